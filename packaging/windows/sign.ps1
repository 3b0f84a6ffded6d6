# Signs the files given, with key.pfx in the current folder and CERTIFICATE_PASSWORD; used by the release workflow.
param([Parameter(Mandatory = $true)][IO.FileInfo[]]$Files)
$ErrorActionPreference = 'Stop'
$sdk = Get-ChildItem 'C:\Program Files (x86)\Windows Kits\10\bin\10.*\x64' | Sort-Object FullName | Select-Object -Last 1
foreach ($file in $Files) {
    & "$sdk\signtool.exe" sign /fd sha256 /tr http://timestamp.digicert.com /td sha256 /f key.pfx /p $env:CERTIFICATE_PASSWORD $file
    if ($LASTEXITCODE -ne 0) { throw "signing $file failed" }
}
