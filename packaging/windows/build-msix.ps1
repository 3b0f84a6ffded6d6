# Makes dist\OakenSearch-VERSION.msix from the bundle. Needs the Windows SDK (makeappx, and signtool to sign).
#
#   powershell -File packaging\windows\build-msix.ps1 -Version 0.1.0 -Publisher "CN=…" [-Python .venv\Scripts\python.exe]
#
# PUBLISHER has to be the subject of the certificate that signs; the Store signs by itself.
param(
    [Parameter(Mandatory = $true)][string]$Version,
    [Parameter(Mandatory = $true)][string]$Publisher,
    [string]$Python = '.venv\Scripts\python.exe'
)
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..\..')

$stage = 'build\msix'
Remove-Item -Recurse -Force $stage -ErrorAction SilentlyContinue
Copy-Item -Recurse dist\bundle\oakensearch $stage
New-Item -ItemType Directory "$stage\Assets" | Out-Null
foreach ($picture in @{ StoreLogo = 50; Square44x44Logo = 44; Square150x150Logo = 150 }.GetEnumerator()) {
    & $Python packaging\icons.py png "$stage\Assets\$($picture.Key).png" $picture.Value
}
(Get-Content packaging\windows\AppxManifest.xml.in -Raw).Replace('@VERSION@', $Version).Replace('@PUBLISHER@', $Publisher) |
    Set-Content "$stage\AppxManifest.xml" -Encoding utf8

$sdk = Get-ChildItem 'C:\Program Files (x86)\Windows Kits\10\bin\10.*\x64' | Sort-Object FullName | Select-Object -Last 1
& "$sdk\makeappx.exe" pack /o /d $stage /p "dist\OakenSearch-$Version.msix"
if ($LASTEXITCODE -ne 0) { throw 'makeappx failed' }
