; The installer for Windows: for one person, without an administrator.
;
;   makensis -DVERSION=0.1.0 -DBUNDLE=dist\bundle\oakensearch -DOUTPUT=dist\OakenSearch-0.1.0-setup.exe oakensearch.nsi
;
; ICON (an .ico) and LICENCE (a text) may be given too. It runs silently with /S; /D=FOLDER, last, chooses the folder.
; An upgrade installs over what is there: the program's own folder is emptied first, the person's data is never in it.

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
RequestExecutionLevel user

!ifndef VERSION
  !error "VERSION is not given"
!endif
!ifndef BUNDLE
  !error "BUNDLE, the folder of the bundle, is not given"
!endif
!ifndef OUTPUT
  !define OUTPUT "OakenSearch-${VERSION}-setup.exe"
!endif

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "x64.nsh"
!include "WinVer.nsh"

!define NAME "OakenSearch"
!define PUBLISHER "The OakenSearch authors"
!define PROGRAM "oakensearch-window.exe"
!define CLASS "OakenSearch.Mail"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES_KEY "Software\Classes"
!define DATA_FOLDER "$LOCALAPPDATA\OakenSearch"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\OakenSearch"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "Your mail is not touched. Your library and settings are kept unless you tick them on the next page."

!insertmacro MUI_PAGE_WELCOME
!ifdef LICENCE
  !insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!endif
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "OakenSearch needs Windows 10 or later, 64 bits." /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

; A program that runs keeps its files from being replaced: ask for it to be closed rather than end it.
!macro WaitUntilClosed un
  Function ${un}WaitUntilClosed
    ${Do}
      ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
        ${Break}
      ${EndIf}
      ClearErrors
      FileOpen $0 "$INSTDIR\${PROGRAM}" a
      ${IfNot} ${Errors}
        FileClose $0
        ${Break}
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "OakenSearch is open. Close it, then try again." /SD IDCANCEL IDRETRY +2
      Abort
    ${Loop}
  FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

Section "OakenSearch" SectionProgram
  SectionIn RO
  Call WaitUntilClosed
  ; What an older version brought and this one does not would be loaded all the same.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 SW_SHOWNORMAL "" "Find any mail you ever got"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
SectionEnd

; "Open with" knows the program; what opens a file by double-click stays what it was.
Section /o "Offer it for .eml and .mbox files" SectionFiles
  WriteRegStr HKCU "${CLASSES_KEY}\${CLASS}" "" "Mail"
  WriteRegStr HKCU "${CLASSES_KEY}\${CLASS}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES_KEY}\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" --open "%1"'
  WriteRegStr HKCU "${CLASSES_KEY}\.eml\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "${CLASSES_KEY}\.mbox\OpenWithProgids" "${CLASS}" ""
  ${RefreshShellIcons}
SectionEnd

Section /o "Open mid: links to messages" SectionLinks
  WriteRegStr HKCU "${CLASSES_KEY}\mid" "" "URL:Message"
  WriteRegStr HKCU "${CLASSES_KEY}\mid" "URL Protocol" ""
  WriteRegStr HKCU "${CLASSES_KEY}\mid" "OakenSearch" "1"
  WriteRegStr HKCU "${CLASSES_KEY}\mid\shell\open\command" "" '"$INSTDIR\${PROGRAM}" --open "%1"'
  ${RefreshShellIcons}
SectionEnd

Section /o "Shortcut on the desktop" SectionDesktop
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "un.OakenSearch" UninstallProgram
  SectionIn RO
  Call un.WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\oakensearch.exe"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\${NAME}"
  DeleteRegKey HKCU "${CLASSES_KEY}\${CLASS}"
  DeleteRegValue HKCU "${CLASSES_KEY}\.eml\OpenWithProgids" "${CLASS}"
  DeleteRegValue HKCU "${CLASSES_KEY}\.mbox\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "${CLASSES_KEY}\mid" "OakenSearch"
  ${If} $0 == "1"
    DeleteRegKey HKCU "${CLASSES_KEY}\mid"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd

; Not chosen unless the person says so, and never by a silent uninstall.
Section /o "un.My library and settings, too" UninstallData
  RMDir /r "${DATA_FOLDER}"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "The program, its model for meaning, and an entry in the Start menu."
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionFiles} "Lists OakenSearch under Open with. The program that opens them now stays the one that does."
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionLinks} "Finds the message that such a link names."
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionDesktop} "An icon on the desktop."
!insertmacro MUI_FUNCTION_DESCRIPTION_END
!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${UninstallProgram} "The program itself."
  !insertmacro MUI_DESCRIPTION_TEXT ${UninstallData} "What OakenSearch read from your mail, read states, and settings. Your mail itself stays."
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
