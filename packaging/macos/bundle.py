"""What macOS is told of the app: its Info.plist. Used by oakensearch.spec."""

from __future__ import annotations

IDENTIFIER = "io.github.oakensearch.OakenSearch"


def info_plist(version: str) -> dict[str, object]:
    """The keys beside those that PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": "OakenSearch",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.productivity",
        "LSMinimumSystemVersion": "13.0",  # that of Qt 6.11
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The OakenSearch authors. MIT licence.",
        "NSRequiresAquaSystemAppearance": False,  # dark colours, too
        # These two folders are asked for. Apple Mail's needs Full Disk Access, which only the person can give.
        "NSDocumentsFolderUsageDescription": "To read the mailboxes that you choose there.",
        "NSDownloadsFolderUsageDescription": "To read the mailboxes that you choose there.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Mail message",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",  # offered under Open With; never takes a file from another program
                "LSItemContentTypes": ["com.apple.mail.email", "public.email-message"],
            },
            {
                "CFBundleTypeName": "Mailbox",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": ["io.github.oakensearch.mbox"],
            },
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": "io.github.oakensearch.mbox",
                "UTTypeDescription": "Mailbox",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["mbox"],
                    "public.mime-type": ["application/mbox"],
                },
            }
        ],
        "CFBundleURLTypes": [
            {
                "CFBundleURLName": "Message",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "CFBundleURLSchemes": ["mid"],
            }
        ],
    }
