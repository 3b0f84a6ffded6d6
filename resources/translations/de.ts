<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>About OakenSearch</source>
      <translation>Über OakenSearch</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <source>Counting …</source>
      <translation>Wird gezählt …</translation>
    </message>
    <message>
      <source>Finds any mail you ever got, by its words or by its meaning. It works on this machine alone: nothing of your mail or your searches is sent anywhere.</source>
      <translation>Findet jede Mail, die Sie je bekommen haben, nach ihren Wörtern oder nach ihrem Sinn. Es arbeitet allein auf diesem Rechner: Nichts von Ihren Mails und Ihren Suchen wird irgendwohin gesendet.</translation>
    </message>
    <message>
      <source>For a question to somebody who knows the program. It holds no mail, no addresses and no folders.</source>
      <translation>Für eine Frage an jemanden, der das Programm kennt. Er enthält keine Mail, keine Adressen und keine Ordner.</translation>
    </message>
    <message>
      <source>Index (words and meaning)</source>
      <translation>Index (Wörter und Bedeutung)</translation>
    </message>
    <message>
      <source>It does not look for updates by itself either.</source>
      <translation>Es sucht auch nicht von selbst nach Aktualisierungen.</translation>
    </message>
    <message>
      <source>Its files lie in {folder}</source>
      <translation>Die Dateien liegen in {folder}</translation>
    </message>
    <message>
      <source>Library (messages, read state)</source>
      <translation>Bibliothek (Nachrichten, Lesestatus)</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>MIT licence · Qt {version}</source>
      <translation>MIT-Lizenz · Qt {version}</translation>
    </message>
    <message>
      <source>Parts of this program</source>
      <translation>Bestandteile dieses Programms</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Remembered meaning</source>
      <translation>Gemerkte Bedeutung</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Show the folder</source>
      <translation>Ordner zeigen</translation>
    </message>
    <message>
      <source>Text of the licence</source>
      <translation>Text der Lizenz</translation>
    </message>
  </context>
  <context>
    <name>ActivityPanel</name>
    <message>
      <source>Another OakenSearch is reading mail</source>
      <translation>Ein anderes OakenSearch liest gerade Mails</translation>
    </message>
    <message>
      <source>Look for new mail</source>
      <translation>Nach neuen Mails sehen</translation>
    </message>
    <message>
      <source>Looking for new mail…</source>
      <translation>Sehe nach neuen Mails…</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Paused. What was read can be searched.</source>
      <translation>Angehalten. Was gelesen wurde, kann durchsucht werden.</translation>
    </message>
    <message>
      <source>Pausing…</source>
      <translation>Wird angehalten…</translation>
    </message>
    <message>
      <source>Progress of reading your mail</source>
      <translation>Fortschritt beim Lesen Ihrer Mails</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Auf dem neuesten Stand</translation>
    </message>
    <message>
      <source>{added} new, {removed} gone</source>
      <translation>{added} neu, {removed} verschwunden</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} von {total}</translation>
    </message>
    <message>
      <source>{rate} a second</source>
      <translation>{rate} je Sekunde</translation>
    </message>
    <message>
      <source>{rate} · {time} left</source>
      <translation>{rate} · noch {time}</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <source>Earlier searches…</source>
      <translation>Frühere Suchen…</translation>
    </message>
    <message>
      <source>Forget all earlier searches</source>
      <translation>Alle früheren Suchen vergessen</translation>
    </message>
    <message>
      <source>Keep this search</source>
      <translation>Diese Suche behalten</translation>
    </message>
    <message>
      <source>Name:</source>
      <translation>Name:</translation>
    </message>
    <message>
      <source>None yet: the star in the search field keeps one</source>
      <translation>Noch keine: Der Stern im Suchfeld behält eine</translation>
    </message>
    <message>
      <source>Rename or forget…</source>
      <translation>Umbenennen oder vergessen …</translation>
    </message>
  </context>
  <context>
    <name>AttachmentsBar</name>
    <message>
      <source>Attachments</source>
      <translation>Anhänge</translation>
    </message>
    <message>
      <source>Files of this kind can only be saved: they could do something when opened.</source>
      <translation>Dateien dieser Art können nur gespeichert werden: Beim Öffnen könnten sie etwas ausführen.</translation>
    </message>
    <message>
      <source>It came with a message, and the other program may load things from the network for it.</source>
      <translation>Die Datei kam mit einer Nachricht, und das andere Programm könnte dafür etwas aus dem Netz laden.</translation>
    </message>
    <message>
      <source>It could not be opened: {reason}</source>
      <translation>Es konnte nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
      <source>It could not be saved: {reason}</source>
      <translation>Es konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open {name}</source>
      <translation>{name} öffnen</translation>
    </message>
    <message>
      <source>Open {name} in another program?</source>
      <translation>{name} in einem anderen Programm öffnen?</translation>
    </message>
    <message>
      <source>Save the attachment</source>
      <translation>Anhang speichern</translation>
    </message>
    <message>
      <source>Save {name}</source>
      <translation>{name} speichern</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>There is no program on this computer that shows such a file. It can be saved, though.</source>
      <translation>Auf diesem Computer ist kein Programm, das eine solche Datei zeigt. Speichern lässt sie sich aber.</translation>
    </message>
    <message>
      <source>attachment</source>
      <translation>Anhang</translation>
    </message>
  </context>
  <context>
    <name>Backups</name>
    <message>
      <source>Back up</source>
      <translation>Sichern</translation>
    </message>
    <message>
      <source>Backups of OakenSearch ({patterns})</source>
      <translation>Sicherungen von OakenSearch ({patterns})</translation>
    </message>
    <message>
      <source>It is kept as a backup of its own, so that you can go back.</source>
      <translation>Es bleibt als eigene Sicherung erhalten, sodass Sie zurückkönnen.</translation>
    </message>
    <message>
      <source>Looking at the backup…</source>
      <translation>Die Sicherung wird angesehen…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
      <source>Restore the backup of {date}: {messages} of {mailboxes}, and the settings?</source>
      <translation>Die Sicherung vom {date} wiederherstellen ({messages}, {mailboxes} und die Einstellungen)?</translation>
    </message>
    <message>
      <source>Restore the safe copy of {date}: the list of {mailboxes}, and your marks?</source>
      <translation>Die Sicherheitskopie vom {date} wiederherstellen ({mailboxes} und Ihre Markierungen)?</translation>
    </message>
    <message>
      <source>Restored {messages} of {mailboxes}, and your settings.</source>
      <translation>Wiederhergestellt: {messages}, {mailboxes} und Ihre Einstellungen.</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Die Sicherung wird wiederhergestellt…</translation>
    </message>
    <message>
      <source>Saved {messages} of {mailboxes}, and your settings ({size}).</source>
      <translation>Gesichert: {messages}, {mailboxes} und Ihre Einstellungen ({size}).</translation>
    </message>
    <message>
      <source>Saving the backup…</source>
      <translation>Die Sicherung wird gespeichert…</translation>
    </message>
    <message>
      <source>Searching goes on; the index follows now.</source>
      <translation>Die Suche geht weiter; der Index zieht jetzt nach.</translation>
    </message>
    <message>
      <source>The mail itself lies where it was and is not in it, nor is any password or key.</source>
      <translation>Die Mails selbst liegen, wo sie waren, und sind nicht darin, ebenso keine Passwörter oder Schlüssel.</translation>
    </message>
    <message>
      <source>The mailboxes are read anew, which can take a while.</source>
      <translation>Die Postfächer werden neu gelesen, was eine Weile dauern kann.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is another library.</source>
      <translation>Was jetzt hier ist ({messages}), ist eine andere Bibliothek.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is kept as a backup of its own.</source>
      <translation>Was jetzt hier ist ({messages}), bleibt als eigene Sicherung erhalten.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is newer than the backup.</source>
      <translation>Was jetzt hier ist ({messages}), ist neuer als die Sicherung.</translation>
    </message>
    <message>
      <source>What is here now is damaged; it is set aside.</source>
      <translation>Was jetzt hier ist, ist beschädigt; es wird beiseitegelegt.</translation>
    </message>
    <message>
      <source>What was here before is kept in {path}</source>
      <translation>Was vorher hier war, liegt in {path}</translation>
    </message>
    <message>
      <source>Your mail stays where it is; it is only read.</source>
      <translation>Ihre Mails bleiben, wo sie sind; sie werden nur gelesen.</translation>
    </message>
    <message>
      <source>{messages} read from your mailboxes; your marks are back.</source>
      <translation>{messages} aus Ihren Postfächern gelesen; Ihre Markierungen sind wieder da.</translation>
    </message>
  </context>
  <context>
    <name>Banner</name>
    <message>
      <source>Build meaning now</source>
      <translation>Sinn jetzt aufbauen</translation>
    </message>
    <message>
      <source>Search again</source>
      <translation>Noch einmal suchen</translation>
    </message>
    <message>
      <source>Searched by words only.</source>
      <translation>Nur nach Wörtern gesucht.</translation>
    </message>
    <message>
      <source>Turn meaning on</source>
      <translation>Sinn einschalten</translation>
    </message>
    <message>
      <source>What helps?</source>
      <translation>Was hilft?</translation>
    </message>
    <message>
      <source>You can search while it is being built.</source>
      <translation>Suchen können Sie auch währenddessen.</translation>
    </message>
  </context>
  <context>
    <name>Chip</name>
    <message>
      <source>Delete removes this filter, N turns it round</source>
      <translation>Entf entfernt diesen Filter, N kehrt ihn um</translation>
    </message>
    <message>
      <source>Filter by {title}</source>
      <translation>Nach {title} filtern</translation>
    </message>
    <message>
      <source>Not {filter}</source>
      <translation>Nicht {filter}</translation>
    </message>
    <message>
      <source>Remove the filter {title}</source>
      <translation>Filter {title} entfernen</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>Diesen Filter entfernen</translation>
    </message>
  </context>
  <context>
    <name>ChipRow</name>
    <message>
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>More filters</source>
      <translation>Weitere Filter</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>{filter} entfernen</translation>
    </message>
    <message>
      <source>before {day}</source>
      <translation>vor {day}</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>seit {day}</translation>
    </message>
  </context>
  <context>
    <name>Completer</name>
    <message>
      <source>Suggestions</source>
      <translation>Vorschläge</translation>
    </message>
    <message>
      <source>Suggestions below; Down chooses, Tab takes the first</source>
      <translation>Vorschläge darunter; Pfeil ab wählt, Tab nimmt den ersten</translation>
    </message>
  </context>
  <context>
    <name>ConnectionTest</name>
    <message>
      <source>It works: {dimension} numbers a passage, in {milliseconds} ms.</source>
      <translation>Es funktioniert: {dimension} Zahlen je Abschnitt, in {milliseconds} ms.</translation>
    </message>
    <message>
      <source>Meaning is switched off, so there is nothing to try.</source>
      <translation>Sinn ist ausgeschaltet, es gibt also nichts zu prüfen.</translation>
    </message>
  </context>
  <context>
    <name>DateChooser</name>
    <message>
      <source>First day</source>
      <translation>Erster Tag</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>Last 7 days</source>
      <translation>Letzte 7 Tage</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>Letzter Tag</translation>
    </message>
    <message>
      <source>This month</source>
      <translation>Dieser Monat</translation>
    </message>
    <message>
      <source>This year</source>
      <translation>Dieses Jahr</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>Use this range</source>
      <translation>Diesen Zeitraum nehmen</translation>
    </message>
  </context>
  <context>
    <name>DayEdit</name>
    <message>
      <source>F4 opens the calendar</source>
      <translation>F4 öffnet den Kalender</translation>
    </message>
  </context>
  <context>
    <name>DetailsPanel</name>
    <message>
      <source>Choose a message to see why it is here.</source>
      <translation>Wählen Sie eine Nachricht, um zu sehen, warum sie hier ist.</translation>
    </message>
    <message>
      <source>Why this message is here</source>
      <translation>Warum diese Nachricht hier steht</translation>
    </message>
  </context>
  <context>
    <name>DiscoveredList</name>
    <message>
      <source>Add {mailbox}</source>
      <translation>{mailbox} hinzufügen</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>Auf diesem Rechner gefunden</translation>
    </message>
    <message>
      <source>Mailboxes on this computer</source>
      <translation>Postfächer auf diesem Rechner</translation>
    </message>
  </context>
  <context>
    <name>ErrorDialog</name>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <source>OakenSearch ran into something it did not expect</source>
      <translation>OakenSearch ist auf etwas Unerwartetes gestoßen</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>Bericht zeigen</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <source>Your mail was not touched, and you can go on. If it happens again, the report helps to mend it.</source>
      <translation>Ihre Mails wurden nicht angetastet, und Sie können weiterarbeiten. Wenn es wieder geschieht, hilft der Bericht, es zu beheben.</translation>
    </message>
  </context>
  <context>
    <name>FacetButton</name>
    <message>
      <source>Chosen; press to go back</source>
      <translation>Gewählt; drücken führt zurück</translation>
    </message>
    <message>
      <source>Narrow to this</source>
      <translation>Darauf einschränken</translation>
    </message>
    <message>
      <source>{value}: {count}</source>
      <translation>{value}: {count}</translation>
    </message>
  </context>
  <context>
    <name>FacetsPanel</name>
    <message>
      <source>Among the newest {count}</source>
      <translation>Unter den neuesten {count}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Etiketten</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Postfächer</translation>
    </message>
    <message>
      <source>Narrowed, there may be more by meaning</source>
      <translation>Eingegrenzt kann es nach dem Sinn mehr geben</translation>
    </message>
    <message>
      <source>Senders</source>
      <translation>Absender</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Was gefunden wurde</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Find in this message</source>
      <translation>In dieser Nachricht suchen</translation>
    </message>
    <message>
      <source>Next (F3)</source>
      <translation>Weiter (F3)</translation>
    </message>
    <message>
      <source>Not in the text</source>
      <translation>Nicht im Text</translation>
    </message>
    <message>
      <source>Previous (Shift+F3)</source>
      <translation>Zurück (Umschalt+F3)</translation>
    </message>
    <message>
      <source>{current} of {total}</source>
      <translation>{current} von {total}</translation>
    </message>
  </context>
  <context>
    <name>FirstRunPage</name>
    <message>
      <source>Add a folder of mail…</source>
      <translation>Ordner mit Mails hinzufügen…</translation>
    </message>
    <message>
      <source>Add a mail file…</source>
      <translation>Maildatei hinzufügen…</translation>
    </message>
    <message>
      <source>By its words, or by what you remember of it. OakenSearch reads your mail where it lies, changes nothing in it, and sends nothing anywhere.</source>
      <translation>Nach ihren Wörtern oder nach dem, woran Sie sich erinnern. OakenSearch liest Ihre Mails dort, wo sie liegen, ändert nichts daran und sendet nichts irgendwohin.</translation>
    </message>
    <message>
      <source>Find any mail you ever got</source>
      <translation>Jede Mail finden, die Sie je bekommen haben</translation>
    </message>
    <message>
      <source>Questions to try on the sample</source>
      <translation>Fragen zum Ausprobieren am Beispiel</translation>
    </message>
    <message>
      <source>Thunderbird, Apple Mail, Outlook, Gmail exports, Maildir, mbox, .eml and more.</source>
      <translation>Thunderbird, Apple Mail, Outlook, Gmail-Exporte, Maildir, mbox, .eml und mehr.</translation>
    </message>
    <message>
      <source>Try the sample mailbox</source>
      <translation>Beispielpostfach ausprobieren</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
  </context>
  <context>
    <name>HitActions</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Fetching {messages}…</source>
      <translation>{messages} werden geholt…</translation>
    </message>
    <message>
      <source>No program opened the folder; the message lies in {folder}</source>
      <translation>Kein Programm hat den Ordner geöffnet; die Nachricht liegt in {folder}</translation>
    </message>
    <message>
      <source>Save the messages</source>
      <translation>Nachrichten speichern</translation>
    </message>
    <message>
      <source>Save the messages in a folder</source>
      <translation>Nachrichten in einem Ordner speichern</translation>
    </message>
    <message>
      <source>Saving {messages}…</source>
      <translation>Speichere {messages}…</translation>
    </message>
    <message>
      <source>This message is no longer in your mailbox.</source>
      <translation>Diese Nachricht ist nicht mehr in Ihrem Postfach.</translation>
    </message>
    <message>
      <source>{messages} could not be read: no longer in the mailbox.</source>
      <translation>Nicht lesbar, da nicht mehr im Postfach: {messages}.</translation>
    </message>
    <message>
      <source>{messages} saved: {place}</source>
      <translation>{messages} gespeichert: {place}</translation>
    </message>
  </context>
  <context>
    <name>HitMenu</name>
    <message>
      <source>All of this thread</source>
      <translation>Alles aus diesem Gespräch</translation>
    </message>
    <message>
      <source>As .eml files…</source>
      <translation>Als .eml-Dateien…</translation>
    </message>
    <message>
      <source>As an mbox file…</source>
      <translation>Als mbox-Datei…</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Find similar</source>
      <translation>Ähnliche finden</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Link to the message</source>
      <translation>Link zur Nachricht</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Als ungelesen markieren</translation>
    </message>
    <message>
      <source>Message-ID</source>
      <translation>Message-ID</translation>
    </message>
    <message>
      <source>More from this sender</source>
      <translation>Mehr von diesem Absender</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open in the mail program</source>
      <translation>Im Mailprogramm öffnen</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Priorität</translation>
    </message>
    <message>
      <source>Sender</source>
      <translation>Absender</translation>
    </message>
    <message>
      <source>Show in its folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Betreff</translation>
    </message>
    <message>
      <source>The list as CSV…</source>
      <translation>Die Liste als CSV…</translation>
    </message>
    <message>
      <source>Why this message is here</source>
      <translation>Warum diese Nachricht hier steht</translation>
    </message>
  </context>
  <context>
    <name>IndexingProcess</name>
    <message>
      <source>Reading your mail {how}. Nothing is lost; it goes on from there. ({last})</source>
      <translation>Das Lesen Ihrer Mails {how}. Nichts ist verloren; es geht von dort weiter. ({last})</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads mail could not be started.</source>
      <translation>Der Teil von OakenSearch, der Mails liest, ließ sich nicht starten.</translation>
    </message>
    <message>
      <source>ended unexpectedly</source>
      <translation>endete unerwartet</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>Rückgabewert {code}</translation>
    </message>
    <message>
      <source>was ended from outside or crashed</source>
      <translation>wurde von außen beendet oder stürzte ab</translation>
    </message>
  </context>
  <context>
    <name>MailProgram</name>
    <message>
      <source>No program on this computer is set up to open mail. Choose one in the system's settings for default programs, or export the message as an .eml file.</source>
      <translation>Auf diesem Computer ist kein Programm zum Öffnen von E-Mails eingerichtet. Wählen Sie eines in den Systemeinstellungen für Standardprogramme, oder exportieren Sie die Nachricht als .eml-Datei.</translation>
    </message>
  </context>
  <context>
    <name>MailboxActions</name>
    <message>
      <source>Add a folder of mail</source>
      <translation>Ordner mit Mails hinzufügen</translation>
    </message>
    <message>
      <source>Add a mail file</source>
      <translation>Maildatei hinzufügen</translation>
    </message>
  </context>
  <context>
    <name>MailboxesDialog</name>
    <message>
      <source>A backup holds this list, your marks and the settings. The mail itself stays here.</source>
      <translation>Eine Sicherung enthält diese Liste, Ihre Markierungen und die Einstellungen. Die Mails selbst bleiben hier.</translation>
    </message>
    <message>
      <source>Add a file…</source>
      <translation>Datei hinzufügen…</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
      <source>Back up…</source>
      <translation>Sichern…</translation>
    </message>
    <message>
      <source>Its messages are no longer found. The mail itself stays where it is.</source>
      <translation>Seine Nachrichten werden nicht mehr gefunden. Die Mails selbst bleiben, wo sie sind.</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Postfächer</translation>
    </message>
    <message>
      <source>Nothing was read yet</source>
      <translation>Noch nichts gelesen</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove {name} from OakenSearch?</source>
      <translation>{name} aus OakenSearch entfernen?</translation>
    </message>
    <message>
      <source>Remove…</source>
      <translation>Entfernen…</translation>
    </message>
    <message>
      <source>Restore a backup…</source>
      <translation>Sicherung wiederherstellen…</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>{key} opens</source>
      <translation>{key} öffnet</translation>
    </message>
    <message>
      <source>{key} tells why</source>
      <translation>{key} sagt warum</translation>
    </message>
  </context>
  <context>
    <name>MeaningTools</name>
    <message>
      <source>Another model reads {messages} anew, in about {time}. Words search everything meanwhile.</source>
      <translation>Ein anderes Modell liest {messages} neu, in etwa {time}. Nach Wörtern wird inzwischen alles durchsucht.</translation>
    </message>
    <message>
      <source>Another model reads {messages} anew; how long that takes depends on the endpoint.</source>
      <translation>Ein anderes Modell liest {messages} neu; wie lange das dauert, hängt vom Endpunkt ab.</translation>
    </message>
    <message>
      <source>Build meaning now</source>
      <translation>Sinn jetzt aufbauen</translation>
    </message>
    <message>
      <source>Keep in the keyring</source>
      <translation>Im Schlüsselbund ablegen</translation>
    </message>
    <message>
      <source>Key of the endpoint</source>
      <translation>Schlüssel des Endpunkts</translation>
    </message>
    <message>
      <source>Key of the endpoint, if it wants one</source>
      <translation>Schlüssel des Endpunkts, falls er einen verlangt</translation>
    </message>
    <message>
      <source>Test the connection</source>
      <translation>Verbindung prüfen</translation>
    </message>
    <message>
      <source>The keyring keeps it.</source>
      <translation>Der Schlüsselbund bewahrt ihn auf.</translation>
    </message>
    <message>
      <source>The keyring keeps no key for it.</source>
      <translation>Der Schlüsselbund bewahrt keinen Schlüssel dafür auf.</translation>
    </message>
    <message>
      <source>Trying…</source>
      <translation>Wird geprüft…</translation>
    </message>
  </context>
  <context>
    <name>MessageBrowser</name>
    <message>
      <source>Hide {count} quoted lines</source>
      <translation>{count} zitierte Zeilen verbergen</translation>
    </message>
    <message>
      <source>Show {count} quoted lines</source>
      <translation>{count} zitierte Zeilen zeigen</translation>
    </message>
    <message>
      <source>Text of the message</source>
      <translation>Text der Nachricht</translation>
    </message>
  </context>
  <context>
    <name>MessageFiles</name>
    <message>
      <source>It could not be printed: the printer cannot be reached.</source>
      <translation>Es konnte nicht gedruckt werden: Der Drucker ist nicht erreichbar.</translation>
    </message>
    <message>
      <source>It could not be saved: {reason}</source>
      <translation>Es konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
      <source>Mail message (*.eml)</source>
      <translation>Mail (*.eml)</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Als PDF speichern</translation>
    </message>
    <message>
      <source>Save the message</source>
      <translation>Nachricht speichern</translation>
    </message>
    <message>
      <source>message</source>
      <translation>Nachricht</translation>
    </message>
    <message>
      <source>the file cannot be written</source>
      <translation>die Datei lässt sich nicht schreiben</translation>
    </message>
  </context>
  <context>
    <name>MessageHeader</name>
    <message>
      <source>(no subject)</source>
      <translation>(kein Betreff)</translation>
    </message>
    <message>
      <source>All headers</source>
      <translation>Alle Kopfzeilen</translation>
    </message>
    <message>
      <source>Cc</source>
      <translation>Kopie</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>Show all headers</source>
      <translation>Alle Kopfzeilen zeigen</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Betreff</translation>
    </message>
    <message>
      <source>To</source>
      <translation>An</translation>
    </message>
  </context>
  <context>
    <name>MessageMenu</name>
    <message>
      <source>Larger text</source>
      <translation>Größerer Text</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Normal size</source>
      <translation>Normale Größe</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken…</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Als PDF speichern…</translation>
    </message>
    <message>
      <source>Save the message…</source>
      <translation>Nachricht speichern…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinerer Text</translation>
    </message>
    <message>
      <source>View source</source>
      <translation>Quelltext zeigen</translation>
    </message>
    <message>
      <source>What can be done with this message</source>
      <translation>Was sich mit dieser Nachricht tun lässt</translation>
    </message>
  </context>
  <context>
    <name>MessageWindow</name>
    <message>
      <source>(no subject)</source>
      <translation>(kein Betreff)</translation>
    </message>
    <message>
      <source>1 thing from the network was blocked.</source>
      <translation>1 Inhalt aus dem Netz wurde abgehalten.</translation>
    </message>
    <message>
      <source>Got it</source>
      <translation>Verstanden</translation>
    </message>
    <message>
      <source>Opening a message marks it as read in OakenSearch only. Your mailbox is not changed.</source>
      <translation>Öffnen markiert eine Nachricht nur in OakenSearch als gelesen. Ihr Postfach wird nicht verändert.</translation>
    </message>
    <message>
      <source>Quoted text</source>
      <translation>Zitierter Text</translation>
    </message>
    <message>
      <source>Saved as {path}</source>
      <translation>Gespeichert als {path}</translation>
    </message>
    <message>
      <source>Show all quoted text</source>
      <translation>Allen zitierten Text zeigen</translation>
    </message>
    <message>
      <source>There is no text that can be shown.</source>
      <translation>Es gibt keinen Text, der gezeigt werden kann.</translation>
    </message>
    <message>
      <source>This is the text that was kept when it was indexed.</source>
      <translation>Dies ist der Text, der beim Verzeichnen behalten wurde.</translation>
    </message>
    <message>
      <source>{count} things from the network were blocked.</source>
      <translation>{count} Inhalte aus dem Netz wurden abgehalten.</translation>
    </message>
  </context>
  <context>
    <name>NothingFoundPage</name>
    <message>
      <source>Another OakenSearch is reading mail; what fits appears here when it has ended.</source>
      <translation>Ein anderes OakenSearch liest gerade Nachrichten; was passt, erscheint hier, sobald es fertig ist.</translation>
    </message>
    <message>
      <source>Meaning is still being built; what comes near to it appears here then.</source>
      <translation>Die Bedeutung wird noch aufgebaut; was ihr nahekommt, erscheint dann hier.</translation>
    </message>
    <message>
      <source>No message fits. Try fewer words, or say it in other words.</source>
      <translation>Keine Nachricht passt. Versuchen Sie weniger oder andere Wörter.</translation>
    </message>
    <message>
      <source>Nothing fits all of this. Drop a filter to see more:</source>
      <translation>Nichts passt zu alledem. Lassen Sie einen Filter weg, um mehr zu sehen:</translation>
    </message>
    <message>
      <source>Nothing found</source>
      <translation>Nichts gefunden</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Noch nichts gefunden</translation>
    </message>
    <message>
      <source>Without any filter</source>
      <translation>Ohne jeden Filter</translation>
    </message>
    <message>
      <source>Without {filter}</source>
      <translation>Ohne {filter}</translation>
    </message>
    <message>
      <source>Your mail is still being read; what fits appears here as it comes.</source>
      <translation>Ihre Mails werden noch gelesen; was passt, erscheint hier nach und nach.</translation>
    </message>
  </context>
  <context>
    <name>OperatorsPopover</name>
    <message>
      <source>Example: {query}</source>
      <translation>Beispiel: {query}</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>Just write what you remember. Or be exact:</source>
      <translation>Schreiben Sie einfach, woran Sie sich erinnern. Oder genauer:</translation>
    </message>
    <message>
      <source>Not with this word; a minus turns every filter round</source>
      <translation>Ohne dieses Wort; ein Minus kehrt jeden Filter um</translation>
    </message>
    <message>
      <source>One or the other</source>
      <translation>Das eine oder das andere</translation>
    </message>
    <message>
      <source>These words in this order</source>
      <translation>Diese Wörter in dieser Folge</translation>
    </message>
    <message>
      <source>This word exactly, not its other forms</source>
      <translation>Genau dieses Wort, nicht seine anderen Formen</translation>
    </message>
    <message>
      <source>What can be typed into the search field</source>
      <translation>Was man ins Suchfeld schreiben kann</translation>
    </message>
    <message>
      <source>Words that begin so</source>
      <translation>Wörter, die so anfangen</translation>
    </message>
  </context>
  <context>
    <name>PortalHolder</name>
    <message>
      <source>Bring OakenSearch up</source>
      <translation>OakenSearch nach vorn holen</translation>
    </message>
    <message>
      <source>Granted by your system, whose keyboard settings may change it: {keys}</source>
      <translation>Von Ihrem System gewährt, dessen Tastatureinstellungen es ändern können: {keys}</translation>
    </message>
    <message>
      <source>This desktop cannot grant programs a key. Add one in its keyboard settings, as is told below.</source>
      <translation>Diese Arbeitsumgebung kann Programmen keine Taste gewähren. Legen Sie eine in ihren Tastatureinstellungen an, wie unten beschrieben.</translation>
    </message>
    <message>
      <source>Your system did not grant these keys. Choose others, or look into its keyboard settings.</source>
      <translation>Ihr System hat diese Tasten nicht gewährt. Wählen Sie andere, oder sehen Sie in seinen Tastatureinstellungen nach.</translation>
    </message>
    <message>
      <source>Your system was not allowed to grant these keys. Choose keys again to be asked again.</source>
      <translation>Ihrem System wurde nicht erlaubt, diese Tasten zu gewähren. Wählen Sie noch einmal Tasten, um wieder gefragt zu werden.</translation>
    </message>
  </context>
  <context>
    <name>Preferences</name>
    <message>
      <source>A part of this copy of OakenSearch is missing or does not fit this computer. Install it anew.</source>
      <translation>Ein Teil dieses OakenSearch fehlt oder passt nicht zu diesem Rechner. Installieren Sie es neu.</translation>
    </message>
    <message>
      <source>Searching by meaning</source>
      <translation>Suchen nach dem Sinn</translation>
    </message>
  </context>
  <context>
    <name>ProblemList</name>
    <message>
      <source>(no subject)</source>
      <translation>(kein Betreff)</translation>
    </message>
    <message>
      <source>What could not be read</source>
      <translation>Was nicht gelesen werden konnte</translation>
    </message>
    <message>
      <source>{attachment} in {message}</source>
      <translation>{attachment} in {message}</translation>
    </message>
  </context>
  <context>
    <name>ProgressLine</name>
    <message>
      <source>Searching</source>
      <translation>Suche läuft</translation>
    </message>
  </context>
  <context>
    <name>ReadingPage</name>
    <message>
      <source>Reading your mail</source>
      <translation>Ihre Mails werden gelesen</translation>
    </message>
    <message>
      <source>The newest comes first. You can search what is there already while the rest comes.</source>
      <translation>Das Neueste kommt zuerst. Was schon da ist, können Sie durchsuchen, während der Rest kommt.</translation>
    </message>
  </context>
  <context>
    <name>ResultDelegate</name>
    <message>
      <source>(no subject)</source>
      <translation>(kein Betreff)</translation>
    </message>
    <message>
      <source>In {file}: </source>
      <translation>In {file}: </translation>
    </message>
    <message>
      <source>best match</source>
      <translation>bester Treffer</translation>
    </message>
    <message>
      <source>{count} messages in this thread</source>
      <translation>{count} Nachrichten in diesem Gespräch</translation>
    </message>
  </context>
  <context>
    <name>ResultList</name>
    <message>
      <source>Messages found</source>
      <translation>Gefundene Nachrichten</translation>
    </message>
    <message>
      <source>What to do with the message</source>
      <translation>Was mit der Nachricht geschehen soll</translation>
    </message>
  </context>
  <context>
    <name>ResultModel</name>
    <message>
      <source>best match</source>
      <translation>bester Treffer</translation>
    </message>
    <message>
      <source>in attachment {name}</source>
      <translation>im Anhang {name}</translation>
    </message>
    <message>
      <source>no subject</source>
      <translation>kein Betreff</translation>
    </message>
    <message>
      <source>unread</source>
      <translation>ungelesen</translation>
    </message>
    <message>
      <source>with attachment</source>
      <translation>mit Anhang</translation>
    </message>
    <message>
      <source>{count} messages in the thread</source>
      <translation>{count} Nachrichten im Thema</translation>
    </message>
  </context>
  <context>
    <name>ResultPane</name>
    <message>
      <source>Back to all messages</source>
      <translation>Zurück zu allen Nachrichten</translation>
    </message>
    <message>
      <source>Better order available</source>
      <translation>Bessere Reihenfolge verfügbar</translation>
    </message>
    <message>
      <source>Did you mean {query}?</source>
      <translation>Meinten Sie {query}?</translation>
    </message>
    <message>
      <source>Nearest in meaning to {subject}</source>
      <translation>Dem Sinn nach am nächsten zu {subject}</translation>
    </message>
    <message>
      <source>No close match. These are the nearest by meaning:</source>
      <translation>Nichts passt genau. Dies kommt dem Sinn nach am nächsten:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These are the nearest by meaning:</source>
      <translation>Keine Nachricht enthält alle diese Wörter. Diese kommen der Bedeutung nach am nächsten:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These hold some of them, or are the nearest by meaning:</source>
      <translation>Keine Nachricht enthält alle diese Wörter. Diese enthalten einige davon oder kommen der Bedeutung nach am nächsten:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These hold some of them:</source>
      <translation>Keine Nachricht enthält alle diese Wörter. Diese enthalten einige davon:</translation>
    </message>
    <message>
      <source>Nothing holds this as it is written; shown is {query}</source>
      <translation>Nichts enthält dies so geschrieben; gezeigt wird {query}</translation>
    </message>
    <message>
      <source>Show it</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>The thread “{subject}”</source>
      <translation>Das Thema „{subject}“</translation>
    </message>
  </context>
  <context>
    <name>SavedSearchesDialog</name>
    <message>
      <source>Another search has the name “{name}” already.</source>
      <translation>Eine andere Suche heißt schon „{name}“.</translation>
    </message>
    <message>
      <source>Forget</source>
      <translation>Vergessen</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Rename (F2)</source>
      <translation>Umbenennen (F2)</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suche</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Clear (Esc)</source>
      <translation>Leeren (Esc)</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Suche leeren</translation>
    </message>
    <message>
      <source>Keep this search</source>
      <translation>Diese Suche behalten</translation>
    </message>
    <message>
      <source>Kept as {name}; press to forget it</source>
      <translation>Behalten als {name}; drücken vergisst sie</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suche</translation>
    </message>
    <message>
      <source>Search your mail</source>
      <translation>Ihre Mails durchsuchen</translation>
    </message>
    <message>
      <source>Stop the search</source>
      <translation>Suche anhalten</translation>
    </message>
    <message>
      <source>Stop the search (Esc)</source>
      <translation>Suche anhalten (Esc)</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>Was man hier schreiben kann</translation>
    </message>
    <message>
      <source>Words, or what you remember of it</source>
      <translation>Wörter, oder woran Sie sich erinnern</translation>
    </message>
  </context>
  <context>
    <name>Searching</name>
    <message>
      <source>Search stopped</source>
      <translation>Suche angehalten</translation>
    </message>
    <message>
      <source>The search failed: {reason}</source>
      <translation>Die Suche ist fehlgeschlagen: {reason}</translation>
    </message>
  </context>
  <context>
    <name>SettingRow</name>
    <message>
      <source>Back to {default}</source>
      <translation>Zurück zu {default}</translation>
    </message>
    <message>
      <source>On</source>
      <translation>An</translation>
    </message>
    <message>
      <source>Reset {name}</source>
      <translation>{name} zurücksetzen</translation>
    </message>
    <message>
      <source>no key</source>
      <translation>keine Taste</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>off</source>
      <translation>aus</translation>
    </message>
    <message>
      <source>on</source>
      <translation>an</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>Click into a field and press the new keys; they replace those that were there. Keys that do nothing here belong to your system or to another program.</source>
      <translation>Klicken Sie in ein Feld und drücken Sie die neuen Tasten; sie ersetzen die bisherigen. Tasten, die hier nichts bewirken, gehören Ihrem System oder einem anderen Programm.</translation>
    </message>
    <message>
      <source>For a key that also starts OakenSearch when it does not run, add one in the keyboard settings of your system, for this command: {command}</source>
      <translation>Für eine Taste, die OakenSearch auch startet, wenn es nicht läuft, legen Sie sie in den Tastatureinstellungen Ihres Systems für diesen Befehl an: {command}</translation>
    </message>
    <message>
      <source>For a key that also starts OakenSearch when it does not run, open the properties of its entry in the Start menu and press the keys in the field “Shortcut key”.</source>
      <translation>Für eine Taste, die OakenSearch auch startet, wenn es nicht läuft, öffnen Sie die Eigenschaften seines Eintrags im Startmenü und drücken Sie die Tasten im Feld „Tastenkombination“.</translation>
    </message>
    <message>
      <source>Manage mailboxes</source>
      <translation>Postfächer verwalten</translation>
    </message>
    <message>
      <source>Manage mailboxes…</source>
      <translation>Postfächer verwalten…</translation>
    </message>
    <message>
      <source>Nothing of your mail and of your searches leaves this machine.</source>
      <translation>Nichts von Ihren Mails und Ihren Suchen verlässt diesen Rechner.</translation>
    </message>
    <message>
      <source>Pictures and other things that a message would load from the network are never loaded.</source>
      <translation>Bilder und anderes, was eine Nachricht aus dem Netz laden würde, wird nie geladen.</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Bereiche</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>These keys belong to “{other}” already.</source>
      <translation>Diese Tasten gehören schon zu „{other}“.</translation>
    </message>
    <message>
      <source>With the settings as they are, other programs are sent this:</source>
      <translation>Mit den jetzigen Einstellungen wird anderen Programmen gesendet:</translation>
    </message>
  </context>
  <context>
    <name>SortChooser</name>
    <message>
      <source>A few best, then newest</source>
      <translation>Einige beste, dann neueste</translation>
    </message>
    <message>
      <source>Best first</source>
      <translation>Beste zuerst</translation>
    </message>
    <message>
      <source>By sender</source>
      <translation>Nach Absender</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>Größte zuerst</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Neueste zuerst</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>Älteste zuerst</translation>
    </message>
    <message>
      <source>One row a thread</source>
      <translation>Eine Zeile je Thema</translation>
    </message>
    <message>
      <source>Order of the messages</source>
      <translation>Reihenfolge der Nachrichten</translation>
    </message>
    <message>
      <source>Order of the messages: {order}</source>
      <translation>Reihenfolge der Nachrichten: {order}</translation>
    </message>
    <message>
      <source>{order}, by thread</source>
      <translation>{order}, nach Thema</translation>
    </message>
  </context>
  <context>
    <name>SourceWindow</name>
    <message>
      <source>Source of the message</source>
      <translation>Quelltext der Nachricht</translation>
    </message>
    <message>
      <source>Source of {subject}</source>
      <translation>Quelltext von {subject}</translation>
    </message>
    <message>
      <source>The rest is not shown. Save the message to have all of it.</source>
      <translation>Der Rest wird nicht gezeigt. Speichern Sie die Nachricht, um alles zu haben.</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Another OakenSearch is reading mail</source>
      <translation>Ein anderes OakenSearch liest gerade Mails</translation>
    </message>
    <message>
      <source>Looking for new mail…</source>
      <translation>Sehe nach neuen Mails…</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Progress of reading your mail</source>
      <translation>Fortschritt beim Lesen Ihrer Mails</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Auf dem neuesten Stand</translation>
    </message>
    <message>
      <source>{count} cannot be read</source>
      <translation>{count} nicht lesbar</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} von {total}</translation>
    </message>
    <message>
      <source>{messages} · {seconds} s</source>
      <translation>{messages} · {seconds} s</translation>
    </message>
    <message>
      <source>{ready} of {all} mailboxes read</source>
      <translation>{ready} von {all} Postfächern gelesen</translation>
    </message>
    <message>
      <source>{share} % with meaning</source>
      <translation>{share} % mit Sinn</translation>
    </message>
  </context>
  <context>
    <name>ThreadList</name>
    <message>
      <source>Messages of this thread</source>
      <translation>Nachrichten dieses Gesprächs</translation>
    </message>
    <message>
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>unread</source>
      <translation>ungelesen</translation>
    </message>
    <message>
      <source>{count} in this thread</source>
      <translation>{count} in diesem Gespräch</translation>
    </message>
  </context>
  <context>
    <name>Timeline</name>
    <message>
      <source>Back to the longer time</source>
      <translation>Zurück zum längeren Zeitraum</translation>
    </message>
    <message>
      <source>Back to the longer time (Esc in the timeline)</source>
      <translation>Zurück zum längeren Zeitraum (Esc in der Zeitleiste)</translation>
    </message>
  </context>
  <context>
    <name>TimelineBars</name>
    <message>
      <source>Among the newest {count}</source>
      <translation>Unter den neuesten {count}</translation>
    </message>
    <message>
      <source>Arrows move, Enter narrows the search to that time, Escape goes back</source>
      <translation>Pfeile bewegen, Eingabe schränkt auf diese Zeit ein, Esc geht zurück</translation>
    </message>
    <message>
      <source>Messages over time</source>
      <translation>Nachrichten im Lauf der Zeit</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>A folder of mail…</source>
      <translation>Ein Ordner mit Mails…</translation>
    </message>
    <message>
      <source>A mail file…</source>
      <translation>Eine Maildatei…</translation>
    </message>
    <message>
      <source>About OakenSearch</source>
      <translation>Über OakenSearch</translation>
    </message>
    <message>
      <source>Add mailbox</source>
      <translation>Postfach hinzufügen</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Bequem</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Dicht</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Look for new mail</source>
      <translation>Nach neuen Mails sehen</translation>
    </message>
    <message>
      <source>Manage mailboxes…</source>
      <translation>Postfächer verwalten…</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>Behaltene Suchen</translation>
    </message>
    <message>
      <source>Senders, labels and mailboxes</source>
      <translation>Absender, Labels und Postfächer</translation>
    </message>
    <message>
      <source>Senders, labels and mailboxes of what was found</source>
      <translation>Absender, Etiketten und Postfächer des Gefundenen</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Einstellungen…</translation>
    </message>
    <message>
      <source>The sample mailbox</source>
      <translation>Das Beispielpostfach</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Look for new mail</source>
      <translation>Nach neuen Mails sehen</translation>
    </message>
    <message>
      <source>Open OakenSearch</source>
      <translation>OakenSearch öffnen</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
  </context>
  <context>
    <name>ValueChooser</name>
    <message>
      <source>Counted by words; there may be more by meaning</source>
      <translation>Nach Wörtern gezählt; nach dem Sinn kann es mehr geben</translation>
    </message>
    <message>
      <source>Name or address</source>
      <translation>Name oder Adresse</translation>
    </message>
    <message>
      <source>Not this (N)</source>
      <translation>Nicht dies (N)</translation>
    </message>
    <message>
      <source>Not this: leave out what has the value</source>
      <translation>Nicht dies: weglassen, was diesen Wert hat</translation>
    </message>
    <message>
      <source>Nothing to choose from yet</source>
      <translation>Noch nichts zu wählen</translation>
    </message>
  </context>
  <context>
    <name>core</name>
    <message>
      <source>A category is one of {0}; a priority is 0 to {1}.</source>
      <translation>Eine Art ist eine von {0}; eine Priorität ist 0 bis {1}.</translation>
    </message>
    <message>
      <source>A damaged Outlook message was left out: {0}.</source>
      <translation>Eine beschädigte Outlook-Nachricht wurde ausgelassen: {0}.</translation>
    </message>
    <message>
      <source>A label, or a folder of the mailbox.</source>
      <translation>Ein Label oder ein Ordner des Postfachs.</translation>
    </message>
    <message>
      <source>A mailbox, by its label or a part of its path.</source>
      <translation>Ein Postfach, nach Bezeichnung oder einem Teil seines Pfads.</translation>
    </message>
    <message>
      <source>A part of the mailing list's name.</source>
      <translation>Ein Teil des Namens der Mailingliste.</translation>
    </message>
    <message>
      <source>A pattern cannot refer back or look around here.</source>
      <translation>Ein Muster kann hier weder zurückverweisen noch sich umsehen.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} characters.</source>
      <translation>Ein Muster hat höchstens {0} Zeichen.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} parts that may be there or not.</source>
      <translation>Ein Muster hat höchstens {0} Teile, die auch fehlen dürfen.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} repetitions without an end (* or +).</source>
      <translation>Ein Muster hat höchstens {0} Wiederholungen ohne Ende (* oder +).</translation>
    </message>
    <message>
      <source>A repetition cannot hold another one, or alternatives: this could take for ever.</source>
      <translation>Eine Wiederholung darf weder eine weitere noch Alternativen enthalten: Das könnte ewig dauern.</translation>
    </message>
    <message>
      <source>An item of {0} is damaged and was left out.</source>
      <translation>Ein Element von {0} ist beschädigt und wurde ausgelassen.</translation>
    </message>
    <message>
      <source>Choose a mailbox file (mbox, .pst, .eml, .emlx, .msg, or a Takeout archive) or a folder of Thunderbird, Apple Mail, Evolution, Geary, Maildir, MH or such files.</source>
      <translation>Wählen Sie eine Maildatei (mbox, .pst, .eml, .emlx, .msg oder ein Takeout-Archiv) oder einen Ordner von Thunderbird, Apple Mail, Evolution, Geary, Maildir, MH oder mit solchen Dateien.</translation>
    </message>
    <message>
      <source>Earlier than that day.</source>
      <translation>Vor diesem Tag.</translation>
    </message>
    <message>
      <source>How many match is an estimate.</source>
      <translation>Wie viele passen, ist geschätzt.</translation>
    </message>
    <message>
      <source>In this order, only messages that hold the words are listed.</source>
      <translation>In dieser Reihenfolge stehen nur Nachrichten, die die Wörter enthalten.</translation>
    </message>
    <message>
      <source>Install OakenSearch anew: a part of this copy is missing or does not fit this computer.</source>
      <translation>Installieren Sie OakenSearch neu: Ein Teil dieser Kopie fehlt oder passt nicht zu diesem Computer.</translation>
    </message>
    <message>
      <source>It goes on whenever mail is indexed (oakensearch index in a terminal), newest mail first.</source>
      <translation>Es geht weiter, sooft Mails indiziert werden (oakensearch index im Terminal), die neuesten zuerst.</translation>
    </message>
    <message>
      <source>Larger than that size.</source>
      <translation>Größer als diese Größe.</translation>
    </message>
    <message>
      <source>Let it be built anew (oakensearch index), or choose the earlier model again in the settings.</source>
      <translation>Lassen Sie sie neu aufbauen (oakensearch index) oder wählen Sie in den Einstellungen wieder das frühere Modell.</translation>
    </message>
    <message>
      <source>Let it be built: “Build meaning now” in the window, or oakensearch index in a terminal.</source>
      <translation>Lassen Sie sie aufbauen: „Bedeutung jetzt aufbauen“ im Fenster oder oakensearch index im Terminal.</translation>
    </message>
    <message>
      <source>Mail is being read right now. Close OakenSearch, or let it finish, and try again.</source>
      <translation>Gerade werden Mails gelesen. Schließen Sie OakenSearch oder lassen Sie es fertig werden und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Meaning has not been built yet; words are searched in full.</source>
      <translation>Die Bedeutung wurde noch nicht aufgebaut; Wörter werden vollständig durchsucht.</translation>
    </message>
    <message>
      <source>Meaning is being built: {0} of your mail has it. Words are searched in full.</source>
      <translation>Die Bedeutung wird aufgebaut: {0} Ihrer Mails haben sie. Wörter werden vollständig durchsucht.</translation>
    </message>
    <message>
      <source>Meaning was built by another model and has to be built anew; words are searched in full.</source>
      <translation>Die Bedeutung stammt von einem anderen Modell und muss neu aufgebaut werden; Wörter werden vollständig durchsucht.</translation>
    </message>
    <message>
      <source>More than {0} messages match: the best of the newest {1} come first.</source>
      <translation>Mehr als {0} Nachrichten passen: die besten der neuesten {1} zuerst.</translation>
    </message>
    <message>
      <source>More than {0} messages match: the newest come first. Add a word to find the best.</source>
      <translation>Mehr als {0} Nachrichten passen: die neuesten zuerst. Ein weiteres Wort findet die besten.</translation>
    </message>
    <message>
      <source>More than {0} messages match: those with the most of the words come first.</source>
      <translation>Mehr als {0} Nachrichten passen: die mit den meisten Wörtern zuerst.</translation>
    </message>
    <message>
      <source>Name or address of a recipient.</source>
      <translation>Name oder Adresse eines Empfängers.</translation>
    </message>
    <message>
      <source>Name or address of who got a copy.</source>
      <translation>Name oder Adresse dessen, der eine Kopie bekam.</translation>
    </message>
    <message>
      <source>Name or address of who got a hidden copy.</source>
      <translation>Name oder Adresse dessen, der eine verborgene Kopie bekam.</translation>
    </message>
    <message>
      <source>Newer than days, weeks, months or years.</source>
      <translation>Neuer als Tage, Wochen, Monate oder Jahre.</translation>
    </message>
    <message>
      <source>No model is set for the chat endpoint (search.chat_model).</source>
      <translation>Für den Chat-Endpunkt ist kein Modell eingestellt (search.chat_model).</translation>
    </message>
    <message>
      <source>No model is set for the embedding endpoint (meaning.endpoint_model).</source>
      <translation>Für den Embedding-Endpunkt ist kein Modell eingestellt (meaning.endpoint_model).</translation>
    </message>
    <message>
      <source>Nothing is sent: no usable address is set.</source>
      <translation>Nichts wird gesendet: Es ist keine brauchbare Adresse eingestellt.</translation>
    </message>
    <message>
      <source>Older than days, weeks, months or years.</source>
      <translation>Älter als Tage, Wochen, Monate oder Jahre.</translation>
    </message>
    <message>
      <source>Outlook data files need one more package. Install it with: {0}</source>
      <translation>Outlook-Datendateien brauchen ein weiteres Paket. Installieren mit: {0}</translation>
    </message>
    <message>
      <source>Put the key into the environment variable {0} instead.</source>
      <translation>Legen Sie den Schlüssel stattdessen in die Umgebungsvariable {0}.</translation>
    </message>
    <message>
      <source>Read or not, starred or not.</source>
      <translation>Gelesen oder nicht, markiert oder nicht.</translation>
    </message>
    <message>
      <source>Search again; if it fails every time, make the index anew (oakensearch index --rebuild).</source>
      <translation>Suchen Sie noch einmal; scheitert es jedes Mal, bauen Sie den Index neu auf (oakensearch index --rebuild).</translation>
    </message>
    <message>
      <source>Search again; if it happens often, allow more time in the settings (search.vector_timeout_seconds).</source>
      <translation>Suchen Sie noch einmal; kommt es oft vor, erlauben Sie in den Einstellungen mehr Zeit (search.vector_timeout_seconds).</translation>
    </message>
    <message>
      <source>Searching by meaning failed ({0}); these are the messages that hold your words.</source>
      <translation>Die Suche nach Bedeutung ist gescheitert ({0}); dies sind die Nachrichten mit Ihren Wörtern.</translation>
    </message>
    <message>
      <source>Searching by meaning is switched off, so these are the messages that hold your words.</source>
      <translation>Die Suche nach Bedeutung ist ausgeschaltet, dies sind also die Nachrichten mit Ihren Wörtern.</translation>
    </message>
    <message>
      <source>Searching by meaning took too long; these are the messages that hold your words.</source>
      <translation>Die Suche nach Bedeutung hat zu lange gedauert; dies sind die Nachrichten mit Ihren Wörtern.</translation>
    </message>
    <message>
      <source>Sender's name or address.</source>
      <translation>Name oder Adresse des Absenders.</translation>
    </message>
    <message>
      <source>Sends {0} to a program on this machine ({1}). Nothing leaves it.</source>
      <translation>Sendet {0} an ein Programm auf diesem Gerät ({1}). Nichts verlässt es.</translation>
    </message>
    <message>
      <source>Sends {0} to {1}, over the network.</source>
      <translation>Sendet {0} an {1}, über das Netz.</translation>
    </message>
    <message>
      <source>Sends {0} to {1}, over the network. It travels unencrypted: https would protect it.</source>
      <translation>Sendet {0} an {1}, über das Netz. Unverschlüsselt: https würde es schützen.</translation>
    </message>
    <message>
      <source>Smaller than that size.</source>
      <translation>Kleiner als diese Größe.</translation>
    </message>
    <message>
      <source>Start the endpoint or correct its address in the settings (meaning.endpoint_url); the bundled model needs none.</source>
      <translation>Starten Sie den Endpunkt oder berichtigen Sie seine Adresse in den Einstellungen (meaning.endpoint_url); das mitgelieferte Modell braucht keinen.</translation>
    </message>
    <message>
      <source>That day or later.</source>
      <translation>An diesem Tag oder später.</translation>
    </message>
    <message>
      <source>That day, month or year, or from one to another.</source>
      <translation>Dieser Tag, Monat oder dieses Jahr, oder von einem bis zu einem anderen.</translation>
    </message>
    <message>
      <source>That priority or higher, 0 to 3.</source>
      <translation>Diese Priorität oder höher, 0 bis 3.</translation>
    </message>
    <message>
      <source>The Message-ID.</source>
      <translation>Die Message-ID.</translation>
    </message>
    <message>
      <source>The address of an endpoint begins with http:// or https://, unlike {0}.</source>
      <translation>Die Adresse eines Endpunkts beginnt mit http:// oder https://, anders als {0}.</translation>
    </message>
    <message>
      <source>The address of an endpoint ends with its path, unlike {0}.</source>
      <translation>Die Adresse eines Endpunkts endet mit ihrem Pfad, anders als {0}.</translation>
    </message>
    <message>
      <source>The address of an endpoint must not hold a password; keep the key in the keyring.</source>
      <translation>Die Adresse eines Endpunkts darf kein Passwort enthalten; der Schlüssel gehört in den Schlüsselbund.</translation>
    </message>
    <message>
      <source>The chat endpoint answers with something that holds no message.</source>
      <translation>Der Chat-Endpunkt antwortet mit etwas ohne Nachricht.</translation>
    </message>
    <message>
      <source>The chat model answered with no ranking.</source>
      <translation>Das Chatmodell antwortete ohne Rangfolge.</translation>
    </message>
    <message>
      <source>The disk is full: {0} could not be written. Free some space and try again; nothing was lost.</source>
      <translation>Der Datenträger ist voll: {0} konnte nicht geschrieben werden. Schaffen Sie Platz und versuchen Sie es noch einmal; nichts ging verloren.</translation>
    </message>
    <message>
      <source>The embedding endpoint {0}</source>
      <translation>Der Embedding-Endpunkt {0}</translation>
    </message>
    <message>
      <source>The file {0} is empty. {1}</source>
      <translation>Die Datei {0} ist leer. {1}</translation>
    </message>
    <message>
      <source>The file {0} is not a mailbox. {1}</source>
      <translation>Die Datei {0} ist kein Postfach. {1}</translation>
    </message>
    <message>
      <source>The folder is not there: {0}. Is the disk it lies on connected?</source>
      <translation>Der Ordner ist nicht da: {0}. Ist der Datenträger angeschlossen?</translation>
    </message>
    <message>
      <source>The folder {0} could not be read: {1}.</source>
      <translation>Der Ordner {0} konnte nicht gelesen werden: {1}.</translation>
    </message>
    <message>
      <source>The folder {0} holds no mail that can be read. {1}</source>
      <translation>Der Ordner {0} enthält keine lesbaren Mails. {1}</translation>
    </message>
    <message>
      <source>The folder {0} is empty. {1}</source>
      <translation>Der Ordner {0} ist leer. {1}</translation>
    </message>
    <message>
      <source>The folder “{0}” in {1} is damaged and was left out.</source>
      <translation>Der Ordner „{0}“ in {1} ist beschädigt und wurde ausgelassen.</translation>
    </message>
    <message>
      <source>The index was damaged and is being made anew. Nothing of your mail is lost.</source>
      <translation>Der Index war beschädigt und wird neu aufgebaut. Von Ihrer Mail ist nichts verloren.</translation>
    </message>
    <message>
      <source>The keyring does not answer ({0}). {1}</source>
      <translation>Der Schlüsselbund antwortet nicht ({0}). {1}</translation>
    </message>
    <message>
      <source>The keyring needs one more package. Install it with: {0}. {1}</source>
      <translation>Der Schlüsselbund braucht ein weiteres Paket. Installieren mit: {0}. {1}</translation>
    </message>
    <message>
      <source>The library does not pass SQLite's check ({0}).</source>
      <translation>Die Bibliothek besteht die Prüfung von SQLite nicht ({0}).</translation>
    </message>
    <message>
      <source>The library in {0} {1} ({2} messages here, {3} in the backup). With --force it is replaced; a copy is kept.</source>
      <translation>Die Bibliothek in {0} {1} ({2} Nachrichten hier, {3} in der Sicherung). Mit --force wird sie ersetzt; eine Kopie bleibt.</translation>
    </message>
    <message>
      <source>The mailbox file is no longer there: {0} was moved or deleted.</source>
      <translation>Die Maildatei ist nicht mehr da: {0} wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
      <source>The mailbox is not there: {0}. Is the disk it lies on connected?</source>
      <translation>Das Postfach ist nicht da: {0}. Ist der Datenträger angeschlossen?</translation>
    </message>
    <message>
      <source>The message is no longer in {0}.</source>
      <translation>Die Nachricht ist nicht mehr in {0}.</translation>
    </message>
    <message>
      <source>The message is no longer there: {0} was moved or deleted from {1}.</source>
      <translation>Die Nachricht ist nicht mehr da: {0} wurde verschoben oder aus {1} gelöscht.</translation>
    </message>
    <message>
      <source>The message is no longer there: {0} was moved or deleted.</source>
      <translation>Die Nachricht ist nicht mehr da: {0} wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
      <source>The model answers with vectors of another size than before; index again.</source>
      <translation>Das Modell antwortet mit Vektoren anderer Größe als vorher; indizieren Sie neu.</translation>
    </message>
    <message>
      <source>The model for searching by meaning cannot be loaded ({0}).</source>
      <translation>Das Modell für die Suche nach Bedeutung kann nicht geladen werden ({0}).</translation>
    </message>
    <message>
      <source>The number of a thread.</source>
      <translation>Die Nummer eines Themas.</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads attachments cannot be started: {0}</source>
      <translation>Der Teil von OakenSearch, der Anhänge liest, kann nicht gestartet werden: {0}</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads attachments does not start.</source>
      <translation>Der Teil von OakenSearch, der Anhänge liest, startet nicht.</translation>
    </message>
    <message>
      <source>The pattern /{0}/ cannot be read: {1}.</source>
      <translation>Das Muster /{0}/ ist nicht lesbar: {1}.</translation>
    </message>
    <message>
      <source>The pattern /{0}/ finds everything.</source>
      <translation>Das Muster /{0}/ findet alles.</translation>
    </message>
    <message>
      <source>The pattern takes too long; not all of your mail was looked at.</source>
      <translation>Das Muster braucht zu lange; nicht alle Ihre Mails wurden angesehen.</translation>
    </message>
    <message>
      <source>The rerank endpoint answers with no score for what it was given.</source>
      <translation>Der Rerank-Endpunkt antwortet ohne Wertung für das, was er bekam.</translation>
    </message>
    <message>
      <source>The rerank endpoint answers with something that holds no scores.</source>
      <translation>Der Rerank-Endpunkt antwortet mit etwas ohne Wertungen.</translation>
    </message>
    <message>
      <source>The reranker failed; the order is without it. {0}</source>
      <translation>Der Reranker ist gescheitert; die Reihenfolge ist ohne ihn. {0}</translation>
    </message>
    <message>
      <source>The reranker took longer than {0} s; the order is without it.</source>
      <translation>Der Reranker brauchte länger als {0} s; die Reihenfolge ist ohne ihn.</translation>
    </message>
    <message>
      <source>There is no file {0}.</source>
      <translation>Es gibt keine Datei {0}.</translation>
    </message>
    <message>
      <source>There is no folder {0} any more in {1}.</source>
      <translation>Den Ordner {0} gibt es in {1} nicht mehr.</translation>
    </message>
    <message>
      <source>There is no library to back up yet.</source>
      <translation>Es gibt noch keine Bibliothek, die gesichert werden könnte.</translation>
    </message>
    <message>
      <source>There is no message {0}.</source>
      <translation>Es gibt keine Nachricht {0}.</translation>
    </message>
    <message>
      <source>There is nothing at {0}. Check the path, or connect the disk that it lies on.</source>
      <translation>Unter {0} ist nichts. Prüfen Sie den Pfad oder schließen Sie den Datenträger an.</translation>
    </message>
    <message>
      <source>This computer cannot load the store for meaning (sqlite-vec); words are searched in full.</source>
      <translation>Dieser Computer kann den Speicher für Bedeutung (sqlite-vec) nicht laden; Wörter werden vollständig durchsucht.</translation>
    </message>
    <message>
      <source>This computer has no keyring that OakenSearch could use. {0}</source>
      <translation>Dieser Computer hat keinen Schlüsselbund, den OakenSearch benutzen könnte. {0}</translation>
    </message>
    <message>
      <source>This message is no longer in your mailbox.</source>
      <translation>Diese Nachricht ist nicht mehr in Ihrem Postfach.</translation>
    </message>
    <message>
      <source>This version cannot read a mailbox of the kind “{0}”.</source>
      <translation>Diese Version kann ein Postfach der Art „{0}“ nicht lesen.</translation>
    </message>
    <message>
      <source>Turn it on in the settings (meaning.model) and let it be built.</source>
      <translation>Schalten Sie sie in den Einstellungen ein (meaning.model) und lassen Sie sie aufbauen.</translation>
    </message>
    <message>
      <source>What a message has with it.</source>
      <translation>Was eine Nachricht bei sich hat.</translation>
    </message>
    <message>
      <source>What kind of mail it is.</source>
      <translation>Um welche Art von Mail es sich handelt.</translation>
    </message>
    <message>
      <source>Where it is.</source>
      <translation>Wo sie liegt.</translation>
    </message>
    <message>
      <source>Words of an attachment's name.</source>
      <translation>Wörter aus dem Namen eines Anhangs.</translation>
    </message>
    <message>
      <source>Words of the subject.</source>
      <translation>Wörter des Betreffs.</translation>
    </message>
    <message>
      <source>Your library cannot be opened. {0}</source>
      <translation>Ihre Bibliothek kann nicht geöffnet werden. {0}</translation>
    </message>
    <message>
      <source>Your words were not rephrased. {0}</source>
      <translation>Ihre Wörter wurden nicht umformuliert. {0}</translation>
    </message>
    <message>
      <source>Your words were not rephrased: the chat model answered with no usable sentence.</source>
      <translation>Ihre Wörter wurden nicht umformuliert: Das Chatmodell gab keinen brauchbaren Satz.</translation>
    </message>
    <message>
      <source>Your words were not rephrased: the chat model took longer than {0} s.</source>
      <translation>Ihre Wörter wurden nicht umformuliert: Das Chatmodell brauchte länger als {0} s.</translation>
    </message>
    <message>
      <source>a header field was cut at {0} KB</source>
      <translation>eine Kopfzeile wurde bei {0} KB abgeschnitten</translation>
    </message>
    <message>
      <source>body cut at {0} MB</source>
      <translation>Text bei {0} MB abgeschnitten</translation>
    </message>
    <message>
      <source>encrypted (OpenPGP): only the header could be read</source>
      <translation>verschlüsselt (OpenPGP): nur der Kopf konnte gelesen werden</translation>
    </message>
    <message>
      <source>encrypted (S/MIME): only the header could be read</source>
      <translation>verschlüsselt (S/MIME): nur der Kopf konnte gelesen werden</translation>
    </message>
    <message>
      <source>files more than one level within it were not opened</source>
      <translation>Dateien, die mehr als eine Ebene tief darin liegen, wurden nicht geöffnet</translation>
    </message>
    <message>
      <source>header cut at {0} MB</source>
      <translation>Kopf bei {0} MB abgeschnitten</translation>
    </message>
    <message>
      <source>it declares XML entities, which no honest document needs</source>
      <translation>sie erklärt XML-Entitäten, die kein ehrliches Dokument braucht</translation>
    </message>
    <message>
      <source>it is in the format that Office used before 2007, which is not read</source>
      <translation>sie hat das Format, das Office vor 2007 benutzte und das nicht gelesen wird</translation>
    </message>
    <message>
      <source>it is packed by a method that is not read</source>
      <translation>sie ist auf eine Weise gepackt, die nicht gelesen wird</translation>
    </message>
    <message>
      <source>it is protected by a password</source>
      <translation>sie ist durch ein Passwort geschützt</translation>
    </message>
    <message>
      <source>it unpacks to more than {0} MB and was read in part</source>
      <translation>entpackt mehr als {0} MB und nur zum Teil gelesen</translation>
    </message>
    <message>
      <source>its XML is broken</source>
      <translation>ihr XML ist fehlerhaft</translation>
    </message>
    <message>
      <source>its pages hold no text; they may have been scanned</source>
      <translation>ihre Seiten enthalten keinen Text; vielleicht wurden sie eingescannt</translation>
    </message>
    <message>
      <source>its reader failed ({0}: {1})</source>
      <translation>der Leser dafür scheiterte ({0}: {1})</translation>
    </message>
    <message>
      <source>large parts nested deeper than {0} were left unread</source>
      <translation>große Teile, die tiefer als {0} Ebenen liegen, wurden nicht gelesen</translation>
    </message>
    <message>
      <source>larger than {0} MB, so it was not read</source>
      <translation>größer als {0} MB, daher nicht gelesen</translation>
    </message>
    <message>
      <source>lines between the header fields that are none were skipped</source>
      <translation>Zeilen zwischen den Kopffeldern, die keine sind, wurden übergangen</translation>
    </message>
    <message>
      <source>of an HTML text the first {0} tags were read, and behind them only the words</source>
      <translation>von einem HTML-Text wurden die ersten {0} Tags gelesen und dahinter nur die Wörter</translation>
    </message>
    <message>
      <source>only its first {0} characters are searched</source>
      <translation>nur die ersten {0} Zeichen werden durchsucht</translation>
    </message>
    <message>
      <source>only the first {0} addresses of a field were read</source>
      <translation>nur die ersten {0} Adressen eines Felds wurden gelesen</translation>
    </message>
    <message>
      <source>only the first {0} header fields were read</source>
      <translation>nur die ersten {0} Kopfzeilen wurden gelesen</translation>
    </message>
    <message>
      <source>only the first {0} of its {1} files were read</source>
      <translation>nur die ersten {0} ihrer {1} Dateien wurden gelesen</translation>
    </message>
    <message>
      <source>only the first {0} parts were read</source>
      <translation>nur die ersten {0} Teile wurden gelesen</translation>
    </message>
    <message>
      <source>parts nested deeper than {0} were left unread</source>
      <translation>Teile, die tiefer als {0} liegen, blieben ungelesen</translation>
    </message>
    <message>
      <source>reading it needs more than {0} MB of memory</source>
      <translation>das Lesen braucht mehr als {0} MB Speicher</translation>
    </message>
    <message>
      <source>reading it took longer than {0} seconds and was ended</source>
      <translation>das Lesen dauerte länger als {0} Sekunden und wurde beendet</translation>
    </message>
    <message>
      <source>reading it took more than {0} seconds and was ended</source>
      <translation>das Lesen dauerte mehr als {0} Sekunden und wurde beendet</translation>
    </message>
    <message>
      <source>reading it took more than {0} seconds of processor time and was ended</source>
      <translation>das Lesen brauchte mehr als {0} Sekunden Prozessorzeit und wurde beendet</translation>
    </message>
    <message>
      <source>the PDF is damaged</source>
      <translation>das PDF ist beschädigt</translation>
    </message>
    <message>
      <source>the archive is damaged</source>
      <translation>das Archiv ist beschädigt</translation>
    </message>
    <message>
      <source>the archive is damaged or cut short</source>
      <translation>das Archiv ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
      <source>the boundary between the parts was not found; read as plain text</source>
      <translation>die Grenze zwischen den Teilen wurde nicht gefunden; als reiner Text gelesen</translation>
    </message>
    <message>
      <source>the file is damaged</source>
      <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
      <source>the program that reads such files crashed on it</source>
      <translation>das Programm, das solche Dateien liest, ist daran abgestürzt</translation>
    </message>
    <message>
      <source>the reader failed on this message ({0}: {1}); it was read as plain text</source>
      <translation>der Leser scheiterte an dieser Nachricht ({0}: {1}); sie wurde als reiner Text gelesen</translation>
    </message>
    <message>
      <source>{0} Bring a backup back with: {1}</source>
      <translation>{0} So holen Sie eine Sicherung zurück: {1}</translation>
    </message>
    <message>
      <source>{0} To read your mailboxes anew and get your marks back: {1}</source>
      <translation>{0} So werden Ihre Postfächer neu gelesen und Ihre Markierungen zurückgeholt: {1}</translation>
    </message>
    <message>
      <source>{0} Until it does, these are the messages that hold your words.</source>
      <translation>{0} Bis dahin sind dies die Nachrichten mit Ihren Wörtern.</translation>
    </message>
    <message>
      <source>{0} answers that it cannot now (status {1}).</source>
      <translation>{0} antwortet, dass es jetzt nicht geht (Status {1}).</translation>
    </message>
    <message>
      <source>{0} answers with numbers that are none (NaN or infinite).</source>
      <translation>{0} antwortet mit Zahlen, die keine sind (NaN oder unendlich).</translation>
    </message>
    <message>
      <source>{0} answers with something that holds no embeddings; is it one?</source>
      <translation>{0} antwortet mit etwas ohne Embeddings; ist es ein solcher Endpunkt?</translation>
    </message>
    <message>
      <source>{0} answers with something that is no JSON; is the address right?</source>
      <translation>{0} antwortet mit etwas, das kein JSON ist; stimmt die Adresse?</translation>
    </message>
    <message>
      <source>{0} answers with {1} numbers a text; it was {2}. Was the model exchanged? Then make the index anew (oakensearch index --rebuild).</source>
      <translation>{0} antwortet mit {1} Zahlen je Text; es waren {2}. Wurde das Modell ausgetauscht? Dann bauen Sie den Index neu auf (oakensearch index --rebuild).</translation>
    </message>
    <message>
      <source>{0} can only be asked with one more package. Install it with: {1}</source>
      <translation>{0} lässt sich nur mit einem weiteren Paket fragen. Installieren mit: {1}</translation>
    </message>
    <message>
      <source>{0} cannot be opened. Check that the folder exists and that you may write to it.</source>
      <translation>{0} kann nicht geöffnet werden. Prüfen Sie, ob es den Ordner gibt und Sie darin schreiben dürfen.</translation>
    </message>
    <message>
      <source>{0} cannot be written to. Check the permissions of its folder.</source>
      <translation>In {0} kann nicht geschrieben werden. Prüfen Sie die Rechte des Ordners.</translation>
    </message>
    <message>
      <source>{0} could not be read or written. Check that its disk is there and has free space, and try again.</source>
      <translation>{0} konnte nicht gelesen oder geschrieben werden. Prüfen Sie, ob der Datenträger da ist und freien Platz hat, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>{0} could not be read or written: {1}.</source>
      <translation>{0} konnte nicht gelesen oder geschrieben werden: {1}.</translation>
    </message>
    <message>
      <source>{0} could not be read: {1}.</source>
      <translation>{0} konnte nicht gelesen werden: {1}.</translation>
    </message>
    <message>
      <source>{0} could not be written: what was read back differs.</source>
      <translation>{0} konnte nicht geschrieben werden: Das Zurückgelesene weicht ab.</translation>
    </message>
    <message>
      <source>{0} did not answer within {1} seconds.</source>
      <translation>{0} antwortete nicht innerhalb von {1} Sekunden.</translation>
    </message>
    <message>
      <source>{0} does not accept the API key, or wants one (status {1}).</source>
      <translation>{0} nimmt den API-Schlüssel nicht an oder will einen (Status {1}).</translation>
    </message>
    <message>
      <source>{0} does not answer ({1}).</source>
      <translation>{0} antwortet nicht ({1}).</translation>
    </message>
    <message>
      <source>{0} does not hold what the backup holds.</source>
      <translation>{0} enthält nicht, was die Sicherung enthält.</translation>
    </message>
    <message>
      <source>{0} has changed: the message is no longer where it was.</source>
      <translation>{0} hat sich geändert: Die Nachricht ist nicht mehr dort, wo sie war.</translation>
    </message>
    <message>
      <source>{0} has changed: {1} is no longer where it was.</source>
      <translation>{0} hat sich geändert: {1} ist nicht mehr dort, wo es war.</translation>
    </message>
    <message>
      <source>{0} in {1} is too large to be a message.</source>
      <translation>{0} in {1} ist zu groß für eine Nachricht.</translation>
    </message>
    <message>
      <source>{0} is a damaged archive.</source>
      <translation>{0} ist ein beschädigtes Archiv.</translation>
    </message>
    <message>
      <source>{0} is a damaged zip file.</source>
      <translation>{0} ist eine beschädigte ZIP-Datei.</translation>
    </message>
    <message>
      <source>{0} is damaged ({1}); it was left as it is.</source>
      <translation>{0} ist beschädigt ({1}); es blieb, wie es ist.</translation>
    </message>
    <message>
      <source>{0} is damaged and cannot be read as a database.</source>
      <translation>{0} ist beschädigt und als Datenbank nicht lesbar.</translation>
    </message>
    <message>
      <source>{0} is damaged, or Outlook has it open. Close Outlook and try again.</source>
      <translation>{0} ist beschädigt, oder Outlook hat es geöffnet. Schließen Sie Outlook und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>{0} is damaged. Nothing was restored.</source>
      <translation>{0} ist beschädigt. Es wurde nichts wiederhergestellt.</translation>
    </message>
    <message>
      <source>{0} is damaged: it cannot be unpacked beyond byte {1}.</source>
      <translation>{0} ist beschädigt: Ab Byte {1} lässt es sich nicht entpacken.</translation>
    </message>
    <message>
      <source>{0} is damaged: its folders cannot be read.</source>
      <translation>{0} ist beschädigt: Seine Ordner sind nicht lesbar.</translation>
    </message>
    <message>
      <source>{0} is in use by another program for too long. Try again in a moment.</source>
      <translation>{0} wird zu lange von einem anderen Programm benutzt. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
      <source>{0} is no address of an endpoint.</source>
      <translation>{0} ist keine Adresse eines Endpunkts.</translation>
    </message>
    <message>
      <source>{0} is no backup of OakenSearch.</source>
      <translation>{0} ist keine Sicherung von OakenSearch.</translation>
    </message>
    <message>
      <source>{0} is packed in an uncommon way. Unpack it and add the folder.</source>
      <translation>{0} ist auf ungewöhnliche Weise gepackt. Entpacken Sie es und fügen Sie den Ordner hinzu.</translation>
    </message>
    <message>
      <source>{0} is protected by a password. Unpack it and add the folder.</source>
      <translation>{0} ist durch ein Passwort geschützt. Entpacken Sie es und fügen Sie den Ordner hinzu.</translation>
    </message>
    <message>
      <source>{0} is there already and is no backup of OakenSearch. Choose another name.</source>
      <translation>{0} ist schon da und keine Sicherung von OakenSearch. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{0} may not be read: {1}. Check its permissions.</source>
      <translation>{0} darf nicht gelesen werden: {1}. Prüfen Sie die Rechte.</translation>
    </message>
    <message>
      <source>{0} of its {1} pages could not be read</source>
      <translation>{0} der {1} Seiten konnten nicht gelesen werden</translation>
    </message>
    <message>
      <source>{0} points to another address, which is not followed: {1}.</source>
      <translation>{0} verweist auf eine andere Adresse, der nicht gefolgt wird: {1}.</translation>
    </message>
    <message>
      <source>{0} refuses (status {1}).</source>
      <translation>{0} lehnt ab (Status {1}).</translation>
    </message>
    <message>
      <source>{0} was given {1} texts and answered for {2}.</source>
      <translation>{0} bekam {1} Texte und antwortete für {2}.</translation>
    </message>
    <message>
      <source>{0} was made by a newer OakenSearch ({1}). Install that one first.</source>
      <translation>{0} wurde von einem neueren OakenSearch ({1}) gemacht. Installieren Sie zuerst dieses.</translation>
    </message>
    <message>
      <source>{0} was written by a newer OakenSearch (version {1}, this one knows {2}). Install the newer program again.</source>
      <translation>{0} wurde von einem neueren OakenSearch geschrieben (Version {1}, dieses kennt {2}). Installieren Sie wieder das neuere Programm.</translation>
    </message>
    <message>
      <source>{0}: has no value.</source>
      <translation>{0}: hat keinen Wert.</translation>
    </message>
    <message>
      <source>“{0}” is none of {1}.</source>
      <translation>„{0}“ ist keines von {1}.</translation>
    </message>
    <message>
      <source>“{0}” is not a date that can be read; try 2024-03-01, 2024-03, 2024 or “last week”.</source>
      <translation>„{0}“ ist kein lesbares Datum; versuchen Sie 2024-03-01, 2024-03, 2024 oder „last week“.</translation>
    </message>
    <message>
      <source>“{0}” is not a size that can be read; try 5M or 100k.</source>
      <translation>„{0}“ ist keine lesbare Größe; versuchen Sie 5M oder 100k.</translation>
    </message>
    <message>
      <source>“{0}” is not an age that can be read; try 3d, 2w, 6m or 1y.</source>
      <translation>„{0}“ ist kein lesbares Alter; versuchen Sie 3d, 2w, 6m oder 1y.</translation>
    </message>
    <message>
      <source>“{0}” is not the number of a thread.</source>
      <translation>„{0}“ ist nicht die Nummer eines Themas.</translation>
    </message>
  </context>
  <context>
    <name>hot_key</name>
    <message>
      <source>Another program has these keys. Choose others here, or free them there and choose again.</source>
      <translation>Ein anderes Programm hat diese Tasten. Wählen Sie hier andere, oder geben Sie sie dort frei und wählen Sie noch einmal.</translation>
    </message>
    <message>
      <source>This system grants no program such a key.</source>
      <translation>Dieses System gewährt keinem Programm eine solche Taste.</translation>
    </message>
    <message>
      <source>Your keyboard has no such key. Please choose another.</source>
      <translation>Ihre Tastatur hat keine solche Taste. Bitte wählen Sie eine andere.</translation>
    </message>
  </context>
  <context>
    <name>link_question</name>
    <message>
      <source>Be careful: its address has letters that look like others.</source>
      <translation>Vorsicht: Die Adresse hat Buchstaben, die wie andere aussehen.</translation>
    </message>
    <message>
      <source>Be careful: its text says {claimed}, which is not where it leads.</source>
      <translation>Vorsicht: Der Text sagt {claimed}, doch dorthin führt der Link nicht.</translation>
    </message>
    <message>
      <source>It leads to &lt;b&gt;{host}&lt;/b&gt;:</source>
      <translation>Er führt zu &lt;b&gt;{host}&lt;/b&gt;:</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open this link?</source>
      <translation>Diesen Link öffnen?</translation>
    </message>
    <message>
      <source>This link is not opened, for it does not lead to a web page:</source>
      <translation>Dieser Link wird nicht geöffnet, denn er führt nicht zu einer Webseite:</translation>
    </message>
  </context>
  <context>
    <name>message_paper</name>
    <message>
      <source>(no subject)</source>
      <translation>(kein Betreff)</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Anhänge</translation>
    </message>
    <message>
      <source>Cc</source>
      <translation>Kopie</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>To</source>
      <translation>An</translation>
    </message>
  </context>
  <context>
    <name>operator_words</name>
    <message>
      <source>Any</source>
      <translation>Beliebig</translation>
    </message>
    <message>
      <source>Anywhere</source>
      <translation>Überall</translation>
    </message>
    <message>
      <source>Archive</source>
      <translation>Archiv</translation>
    </message>
    <message>
      <source>Attachment</source>
      <translation>Anhang</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vor</translation>
    </message>
    <message>
      <source>Copy to</source>
      <translation>Kopie an</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Discarded</source>
      <translation>Verworfen</translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation>Entwürfe</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Dateiname</translation>
    </message>
    <message>
      <source>Finance</source>
      <translation>Finanzen</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>Has</source>
      <translation>Hat</translation>
    </message>
    <message>
      <source>Hidden copy to</source>
      <translation>Blindkopie an</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Hoch</translation>
    </message>
    <message>
      <source>In</source>
      <translation>In</translation>
    </message>
    <message>
      <source>Inbox</source>
      <translation>Eingang</translation>
    </message>
    <message>
      <source>Invitation</source>
      <translation>Einladung</translation>
    </message>
    <message>
      <source>Is</source>
      <translation>Ist</translation>
    </message>
    <message>
      <source>Junk</source>
      <translation>Spam</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>Etikett</translation>
    </message>
    <message>
      <source>Larger than</source>
      <translation>Größer als</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>Listen</translation>
    </message>
    <message>
      <source>Low or higher</source>
      <translation>Niedrig oder höher</translation>
    </message>
    <message>
      <source>Mailbox</source>
      <translation>Postfach</translation>
    </message>
    <message>
      <source>Message-ID</source>
      <translation>Message-ID</translation>
    </message>
    <message>
      <source>Newer than</source>
      <translation>Neuer als</translation>
    </message>
    <message>
      <source>Normal or higher</source>
      <translation>Normal oder höher</translation>
    </message>
    <message>
      <source>Not starred</source>
      <translation>Ohne Stern</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Benachrichtigungen</translation>
    </message>
    <message>
      <source>Older than</source>
      <translation>Älter als</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Anderes</translation>
    </message>
    <message>
      <source>PDF</source>
      <translation>PDF</translation>
    </message>
    <message>
      <source>Personal</source>
      <translation>Persönlich</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Priorität</translation>
    </message>
    <message>
      <source>Promotions</source>
      <translation>Werbung</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Gelesen</translation>
    </message>
    <message>
      <source>Sent</source>
      <translation>Gesendet</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Seit</translation>
    </message>
    <message>
      <source>Smaller than</source>
      <translation>Kleiner als</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Mit Stern</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Betreff</translation>
    </message>
    <message>
      <source>Thread</source>
      <translation>Gespräch</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Travel</source>
      <translation>Reisen</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Ungelesen</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Arbeit</translation>
    </message>
  </context>
  <context>
    <name>privacy_page</name>
    <message>
      <source>each question, and the subject and a passage of the best hits</source>
      <translation>jede Frage sowie Betreff und einen Abschnitt der besten Treffer</translation>
    </message>
    <message>
      <source>the text of every message, once, and each question</source>
      <translation>den Text jeder Nachricht, einmal, und jede Frage</translation>
    </message>
    <message>
      <source>the words of each question</source>
      <translation>die Wörter jeder Frage</translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>%</source>
      <translation>%</translation>
    </message>
    <message>
      <source>A bare word also finds its other forms, spellings and compounds; off finds what is written only.</source>
      <translation>Ein bloßes Wort findet auch seine anderen Formen, Schreibweisen und Zusammensetzungen; aus findet nur, was dasteht.</translation>
    </message>
    <message>
      <source>A larger value flattens the gap between the first and the tenth hit.</source>
      <translation>Ein größerer Wert verringert den Abstand zwischen dem ersten und dem zehnten Treffer.</translation>
    </message>
    <message>
      <source>A second look at the best hits by a model behind an endpoint: a rerank endpoint, or a chat model that ranks. It is sent your question and, of each of the best hits, the subject and a passage.</source>
      <translation>Ein zweiter Blick auf die besten Treffer durch ein Modell hinter einem Endpunkt: ein Rerank-Endpunkt oder ein Chatmodell, das ordnet. Gesendet werden Ihre Frage und von jedem der besten Treffer der Betreff und ein Abschnitt.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Über</translation>
    </message>
    <message>
      <source>Add a folder of mail.</source>
      <translation>Einen Ordner mit Mails hinzufügen.</translation>
    </message>
    <message>
      <source>Add a mail file.</source>
      <translation>Eine Maildatei hinzufügen.</translation>
    </message>
    <message>
      <source>Add file</source>
      <translation>Datei hinzufügen</translation>
    </message>
    <message>
      <source>Add folder</source>
      <translation>Ordner hinzufügen</translation>
    </message>
    <message>
      <source>Add sample</source>
      <translation>Beispiel hinzufügen</translation>
    </message>
    <message>
      <source>Add the sample mailbox.</source>
      <translation>Das Beispielpostfach hinzufügen.</translation>
    </message>
    <message>
      <source>Address of a rerank endpoint as Jina, Cohere and llama.cpp serve it (http://localhost:8080/v1).</source>
      <translation>Adresse eines Rerank-Endpunkts, wie Jina, Cohere und llama.cpp ihn anbieten (http://localhost:8080/v1).</translation>
    </message>
    <message>
      <source>Address of an OpenAI-compatible chat endpoint for the reranker “chat” and for llm_rewrite.</source>
      <translation>Adresse eines OpenAI-kompatiblen Chat-Endpunkts für den Reranker „Chat“ und für die LLM-Umformulierung.</translation>
    </message>
    <message>
      <source>Address of an OpenAI-compatible embedding endpoint (http://localhost:11434/v1). The text of your mail goes there and to no other host: proxies and redirects are not followed. A key it wants comes from the system's keyring or from OAKENSEARCH_EMBEDDINGS_API_KEY.</source>
      <translation>Adresse eines OpenAI-kompatiblen Embedding-Endpunkts (http://localhost:11434/v1). Der Text Ihrer Mails geht dorthin und zu keinem anderen Rechner: Proxys und Weiterleitungen wird nicht gefolgt. Ein Schlüssel, den er verlangt, kommt aus dem Schlüsselbund des Systems oder aus OAKENSEARCH_EMBEDDINGS_API_KEY.</translation>
    </message>
    <message>
      <source>After this the hits stay in their first order, with a note.</source>
      <translation>Danach bleiben die Treffer in ihrer ersten Reihenfolge, mit einem Hinweis.</translation>
    </message>
    <message>
      <source>After this the vector side is given up on.</source>
      <translation>Danach wird auf die Vektorseite verzichtet.</translation>
    </message>
    <message>
      <source>After this your own words are used, with a note.</source>
      <translation>Danach werden Ihre eigenen Wörter genommen, mit einem Hinweis.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Among answers that are about as good, newer mail and mail addressed to you come first.</source>
      <translation>Unter etwa gleich guten Antworten stehen neuere und an Sie gerichtete Nachrichten vorn.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Anhänge</translation>
    </message>
    <message>
      <source>Auto</source>
      <translation>Automatisch</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Below this similarity the nearest by meaning is no close match for a few words that no message holds (chosen for the bundled model and a mailbox of 400 messages; a larger one asks for more).</source>
      <translation>Unter dieser Ähnlichkeit gilt das dem Sinn nach Nächste nicht als passend für wenige Wörter, die keine Nachricht enthält (gewählt für das mitgelieferte Modell und ein Postfach von 400 Nachrichten; ein größeres verlangt mehr).</translation>
    </message>
    <message>
      <source>Best first</source>
      <translation>Beste zuerst</translation>
    </message>
    <message>
      <source>Better order</source>
      <translation>Bessere Reihenfolge</translation>
    </message>
    <message>
      <source>Bge</source>
      <translation>BGE</translation>
    </message>
    <message>
      <source>Bundled</source>
      <translation>Mitgeliefert</translation>
    </message>
    <message>
      <source>By sender</source>
      <translation>Nach Absender</translation>
    </message>
    <message>
      <source>By thread</source>
      <translation>Nach Thema</translation>
    </message>
    <message>
      <source>Cache</source>
      <translation>Zwischenspeicher</translation>
    </message>
    <message>
      <source>Candidates that each retriever returns per hit wanted.</source>
      <translation>Kandidaten, die jede Suche je gewünschtem Treffer liefert.</translation>
    </message>
    <message>
      <source>Change kind</source>
      <translation>Art ändern</translation>
    </message>
    <message>
      <source>Change priority</source>
      <translation>Priorität ändern</translation>
    </message>
    <message>
      <source>Chat</source>
      <translation>Chat</translation>
    </message>
    <message>
      <source>Chat address</source>
      <translation>Chat-Adresse</translation>
    </message>
    <message>
      <source>Chat model</source>
      <translation>Chatmodell</translation>
    </message>
    <message>
      <source>Choose how tall rows are.</source>
      <translation>Wählen, wie hoch die Zeilen sind.</translation>
    </message>
    <message>
      <source>Choose light or dark colours.</source>
      <translation>Helle oder dunkle Farben wählen.</translation>
    </message>
    <message>
      <source>Chunk words</source>
      <translation>Wörter je Abschnitt</translation>
    </message>
    <message>
      <source>Close message</source>
      <translation>Nachricht schließen</translation>
    </message>
    <message>
      <source>Close similarity</source>
      <translation>Nahe Ähnlichkeit</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Bequem</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Dicht</translation>
    </message>
    <message>
      <source>Convex</source>
      <translation>Konvex</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Verweis kopieren</translation>
    </message>
    <message>
      <source>Copy message id</source>
      <translation>Message-ID kopieren</translation>
    </message>
    <message>
      <source>Copy sender</source>
      <translation>Absender kopieren</translation>
    </message>
    <message>
      <source>Copy subject</source>
      <translation>Betreff kopieren</translation>
    </message>
    <message>
      <source>Coverage</source>
      <translation>Abdeckung</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Days begin at this computer's midnight; off: at that of UTC.</source>
      <translation>Tage beginnen um Mitternacht dieses Rechners; aus: um die von UTC.</translation>
    </message>
    <message>
      <source>Days by this computer's clock</source>
      <translation>Tage nach der Uhr dieses Computers</translation>
    </message>
    <message>
      <source>Density</source>
      <translation>Dichte</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>Document prefix</source>
      <translation>Präfix für Dokumente</translation>
    </message>
    <message>
      <source>E5</source>
      <translation>E5</translation>
    </message>
    <message>
      <source>E5-instruct</source>
      <translation>E5-instruct</translation>
    </message>
    <message>
      <source>Endpoint</source>
      <translation>Endpunkt</translation>
    </message>
    <message>
      <source>Endpoint address</source>
      <translation>Adresse des Endpunkts</translation>
    </message>
    <message>
      <source>Endpoint batch</source>
      <translation>Paketgröße des Endpunkts</translation>
    </message>
    <message>
      <source>Endpoint model</source>
      <translation>Modell des Endpunkts</translation>
    </message>
    <message>
      <source>Endpoint timeout</source>
      <translation>Zeitgrenze des Endpunkts</translation>
    </message>
    <message>
      <source>Exact boost</source>
      <translation>Gewicht des Exakten</translation>
    </message>
    <message>
      <source>Export csv</source>
      <translation>Als CSV exportieren</translation>
    </message>
    <message>
      <source>Export eml</source>
      <translation>Als eml exportieren</translation>
    </message>
    <message>
      <source>Export mbox</source>
      <translation>Als mbox exportieren</translation>
    </message>
    <message>
      <source>Facets</source>
      <translation>Facetten</translation>
    </message>
    <message>
      <source>Few best first</source>
      <translation>Einige beste zuerst</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Weitersuchen</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Rückwärts suchen</translation>
    </message>
    <message>
      <source>Find similar</source>
      <translation>Ähnliche finden</translation>
    </message>
    <message>
      <source>For a question, the share of its words that a keyword hit must hold.</source>
      <translation>Bei einer Frage der Anteil ihrer Wörter, den ein Worttreffer enthalten muss.</translation>
    </message>
    <message>
      <source>Forget all earlier searches.</source>
      <translation>Alle früheren Suchen vergessen.</translation>
    </message>
    <message>
      <source>Forget history</source>
      <translation>Verlauf vergessen</translation>
    </message>
    <message>
      <source>From any program</source>
      <translation>Aus jedem Programm</translation>
    </message>
    <message>
      <source>From any program: bring OakenSearch up, with the cursor in its search field, while it runs.</source>
      <translation>Aus jedem Programm: OakenSearch nach vorn holen, solange es läuft, mit der Einfügemarke im Suchfeld.</translation>
    </message>
    <message>
      <source>Fusion</source>
      <translation>Verschmelzung</translation>
    </message>
    <message>
      <source>Gemma</source>
      <translation>Gemma</translation>
    </message>
    <message>
      <source>Go to the filters below the search field.</source>
      <translation>Zu den Filtern unter dem Suchfeld gehen.</translation>
    </message>
    <message>
      <source>Go to the messages over time.</source>
      <translation>Zu den Nachrichten im Lauf der Zeit gehen.</translation>
    </message>
    <message>
      <source>Go to the search field.</source>
      <translation>Zum Suchfeld gehen.</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Kopfzeilen</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>How far a search widens when filters leave too few.</source>
      <translation>Wie weit eine Suche ausgreift, wenn Filter zu wenig übrig lassen.</translation>
    </message>
    <message>
      <source>How large that memory may become (about 1,600 passages a megabyte with the bundled model).</source>
      <translation>Wie groß dieser Speicher werden darf (etwa 1.600 Abschnitte je Megabyte mit dem mitgelieferten Modell).</translation>
    </message>
    <message>
      <source>How long one call may take.</source>
      <translation>Wie lange ein Aufruf dauern darf.</translation>
    </message>
    <message>
      <source>How many of the best hits get the second look.</source>
      <translation>Wie viele der besten Treffer den zweiten Blick bekommen.</translation>
    </message>
    <message>
      <source>How tall a row of the list is.</source>
      <translation>Wie hoch eine Zeile der Liste ist.</translation>
    </message>
    <message>
      <source>How the two rankings become one: by how much of the query a message holds, by ranks, or by scores.</source>
      <translation>Wie aus zwei Rangfolgen eine wird: danach, wie viel der Anfrage eine Nachricht enthält, nach Rängen oder nach Werten.</translation>
    </message>
    <message>
      <source>In a message: close it and go back to the list.</source>
      <translation>In einer Nachricht: schließen und zurück zur Liste.</translation>
    </message>
    <message>
      <source>In a message: find words.</source>
      <translation>In einer Nachricht: Wörter suchen.</translation>
    </message>
    <message>
      <source>In a message: larger text.</source>
      <translation>In einer Nachricht: größerer Text.</translation>
    </message>
    <message>
      <source>In a message: print it.</source>
      <translation>In einer Nachricht: drucken.</translation>
    </message>
    <message>
      <source>In a message: save it as a file.</source>
      <translation>In einer Nachricht: als Datei speichern.</translation>
    </message>
    <message>
      <source>In a message: show its source.</source>
      <translation>In einer Nachricht: Quelltext zeigen.</translation>
    </message>
    <message>
      <source>In a message: show or hide all headers.</source>
      <translation>In einer Nachricht: alle Kopfzeilen zeigen oder verbergen.</translation>
    </message>
    <message>
      <source>In a message: show or hide all quoted text.</source>
      <translation>In einer Nachricht: allen zitierten Text zeigen oder verbergen.</translation>
    </message>
    <message>
      <source>In a message: smaller text.</source>
      <translation>In einer Nachricht: kleinerer Text.</translation>
    </message>
    <message>
      <source>In a message: text in its normal size.</source>
      <translation>In einer Nachricht: Text in normaler Größe.</translation>
    </message>
    <message>
      <source>In a message: the next place of the words.</source>
      <translation>In einer Nachricht: die nächste Stelle der Wörter.</translation>
    </message>
    <message>
      <source>In a message: the previous place of the words.</source>
      <translation>In einer Nachricht: die vorige Stelle der Wörter.</translation>
    </message>
    <message>
      <source>In the list: copy a link to the message.</source>
      <translation>In der Liste: einen Verweis auf die Nachricht kopieren.</translation>
    </message>
    <message>
      <source>In the list: copy the Message-ID.</source>
      <translation>In der Liste: die Message-ID kopieren.</translation>
    </message>
    <message>
      <source>In the list: copy the sender.</source>
      <translation>In der Liste: den Absender kopieren.</translation>
    </message>
    <message>
      <source>In the list: copy the subject.</source>
      <translation>In der Liste: den Betreff kopieren.</translation>
    </message>
    <message>
      <source>In the list: find more from this sender.</source>
      <translation>In der Liste: mehr von diesem Absender finden.</translation>
    </message>
    <message>
      <source>In the list: find similar messages.</source>
      <translation>In der Liste: ähnliche Nachrichten finden.</translation>
    </message>
    <message>
      <source>In the list: leave the thread.</source>
      <translation>In der Liste: das Thema verlassen.</translation>
    </message>
    <message>
      <source>In the list: mark as read.</source>
      <translation>In der Liste: als gelesen markieren.</translation>
    </message>
    <message>
      <source>In the list: mark as unread.</source>
      <translation>In der Liste: als ungelesen markieren.</translation>
    </message>
    <message>
      <source>In the list: open the message in the mail program.</source>
      <translation>In der Liste: die Nachricht im Mailprogramm öffnen.</translation>
    </message>
    <message>
      <source>In the list: open the message.</source>
      <translation>In der Liste: die Nachricht öffnen.</translation>
    </message>
    <message>
      <source>In the list: save as .eml files.</source>
      <translation>In der Liste: als .eml-Dateien sichern.</translation>
    </message>
    <message>
      <source>In the list: save as an mbox file.</source>
      <translation>In der Liste: als mbox-Datei sichern.</translation>
    </message>
    <message>
      <source>In the list: save the list as CSV.</source>
      <translation>In der Liste: die Liste als CSV sichern.</translation>
    </message>
    <message>
      <source>In the list: say how important a message is.</source>
      <translation>In der Liste: sagen, wie wichtig eine Nachricht ist.</translation>
    </message>
    <message>
      <source>In the list: say of what kind a message is.</source>
      <translation>In der Liste: sagen, von welcher Art eine Nachricht ist.</translation>
    </message>
    <message>
      <source>In the list: show the message in its folder.</source>
      <translation>In der Liste: die Nachricht in ihrem Ordner zeigen.</translation>
    </message>
    <message>
      <source>In the list: show the whole thread; of a message that stands alone, why it is here.</source>
      <translation>In der Liste: das ganze Thema anzeigen; bei einer einzelnen Nachricht, warum sie hier ist.</translation>
    </message>
    <message>
      <source>In the list: tell why the message is here.</source>
      <translation>In der Liste: sagen, warum die Nachricht hier ist.</translation>
    </message>
    <message>
      <source>Keep a sign in the system's tray: closing the window then leaves OakenSearch ready to come up at once.</source>
      <translation>Ein Zeichen im Infobereich des Systems: Ein geschlossenes Fenster lässt OakenSearch dann bereit.</translation>
    </message>
    <message>
      <source>Keep this search under a name, or forget it.</source>
      <translation>Diese Suche unter einem Namen behalten oder vergessen.</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Tastatur</translation>
    </message>
    <message>
      <source>Keyword min match</source>
      <translation>Mindestanteil der Wörter</translation>
    </message>
    <message>
      <source>Keyword weight</source>
      <translation>Gewicht der Wörter</translation>
    </message>
    <message>
      <source>LLM rewrite</source>
      <translation>Umformulieren durch LLM</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>Größte zuerst</translation>
    </message>
    <message>
      <source>Leaves out what comes less near in meaning than this similarity; 0 leaves nothing out. What suits differs from model to model.</source>
      <translation>Lässt weg, was der Bedeutung nach weniger nahe kommt als diese Ähnlichkeit; 0 lässt nichts weg. Was passt, ist von Modell zu Modell verschieden.</translation>
    </message>
    <message>
      <source>Let the chat model rephrase your words before they are searched by meaning. It is sent your words only.</source>
      <translation>Das Chatmodell formuliert Ihre Wörter um, bevor nach dem Sinn gesucht wird. Gesendet werden nur Ihre Wörter.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light, dark, or as the system.</source>
      <translation>Hell, dunkel oder wie das System.</translation>
    </message>
    <message>
      <source>Look for new mail.</source>
      <translation>Nach neuen Mails sehen.</translation>
    </message>
    <message>
      <source>Look through what was searched for before.</source>
      <translation>Durchsehen, wonach früher gesucht wurde.</translation>
    </message>
    <message>
      <source>MB</source>
      <translation>MB</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Postfächer</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark unread</source>
      <translation>Als ungelesen markieren</translation>
    </message>
    <message>
      <source>Max candidates</source>
      <translation>Höchstzahl der Kandidaten</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Sinn</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>Min score</source>
      <translation>Mindestähnlichkeit</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>More from sender</source>
      <translation>Mehr vom Absender</translation>
    </message>
    <message>
      <source>Motion</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Multiplies the keyword weight when the query has a quoted phrase or a token with a digit.</source>
      <translation>Vervielfacht das Gewicht der Wörter, wenn die Anfrage eine Wendung in Anführungszeichen oder ein Wort mit Ziffer hat.</translation>
    </message>
    <message>
      <source>Newer mail first among equals</source>
      <translation>Bei Gleichstand Neueres zuerst</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Neueste zuerst</translation>
    </message>
    <message>
      <source>Nomic</source>
      <translation>Nomic</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>Älteste zuerst</translation>
    </message>
    <message>
      <source>One row a thread, or one a message.</source>
      <translation>Eine Zeile je Thema oder eine je Nachricht.</translation>
    </message>
    <message>
      <source>Open in program</source>
      <translation>Im Programm öffnen</translation>
    </message>
    <message>
      <source>Open message</source>
      <translation>Nachricht öffnen</translation>
    </message>
    <message>
      <source>Open the menu.</source>
      <translation>Das Menü öffnen.</translation>
    </message>
    <message>
      <source>Order: a few best, then the newest first.</source>
      <translation>Reihenfolge: einige beste, dann die neuesten zuerst.</translation>
    </message>
    <message>
      <source>Order: by sender.</source>
      <translation>Reihenfolge: nach Absender.</translation>
    </message>
    <message>
      <source>Order: the best first.</source>
      <translation>Reihenfolge: die besten zuerst.</translation>
    </message>
    <message>
      <source>Order: the largest first.</source>
      <translation>Reihenfolge: die größten zuerst.</translation>
    </message>
    <message>
      <source>Order: the newest first.</source>
      <translation>Reihenfolge: die neuesten zuerst.</translation>
    </message>
    <message>
      <source>Order: the oldest first.</source>
      <translation>Reihenfolge: die ältesten zuerst.</translation>
    </message>
    <message>
      <source>Other forms of a word</source>
      <translation>Andere Formen eines Wortes</translation>
    </message>
    <message>
      <source>Other models</source>
      <translation>Andere Modelle</translation>
    </message>
    <message>
      <source>Overfetch</source>
      <translation>Vorrat</translation>
    </message>
    <message>
      <source>Own</source>
      <translation>Eigene</translation>
    </message>
    <message>
      <source>Passages that are sent in one call.</source>
      <translation>Abschnitte, die in einem Aufruf gesendet werden.</translation>
    </message>
    <message>
      <source>Prefixes</source>
      <translation>Präfixe</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Datenschutz</translation>
    </message>
    <message>
      <source>Processes</source>
      <translation>Prozesse</translation>
    </message>
    <message>
      <source>Processes that build meaning with the bundled model at once, if there are as many processors.</source>
      <translation>Prozesse, die mit dem mitgelieferten Modell zugleich Sinn aufbauen, wenn es so viele Prozessoren gibt.</translation>
    </message>
    <message>
      <source>Put before each passage, with prefixes = own.</source>
      <translation>Steht vor jedem Abschnitt, bei Präfixe = Eigene.</translation>
    </message>
    <message>
      <source>Put before each query, with prefixes = own.</source>
      <translation>Steht vor jeder Anfrage, bei Präfixe = Eigene.</translation>
    </message>
    <message>
      <source>Query prefix</source>
      <translation>Präfix für Anfragen</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Quit OakenSearch.</source>
      <translation>OakenSearch beenden.</translation>
    </message>
    <message>
      <source>Quotes</source>
      <translation>Zitate</translation>
    </message>
    <message>
      <source>Qwen3</source>
      <translation>Qwen3</translation>
    </message>
    <message>
      <source>RRF k</source>
      <translation>RRF k</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Rangfolge</translation>
    </message>
    <message>
      <source>Remember what you searched for, on this machine only.</source>
      <translation>Merken, wonach Sie gesucht haben, nur auf diesem Rechner.</translation>
    </message>
    <message>
      <source>Rerank</source>
      <translation>Rerank</translation>
    </message>
    <message>
      <source>Rerank address</source>
      <translation>Rerank-Adresse</translation>
    </message>
    <message>
      <source>Rerank candidates</source>
      <translation>Rerank-Kandidaten</translation>
    </message>
    <message>
      <source>Rerank model</source>
      <translation>Rerank-Modell</translation>
    </message>
    <message>
      <source>Rerank timeout</source>
      <translation>Zeitgrenze für Rerank</translation>
    </message>
    <message>
      <source>Reranker</source>
      <translation>Reranker</translation>
    </message>
    <message>
      <source>Rewrite timeout</source>
      <translation>Zeitgrenze fürs Umformulieren</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Rrf</source>
      <translation>RRF</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save search</source>
      <translation>Suche behalten</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>Behaltene Suchen</translation>
    </message>
    <message>
      <source>Scales what the keyword retriever contributes.</source>
      <translation>Gewichtet, was die Wortsuche beiträgt.</translation>
    </message>
    <message>
      <source>Scales what the vector retriever contributes.</source>
      <translation>Gewichtet, was die Vektorsuche beiträgt.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suche</translation>
    </message>
    <message>
      <source>Search inside attachments: PDF, Word, Excel, PowerPoint, OpenDocument, RTF, web pages, text, calendars, mails, and zip files of these. Off: no more of them are read; what was read before can still be found.</source>
      <translation>In Anhängen suchen: PDF, Word, Excel, PowerPoint, OpenDocument, RTF, Webseiten, Text, Kalender, Mails und ZIP-Dateien davon. Aus: Es werden keine weiteren gelesen; was gelesen wurde, bleibt auffindbar.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message>
      <source>Show or hide senders, labels and mailboxes of what was found.</source>
      <translation>Absender, Etiketten und Postfächer des Gefundenen zeigen oder verbergen.</translation>
    </message>
    <message>
      <source>Show the better order, when one is offered.</source>
      <translation>Die bessere Reihenfolge zeigen, wenn eine angeboten wird.</translation>
    </message>
    <message>
      <source>Show the mailboxes.</source>
      <translation>Die Postfächer zeigen.</translation>
    </message>
    <message>
      <source>Show the searches that were kept.</source>
      <translation>Die behaltenen Suchen anzeigen.</translation>
    </message>
    <message>
      <source>Show the settings.</source>
      <translation>Die Einstellungen zeigen.</translation>
    </message>
    <message>
      <source>Show thread</source>
      <translation>Thema anzeigen</translation>
    </message>
    <message>
      <source>Show what OakenSearch is made of.</source>
      <translation>Anzeigen, woraus OakenSearch besteht.</translation>
    </message>
    <message>
      <source>Show what can be typed into the search field.</source>
      <translation>Zeigen, was man ins Suchfeld schreiben kann.</translation>
    </message>
    <message>
      <source>Size of all text, of the system's own size.</source>
      <translation>Größe allen Textes, gemessen an der des Systems.</translation>
    </message>
    <message>
      <source>Size of the cache</source>
      <translation>Größe des Zwischenspeichers</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelltext</translation>
    </message>
    <message>
      <source>System</source>
      <translation>System</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Textgröße</translation>
    </message>
    <message>
      <source>The chat model's name there.</source>
      <translation>Der Name des Chatmodells dort.</translation>
    </message>
    <message>
      <source>The embedding model's name there (nomic-embed-text).</source>
      <translation>Der Name des Embedding-Modells dort (nomic-embed-text).</translation>
    </message>
    <message>
      <source>The model's name at the rerank endpoint; some need none.</source>
      <translation>Der Name des Modells am Rerank-Endpunkt; manche brauchen keinen.</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Farbschema</translation>
    </message>
    <message>
      <source>Timeline</source>
      <translation>Zeitleiste</translation>
    </message>
    <message>
      <source>Tray</source>
      <translation>Infobereich</translation>
    </message>
    <message>
      <source>Update</source>
      <translation>Aktualisieren</translation>
    </message>
    <message>
      <source>Vector timeout</source>
      <translation>Zeitgrenze der Vektoren</translation>
    </message>
    <message>
      <source>Vector weight</source>
      <translation>Gewicht der Vektoren</translation>
    </message>
    <message>
      <source>Watch for new mail</source>
      <translation>Auf neue Mails achten</translation>
    </message>
    <message>
      <source>What the endpoint's model wants before a query and a passage: by its name, a preset, or your own.</source>
      <translation>Was das Modell des Endpunkts vor Anfrage und Abschnitt verlangt: nach seinem Namen, eine Vorgabe oder Eigenes.</translation>
    </message>
    <message>
      <source>What turns text into vectors. The bundled model works on this machine and sends nothing. An endpoint is sent the text of every message (subject and passages) once, and each question, and nothing else: neither senders and recipients nor attachments. Off searches by words only.</source>
      <translation>Was Text in Vektoren verwandelt. Das mitgelieferte Modell arbeitet auf diesem Rechner und sendet nichts. Einem Endpunkt wird der Text jeder Nachricht (Betreff und Abschnitte) einmal gesendet, dazu jede Frage, und sonst nichts: weder Absender und Empfänger noch Anhänge. Aus sucht nur nach Wörtern.</translation>
    </message>
    <message>
      <source>Whether parts of the window may move: as the system, or never.</source>
      <translation>Ob sich Teile des Fensters bewegen dürfen: wie das System, oder nie.</translation>
    </message>
    <message>
      <source>While OakenSearch is open, notice new, changed and deleted mail by itself, within seconds. Off: only at the start and when you ask.</source>
      <translation>Solange OakenSearch offen ist, neue, geänderte und gelöschte Mails von selbst bemerken, binnen Sekunden. Aus: nur beim Start und wenn Sie es verlangen.</translation>
    </message>
    <message>
      <source>Whose vectors are remembered, so that a rebuild or a re-import costs nothing. They lie in this machine's private folder, without the text; off deletes them.</source>
      <translation>Wessen Vektoren behalten werden, damit ein Neuaufbau oder erneutes Einlesen nichts kostet. Sie liegen im privaten Ordner dieses Rechners, ohne den Text; aus löscht sie.</translation>
    </message>
    <message>
      <source>Words of a passage that becomes one vector.</source>
      <translation>Wörter eines Abschnitts, der zu einem Vektor wird.</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Vergrößern</translation>
    </message>
    <message>
      <source>Zoom normal</source>
      <translation>Normale Größe</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Verkleinern</translation>
    </message>
    <message>
      <source>s</source>
      <translation>s</translation>
    </message>
  </context>
  <context>
    <name>shortcuts</name>
    <message>
      <source>Every program needs this key itself. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>Diese Taste braucht jedes Programm selbst. Halten Sie Strg oder Alt dazu, oder wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>Lists and windows are walked with this key. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>Mit dieser Taste bewegt man sich in Listen und Fenstern. Halten Sie Strg oder Alt dazu, oder wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>Text is edited with these keys, and all of a list chosen. Please choose another.</source>
      <translation>Mit diesen Tasten wird Text bearbeitet oder alles in einer Liste gewählt. Bitte wählen Sie andere.</translation>
    </message>
    <message>
      <source>The search field needs this key itself. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>Das Suchfeld braucht diese Taste selbst. Halten Sie Strg oder Alt dazu, oder wählen Sie eine andere.</translation>
    </message>
  </context>
  <context>
    <name>why</name>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source>Found by its meaning</source>
      <translation>Nach dem Sinn gefunden</translation>
    </message>
    <message>
      <source>Found by its words</source>
      <translation>Nach den Wörtern gefunden</translation>
    </message>
    <message>
      <source>Holds exactly what you typed</source>
      <translation>Enthält genau, was Sie geschrieben haben</translation>
    </message>
    <message>
      <source>In the attachment {name}</source>
      <translation>Im Anhang {name}</translation>
    </message>
    <message>
      <source>In: {fields}</source>
      <translation>In: {fields}</translation>
    </message>
    <message>
      <source>Listed by its date; nothing was searched for in its text.</source>
      <translation>Nach dem Datum gelistet; im Text wurde nichts gesucht.</translation>
    </message>
    <message>
      <source>Matched: {words}</source>
      <translation>Treffer: {words}</translation>
    </message>
    <message>
      <source>Nearest passage, similarity {score}:</source>
      <translation>Nächster Abschnitt, Ähnlichkeit {score}:</translation>
    </message>
    <message>
      <source>Number {rank} by meaning</source>
      <translation>Nummer {rank} nach dem Sinn</translation>
    </message>
    <message>
      <source>Number {rank} by words</source>
      <translation>Nummer {rank} nach den Wörtern</translation>
    </message>
    <message>
      <source>Other passages that came near</source>
      <translation>Weitere nahe Abschnitte</translation>
    </message>
    <message>
      <source>Similarity {score}</source>
      <translation>Ähnlichkeit {score}</translation>
    </message>
    <message>
      <source>and 1 more</source>
      <translation>und 1 weiteres</translation>
    </message>
    <message>
      <source>and {count} more passages</source>
      <translation>und {count} weitere Abschnitte</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>exakt</translation>
    </message>
    <message>
      <source>found by {reasons}</source>
      <translation>gefunden nach {reasons}</translation>
    </message>
    <message>
      <source>meaning</source>
      <translation>Sinn</translation>
    </message>
    <message>
      <source>recipients</source>
      <translation>Empfänger</translation>
    </message>
    <message>
      <source>sender</source>
      <translation>Absender</translation>
    </message>
    <message>
      <source>subject</source>
      <translation>Betreff</translation>
    </message>
    <message>
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>word</source>
      <translation>Wort</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message>
      <source>1 mailbox</source>
      <translation>1 Postfach</translation>
    </message>
    <message>
      <source>1 message</source>
      <translation>1 Nachricht</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 Minute</translation>
    </message>
    <message>
      <source>1 thing could not be read</source>
      <translation>1 Ding konnte nicht gelesen werden</translation>
    </message>
    <message>
      <source>Apple Mail</source>
      <translation>Apple Mail</translation>
    </message>
    <message>
      <source>Building meaning</source>
      <translation>Sinn wird aufgebaut</translation>
    </message>
    <message>
      <source>Evolution mail</source>
      <translation>Evolution-Mail</translation>
    </message>
    <message>
      <source>Folder of mail files (mbox)</source>
      <translation>Ordner mit Maildateien (mbox)</translation>
    </message>
    <message>
      <source>Folder of mail in several formats</source>
      <translation>Ordner mit Mail in mehreren Formaten</translation>
    </message>
    <message>
      <source>Geary mail</source>
      <translation>Geary-Mail</translation>
    </message>
    <message>
      <source>Gmail export (Takeout)</source>
      <translation>Gmail-Export (Takeout)</translation>
    </message>
    <message>
      <source>Indexing words</source>
      <translation>Wörter werden verzeichnet</translation>
    </message>
    <message>
      <source>Mail file (mbox)</source>
      <translation>Maildatei (mbox)</translation>
    </message>
    <message>
      <source>Mail folder (MH)</source>
      <translation>Mailordner (MH)</translation>
    </message>
    <message>
      <source>Mail folder (Maildir)</source>
      <translation>Mailordner (Maildir)</translation>
    </message>
    <message>
      <source>Message files (.eml)</source>
      <translation>Nachrichtendateien (.eml)</translation>
    </message>
    <message>
      <source>Outlook data file</source>
      <translation>Outlook-Datendatei</translation>
    </message>
    <message>
      <source>Outlook messages (.msg)</source>
      <translation>Outlook-Nachrichten (.msg)</translation>
    </message>
    <message>
      <source>Packed mail (zip, tar, gz)</source>
      <translation>Gepackte Mail (zip, tar, gz)</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <source>Reading attachments</source>
      <translation>Anhänge lesen</translation>
    </message>
    <message>
      <source>Thunderbird mail</source>
      <translation>Thunderbird-Mail</translation>
    </message>
    <message>
      <source>less than a minute</source>
      <translation>weniger als eine Minute</translation>
    </message>
    <message>
      <source>{count} hours</source>
      <translation>{count} Stunden</translation>
    </message>
    <message>
      <source>{count} mailboxes</source>
      <translation>{count} Postfächer</translation>
    </message>
    <message>
      <source>{count} messages</source>
      <translation>{count} Nachrichten</translation>
    </message>
    <message>
      <source>{count} minutes</source>
      <translation>{count} Minuten</translation>
    </message>
    <message>
      <source>{count} things could not be read</source>
      <translation>{count} Dinge konnten nicht gelesen werden</translation>
    </message>
  </context>
</TS>
