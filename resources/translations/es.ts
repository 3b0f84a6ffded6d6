<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>About OakenSearch</source>
      <translation>Acerca de OakenSearch</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Copiar el informe</translation>
    </message>
    <message>
      <source>Counting …</source>
      <translation>Contando …</translation>
    </message>
    <message>
      <source>Finds any mail you ever got, by its words or by its meaning. It works on this machine alone: nothing of your mail or your searches is sent anywhere.</source>
      <translation>Encuentra cualquier correo que haya recibido, por sus palabras o por su sentido. Funciona solo en este equipo: nada de su correo ni de sus búsquedas se envía a ninguna parte.</translation>
    </message>
    <message>
      <source>For a question to somebody who knows the program. It holds no mail, no addresses and no folders.</source>
      <translation>Para preguntar a alguien que conozca el programa. No contiene correo, direcciones ni carpetas.</translation>
    </message>
    <message>
      <source>Index (words and meaning)</source>
      <translation>Índice (palabras y significado)</translation>
    </message>
    <message>
      <source>It does not look for updates by itself either.</source>
      <translation>Tampoco busca actualizaciones por su cuenta.</translation>
    </message>
    <message>
      <source>Its files lie in {folder}</source>
      <translation>Sus archivos están en {folder}</translation>
    </message>
    <message>
      <source>Library (messages, read state)</source>
      <translation>Biblioteca (mensajes, estado de lectura)</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencias</translation>
    </message>
    <message>
      <source>MIT licence · Qt {version}</source>
      <translation>Licencia MIT · Qt {version}</translation>
    </message>
    <message>
      <source>Parts of this program</source>
      <translation>Partes de este programa</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programa</translation>
    </message>
    <message>
      <source>Remembered meaning</source>
      <translation>Significado recordado</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Informe</translation>
    </message>
    <message>
      <source>Show the folder</source>
      <translation>Mostrar la carpeta</translation>
    </message>
    <message>
      <source>Text of the licence</source>
      <translation>Texto de la licencia</translation>
    </message>
  </context>
  <context>
    <name>ActivityPanel</name>
    <message>
      <source>Another OakenSearch is reading mail</source>
      <translation>Otro OakenSearch está leyendo el correo</translation>
    </message>
    <message>
      <source>Look for new mail</source>
      <translation>Buscar correo nuevo</translation>
    </message>
    <message>
      <source>Looking for new mail…</source>
      <translation>Buscando correo nuevo…</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausar</translation>
    </message>
    <message>
      <source>Paused. What was read can be searched.</source>
      <translation>En pausa. Lo que ya se leyó se puede buscar.</translation>
    </message>
    <message>
      <source>Pausing…</source>
      <translation>Pausando…</translation>
    </message>
    <message>
      <source>Progress of reading your mail</source>
      <translation>Progreso de la lectura de su correo</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Reanudar</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Al día</translation>
    </message>
    <message>
      <source>{added} new, {removed} gone</source>
      <translation>{added} nuevos, {removed} eliminados</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} de {total}</translation>
    </message>
    <message>
      <source>{rate} a second</source>
      <translation>{rate} por segundo</translation>
    </message>
    <message>
      <source>{rate} · {time} left</source>
      <translation>{rate} · quedan {time}</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <source>Earlier searches…</source>
      <translation>Búsquedas anteriores…</translation>
    </message>
    <message>
      <source>Forget all earlier searches</source>
      <translation>Olvidar todas las búsquedas anteriores</translation>
    </message>
    <message>
      <source>Keep this search</source>
      <translation>Guardar esta búsqueda</translation>
    </message>
    <message>
      <source>Name:</source>
      <translation>Nombre:</translation>
    </message>
    <message>
      <source>None yet: the star in the search field keeps one</source>
      <translation>Ninguna todavía: la estrella del campo de búsqueda guarda una</translation>
    </message>
    <message>
      <source>Rename or forget…</source>
      <translation>Renombrar u olvidar…</translation>
    </message>
  </context>
  <context>
    <name>AttachmentsBar</name>
    <message>
      <source>Attachments</source>
      <translation>Adjuntos</translation>
    </message>
    <message>
      <source>Files of this kind can only be saved: they could do something when opened.</source>
      <translation>Los archivos de este tipo solo se pueden guardar: podrían hacer algo al abrirse.</translation>
    </message>
    <message>
      <source>It came with a message, and the other program may load things from the network for it.</source>
      <translation>Llegó con un mensaje, y el otro programa podría cargar cosas de la red para mostrarlo.</translation>
    </message>
    <message>
      <source>It could not be opened: {reason}</source>
      <translation>No se pudo abrir: {reason}</translation>
    </message>
    <message>
      <source>It could not be saved: {reason}</source>
      <translation>No se pudo guardar: {reason}</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open {name}</source>
      <translation>Abrir {name}</translation>
    </message>
    <message>
      <source>Open {name} in another program?</source>
      <translation>¿Abrir {name} en otro programa?</translation>
    </message>
    <message>
      <source>Save the attachment</source>
      <translation>Guardar el adjunto</translation>
    </message>
    <message>
      <source>Save {name}</source>
      <translation>Guardar {name}</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Guardar…</translation>
    </message>
    <message>
      <source>There is no program on this computer that shows such a file. It can be saved, though.</source>
      <translation>En este equipo no hay ningún programa que muestre un archivo así. Pero se puede guardar.</translation>
    </message>
    <message>
      <source>attachment</source>
      <translation>adjunto</translation>
    </message>
  </context>
  <context>
    <name>Backups</name>
    <message>
      <source>Back up</source>
      <translation>Copia de seguridad</translation>
    </message>
    <message>
      <source>Backups of OakenSearch ({patterns})</source>
      <translation>Copias de seguridad de OakenSearch ({patterns})</translation>
    </message>
    <message>
      <source>It is kept as a backup of its own, so that you can go back.</source>
      <translation>Se guarda como otra copia de seguridad, para que pueda volver atrás.</translation>
    </message>
    <message>
      <source>Looking at the backup…</source>
      <translation>Examinando la copia…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Restaurar</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Restaurar una copia</translation>
    </message>
    <message>
      <source>Restore the backup of {date}: {messages} of {mailboxes}, and the settings?</source>
      <translation>¿Restaurar la copia del {date}: {messages} de {mailboxes} y los ajustes?</translation>
    </message>
    <message>
      <source>Restore the safe copy of {date}: the list of {mailboxes}, and your marks?</source>
      <translation>¿Restaurar la copia de resguardo del {date}: la lista de {mailboxes} y sus marcas?</translation>
    </message>
    <message>
      <source>Restored {messages} of {mailboxes}, and your settings.</source>
      <translation>Se restauraron {messages} de {mailboxes} y sus ajustes.</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Restaurando la copia…</translation>
    </message>
    <message>
      <source>Saved {messages} of {mailboxes}, and your settings ({size}).</source>
      <translation>Se guardaron {messages} de {mailboxes} y sus ajustes ({size}).</translation>
    </message>
    <message>
      <source>Saving the backup…</source>
      <translation>Guardando la copia…</translation>
    </message>
    <message>
      <source>Searching goes on; the index follows now.</source>
      <translation>La búsqueda sigue; el índice se pone ahora al día.</translation>
    </message>
    <message>
      <source>The mail itself lies where it was and is not in it, nor is any password or key.</source>
      <translation>El correo sigue donde estaba y no va en ella, ni tampoco contraseñas ni claves.</translation>
    </message>
    <message>
      <source>The mailboxes are read anew, which can take a while.</source>
      <translation>Los buzones se leen de nuevo, lo que puede tardar un rato.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is another library.</source>
      <translation>Lo que hay ahora ({messages}) es otra biblioteca.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is kept as a backup of its own.</source>
      <translation>Lo que hay ahora ({messages}) se guarda como otra copia de seguridad.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is newer than the backup.</source>
      <translation>Lo que hay ahora ({messages}) es más reciente que la copia.</translation>
    </message>
    <message>
      <source>What is here now is damaged; it is set aside.</source>
      <translation>Lo que hay ahora está dañado; se aparta.</translation>
    </message>
    <message>
      <source>What was here before is kept in {path}</source>
      <translation>Lo que había antes se guarda en {path}</translation>
    </message>
    <message>
      <source>Your mail stays where it is; it is only read.</source>
      <translation>Su correo se queda donde está; solo se lee.</translation>
    </message>
    <message>
      <source>{messages} read from your mailboxes; your marks are back.</source>
      <translation>{messages} leídos de sus buzones; sus marcas han vuelto.</translation>
    </message>
  </context>
  <context>
    <name>Banner</name>
    <message>
      <source>Build meaning now</source>
      <translation>Construir el sentido ahora</translation>
    </message>
    <message>
      <source>Search again</source>
      <translation>Buscar de nuevo</translation>
    </message>
    <message>
      <source>Searched by words only.</source>
      <translation>Se buscó solo por palabras.</translation>
    </message>
    <message>
      <source>Turn meaning on</source>
      <translation>Activar el sentido</translation>
    </message>
    <message>
      <source>What helps?</source>
      <translation>¿Qué ayuda?</translation>
    </message>
    <message>
      <source>You can search while it is being built.</source>
      <translation>Mientras tanto, puede buscar.</translation>
    </message>
  </context>
  <context>
    <name>Chip</name>
    <message>
      <source>Delete removes this filter, N turns it round</source>
      <translation>Supr quita este filtro, N lo invierte</translation>
    </message>
    <message>
      <source>Filter by {title}</source>
      <translation>Filtrar por {title}</translation>
    </message>
    <message>
      <source>Not {filter}</source>
      <translation>No {filter}</translation>
    </message>
    <message>
      <source>Remove the filter {title}</source>
      <translation>Quitar el filtro {title}</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>Quitar este filtro</translation>
    </message>
  </context>
  <context>
    <name>ChipRow</name>
    <message>
      <source>Filters</source>
      <translation>Filtros</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>More filters</source>
      <translation>Más filtros</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>Quitar {filter}</translation>
    </message>
    <message>
      <source>before {day}</source>
      <translation>antes del {day}</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>desde el {day}</translation>
    </message>
  </context>
  <context>
    <name>Completer</name>
    <message>
      <source>Suggestions</source>
      <translation>Sugerencias</translation>
    </message>
    <message>
      <source>Suggestions below; Down chooses, Tab takes the first</source>
      <translation>Sugerencias debajo; Abajo elige, Tab toma la primera</translation>
    </message>
  </context>
  <context>
    <name>ConnectionTest</name>
    <message>
      <source>It works: {dimension} numbers a passage, in {milliseconds} ms.</source>
      <translation>Funciona: {dimension} números por pasaje, en {milliseconds} ms.</translation>
    </message>
    <message>
      <source>Meaning is switched off, so there is nothing to try.</source>
      <translation>El sentido está desactivado, así que no hay nada que probar.</translation>
    </message>
  </context>
  <context>
    <name>DateChooser</name>
    <message>
      <source>First day</source>
      <translation>Primer día</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Desde</translation>
    </message>
    <message>
      <source>Last 7 days</source>
      <translation>Últimos 7 días</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>Último día</translation>
    </message>
    <message>
      <source>This month</source>
      <translation>Este mes</translation>
    </message>
    <message>
      <source>This year</source>
      <translation>Este año</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Hasta</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Hoy</translation>
    </message>
    <message>
      <source>Use this range</source>
      <translation>Usar este intervalo</translation>
    </message>
  </context>
  <context>
    <name>DayEdit</name>
    <message>
      <source>F4 opens the calendar</source>
      <translation>F4 abre el calendario</translation>
    </message>
  </context>
  <context>
    <name>DetailsPanel</name>
    <message>
      <source>Choose a message to see why it is here.</source>
      <translation>Elija un mensaje para ver por qué está aquí.</translation>
    </message>
    <message>
      <source>Why this message is here</source>
      <translation>Por qué está aquí este mensaje</translation>
    </message>
  </context>
  <context>
    <name>DiscoveredList</name>
    <message>
      <source>Add {mailbox}</source>
      <translation>Añadir {mailbox}</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>Encontrados en este equipo</translation>
    </message>
    <message>
      <source>Mailboxes on this computer</source>
      <translation>Buzones de este equipo</translation>
    </message>
  </context>
  <context>
    <name>ErrorDialog</name>
    <message>
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Copiar el informe</translation>
    </message>
    <message>
      <source>OakenSearch ran into something it did not expect</source>
      <translation>OakenSearch se encontró con algo inesperado</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Informe</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>Mostrar el informe</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Algo salió mal</translation>
    </message>
    <message>
      <source>Your mail was not touched, and you can go on. If it happens again, the report helps to mend it.</source>
      <translation>Su correo no se ha tocado y puede continuar. Si vuelve a ocurrir, el informe ayuda a arreglarlo.</translation>
    </message>
  </context>
  <context>
    <name>FacetButton</name>
    <message>
      <source>Chosen; press to go back</source>
      <translation>Elegido; pulse para volver</translation>
    </message>
    <message>
      <source>Narrow to this</source>
      <translation>Limitar a esto</translation>
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
      <translation>Entre los {count} más recientes</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Buzones</translation>
    </message>
    <message>
      <source>Narrowed, there may be more by meaning</source>
      <translation>Al acotar puede haber más por sentido</translation>
    </message>
    <message>
      <source>Senders</source>
      <translation>Remitentes</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Lo encontrado</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Dónde</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Find in this message</source>
      <translation>Buscar en este mensaje</translation>
    </message>
    <message>
      <source>Next (F3)</source>
      <translation>Siguiente (F3)</translation>
    </message>
    <message>
      <source>Not in the text</source>
      <translation>No está en el texto</translation>
    </message>
    <message>
      <source>Previous (Shift+F3)</source>
      <translation>Anterior (Mayús+F3)</translation>
    </message>
    <message>
      <source>{current} of {total}</source>
      <translation>{current} de {total}</translation>
    </message>
  </context>
  <context>
    <name>FirstRunPage</name>
    <message>
      <source>Add a folder of mail…</source>
      <translation>Añadir una carpeta de correo…</translation>
    </message>
    <message>
      <source>Add a mail file…</source>
      <translation>Añadir un archivo de correo…</translation>
    </message>
    <message>
      <source>By its words, or by what you remember of it. OakenSearch reads your mail where it lies, changes nothing in it, and sends nothing anywhere.</source>
      <translation>Por sus palabras o por lo que recuerde de él. OakenSearch lee su correo donde está, no cambia nada en él y no envía nada a ninguna parte.</translation>
    </message>
    <message>
      <source>Find any mail you ever got</source>
      <translation>Encuentre cualquier correo que haya recibido</translation>
    </message>
    <message>
      <source>Questions to try on the sample</source>
      <translation>Preguntas para probar con el ejemplo</translation>
    </message>
    <message>
      <source>Thunderbird, Apple Mail, Outlook, Gmail exports, Maildir, mbox, .eml and more.</source>
      <translation>Thunderbird, Apple Mail, Outlook, exportaciones de Gmail, Maildir, mbox, .eml y más.</translation>
    </message>
    <message>
      <source>Try the sample mailbox</source>
      <translation>Probar el buzón de ejemplo</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bienvenida</translation>
    </message>
  </context>
  <context>
    <name>HitActions</name>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Fetching {messages}…</source>
      <translation>Obteniendo {messages}…</translation>
    </message>
    <message>
      <source>No program opened the folder; the message lies in {folder}</source>
      <translation>Ningún programa abrió la carpeta; el mensaje está en {folder}</translation>
    </message>
    <message>
      <source>Save the messages</source>
      <translation>Guardar los mensajes</translation>
    </message>
    <message>
      <source>Save the messages in a folder</source>
      <translation>Guardar los mensajes en una carpeta</translation>
    </message>
    <message>
      <source>Saving {messages}…</source>
      <translation>Guardando {messages}…</translation>
    </message>
    <message>
      <source>This message is no longer in your mailbox.</source>
      <translation>Este mensaje ya no está en su buzón.</translation>
    </message>
    <message>
      <source>{messages} could not be read: no longer in the mailbox.</source>
      <translation>No se pudieron leer {messages}: ya no están en el buzón.</translation>
    </message>
    <message>
      <source>{messages} saved: {place}</source>
      <translation>{messages} guardados: {place}</translation>
    </message>
  </context>
  <context>
    <name>HitMenu</name>
    <message>
      <source>All of this thread</source>
      <translation>Toda esta conversación</translation>
    </message>
    <message>
      <source>As .eml files…</source>
      <translation>Como archivos .eml…</translation>
    </message>
    <message>
      <source>As an mbox file…</source>
      <translation>Como archivo mbox…</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <source>Find similar</source>
      <translation>Buscar similares</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Link to the message</source>
      <translation>Enlace al mensaje</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Marcar como leído</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Marcar como no leído</translation>
    </message>
    <message>
      <source>Message-ID</source>
      <translation>Message-ID</translation>
    </message>
    <message>
      <source>More from this sender</source>
      <translation>Más de este remitente</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open in the mail program</source>
      <translation>Abrir en el programa de correo</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Prioridad</translation>
    </message>
    <message>
      <source>Sender</source>
      <translation>Remitente</translation>
    </message>
    <message>
      <source>Show in its folder</source>
      <translation>Mostrar en su carpeta</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Asunto</translation>
    </message>
    <message>
      <source>The list as CSV…</source>
      <translation>La lista como CSV…</translation>
    </message>
    <message>
      <source>Why this message is here</source>
      <translation>Por qué está aquí este mensaje</translation>
    </message>
  </context>
  <context>
    <name>IndexingProcess</name>
    <message>
      <source>Reading your mail {how}. Nothing is lost; it goes on from there. ({last})</source>
      <translation>La lectura de su correo {how}. No se ha perdido nada; continúa desde ahí. ({last})</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads mail could not be started.</source>
      <translation>No se pudo iniciar la parte de OakenSearch que lee el correo.</translation>
    </message>
    <message>
      <source>ended unexpectedly</source>
      <translation>terminó de forma inesperada</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>código de salida {code}</translation>
    </message>
    <message>
      <source>was ended from outside or crashed</source>
      <translation>fue terminada desde fuera o falló</translation>
    </message>
  </context>
  <context>
    <name>MailProgram</name>
    <message>
      <source>No program on this computer is set up to open mail. Choose one in the system's settings for default programs, or export the message as an .eml file.</source>
      <translation>Ningún programa de este equipo está preparado para abrir correo. Elija uno en los ajustes del sistema para programas predeterminados, o exporte el mensaje como archivo .eml.</translation>
    </message>
  </context>
  <context>
    <name>MailboxActions</name>
    <message>
      <source>Add a folder of mail</source>
      <translation>Añadir una carpeta de correo</translation>
    </message>
    <message>
      <source>Add a mail file</source>
      <translation>Añadir un archivo de correo</translation>
    </message>
  </context>
  <context>
    <name>MailboxesDialog</name>
    <message>
      <source>A backup holds this list, your marks and the settings. The mail itself stays here.</source>
      <translation>Una copia contiene esta lista, sus marcas y los ajustes. El correo en sí se queda aquí.</translation>
    </message>
    <message>
      <source>Add a file…</source>
      <translation>Añadir un archivo…</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Añadir una carpeta…</translation>
    </message>
    <message>
      <source>Back up…</source>
      <translation>Copia de seguridad…</translation>
    </message>
    <message>
      <source>Its messages are no longer found. The mail itself stays where it is.</source>
      <translation>Sus mensajes dejarán de encontrarse. El correo en sí se queda donde está.</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Buzones</translation>
    </message>
    <message>
      <source>Nothing was read yet</source>
      <translation>Todavía no se ha leído nada</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Remove {name} from OakenSearch?</source>
      <translation>¿Quitar {name} de OakenSearch?</translation>
    </message>
    <message>
      <source>Remove…</source>
      <translation>Quitar…</translation>
    </message>
    <message>
      <source>Restore a backup…</source>
      <translation>Restaurar una copia…</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>{key} opens</source>
      <translation>{key} abre</translation>
    </message>
    <message>
      <source>{key} tells why</source>
      <translation>{key} dice por qué</translation>
    </message>
  </context>
  <context>
    <name>MeaningTools</name>
    <message>
      <source>Another model reads {messages} anew, in about {time}. Words search everything meanwhile.</source>
      <translation>Otro modelo vuelve a leer {messages}, en unos {time}. Mientras tanto las palabras buscan en todo.</translation>
    </message>
    <message>
      <source>Another model reads {messages} anew; how long that takes depends on the endpoint.</source>
      <translation>Otro modelo vuelve a leer {messages}; cuánto tarda depende del servicio.</translation>
    </message>
    <message>
      <source>Build meaning now</source>
      <translation>Construir el sentido ahora</translation>
    </message>
    <message>
      <source>Keep in the keyring</source>
      <translation>Guardar en el llavero</translation>
    </message>
    <message>
      <source>Key of the endpoint</source>
      <translation>Clave del servicio</translation>
    </message>
    <message>
      <source>Key of the endpoint, if it wants one</source>
      <translation>Clave del servicio, si la pide</translation>
    </message>
    <message>
      <source>Test the connection</source>
      <translation>Probar la conexión</translation>
    </message>
    <message>
      <source>The keyring keeps it.</source>
      <translation>El llavero la guarda.</translation>
    </message>
    <message>
      <source>The keyring keeps no key for it.</source>
      <translation>El llavero no guarda ninguna clave para él.</translation>
    </message>
    <message>
      <source>Trying…</source>
      <translation>Probando…</translation>
    </message>
  </context>
  <context>
    <name>MessageBrowser</name>
    <message>
      <source>Hide {count} quoted lines</source>
      <translation>Ocultar {count} líneas citadas</translation>
    </message>
    <message>
      <source>Show {count} quoted lines</source>
      <translation>Mostrar {count} líneas citadas</translation>
    </message>
    <message>
      <source>Text of the message</source>
      <translation>Texto del mensaje</translation>
    </message>
  </context>
  <context>
    <name>MessageFiles</name>
    <message>
      <source>It could not be printed: the printer cannot be reached.</source>
      <translation>No se pudo imprimir: no se puede acceder a la impresora.</translation>
    </message>
    <message>
      <source>It could not be saved: {reason}</source>
      <translation>No se pudo guardar: {reason}</translation>
    </message>
    <message>
      <source>Mail message (*.eml)</source>
      <translation>Mensaje de correo (*.eml)</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Guardar como PDF</translation>
    </message>
    <message>
      <source>Save the message</source>
      <translation>Guardar el mensaje</translation>
    </message>
    <message>
      <source>message</source>
      <translation>mensaje</translation>
    </message>
    <message>
      <source>the file cannot be written</source>
      <translation>no se puede escribir el archivo</translation>
    </message>
  </context>
  <context>
    <name>MessageHeader</name>
    <message>
      <source>(no subject)</source>
      <translation>(sin asunto)</translation>
    </message>
    <message>
      <source>All headers</source>
      <translation>Todas las cabeceras</translation>
    </message>
    <message>
      <source>Cc</source>
      <translation>Copia</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <source>Show all headers</source>
      <translation>Mostrar todas las cabeceras</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Asunto</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Para</translation>
    </message>
  </context>
  <context>
    <name>MessageMenu</name>
    <message>
      <source>Larger text</source>
      <translation>Texto más grande</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>Normal size</source>
      <translation>Tamaño normal</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimir…</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Guardar como PDF…</translation>
    </message>
    <message>
      <source>Save the message…</source>
      <translation>Guardar el mensaje…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Texto más pequeño</translation>
    </message>
    <message>
      <source>View source</source>
      <translation>Ver el código fuente</translation>
    </message>
    <message>
      <source>What can be done with this message</source>
      <translation>Qué se puede hacer con este mensaje</translation>
    </message>
  </context>
  <context>
    <name>MessageWindow</name>
    <message>
      <source>(no subject)</source>
      <translation>(sin asunto)</translation>
    </message>
    <message>
      <source>1 thing from the network was blocked.</source>
      <translation>Se bloqueó 1 contenido de la red.</translation>
    </message>
    <message>
      <source>Got it</source>
      <translation>Entendido</translation>
    </message>
    <message>
      <source>Opening a message marks it as read in OakenSearch only. Your mailbox is not changed.</source>
      <translation>Abrir un mensaje lo marca como leído solo en OakenSearch. Su buzón no cambia.</translation>
    </message>
    <message>
      <source>Quoted text</source>
      <translation>Texto citado</translation>
    </message>
    <message>
      <source>Saved as {path}</source>
      <translation>Guardado como {path}</translation>
    </message>
    <message>
      <source>Show all quoted text</source>
      <translation>Mostrar todo el texto citado</translation>
    </message>
    <message>
      <source>There is no text that can be shown.</source>
      <translation>No hay texto que se pueda mostrar.</translation>
    </message>
    <message>
      <source>This is the text that was kept when it was indexed.</source>
      <translation>Este es el texto que se guardó al indexarlo.</translation>
    </message>
    <message>
      <source>{count} things from the network were blocked.</source>
      <translation>Se bloquearon {count} contenidos de la red.</translation>
    </message>
  </context>
  <context>
    <name>NothingFoundPage</name>
    <message>
      <source>Another OakenSearch is reading mail; what fits appears here when it has ended.</source>
      <translation>Otro OakenSearch está leyendo el correo; lo que encaje aparecerá aquí cuando termine.</translation>
    </message>
    <message>
      <source>Meaning is still being built; what comes near to it appears here then.</source>
      <translation>El significado aún se está construyendo; lo que se le acerque aparecerá aquí después.</translation>
    </message>
    <message>
      <source>No message fits. Try fewer words, or say it in other words.</source>
      <translation>Ningún mensaje coincide. Pruebe con menos palabras o dígalo de otra manera.</translation>
    </message>
    <message>
      <source>Nothing fits all of this. Drop a filter to see more:</source>
      <translation>Nada cumple todo esto. Quite un filtro para ver más:</translation>
    </message>
    <message>
      <source>Nothing found</source>
      <translation>No se encontró nada</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Todavía no se encontró nada</translation>
    </message>
    <message>
      <source>Without any filter</source>
      <translation>Sin ningún filtro</translation>
    </message>
    <message>
      <source>Without {filter}</source>
      <translation>Sin {filter}</translation>
    </message>
    <message>
      <source>Your mail is still being read; what fits appears here as it comes.</source>
      <translation>Su correo aún se está leyendo; lo que coincida aparecerá aquí.</translation>
    </message>
  </context>
  <context>
    <name>OperatorsPopover</name>
    <message>
      <source>Example: {query}</source>
      <translation>Ejemplo: {query}</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filtros</translation>
    </message>
    <message>
      <source>Just write what you remember. Or be exact:</source>
      <translation>Escriba simplemente lo que recuerde. O sea exacto:</translation>
    </message>
    <message>
      <source>Not with this word; a minus turns every filter round</source>
      <translation>Sin esta palabra; un menos invierte cualquier filtro</translation>
    </message>
    <message>
      <source>One or the other</source>
      <translation>Lo uno o lo otro</translation>
    </message>
    <message>
      <source>These words in this order</source>
      <translation>Estas palabras en este orden</translation>
    </message>
    <message>
      <source>This word exactly, not its other forms</source>
      <translation>Exactamente esta palabra, no sus otras formas</translation>
    </message>
    <message>
      <source>What can be typed into the search field</source>
      <translation>Qué se puede escribir en el campo de búsqueda</translation>
    </message>
    <message>
      <source>Words that begin so</source>
      <translation>Palabras que empiezan así</translation>
    </message>
  </context>
  <context>
    <name>PortalHolder</name>
    <message>
      <source>Bring OakenSearch up</source>
      <translation>Traer OakenSearch al frente</translation>
    </message>
    <message>
      <source>Granted by your system, whose keyboard settings may change it: {keys}</source>
      <translation>Concedido por su sistema, cuya configuración del teclado puede cambiarlo: {keys}</translation>
    </message>
    <message>
      <source>This desktop cannot grant programs a key. Add one in its keyboard settings, as is told below.</source>
      <translation>Este escritorio no puede conceder teclas a los programas. Añada una en su configuración del teclado, como se indica abajo.</translation>
    </message>
    <message>
      <source>Your system did not grant these keys. Choose others, or look into its keyboard settings.</source>
      <translation>Su sistema no ha concedido estas teclas. Elija otras o mire en su configuración del teclado.</translation>
    </message>
    <message>
      <source>Your system was not allowed to grant these keys. Choose keys again to be asked again.</source>
      <translation>No se ha permitido a su sistema conceder estas teclas. Vuelva a elegir teclas para que se le pregunte de nuevo.</translation>
    </message>
  </context>
  <context>
    <name>Preferences</name>
    <message>
      <source>A part of this copy of OakenSearch is missing or does not fit this computer. Install it anew.</source>
      <translation>Falta una parte de esta copia de OakenSearch o no encaja en este equipo. Instálelo de nuevo.</translation>
    </message>
    <message>
      <source>Searching by meaning</source>
      <translation>Buscar por el sentido</translation>
    </message>
  </context>
  <context>
    <name>ProblemList</name>
    <message>
      <source>(no subject)</source>
      <translation>(sin asunto)</translation>
    </message>
    <message>
      <source>What could not be read</source>
      <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
      <source>{attachment} in {message}</source>
      <translation>{attachment} en {message}</translation>
    </message>
  </context>
  <context>
    <name>ProgressLine</name>
    <message>
      <source>Searching</source>
      <translation>Buscando</translation>
    </message>
  </context>
  <context>
    <name>ReadingPage</name>
    <message>
      <source>Reading your mail</source>
      <translation>Leyendo su correo</translation>
    </message>
    <message>
      <source>The newest comes first. You can search what is there already while the rest comes.</source>
      <translation>Lo más reciente llega primero. Puede buscar en lo que ya hay mientras llega el resto.</translation>
    </message>
  </context>
  <context>
    <name>ResultDelegate</name>
    <message>
      <source>(no subject)</source>
      <translation>(sin asunto)</translation>
    </message>
    <message>
      <source>In {file}: </source>
      <translation>En {file}: </translation>
    </message>
    <message>
      <source>best match</source>
      <translation>mejor resultado</translation>
    </message>
    <message>
      <source>{count} messages in this thread</source>
      <translation>{count} mensajes en esta conversación</translation>
    </message>
  </context>
  <context>
    <name>ResultList</name>
    <message>
      <source>Messages found</source>
      <translation>Mensajes encontrados</translation>
    </message>
    <message>
      <source>What to do with the message</source>
      <translation>Qué hacer con el mensaje</translation>
    </message>
  </context>
  <context>
    <name>ResultModel</name>
    <message>
      <source>best match</source>
      <translation>mejor resultado</translation>
    </message>
    <message>
      <source>in attachment {name}</source>
      <translation>en el adjunto {name}</translation>
    </message>
    <message>
      <source>no subject</source>
      <translation>sin asunto</translation>
    </message>
    <message>
      <source>unread</source>
      <translation>no leído</translation>
    </message>
    <message>
      <source>with attachment</source>
      <translation>con adjunto</translation>
    </message>
    <message>
      <source>{count} messages in the thread</source>
      <translation>{count} mensajes en el hilo</translation>
    </message>
  </context>
  <context>
    <name>ResultPane</name>
    <message>
      <source>Back to all messages</source>
      <translation>Volver a todos los mensajes</translation>
    </message>
    <message>
      <source>Better order available</source>
      <translation>Hay un orden mejor</translation>
    </message>
    <message>
      <source>Did you mean {query}?</source>
      <translation>¿Quiso decir {query}?</translation>
    </message>
    <message>
      <source>Nearest in meaning to {subject}</source>
      <translation>Lo más cercano en sentido a {subject}</translation>
    </message>
    <message>
      <source>No close match. These are the nearest by meaning:</source>
      <translation>Nada coincide bien. Esto es lo más cercano por su sentido:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These are the nearest by meaning:</source>
      <translation>Ningún mensaje contiene todas estas palabras. Estos son los más cercanos por significado:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These hold some of them, or are the nearest by meaning:</source>
      <translation>Ningún mensaje contiene todas estas palabras. Estos contienen algunas o son los más cercanos por significado:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These hold some of them:</source>
      <translation>Ningún mensaje contiene todas estas palabras. Estos contienen algunas:</translation>
    </message>
    <message>
      <source>Nothing holds this as it is written; shown is {query}</source>
      <translation>Nada contiene esto tal como está escrito; se muestra {query}</translation>
    </message>
    <message>
      <source>Show it</source>
      <translation>Mostrarlo</translation>
    </message>
    <message>
      <source>The thread “{subject}”</source>
      <translation>El hilo «{subject}»</translation>
    </message>
  </context>
  <context>
    <name>SavedSearchesDialog</name>
    <message>
      <source>Another search has the name “{name}” already.</source>
      <translation>Otra búsqueda ya se llama «{name}».</translation>
    </message>
    <message>
      <source>Forget</source>
      <translation>Olvidar</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Rename (F2)</source>
      <translation>Renombrar (F2)</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>Búsquedas guardadas</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Búsqueda</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Clear (Esc)</source>
      <translation>Borrar (Esc)</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Borrar la búsqueda</translation>
    </message>
    <message>
      <source>Keep this search</source>
      <translation>Guardar esta búsqueda</translation>
    </message>
    <message>
      <source>Kept as {name}; press to forget it</source>
      <translation>Guardada como {name}; pulse para olvidarla</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Búsqueda</translation>
    </message>
    <message>
      <source>Search your mail</source>
      <translation>Buscar en su correo</translation>
    </message>
    <message>
      <source>Stop the search</source>
      <translation>Detener la búsqueda</translation>
    </message>
    <message>
      <source>Stop the search (Esc)</source>
      <translation>Detener la búsqueda (Esc)</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>Qué se puede escribir aquí</translation>
    </message>
    <message>
      <source>Words, or what you remember of it</source>
      <translation>Palabras, o lo que recuerde</translation>
    </message>
  </context>
  <context>
    <name>Searching</name>
    <message>
      <source>Search stopped</source>
      <translation>Búsqueda detenida</translation>
    </message>
    <message>
      <source>The search failed: {reason}</source>
      <translation>La búsqueda falló: {reason}</translation>
    </message>
  </context>
  <context>
    <name>SettingRow</name>
    <message>
      <source>Back to {default}</source>
      <translation>Volver a {default}</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Activado</translation>
    </message>
    <message>
      <source>Reset {name}</source>
      <translation>Restablecer {name}</translation>
    </message>
    <message>
      <source>no key</source>
      <translation>ninguna tecla</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>off</source>
      <translation>desactivado</translation>
    </message>
    <message>
      <source>on</source>
      <translation>activado</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>Click into a field and press the new keys; they replace those that were there. Keys that do nothing here belong to your system or to another program.</source>
      <translation>Haga clic en un campo y pulse las teclas nuevas; sustituyen a las anteriores. Las teclas que aquí no hacen nada pertenecen a su sistema o a otro programa.</translation>
    </message>
    <message>
      <source>For a key that also starts OakenSearch when it does not run, add one in the keyboard settings of your system, for this command: {command}</source>
      <translation>Para una tecla que además inicie OakenSearch cuando no está abierto, añádala en la configuración del teclado de su sistema, con esta orden: {command}</translation>
    </message>
    <message>
      <source>For a key that also starts OakenSearch when it does not run, open the properties of its entry in the Start menu and press the keys in the field “Shortcut key”.</source>
      <translation>Para una tecla que además inicie OakenSearch cuando no está abierto, abra las propiedades de su entrada en el menú Inicio y pulse las teclas en el campo «Tecla de método abreviado».</translation>
    </message>
    <message>
      <source>Manage mailboxes</source>
      <translation>Gestionar buzones</translation>
    </message>
    <message>
      <source>Manage mailboxes…</source>
      <translation>Gestionar buzones…</translation>
    </message>
    <message>
      <source>Nothing of your mail and of your searches leaves this machine.</source>
      <translation>Nada de su correo ni de sus búsquedas sale de este equipo.</translation>
    </message>
    <message>
      <source>Pictures and other things that a message would load from the network are never loaded.</source>
      <translation>Las imágenes y otras cosas que un mensaje cargaría de la red no se cargan nunca.</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Secciones</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>These keys belong to “{other}” already.</source>
      <translation>Estas teclas ya pertenecen a «{other}».</translation>
    </message>
    <message>
      <source>With the settings as they are, other programs are sent this:</source>
      <translation>Con los ajustes actuales, a otros programas se les envía:</translation>
    </message>
  </context>
  <context>
    <name>SortChooser</name>
    <message>
      <source>A few best, then newest</source>
      <translation>Los mejores y luego los más nuevos</translation>
    </message>
    <message>
      <source>Best first</source>
      <translation>Los mejores primero</translation>
    </message>
    <message>
      <source>By sender</source>
      <translation>Por remitente</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>Los más grandes primero</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Los más recientes primero</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>Los más antiguos primero</translation>
    </message>
    <message>
      <source>One row a thread</source>
      <translation>Una fila por hilo</translation>
    </message>
    <message>
      <source>Order of the messages</source>
      <translation>Orden de los mensajes</translation>
    </message>
    <message>
      <source>Order of the messages: {order}</source>
      <translation>Orden de los mensajes: {order}</translation>
    </message>
    <message>
      <source>{order}, by thread</source>
      <translation>{order}, por hilo</translation>
    </message>
  </context>
  <context>
    <name>SourceWindow</name>
    <message>
      <source>Source of the message</source>
      <translation>Código fuente del mensaje</translation>
    </message>
    <message>
      <source>Source of {subject}</source>
      <translation>Código fuente de {subject}</translation>
    </message>
    <message>
      <source>The rest is not shown. Save the message to have all of it.</source>
      <translation>El resto no se muestra. Guarde el mensaje para tenerlo entero.</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Another OakenSearch is reading mail</source>
      <translation>Otro OakenSearch está leyendo el correo</translation>
    </message>
    <message>
      <source>Looking for new mail…</source>
      <translation>Buscando correo nuevo…</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausar</translation>
    </message>
    <message>
      <source>Progress of reading your mail</source>
      <translation>Progreso de la lectura de su correo</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Reanudar</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Al día</translation>
    </message>
    <message>
      <source>{count} cannot be read</source>
      <translation>{count} no se pueden leer</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} de {total}</translation>
    </message>
    <message>
      <source>{messages} · {seconds} s</source>
      <translation>{messages} · {seconds} s</translation>
    </message>
    <message>
      <source>{ready} of {all} mailboxes read</source>
      <translation>{ready} de {all} buzones leídos</translation>
    </message>
    <message>
      <source>{share} % with meaning</source>
      <translation>{share} % con sentido</translation>
    </message>
  </context>
  <context>
    <name>ThreadList</name>
    <message>
      <source>Messages of this thread</source>
      <translation>Mensajes de esta conversación</translation>
    </message>
    <message>
      <source>open</source>
      <translation>abierto</translation>
    </message>
    <message>
      <source>unread</source>
      <translation>no leído</translation>
    </message>
    <message>
      <source>{count} in this thread</source>
      <translation>{count} en esta conversación</translation>
    </message>
  </context>
  <context>
    <name>Timeline</name>
    <message>
      <source>Back to the longer time</source>
      <translation>Volver al periodo más largo</translation>
    </message>
    <message>
      <source>Back to the longer time (Esc in the timeline)</source>
      <translation>Volver al periodo más largo (Esc en la línea de tiempo)</translation>
    </message>
  </context>
  <context>
    <name>TimelineBars</name>
    <message>
      <source>Among the newest {count}</source>
      <translation>Entre los {count} más recientes</translation>
    </message>
    <message>
      <source>Arrows move, Enter narrows the search to that time, Escape goes back</source>
      <translation>Las flechas mueven, Intro limita la búsqueda a ese tiempo, Esc vuelve</translation>
    </message>
    <message>
      <source>Messages over time</source>
      <translation>Mensajes a lo largo del tiempo</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>A folder of mail…</source>
      <translation>Una carpeta de correo…</translation>
    </message>
    <message>
      <source>A mail file…</source>
      <translation>Un archivo de correo…</translation>
    </message>
    <message>
      <source>About OakenSearch</source>
      <translation>Acerca de OakenSearch</translation>
    </message>
    <message>
      <source>Add mailbox</source>
      <translation>Añadir buzón</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Cómodo</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Compacto</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Look for new mail</source>
      <translation>Buscar correo nuevo</translation>
    </message>
    <message>
      <source>Manage mailboxes…</source>
      <translation>Gestionar buzones…</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Filas</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>Búsquedas guardadas</translation>
    </message>
    <message>
      <source>Senders, labels and mailboxes</source>
      <translation>Remitentes, etiquetas y buzones</translation>
    </message>
    <message>
      <source>Senders, labels and mailboxes of what was found</source>
      <translation>Remitentes, etiquetas y buzones de lo encontrado</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Ajustes…</translation>
    </message>
    <message>
      <source>The sample mailbox</source>
      <translation>El buzón de ejemplo</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Look for new mail</source>
      <translation>Buscar correo nuevo</translation>
    </message>
    <message>
      <source>Open OakenSearch</source>
      <translation>Abrir OakenSearch</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
  </context>
  <context>
    <name>ValueChooser</name>
    <message>
      <source>Counted by words; there may be more by meaning</source>
      <translation>Contado por palabras; por sentido puede haber más</translation>
    </message>
    <message>
      <source>Name or address</source>
      <translation>Nombre o dirección</translation>
    </message>
    <message>
      <source>Not this (N)</source>
      <translation>Esto no (N)</translation>
    </message>
    <message>
      <source>Not this: leave out what has the value</source>
      <translation>Esto no: dejar fuera lo que tiene el valor</translation>
    </message>
    <message>
      <source>Nothing to choose from yet</source>
      <translation>Todavía no hay nada que elegir</translation>
    </message>
  </context>
  <context>
    <name>core</name>
    <message>
      <source>A category is one of {0}; a priority is 0 to {1}.</source>
      <translation>Un tipo es uno de {0}; una prioridad va de 0 a {1}.</translation>
    </message>
    <message>
      <source>A damaged Outlook message was left out: {0}.</source>
      <translation>Se omitió un mensaje de Outlook dañado: {0}.</translation>
    </message>
    <message>
      <source>A label, or a folder of the mailbox.</source>
      <translation>Una etiqueta o una carpeta del buzón.</translation>
    </message>
    <message>
      <source>A mailbox, by its label or a part of its path.</source>
      <translation>Un buzón, por su etiqueta o una parte de su ruta.</translation>
    </message>
    <message>
      <source>A part of the mailing list's name.</source>
      <translation>Una parte del nombre de la lista de correo.</translation>
    </message>
    <message>
      <source>A pattern cannot refer back or look around here.</source>
      <translation>Aquí un patrón no puede referirse hacia atrás ni mirar alrededor.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} characters.</source>
      <translation>Un patrón tiene como mucho {0} caracteres.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} parts that may be there or not.</source>
      <translation>Un patrón tiene como mucho {0} partes opcionales.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} repetitions without an end (* or +).</source>
      <translation>Un patrón tiene como mucho {0} repeticiones sin fin (* o +).</translation>
    </message>
    <message>
      <source>A repetition cannot hold another one, or alternatives: this could take for ever.</source>
      <translation>Una repetición no puede contener otra ni alternativas: podría no acabar nunca.</translation>
    </message>
    <message>
      <source>An item of {0} is damaged and was left out.</source>
      <translation>Un elemento de {0} está dañado y se omitió.</translation>
    </message>
    <message>
      <source>Choose a mailbox file (mbox, .pst, .eml, .emlx, .msg, or a Takeout archive) or a folder of Thunderbird, Apple Mail, Evolution, Geary, Maildir, MH or such files.</source>
      <translation>Elija un archivo de correo (mbox, .pst, .eml, .emlx, .msg o un archivo de Takeout) o una carpeta de Thunderbird, Apple Mail, Evolution, Geary, Maildir, MH o de tales archivos.</translation>
    </message>
    <message>
      <source>Earlier than that day.</source>
      <translation>Antes de ese día.</translation>
    </message>
    <message>
      <source>How many match is an estimate.</source>
      <translation>El número de coincidencias es una estimación.</translation>
    </message>
    <message>
      <source>In this order, only messages that hold the words are listed.</source>
      <translation>En este orden solo se muestran los mensajes que contienen las palabras.</translation>
    </message>
    <message>
      <source>Install OakenSearch anew: a part of this copy is missing or does not fit this computer.</source>
      <translation>Vuelva a instalar OakenSearch: una parte de esta copia falta o no es para este equipo.</translation>
    </message>
    <message>
      <source>It goes on whenever mail is indexed (oakensearch index in a terminal), newest mail first.</source>
      <translation>Continúa siempre que se indexa correo (oakensearch index en un terminal), primero el más nuevo.</translation>
    </message>
    <message>
      <source>Larger than that size.</source>
      <translation>Mayor que ese tamaño.</translation>
    </message>
    <message>
      <source>Let it be built anew (oakensearch index), or choose the earlier model again in the settings.</source>
      <translation>Deje que se cree de nuevo (oakensearch index), o elija otra vez el modelo anterior en los ajustes.</translation>
    </message>
    <message>
      <source>Let it be built: “Build meaning now” in the window, or oakensearch index in a terminal.</source>
      <translation>Deje que se cree: «Crear el significado ahora» en la ventana, u oakensearch index en un terminal.</translation>
    </message>
    <message>
      <source>Mail is being read right now. Close OakenSearch, or let it finish, and try again.</source>
      <translation>Ahora mismo se está leyendo correo. Cierre OakenSearch o deje que termine, e inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>Meaning has not been built yet; words are searched in full.</source>
      <translation>El significado aún no se ha creado; las palabras se buscan por completo.</translation>
    </message>
    <message>
      <source>Meaning is being built: {0} of your mail has it. Words are searched in full.</source>
      <translation>Se está creando el significado: lo tiene el {0} de su correo. Las palabras se buscan por completo.</translation>
    </message>
    <message>
      <source>Meaning was built by another model and has to be built anew; words are searched in full.</source>
      <translation>El significado lo creó otro modelo y hay que crearlo de nuevo; las palabras se buscan por completo.</translation>
    </message>
    <message>
      <source>More than {0} messages match: the best of the newest {1} come first.</source>
      <translation>Coinciden más de {0} mensajes: primero los mejores de los {1} más nuevos.</translation>
    </message>
    <message>
      <source>More than {0} messages match: the newest come first. Add a word to find the best.</source>
      <translation>Coinciden más de {0} mensajes: primero los más nuevos. Añada una palabra para encontrar los mejores.</translation>
    </message>
    <message>
      <source>More than {0} messages match: those with the most of the words come first.</source>
      <translation>Coinciden más de {0} mensajes: primero los que tienen más palabras.</translation>
    </message>
    <message>
      <source>Name or address of a recipient.</source>
      <translation>Nombre o dirección de un destinatario.</translation>
    </message>
    <message>
      <source>Name or address of who got a copy.</source>
      <translation>Nombre o dirección de quien recibió copia.</translation>
    </message>
    <message>
      <source>Name or address of who got a hidden copy.</source>
      <translation>Nombre o dirección de quien recibió copia oculta.</translation>
    </message>
    <message>
      <source>Newer than days, weeks, months or years.</source>
      <translation>Más nuevo que días, semanas, meses o años.</translation>
    </message>
    <message>
      <source>No model is set for the chat endpoint (search.chat_model).</source>
      <translation>No hay ningún modelo puesto para el servicio de chat (search.chat_model).</translation>
    </message>
    <message>
      <source>No model is set for the embedding endpoint (meaning.endpoint_model).</source>
      <translation>No hay ningún modelo puesto para el servicio de embeddings (meaning.endpoint_model).</translation>
    </message>
    <message>
      <source>Nothing is sent: no usable address is set.</source>
      <translation>No se envía nada: no hay ninguna dirección útil.</translation>
    </message>
    <message>
      <source>Older than days, weeks, months or years.</source>
      <translation>Más antiguo que días, semanas, meses o años.</translation>
    </message>
    <message>
      <source>Outlook data files need one more package. Install it with: {0}</source>
      <translation>Los archivos de datos de Outlook necesitan un paquete más. Instálelo con: {0}</translation>
    </message>
    <message>
      <source>Put the key into the environment variable {0} instead.</source>
      <translation>Ponga la clave en la variable de entorno {0}.</translation>
    </message>
    <message>
      <source>Read or not, starred or not.</source>
      <translation>Leído o no, destacado o no.</translation>
    </message>
    <message>
      <source>Search again; if it fails every time, make the index anew (oakensearch index --rebuild).</source>
      <translation>Busque otra vez; si falla siempre, rehaga el índice (oakensearch index --rebuild).</translation>
    </message>
    <message>
      <source>Search again; if it happens often, allow more time in the settings (search.vector_timeout_seconds).</source>
      <translation>Busque otra vez; si ocurre a menudo, permita más tiempo en los ajustes (search.vector_timeout_seconds).</translation>
    </message>
    <message>
      <source>Searching by meaning failed ({0}); these are the messages that hold your words.</source>
      <translation>La búsqueda por significado falló ({0}); estos son los mensajes que contienen sus palabras.</translation>
    </message>
    <message>
      <source>Searching by meaning is switched off, so these are the messages that hold your words.</source>
      <translation>La búsqueda por significado está apagada; estos son los mensajes que contienen sus palabras.</translation>
    </message>
    <message>
      <source>Searching by meaning took too long; these are the messages that hold your words.</source>
      <translation>La búsqueda por significado tardó demasiado; estos son los mensajes que contienen sus palabras.</translation>
    </message>
    <message>
      <source>Sender's name or address.</source>
      <translation>Nombre o dirección del remitente.</translation>
    </message>
    <message>
      <source>Sends {0} to a program on this machine ({1}). Nothing leaves it.</source>
      <translation>Envía {0} a un programa de este equipo ({1}). Nada sale de él.</translation>
    </message>
    <message>
      <source>Sends {0} to {1}, over the network.</source>
      <translation>Envía {0} a {1}, por la red.</translation>
    </message>
    <message>
      <source>Sends {0} to {1}, over the network. It travels unencrypted: https would protect it.</source>
      <translation>Envía {0} a {1}, por la red. Viaja sin cifrar: https lo protegería.</translation>
    </message>
    <message>
      <source>Smaller than that size.</source>
      <translation>Menor que ese tamaño.</translation>
    </message>
    <message>
      <source>Start the endpoint or correct its address in the settings (meaning.endpoint_url); the bundled model needs none.</source>
      <translation>Inicie el servicio o corrija su dirección en los ajustes (meaning.endpoint_url); el modelo incluido no necesita ninguno.</translation>
    </message>
    <message>
      <source>That day or later.</source>
      <translation>Ese día o después.</translation>
    </message>
    <message>
      <source>That day, month or year, or from one to another.</source>
      <translation>Ese día, mes o año, o de uno a otro.</translation>
    </message>
    <message>
      <source>That priority or higher, 0 to 3.</source>
      <translation>Esa prioridad o más alta, de 0 a 3.</translation>
    </message>
    <message>
      <source>The Message-ID.</source>
      <translation>El Message-ID.</translation>
    </message>
    <message>
      <source>The address of an endpoint begins with http:// or https://, unlike {0}.</source>
      <translation>La dirección de un servicio empieza por http:// o https://, a diferencia de {0}.</translation>
    </message>
    <message>
      <source>The address of an endpoint ends with its path, unlike {0}.</source>
      <translation>La dirección de un servicio termina con su ruta, a diferencia de {0}.</translation>
    </message>
    <message>
      <source>The address of an endpoint must not hold a password; keep the key in the keyring.</source>
      <translation>La dirección de un servicio no debe contener una contraseña; guarde la clave en el llavero.</translation>
    </message>
    <message>
      <source>The chat endpoint answers with something that holds no message.</source>
      <translation>El servicio de chat responde con algo que no contiene ningún mensaje.</translation>
    </message>
    <message>
      <source>The chat model answered with no ranking.</source>
      <translation>El modelo de chat respondió sin ningún orden.</translation>
    </message>
    <message>
      <source>The disk is full: {0} could not be written. Free some space and try again; nothing was lost.</source>
      <translation>El disco está lleno: {0} no se pudo escribir. Libere espacio e inténtelo otra vez; no se perdió nada.</translation>
    </message>
    <message>
      <source>The embedding endpoint {0}</source>
      <translation>El servicio de embeddings {0}</translation>
    </message>
    <message>
      <source>The file {0} is empty. {1}</source>
      <translation>El archivo {0} está vacío. {1}</translation>
    </message>
    <message>
      <source>The file {0} is not a mailbox. {1}</source>
      <translation>El archivo {0} no es un buzón. {1}</translation>
    </message>
    <message>
      <source>The folder is not there: {0}. Is the disk it lies on connected?</source>
      <translation>La carpeta no está: {0}. ¿Está conectado el disco?</translation>
    </message>
    <message>
      <source>The folder {0} could not be read: {1}.</source>
      <translation>La carpeta {0} no se pudo leer: {1}.</translation>
    </message>
    <message>
      <source>The folder {0} holds no mail that can be read. {1}</source>
      <translation>La carpeta {0} no contiene correo que se pueda leer. {1}</translation>
    </message>
    <message>
      <source>The folder {0} is empty. {1}</source>
      <translation>La carpeta {0} está vacía. {1}</translation>
    </message>
    <message>
      <source>The folder “{0}” in {1} is damaged and was left out.</source>
      <translation>La carpeta «{0}» en {1} está dañada y se omitió.</translation>
    </message>
    <message>
      <source>The index was damaged and is being made anew. Nothing of your mail is lost.</source>
      <translation>El índice estaba dañado y se está haciendo de nuevo. No se ha perdido nada de su correo.</translation>
    </message>
    <message>
      <source>The keyring does not answer ({0}). {1}</source>
      <translation>El llavero no responde ({0}). {1}</translation>
    </message>
    <message>
      <source>The keyring needs one more package. Install it with: {0}. {1}</source>
      <translation>El llavero necesita un paquete más. Instálelo con: {0}. {1}</translation>
    </message>
    <message>
      <source>The library does not pass SQLite's check ({0}).</source>
      <translation>La biblioteca no supera la comprobación de SQLite ({0}).</translation>
    </message>
    <message>
      <source>The library in {0} {1} ({2} messages here, {3} in the backup). With --force it is replaced; a copy is kept.</source>
      <translation>La biblioteca de {0} {1} ({2} mensajes aquí, {3} en la copia). Con --force se reemplaza; se guarda una copia.</translation>
    </message>
    <message>
      <source>The mailbox file is no longer there: {0} was moved or deleted.</source>
      <translation>El archivo de correo ya no está: {0} se movió o se borró.</translation>
    </message>
    <message>
      <source>The mailbox is not there: {0}. Is the disk it lies on connected?</source>
      <translation>El buzón no está: {0}. ¿Está conectado el disco?</translation>
    </message>
    <message>
      <source>The message is no longer in {0}.</source>
      <translation>El mensaje ya no está en {0}.</translation>
    </message>
    <message>
      <source>The message is no longer there: {0} was moved or deleted from {1}.</source>
      <translation>El mensaje ya no está: {0} se movió o se borró de {1}.</translation>
    </message>
    <message>
      <source>The message is no longer there: {0} was moved or deleted.</source>
      <translation>El mensaje ya no está: {0} se movió o se borró.</translation>
    </message>
    <message>
      <source>The model answers with vectors of another size than before; index again.</source>
      <translation>El modelo responde con vectores de otro tamaño que antes; indexe de nuevo.</translation>
    </message>
    <message>
      <source>The model for searching by meaning cannot be loaded ({0}).</source>
      <translation>El modelo de búsqueda por significado no se puede cargar ({0}).</translation>
    </message>
    <message>
      <source>The number of a thread.</source>
      <translation>El número de un hilo.</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads attachments cannot be started: {0}</source>
      <translation>La parte de OakenSearch que lee los adjuntos no se puede iniciar: {0}</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads attachments does not start.</source>
      <translation>La parte de OakenSearch que lee los adjuntos no arranca.</translation>
    </message>
    <message>
      <source>The pattern /{0}/ cannot be read: {1}.</source>
      <translation>El patrón /{0}/ no se puede leer: {1}.</translation>
    </message>
    <message>
      <source>The pattern /{0}/ finds everything.</source>
      <translation>El patrón /{0}/ lo encuentra todo.</translation>
    </message>
    <message>
      <source>The pattern takes too long; not all of your mail was looked at.</source>
      <translation>El patrón tarda demasiado; no se miró todo su correo.</translation>
    </message>
    <message>
      <source>The rerank endpoint answers with no score for what it was given.</source>
      <translation>El servicio de reordenación responde sin puntuación para lo que recibió.</translation>
    </message>
    <message>
      <source>The rerank endpoint answers with something that holds no scores.</source>
      <translation>El servicio de reordenación responde con algo sin puntuaciones.</translation>
    </message>
    <message>
      <source>The reranker failed; the order is without it. {0}</source>
      <translation>El reordenador falló; el orden es sin él. {0}</translation>
    </message>
    <message>
      <source>The reranker took longer than {0} s; the order is without it.</source>
      <translation>El reordenador tardó más de {0} s; el orden es sin él.</translation>
    </message>
    <message>
      <source>There is no file {0}.</source>
      <translation>No existe el archivo {0}.</translation>
    </message>
    <message>
      <source>There is no folder {0} any more in {1}.</source>
      <translation>La carpeta {0} ya no existe en {1}.</translation>
    </message>
    <message>
      <source>There is no library to back up yet.</source>
      <translation>Todavía no hay ninguna biblioteca que guardar.</translation>
    </message>
    <message>
      <source>There is no message {0}.</source>
      <translation>No hay ningún mensaje {0}.</translation>
    </message>
    <message>
      <source>There is nothing at {0}. Check the path, or connect the disk that it lies on.</source>
      <translation>No hay nada en {0}. Compruebe la ruta o conecte el disco donde está.</translation>
    </message>
    <message>
      <source>This computer cannot load the store for meaning (sqlite-vec); words are searched in full.</source>
      <translation>Este equipo no puede cargar el almacén del significado (sqlite-vec); las palabras se buscan por completo.</translation>
    </message>
    <message>
      <source>This computer has no keyring that OakenSearch could use. {0}</source>
      <translation>Este equipo no tiene ningún llavero que OakenSearch pueda usar. {0}</translation>
    </message>
    <message>
      <source>This message is no longer in your mailbox.</source>
      <translation>Este mensaje ya no está en su buzón.</translation>
    </message>
    <message>
      <source>This version cannot read a mailbox of the kind “{0}”.</source>
      <translation>Esta versión no puede leer un buzón de tipo «{0}».</translation>
    </message>
    <message>
      <source>Turn it on in the settings (meaning.model) and let it be built.</source>
      <translation>Enciéndala en los ajustes (meaning.model) y deje que se cree.</translation>
    </message>
    <message>
      <source>What a message has with it.</source>
      <translation>Lo que un mensaje trae consigo.</translation>
    </message>
    <message>
      <source>What kind of mail it is.</source>
      <translation>De qué tipo de correo se trata.</translation>
    </message>
    <message>
      <source>Where it is.</source>
      <translation>Dónde está.</translation>
    </message>
    <message>
      <source>Words of an attachment's name.</source>
      <translation>Palabras del nombre de un adjunto.</translation>
    </message>
    <message>
      <source>Words of the subject.</source>
      <translation>Palabras del asunto.</translation>
    </message>
    <message>
      <source>Your library cannot be opened. {0}</source>
      <translation>Su biblioteca no se puede abrir. {0}</translation>
    </message>
    <message>
      <source>Your words were not rephrased. {0}</source>
      <translation>Sus palabras no se reformularon. {0}</translation>
    </message>
    <message>
      <source>Your words were not rephrased: the chat model answered with no usable sentence.</source>
      <translation>Sus palabras no se reformularon: el modelo de chat no dio ninguna frase útil.</translation>
    </message>
    <message>
      <source>Your words were not rephrased: the chat model took longer than {0} s.</source>
      <translation>Sus palabras no se reformularon: el modelo de chat tardó más de {0} s.</translation>
    </message>
    <message>
      <source>a header field was cut at {0} KB</source>
      <translation>un campo del encabezado se cortó a los {0} KB</translation>
    </message>
    <message>
      <source>body cut at {0} MB</source>
      <translation>texto cortado a los {0} MB</translation>
    </message>
    <message>
      <source>encrypted (OpenPGP): only the header could be read</source>
      <translation>cifrado (OpenPGP): solo se pudo leer el encabezado</translation>
    </message>
    <message>
      <source>encrypted (S/MIME): only the header could be read</source>
      <translation>cifrado (S/MIME): solo se pudo leer el encabezado</translation>
    </message>
    <message>
      <source>files more than one level within it were not opened</source>
      <translation>no se abrieron los archivos que están a más de un nivel dentro de él</translation>
    </message>
    <message>
      <source>header cut at {0} MB</source>
      <translation>encabezado cortado a los {0} MB</translation>
    </message>
    <message>
      <source>it declares XML entities, which no honest document needs</source>
      <translation>declara entidades XML, que ningún documento honrado necesita</translation>
    </message>
    <message>
      <source>it is in the format that Office used before 2007, which is not read</source>
      <translation>está en el formato que Office usaba antes de 2007, que no se lee</translation>
    </message>
    <message>
      <source>it is packed by a method that is not read</source>
      <translation>está comprimido con un método que no se lee</translation>
    </message>
    <message>
      <source>it is protected by a password</source>
      <translation>está protegido con contraseña</translation>
    </message>
    <message>
      <source>it unpacks to more than {0} MB and was read in part</source>
      <translation>descomprimido supera los {0} MB y se leyó en parte</translation>
    </message>
    <message>
      <source>its XML is broken</source>
      <translation>su XML está roto</translation>
    </message>
    <message>
      <source>its pages hold no text; they may have been scanned</source>
      <translation>sus páginas no contienen texto; quizá se escanearon</translation>
    </message>
    <message>
      <source>its reader failed ({0}: {1})</source>
      <translation>su lector falló ({0}: {1})</translation>
    </message>
    <message>
      <source>large parts nested deeper than {0} were left unread</source>
      <translation>no se leyeron las partes grandes anidadas a más de {0} niveles</translation>
    </message>
    <message>
      <source>larger than {0} MB, so it was not read</source>
      <translation>mayor de {0} MB, así que no se leyó</translation>
    </message>
    <message>
      <source>lines between the header fields that are none were skipped</source>
      <translation>se saltaron líneas entre los campos del encabezado que no son campos</translation>
    </message>
    <message>
      <source>of an HTML text the first {0} tags were read, and behind them only the words</source>
      <translation>de un texto HTML se leyeron las primeras {0} etiquetas y, tras ellas, solo las palabras</translation>
    </message>
    <message>
      <source>only its first {0} characters are searched</source>
      <translation>solo se busca en sus primeros {0} caracteres</translation>
    </message>
    <message>
      <source>only the first {0} addresses of a field were read</source>
      <translation>solo se leyeron las primeras {0} direcciones de un campo</translation>
    </message>
    <message>
      <source>only the first {0} header fields were read</source>
      <translation>solo se leyeron los primeros {0} campos del encabezado</translation>
    </message>
    <message>
      <source>only the first {0} of its {1} files were read</source>
      <translation>solo se leyeron los primeros {0} de sus {1} archivos</translation>
    </message>
    <message>
      <source>only the first {0} parts were read</source>
      <translation>solo se leyeron las primeras {0} partes</translation>
    </message>
    <message>
      <source>parts nested deeper than {0} were left unread</source>
      <translation>las partes a más de {0} niveles quedaron sin leer</translation>
    </message>
    <message>
      <source>reading it needs more than {0} MB of memory</source>
      <translation>leerlo necesita más de {0} MB de memoria</translation>
    </message>
    <message>
      <source>reading it took longer than {0} seconds and was ended</source>
      <translation>leerlo tardó más de {0} segundos y se terminó</translation>
    </message>
    <message>
      <source>reading it took more than {0} seconds and was ended</source>
      <translation>leerlo llevó más de {0} segundos y se terminó</translation>
    </message>
    <message>
      <source>reading it took more than {0} seconds of processor time and was ended</source>
      <translation>leerlo llevó más de {0} segundos de procesador y se terminó</translation>
    </message>
    <message>
      <source>the PDF is damaged</source>
      <translation>el PDF está dañado</translation>
    </message>
    <message>
      <source>the archive is damaged</source>
      <translation>el archivo comprimido está dañado</translation>
    </message>
    <message>
      <source>the archive is damaged or cut short</source>
      <translation>el archivo comprimido está dañado o incompleto</translation>
    </message>
    <message>
      <source>the boundary between the parts was not found; read as plain text</source>
      <translation>no se encontró el límite entre las partes; se leyó como texto sin formato</translation>
    </message>
    <message>
      <source>the file is damaged</source>
      <translation>el archivo está dañado</translation>
    </message>
    <message>
      <source>the program that reads such files crashed on it</source>
      <translation>el programa que lee estos archivos falló con él</translation>
    </message>
    <message>
      <source>the reader failed on this message ({0}: {1}); it was read as plain text</source>
      <translation>el lector falló con este mensaje ({0}: {1}); se leyó como texto sin formato</translation>
    </message>
    <message>
      <source>{0} Bring a backup back with: {1}</source>
      <translation>{0} Recupere una copia de seguridad con: {1}</translation>
    </message>
    <message>
      <source>{0} To read your mailboxes anew and get your marks back: {1}</source>
      <translation>{0} Para leer de nuevo sus buzones y recuperar sus marcas: {1}</translation>
    </message>
    <message>
      <source>{0} Until it does, these are the messages that hold your words.</source>
      <translation>{0} Mientras tanto, estos son los mensajes que contienen sus palabras.</translation>
    </message>
    <message>
      <source>{0} answers that it cannot now (status {1}).</source>
      <translation>{0} responde que ahora no puede (estado {1}).</translation>
    </message>
    <message>
      <source>{0} answers with numbers that are none (NaN or infinite).</source>
      <translation>{0} responde con números que no lo son (NaN o infinito).</translation>
    </message>
    <message>
      <source>{0} answers with something that holds no embeddings; is it one?</source>
      <translation>{0} responde con algo sin embeddings; ¿es un servicio así?</translation>
    </message>
    <message>
      <source>{0} answers with something that is no JSON; is the address right?</source>
      <translation>{0} responde con algo que no es JSON; ¿es correcta la dirección?</translation>
    </message>
    <message>
      <source>{0} answers with {1} numbers a text; it was {2}. Was the model exchanged? Then make the index anew (oakensearch index --rebuild).</source>
      <translation>{0} responde con {1} números por texto; eran {2}. ¿Se cambió el modelo? Entonces rehaga el índice (oakensearch index --rebuild).</translation>
    </message>
    <message>
      <source>{0} can only be asked with one more package. Install it with: {1}</source>
      <translation>{0} solo se puede consultar con un paquete más. Instálelo con: {1}</translation>
    </message>
    <message>
      <source>{0} cannot be opened. Check that the folder exists and that you may write to it.</source>
      <translation>{0} no se puede abrir. Compruebe que la carpeta existe y que puede escribir en ella.</translation>
    </message>
    <message>
      <source>{0} cannot be written to. Check the permissions of its folder.</source>
      <translation>No se puede escribir en {0}. Compruebe los permisos de su carpeta.</translation>
    </message>
    <message>
      <source>{0} could not be read or written. Check that its disk is there and has free space, and try again.</source>
      <translation>No se pudo leer o escribir {0}. Compruebe que su disco está ahí y tiene espacio libre, e inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>{0} could not be read or written: {1}.</source>
      <translation>{0} no se pudo leer o escribir: {1}.</translation>
    </message>
    <message>
      <source>{0} could not be read: {1}.</source>
      <translation>{0} no se pudo leer: {1}.</translation>
    </message>
    <message>
      <source>{0} could not be written: what was read back differs.</source>
      <translation>{0} no se pudo escribir: lo leído de vuelta es distinto.</translation>
    </message>
    <message>
      <source>{0} did not answer within {1} seconds.</source>
      <translation>{0} no respondió en {1} segundos.</translation>
    </message>
    <message>
      <source>{0} does not accept the API key, or wants one (status {1}).</source>
      <translation>{0} no acepta la clave de la API, o quiere una (estado {1}).</translation>
    </message>
    <message>
      <source>{0} does not answer ({1}).</source>
      <translation>{0} no responde ({1}).</translation>
    </message>
    <message>
      <source>{0} does not hold what the backup holds.</source>
      <translation>{0} no contiene lo que contiene la copia.</translation>
    </message>
    <message>
      <source>{0} has changed: the message is no longer where it was.</source>
      <translation>{0} ha cambiado: el mensaje ya no está donde estaba.</translation>
    </message>
    <message>
      <source>{0} has changed: {1} is no longer where it was.</source>
      <translation>{0} ha cambiado: {1} ya no está donde estaba.</translation>
    </message>
    <message>
      <source>{0} in {1} is too large to be a message.</source>
      <translation>{0} en {1} es demasiado grande para ser un mensaje.</translation>
    </message>
    <message>
      <source>{0} is a damaged archive.</source>
      <translation>{0} es un archivo comprimido dañado.</translation>
    </message>
    <message>
      <source>{0} is a damaged zip file.</source>
      <translation>{0} es un archivo zip dañado.</translation>
    </message>
    <message>
      <source>{0} is damaged ({1}); it was left as it is.</source>
      <translation>{0} está dañado ({1}); se dejó como está.</translation>
    </message>
    <message>
      <source>{0} is damaged and cannot be read as a database.</source>
      <translation>{0} está dañado y no se puede leer como base de datos.</translation>
    </message>
    <message>
      <source>{0} is damaged, or Outlook has it open. Close Outlook and try again.</source>
      <translation>{0} está dañado, o Outlook lo tiene abierto. Cierre Outlook e inténtelo otra vez.</translation>
    </message>
    <message>
      <source>{0} is damaged. Nothing was restored.</source>
      <translation>{0} está dañado. No se restauró nada.</translation>
    </message>
    <message>
      <source>{0} is damaged: it cannot be unpacked beyond byte {1}.</source>
      <translation>{0} está dañado: no se puede descomprimir más allá del byte {1}.</translation>
    </message>
    <message>
      <source>{0} is damaged: its folders cannot be read.</source>
      <translation>{0} está dañado: sus carpetas no se pueden leer.</translation>
    </message>
    <message>
      <source>{0} is in use by another program for too long. Try again in a moment.</source>
      <translation>Otro programa usa {0} desde hace demasiado. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
      <source>{0} is no address of an endpoint.</source>
      <translation>{0} no es la dirección de un servicio.</translation>
    </message>
    <message>
      <source>{0} is no backup of OakenSearch.</source>
      <translation>{0} no es una copia de seguridad de OakenSearch.</translation>
    </message>
    <message>
      <source>{0} is packed in an uncommon way. Unpack it and add the folder.</source>
      <translation>{0} está comprimido de un modo poco común. Descomprímalo y añada la carpeta.</translation>
    </message>
    <message>
      <source>{0} is protected by a password. Unpack it and add the folder.</source>
      <translation>{0} está protegido con contraseña. Descomprímalo y añada la carpeta.</translation>
    </message>
    <message>
      <source>{0} is there already and is no backup of OakenSearch. Choose another name.</source>
      <translation>{0} ya existe y no es una copia de seguridad de OakenSearch. Elija otro nombre.</translation>
    </message>
    <message>
      <source>{0} may not be read: {1}. Check its permissions.</source>
      <translation>{0} no se puede leer: {1}. Compruebe sus permisos.</translation>
    </message>
    <message>
      <source>{0} of its {1} pages could not be read</source>
      <translation>{0} de sus {1} páginas no se pudieron leer</translation>
    </message>
    <message>
      <source>{0} points to another address, which is not followed: {1}.</source>
      <translation>{0} remite a otra dirección, que no se sigue: {1}.</translation>
    </message>
    <message>
      <source>{0} refuses (status {1}).</source>
      <translation>{0} se niega (estado {1}).</translation>
    </message>
    <message>
      <source>{0} was given {1} texts and answered for {2}.</source>
      <translation>{0} recibió {1} textos y respondió a {2}.</translation>
    </message>
    <message>
      <source>{0} was made by a newer OakenSearch ({1}). Install that one first.</source>
      <translation>{0} se hizo con un OakenSearch más reciente ({1}). Instale primero esa versión.</translation>
    </message>
    <message>
      <source>{0} was written by a newer OakenSearch (version {1}, this one knows {2}). Install the newer program again.</source>
      <translation>{0} lo escribió un OakenSearch más nuevo (versión {1}, este conoce {2}). Instale de nuevo el programa más nuevo.</translation>
    </message>
    <message>
      <source>{0}: has no value.</source>
      <translation>{0}: no tiene valor.</translation>
    </message>
    <message>
      <source>“{0}” is none of {1}.</source>
      <translation>«{0}» no es ninguno de {1}.</translation>
    </message>
    <message>
      <source>“{0}” is not a date that can be read; try 2024-03-01, 2024-03, 2024 or “last week”.</source>
      <translation>«{0}» no es una fecha legible; pruebe 2024-03-01, 2024-03, 2024 o “last week”.</translation>
    </message>
    <message>
      <source>“{0}” is not a size that can be read; try 5M or 100k.</source>
      <translation>«{0}» no es un tamaño legible; pruebe 5M o 100k.</translation>
    </message>
    <message>
      <source>“{0}” is not an age that can be read; try 3d, 2w, 6m or 1y.</source>
      <translation>«{0}» no es una antigüedad legible; pruebe 3d, 2w, 6m o 1y.</translation>
    </message>
    <message>
      <source>“{0}” is not the number of a thread.</source>
      <translation>«{0}» no es el número de un hilo.</translation>
    </message>
  </context>
  <context>
    <name>hot_key</name>
    <message>
      <source>Another program has these keys. Choose others here, or free them there and choose again.</source>
      <translation>Otro programa tiene estas teclas. Elija otras aquí, o libérelas allí y vuelva a elegirlas.</translation>
    </message>
    <message>
      <source>This system grants no program such a key.</source>
      <translation>Este sistema no concede una tecla así a ningún programa.</translation>
    </message>
    <message>
      <source>Your keyboard has no such key. Please choose another.</source>
      <translation>Su teclado no tiene esa tecla. Elija otra, por favor.</translation>
    </message>
  </context>
  <context>
    <name>link_question</name>
    <message>
      <source>Be careful: its address has letters that look like others.</source>
      <translation>Cuidado: su dirección tiene letras que parecen otras.</translation>
    </message>
    <message>
      <source>Be careful: its text says {claimed}, which is not where it leads.</source>
      <translation>Cuidado: su texto dice {claimed}, pero no lleva allí.</translation>
    </message>
    <message>
      <source>It leads to &lt;b&gt;{host}&lt;/b&gt;:</source>
      <translation>Lleva a &lt;b&gt;{host}&lt;/b&gt;:</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open this link?</source>
      <translation>¿Abrir este enlace?</translation>
    </message>
    <message>
      <source>This link is not opened, for it does not lead to a web page:</source>
      <translation>Este enlace no se abre, porque no lleva a una página web:</translation>
    </message>
  </context>
  <context>
    <name>message_paper</name>
    <message>
      <source>(no subject)</source>
      <translation>(sin asunto)</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Adjuntos</translation>
    </message>
    <message>
      <source>Cc</source>
      <translation>Copia</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Para</translation>
    </message>
  </context>
  <context>
    <name>operator_words</name>
    <message>
      <source>Any</source>
      <translation>Cualquiera</translation>
    </message>
    <message>
      <source>Anywhere</source>
      <translation>En cualquier lugar</translation>
    </message>
    <message>
      <source>Archive</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <source>Attachment</source>
      <translation>Adjunto</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Antes de</translation>
    </message>
    <message>
      <source>Copy to</source>
      <translation>Copia para</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>Discarded</source>
      <translation>Descartados</translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation>Borradores</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Nombre de archivo</translation>
    </message>
    <message>
      <source>Finance</source>
      <translation>Finanzas</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Desde</translation>
    </message>
    <message>
      <source>Has</source>
      <translation>Tiene</translation>
    </message>
    <message>
      <source>Hidden copy to</source>
      <translation>Copia oculta para</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Alta</translation>
    </message>
    <message>
      <source>In</source>
      <translation>En</translation>
    </message>
    <message>
      <source>Inbox</source>
      <translation>Entrada</translation>
    </message>
    <message>
      <source>Invitation</source>
      <translation>Invitación</translation>
    </message>
    <message>
      <source>Is</source>
      <translation>Es</translation>
    </message>
    <message>
      <source>Junk</source>
      <translation>Spam</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>Etiqueta</translation>
    </message>
    <message>
      <source>Larger than</source>
      <translation>Mayor que</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>Listas</translation>
    </message>
    <message>
      <source>Low or higher</source>
      <translation>Baja o mayor</translation>
    </message>
    <message>
      <source>Mailbox</source>
      <translation>Buzón</translation>
    </message>
    <message>
      <source>Message-ID</source>
      <translation>Message-ID</translation>
    </message>
    <message>
      <source>Newer than</source>
      <translation>Más reciente que</translation>
    </message>
    <message>
      <source>Normal or higher</source>
      <translation>Normal o mayor</translation>
    </message>
    <message>
      <source>Not starred</source>
      <translation>Sin estrella</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Notificaciones</translation>
    </message>
    <message>
      <source>Older than</source>
      <translation>Más antiguo que</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Otros</translation>
    </message>
    <message>
      <source>PDF</source>
      <translation>PDF</translation>
    </message>
    <message>
      <source>Personal</source>
      <translation>Personal</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Imagen</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Prioridad</translation>
    </message>
    <message>
      <source>Promotions</source>
      <translation>Promociones</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Leído</translation>
    </message>
    <message>
      <source>Sent</source>
      <translation>Enviados</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Desde</translation>
    </message>
    <message>
      <source>Smaller than</source>
      <translation>Menor que</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Con estrella</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Asunto</translation>
    </message>
    <message>
      <source>Thread</source>
      <translation>Conversación</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Hasta</translation>
    </message>
    <message>
      <source>Travel</source>
      <translation>Viajes</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>No leído</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Trabajo</translation>
    </message>
  </context>
  <context>
    <name>privacy_page</name>
    <message>
      <source>each question, and the subject and a passage of the best hits</source>
      <translation>cada pregunta, y el asunto y un pasaje de los mejores resultados</translation>
    </message>
    <message>
      <source>the text of every message, once, and each question</source>
      <translation>el texto de cada mensaje, una vez, y cada pregunta</translation>
    </message>
    <message>
      <source>the words of each question</source>
      <translation>las palabras de cada pregunta</translation>
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
      <translation>Una palabra sola encuentra también sus otras formas, grafías y compuestos; desactivado encuentra solo lo escrito.</translation>
    </message>
    <message>
      <source>A larger value flattens the gap between the first and the tenth hit.</source>
      <translation>Un valor mayor reduce la distancia entre el primer resultado y el décimo.</translation>
    </message>
    <message>
      <source>A second look at the best hits by a model behind an endpoint: a rerank endpoint, or a chat model that ranks. It is sent your question and, of each of the best hits, the subject and a passage.</source>
      <translation>Una segunda mirada a los mejores resultados por un modelo tras un servicio: uno de reordenación, o un modelo de chat que ordena. Se le envían su pregunta y, de cada uno de los mejores resultados, el asunto y un pasaje.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Acerca de</translation>
    </message>
    <message>
      <source>Add a folder of mail.</source>
      <translation>Añadir una carpeta de correo.</translation>
    </message>
    <message>
      <source>Add a mail file.</source>
      <translation>Añadir un archivo de correo.</translation>
    </message>
    <message>
      <source>Add file</source>
      <translation>Añadir archivo</translation>
    </message>
    <message>
      <source>Add folder</source>
      <translation>Añadir carpeta</translation>
    </message>
    <message>
      <source>Add sample</source>
      <translation>Añadir el ejemplo</translation>
    </message>
    <message>
      <source>Add the sample mailbox.</source>
      <translation>Añadir el buzón de ejemplo.</translation>
    </message>
    <message>
      <source>Address of a rerank endpoint as Jina, Cohere and llama.cpp serve it (http://localhost:8080/v1).</source>
      <translation>Dirección de un servicio de reordenación como los de Jina, Cohere y llama.cpp (http://localhost:8080/v1).</translation>
    </message>
    <message>
      <source>Address of an OpenAI-compatible chat endpoint for the reranker “chat” and for llm_rewrite.</source>
      <translation>Dirección de un servicio de chat compatible con OpenAI para el reordenador «chat» y para la reformulación.</translation>
    </message>
    <message>
      <source>Address of an OpenAI-compatible embedding endpoint (http://localhost:11434/v1). The text of your mail goes there and to no other host: proxies and redirects are not followed. A key it wants comes from the system's keyring or from OAKENSEARCH_EMBEDDINGS_API_KEY.</source>
      <translation>Dirección de un servicio de vectores compatible con OpenAI (http://localhost:11434/v1). El texto de su correo va allí y a ningún otro equipo: no se siguen proxys ni redirecciones. La clave que pida sale del llavero del sistema o de OAKENSEARCH_EMBEDDINGS_API_KEY.</translation>
    </message>
    <message>
      <source>After this the hits stay in their first order, with a note.</source>
      <translation>Después los resultados quedan en su primer orden, con una nota.</translation>
    </message>
    <message>
      <source>After this the vector side is given up on.</source>
      <translation>Después se renuncia a la parte de los vectores.</translation>
    </message>
    <message>
      <source>After this your own words are used, with a note.</source>
      <translation>Después se usan sus propias palabras, con una nota.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>Among answers that are about as good, newer mail and mail addressed to you come first.</source>
      <translation>Entre respuestas más o menos igual de buenas, van primero los mensajes más nuevos y los dirigidos a usted.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Apariencia</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Adjuntos</translation>
    </message>
    <message>
      <source>Auto</source>
      <translation>Automático</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Volver</translation>
    </message>
    <message>
      <source>Below this similarity the nearest by meaning is no close match for a few words that no message holds (chosen for the bundled model and a mailbox of 400 messages; a larger one asks for more).</source>
      <translation>Por debajo de esta similitud, lo más cercano por su sentido no cuenta como coincidencia para unas pocas palabras que ningún mensaje contiene (elegido para el modelo incluido y un buzón de 400 mensajes; uno mayor pide más).</translation>
    </message>
    <message>
      <source>Best first</source>
      <translation>Los mejores primero</translation>
    </message>
    <message>
      <source>Better order</source>
      <translation>Orden mejor</translation>
    </message>
    <message>
      <source>Bge</source>
      <translation>BGE</translation>
    </message>
    <message>
      <source>Bundled</source>
      <translation>Incluido</translation>
    </message>
    <message>
      <source>By sender</source>
      <translation>Por remitente</translation>
    </message>
    <message>
      <source>By thread</source>
      <translation>Por hilo</translation>
    </message>
    <message>
      <source>Cache</source>
      <translation>Caché</translation>
    </message>
    <message>
      <source>Candidates that each retriever returns per hit wanted.</source>
      <translation>Candidatos que devuelve cada buscador por resultado pedido.</translation>
    </message>
    <message>
      <source>Change kind</source>
      <translation>Cambiar tipo</translation>
    </message>
    <message>
      <source>Change priority</source>
      <translation>Cambiar prioridad</translation>
    </message>
    <message>
      <source>Chat</source>
      <translation>Chat</translation>
    </message>
    <message>
      <source>Chat address</source>
      <translation>Dirección del chat</translation>
    </message>
    <message>
      <source>Chat model</source>
      <translation>Modelo de chat</translation>
    </message>
    <message>
      <source>Choose how tall rows are.</source>
      <translation>Elegir la altura de las filas.</translation>
    </message>
    <message>
      <source>Choose light or dark colours.</source>
      <translation>Elegir colores claros u oscuros.</translation>
    </message>
    <message>
      <source>Chunk words</source>
      <translation>Palabras por pasaje</translation>
    </message>
    <message>
      <source>Close message</source>
      <translation>Cerrar mensaje</translation>
    </message>
    <message>
      <source>Close similarity</source>
      <translation>Similitud cercana</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Cómodo</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Compacto</translation>
    </message>
    <message>
      <source>Convex</source>
      <translation>Convexa</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Copiar enlace</translation>
    </message>
    <message>
      <source>Copy message id</source>
      <translation>Copiar Message-ID</translation>
    </message>
    <message>
      <source>Copy sender</source>
      <translation>Copiar remitente</translation>
    </message>
    <message>
      <source>Copy subject</source>
      <translation>Copiar asunto</translation>
    </message>
    <message>
      <source>Coverage</source>
      <translation>Cobertura</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Days begin at this computer's midnight; off: at that of UTC.</source>
      <translation>Los días empiezan a la medianoche de este equipo; desactivado: a la de UTC.</translation>
    </message>
    <message>
      <source>Days by this computer's clock</source>
      <translation>Días según el reloj de este equipo</translation>
    </message>
    <message>
      <source>Density</source>
      <translation>Densidad</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalles</translation>
    </message>
    <message>
      <source>Document prefix</source>
      <translation>Prefijo de documento</translation>
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
      <translation>Servicio</translation>
    </message>
    <message>
      <source>Endpoint address</source>
      <translation>Dirección del servicio</translation>
    </message>
    <message>
      <source>Endpoint batch</source>
      <translation>Lote del servicio</translation>
    </message>
    <message>
      <source>Endpoint model</source>
      <translation>Modelo del servicio</translation>
    </message>
    <message>
      <source>Endpoint timeout</source>
      <translation>Tiempo límite del servicio</translation>
    </message>
    <message>
      <source>Exact boost</source>
      <translation>Refuerzo de lo exacto</translation>
    </message>
    <message>
      <source>Export csv</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <source>Export eml</source>
      <translation>Exportar eml</translation>
    </message>
    <message>
      <source>Export mbox</source>
      <translation>Exportar mbox</translation>
    </message>
    <message>
      <source>Facets</source>
      <translation>Facetas</translation>
    </message>
    <message>
      <source>Few best first</source>
      <translation>Primero los mejores</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filtros</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Buscar siguiente</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Buscar anterior</translation>
    </message>
    <message>
      <source>Find similar</source>
      <translation>Buscar similares</translation>
    </message>
    <message>
      <source>For a question, the share of its words that a keyword hit must hold.</source>
      <translation>En una pregunta, la parte de sus palabras que debe contener un resultado por palabras.</translation>
    </message>
    <message>
      <source>Forget all earlier searches.</source>
      <translation>Olvidar todas las búsquedas anteriores.</translation>
    </message>
    <message>
      <source>Forget history</source>
      <translation>Olvidar el historial</translation>
    </message>
    <message>
      <source>From any program</source>
      <translation>Desde cualquier programa</translation>
    </message>
    <message>
      <source>From any program: bring OakenSearch up, with the cursor in its search field, while it runs.</source>
      <translation>Desde cualquier programa: traer OakenSearch al frente, con el cursor en su campo de búsqueda, mientras está abierto.</translation>
    </message>
    <message>
      <source>Fusion</source>
      <translation>Fusión</translation>
    </message>
    <message>
      <source>Gemma</source>
      <translation>Gemma</translation>
    </message>
    <message>
      <source>Go to the filters below the search field.</source>
      <translation>Ir a los filtros bajo el campo de búsqueda.</translation>
    </message>
    <message>
      <source>Go to the messages over time.</source>
      <translation>Ir a los mensajes a lo largo del tiempo.</translation>
    </message>
    <message>
      <source>Go to the search field.</source>
      <translation>Ir al campo de búsqueda.</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Cabeceras</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historial</translation>
    </message>
    <message>
      <source>How far a search widens when filters leave too few.</source>
      <translation>Hasta dónde se amplía una búsqueda cuando los filtros dejan muy poco.</translation>
    </message>
    <message>
      <source>How large that memory may become (about 1,600 passages a megabyte with the bundled model).</source>
      <translation>Cuánto puede crecer esa memoria (unos 1600 pasajes por megabyte con el modelo incluido).</translation>
    </message>
    <message>
      <source>How long one call may take.</source>
      <translation>Cuánto puede tardar una llamada.</translation>
    </message>
    <message>
      <source>How many of the best hits get the second look.</source>
      <translation>Cuántos de los mejores resultados reciben la segunda mirada.</translation>
    </message>
    <message>
      <source>How tall a row of the list is.</source>
      <translation>Qué altura tiene una fila de la lista.</translation>
    </message>
    <message>
      <source>How the two rankings become one: by how much of the query a message holds, by ranks, or by scores.</source>
      <translation>Cómo las dos clasificaciones se vuelven una: por cuánto de la consulta contiene un mensaje, por rangos o por puntuaciones.</translation>
    </message>
    <message>
      <source>In a message: close it and go back to the list.</source>
      <translation>En un mensaje: cerrarlo y volver a la lista.</translation>
    </message>
    <message>
      <source>In a message: find words.</source>
      <translation>En un mensaje: buscar palabras.</translation>
    </message>
    <message>
      <source>In a message: larger text.</source>
      <translation>En un mensaje: texto más grande.</translation>
    </message>
    <message>
      <source>In a message: print it.</source>
      <translation>En un mensaje: imprimirlo.</translation>
    </message>
    <message>
      <source>In a message: save it as a file.</source>
      <translation>En un mensaje: guardarlo como archivo.</translation>
    </message>
    <message>
      <source>In a message: show its source.</source>
      <translation>En un mensaje: mostrar su código fuente.</translation>
    </message>
    <message>
      <source>In a message: show or hide all headers.</source>
      <translation>En un mensaje: mostrar u ocultar todas las cabeceras.</translation>
    </message>
    <message>
      <source>In a message: show or hide all quoted text.</source>
      <translation>En un mensaje: mostrar u ocultar todo el texto citado.</translation>
    </message>
    <message>
      <source>In a message: smaller text.</source>
      <translation>En un mensaje: texto más pequeño.</translation>
    </message>
    <message>
      <source>In a message: text in its normal size.</source>
      <translation>En un mensaje: texto en su tamaño normal.</translation>
    </message>
    <message>
      <source>In a message: the next place of the words.</source>
      <translation>En un mensaje: el siguiente lugar de las palabras.</translation>
    </message>
    <message>
      <source>In a message: the previous place of the words.</source>
      <translation>En un mensaje: el lugar anterior de las palabras.</translation>
    </message>
    <message>
      <source>In the list: copy a link to the message.</source>
      <translation>En la lista: copiar un enlace al mensaje.</translation>
    </message>
    <message>
      <source>In the list: copy the Message-ID.</source>
      <translation>En la lista: copiar el Message-ID.</translation>
    </message>
    <message>
      <source>In the list: copy the sender.</source>
      <translation>En la lista: copiar el remitente.</translation>
    </message>
    <message>
      <source>In the list: copy the subject.</source>
      <translation>En la lista: copiar el asunto.</translation>
    </message>
    <message>
      <source>In the list: find more from this sender.</source>
      <translation>En la lista: buscar más de este remitente.</translation>
    </message>
    <message>
      <source>In the list: find similar messages.</source>
      <translation>En la lista: buscar mensajes parecidos.</translation>
    </message>
    <message>
      <source>In the list: leave the thread.</source>
      <translation>En la lista: salir del hilo.</translation>
    </message>
    <message>
      <source>In the list: mark as read.</source>
      <translation>En la lista: marcar como leído.</translation>
    </message>
    <message>
      <source>In the list: mark as unread.</source>
      <translation>En la lista: marcar como no leído.</translation>
    </message>
    <message>
      <source>In the list: open the message in the mail program.</source>
      <translation>En la lista: abrir el mensaje en el programa de correo.</translation>
    </message>
    <message>
      <source>In the list: open the message.</source>
      <translation>En la lista: abrir el mensaje.</translation>
    </message>
    <message>
      <source>In the list: save as .eml files.</source>
      <translation>En la lista: guardar como archivos .eml.</translation>
    </message>
    <message>
      <source>In the list: save as an mbox file.</source>
      <translation>En la lista: guardar como archivo mbox.</translation>
    </message>
    <message>
      <source>In the list: save the list as CSV.</source>
      <translation>En la lista: guardar la lista como CSV.</translation>
    </message>
    <message>
      <source>In the list: say how important a message is.</source>
      <translation>En la lista: decir lo importante que es un mensaje.</translation>
    </message>
    <message>
      <source>In the list: say of what kind a message is.</source>
      <translation>En la lista: decir de qué tipo es un mensaje.</translation>
    </message>
    <message>
      <source>In the list: show the message in its folder.</source>
      <translation>En la lista: mostrar el mensaje en su carpeta.</translation>
    </message>
    <message>
      <source>In the list: show the whole thread; of a message that stands alone, why it is here.</source>
      <translation>En la lista: mostrar todo el hilo; de un mensaje suelto, por qué está aquí.</translation>
    </message>
    <message>
      <source>In the list: tell why the message is here.</source>
      <translation>En la lista: decir por qué está aquí el mensaje.</translation>
    </message>
    <message>
      <source>Keep a sign in the system's tray: closing the window then leaves OakenSearch ready to come up at once.</source>
      <translation>Mantener un icono en la bandeja del sistema: al cerrar la ventana, OakenSearch queda listo para volver al instante.</translation>
    </message>
    <message>
      <source>Keep this search under a name, or forget it.</source>
      <translation>Guardar esta búsqueda con un nombre, u olvidarla.</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Teclado</translation>
    </message>
    <message>
      <source>Keyword min match</source>
      <translation>Mínimo de palabras</translation>
    </message>
    <message>
      <source>Keyword weight</source>
      <translation>Peso de las palabras</translation>
    </message>
    <message>
      <source>LLM rewrite</source>
      <translation>Reformulación por LLM</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>Los más grandes primero</translation>
    </message>
    <message>
      <source>Leaves out what comes less near in meaning than this similarity; 0 leaves nothing out. What suits differs from model to model.</source>
      <translation>Deja fuera lo que se acerca en significado menos que este parecido; 0 no deja nada fuera. El valor adecuado cambia de un modelo a otro.</translation>
    </message>
    <message>
      <source>Let the chat model rephrase your words before they are searched by meaning. It is sent your words only.</source>
      <translation>El modelo de chat reformula sus palabras antes de buscarlas por su sentido. Solo se le envían sus palabras.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Light, dark, or as the system.</source>
      <translation>Claro, oscuro o como el sistema.</translation>
    </message>
    <message>
      <source>Look for new mail.</source>
      <translation>Buscar correo nuevo.</translation>
    </message>
    <message>
      <source>Look through what was searched for before.</source>
      <translation>Repasar lo que se buscó antes.</translation>
    </message>
    <message>
      <source>MB</source>
      <translation>MB</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Buzones</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Marcar leído</translation>
    </message>
    <message>
      <source>Mark unread</source>
      <translation>Marcar no leído</translation>
    </message>
    <message>
      <source>Max candidates</source>
      <translation>Máximo de candidatos</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Sentido</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>Min score</source>
      <translation>Parecido mínimo</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <source>More from sender</source>
      <translation>Más del remitente</translation>
    </message>
    <message>
      <source>Motion</source>
      <translation>Movimiento</translation>
    </message>
    <message>
      <source>Multiplies the keyword weight when the query has a quoted phrase or a token with a digit.</source>
      <translation>Multiplica el peso de las palabras cuando la consulta tiene una frase entre comillas o una palabra con una cifra.</translation>
    </message>
    <message>
      <source>Newer mail first among equals</source>
      <translation>A igualdad, lo más reciente primero</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Los más recientes primero</translation>
    </message>
    <message>
      <source>Nomic</source>
      <translation>Nomic</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Desactivado</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>Los más antiguos primero</translation>
    </message>
    <message>
      <source>One row a thread, or one a message.</source>
      <translation>Una fila por hilo, o una por mensaje.</translation>
    </message>
    <message>
      <source>Open in program</source>
      <translation>Abrir en el programa</translation>
    </message>
    <message>
      <source>Open message</source>
      <translation>Abrir mensaje</translation>
    </message>
    <message>
      <source>Open the menu.</source>
      <translation>Abrir el menú.</translation>
    </message>
    <message>
      <source>Order: a few best, then the newest first.</source>
      <translation>Orden: los mejores y luego los más nuevos.</translation>
    </message>
    <message>
      <source>Order: by sender.</source>
      <translation>Orden: por remitente.</translation>
    </message>
    <message>
      <source>Order: the best first.</source>
      <translation>Orden: primero los mejores.</translation>
    </message>
    <message>
      <source>Order: the largest first.</source>
      <translation>Orden: primero los más grandes.</translation>
    </message>
    <message>
      <source>Order: the newest first.</source>
      <translation>Orden: primero los más nuevos.</translation>
    </message>
    <message>
      <source>Order: the oldest first.</source>
      <translation>Orden: primero los más antiguos.</translation>
    </message>
    <message>
      <source>Other forms of a word</source>
      <translation>Otras formas de una palabra</translation>
    </message>
    <message>
      <source>Other models</source>
      <translation>Otros modelos</translation>
    </message>
    <message>
      <source>Overfetch</source>
      <translation>Reserva</translation>
    </message>
    <message>
      <source>Own</source>
      <translation>Propio</translation>
    </message>
    <message>
      <source>Passages that are sent in one call.</source>
      <translation>Pasajes que se envían en una llamada.</translation>
    </message>
    <message>
      <source>Prefixes</source>
      <translation>Prefijos</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Imprimir</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidad</translation>
    </message>
    <message>
      <source>Processes</source>
      <translation>Procesos</translation>
    </message>
    <message>
      <source>Processes that build meaning with the bundled model at once, if there are as many processors.</source>
      <translation>Procesos que construyen el sentido a la vez con el modelo incluido, si hay tantos procesadores.</translation>
    </message>
    <message>
      <source>Put before each passage, with prefixes = own.</source>
      <translation>Va delante de cada pasaje, con prefijos = propio.</translation>
    </message>
    <message>
      <source>Put before each query, with prefixes = own.</source>
      <translation>Va delante de cada consulta, con prefijos = propio.</translation>
    </message>
    <message>
      <source>Query prefix</source>
      <translation>Prefijo de consulta</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <source>Quit OakenSearch.</source>
      <translation>Salir de OakenSearch.</translation>
    </message>
    <message>
      <source>Quotes</source>
      <translation>Citas</translation>
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
      <translation>Orden de los resultados</translation>
    </message>
    <message>
      <source>Remember what you searched for, on this machine only.</source>
      <translation>Recordar lo que buscó, solo en este equipo.</translation>
    </message>
    <message>
      <source>Rerank</source>
      <translation>Reordenación</translation>
    </message>
    <message>
      <source>Rerank address</source>
      <translation>Dirección de reordenación</translation>
    </message>
    <message>
      <source>Rerank candidates</source>
      <translation>Candidatos de reordenación</translation>
    </message>
    <message>
      <source>Rerank model</source>
      <translation>Modelo de reordenación</translation>
    </message>
    <message>
      <source>Rerank timeout</source>
      <translation>Tiempo límite de reordenación</translation>
    </message>
    <message>
      <source>Reranker</source>
      <translation>Reordenador</translation>
    </message>
    <message>
      <source>Rewrite timeout</source>
      <translation>Tiempo límite de reformulación</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Filas</translation>
    </message>
    <message>
      <source>Rrf</source>
      <translation>RRF</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Save search</source>
      <translation>Guardar búsqueda</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>Búsquedas guardadas</translation>
    </message>
    <message>
      <source>Scales what the keyword retriever contributes.</source>
      <translation>Escala lo que aporta la búsqueda por palabras.</translation>
    </message>
    <message>
      <source>Scales what the vector retriever contributes.</source>
      <translation>Escala lo que aporta la búsqueda por vectores.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Búsqueda</translation>
    </message>
    <message>
      <source>Search inside attachments: PDF, Word, Excel, PowerPoint, OpenDocument, RTF, web pages, text, calendars, mails, and zip files of these. Off: no more of them are read; what was read before can still be found.</source>
      <translation>Buscar dentro de los adjuntos: PDF, Word, Excel, PowerPoint, OpenDocument, RTF, páginas web, texto, calendarios, correos y archivos zip de estos. Desactivado: no se leen más; lo que ya se leyó se sigue encontrando.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
      <source>Show or hide senders, labels and mailboxes of what was found.</source>
      <translation>Mostrar u ocultar remitentes, etiquetas y buzones de lo encontrado.</translation>
    </message>
    <message>
      <source>Show the better order, when one is offered.</source>
      <translation>Mostrar el orden mejor, cuando se ofrece uno.</translation>
    </message>
    <message>
      <source>Show the mailboxes.</source>
      <translation>Mostrar los buzones.</translation>
    </message>
    <message>
      <source>Show the searches that were kept.</source>
      <translation>Mostrar las búsquedas guardadas.</translation>
    </message>
    <message>
      <source>Show the settings.</source>
      <translation>Mostrar los ajustes.</translation>
    </message>
    <message>
      <source>Show thread</source>
      <translation>Mostrar hilo</translation>
    </message>
    <message>
      <source>Show what OakenSearch is made of.</source>
      <translation>Mostrar de qué está hecho OakenSearch.</translation>
    </message>
    <message>
      <source>Show what can be typed into the search field.</source>
      <translation>Mostrar qué se puede escribir en el campo de búsqueda.</translation>
    </message>
    <message>
      <source>Size of all text, of the system's own size.</source>
      <translation>Tamaño de todo el texto, respecto al del sistema.</translation>
    </message>
    <message>
      <source>Size of the cache</source>
      <translation>Tamaño de la caché</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Código fuente</translation>
    </message>
    <message>
      <source>System</source>
      <translation>Sistema</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Tamaño del texto</translation>
    </message>
    <message>
      <source>The chat model's name there.</source>
      <translation>El nombre del modelo de chat allí.</translation>
    </message>
    <message>
      <source>The embedding model's name there (nomic-embed-text).</source>
      <translation>El nombre del modelo de vectores allí (nomic-embed-text).</translation>
    </message>
    <message>
      <source>The model's name at the rerank endpoint; some need none.</source>
      <translation>El nombre del modelo en el servicio de reordenación; algunos no lo necesitan.</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Tema</translation>
    </message>
    <message>
      <source>Timeline</source>
      <translation>Línea de tiempo</translation>
    </message>
    <message>
      <source>Tray</source>
      <translation>Bandeja</translation>
    </message>
    <message>
      <source>Update</source>
      <translation>Actualizar</translation>
    </message>
    <message>
      <source>Vector timeout</source>
      <translation>Tiempo límite de los vectores</translation>
    </message>
    <message>
      <source>Vector weight</source>
      <translation>Peso de los vectores</translation>
    </message>
    <message>
      <source>Watch for new mail</source>
      <translation>Vigilar si llega correo</translation>
    </message>
    <message>
      <source>What the endpoint's model wants before a query and a passage: by its name, a preset, or your own.</source>
      <translation>Lo que el modelo del servicio quiere delante de una consulta y un pasaje: por su nombre, uno predefinido o el suyo.</translation>
    </message>
    <message>
      <source>What turns text into vectors. The bundled model works on this machine and sends nothing. An endpoint is sent the text of every message (subject and passages) once, and each question, and nothing else: neither senders and recipients nor attachments. Off searches by words only.</source>
      <translation>Lo que convierte el texto en vectores. El modelo incluido funciona en este equipo y no envía nada. A un servicio se le envía una vez el texto de cada mensaje (asunto y pasajes), y cada pregunta, y nada más: ni remitentes y destinatarios ni adjuntos. Desactivado busca solo por palabras.</translation>
    </message>
    <message>
      <source>Whether parts of the window may move: as the system, or never.</source>
      <translation>Si partes de la ventana pueden moverse: como el sistema, o nunca.</translation>
    </message>
    <message>
      <source>While OakenSearch is open, notice new, changed and deleted mail by itself, within seconds. Off: only at the start and when you ask.</source>
      <translation>Mientras OakenSearch está abierto, advertir por sí mismo el correo nuevo, modificado y borrado, en segundos. Desactivado: solo al iniciar y cuando lo pida.</translation>
    </message>
    <message>
      <source>Whose vectors are remembered, so that a rebuild or a re-import costs nothing. They lie in this machine's private folder, without the text; off deletes them.</source>
      <translation>De quién se recuerdan los vectores, para que reconstruir o reimportar no cueste nada. Están en la carpeta privada de este equipo, sin el texto; desactivado los borra.</translation>
    </message>
    <message>
      <source>Words of a passage that becomes one vector.</source>
      <translation>Palabras de un pasaje que se convierte en un vector.</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Acercar</translation>
    </message>
    <message>
      <source>Zoom normal</source>
      <translation>Tamaño normal</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Alejar</translation>
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
      <translation>Todos los programas necesitan esta tecla. Manténgala con Ctrl o Alt, o elija otra.</translation>
    </message>
    <message>
      <source>Lists and windows are walked with this key. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>Con esta tecla se recorren listas y ventanas. Manténgala con Ctrl o Alt, o elija otra.</translation>
    </message>
    <message>
      <source>Text is edited with these keys, and all of a list chosen. Please choose another.</source>
      <translation>Con estas teclas se edita texto o se selecciona una lista entera. Elija otras.</translation>
    </message>
    <message>
      <source>The search field needs this key itself. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>El campo de búsqueda necesita esta tecla. Manténgala con Ctrl o Alt, o elija otra.</translation>
    </message>
  </context>
  <context>
    <name>why</name>
    <message>
      <source> and </source>
      <translation> y </translation>
    </message>
    <message>
      <source>Found by its meaning</source>
      <translation>Encontrado por su sentido</translation>
    </message>
    <message>
      <source>Found by its words</source>
      <translation>Encontrado por sus palabras</translation>
    </message>
    <message>
      <source>Holds exactly what you typed</source>
      <translation>Contiene exactamente lo que escribió</translation>
    </message>
    <message>
      <source>In the attachment {name}</source>
      <translation>En el adjunto {name}</translation>
    </message>
    <message>
      <source>In: {fields}</source>
      <translation>En: {fields}</translation>
    </message>
    <message>
      <source>Listed by its date; nothing was searched for in its text.</source>
      <translation>Ordenado por su fecha; no se buscó nada en su texto.</translation>
    </message>
    <message>
      <source>Matched: {words}</source>
      <translation>Coincide: {words}</translation>
    </message>
    <message>
      <source>Nearest passage, similarity {score}:</source>
      <translation>Pasaje más cercano, similitud {score}:</translation>
    </message>
    <message>
      <source>Number {rank} by meaning</source>
      <translation>Número {rank} por el sentido</translation>
    </message>
    <message>
      <source>Number {rank} by words</source>
      <translation>Número {rank} por las palabras</translation>
    </message>
    <message>
      <source>Other passages that came near</source>
      <translation>Otros pasajes cercanos</translation>
    </message>
    <message>
      <source>Similarity {score}</source>
      <translation>Similitud {score}</translation>
    </message>
    <message>
      <source>and 1 more</source>
      <translation>y 1 más</translation>
    </message>
    <message>
      <source>and {count} more passages</source>
      <translation>y {count} pasajes más</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>exacto</translation>
    </message>
    <message>
      <source>found by {reasons}</source>
      <translation>encontrado por {reasons}</translation>
    </message>
    <message>
      <source>meaning</source>
      <translation>sentido</translation>
    </message>
    <message>
      <source>recipients</source>
      <translation>destinatarios</translation>
    </message>
    <message>
      <source>sender</source>
      <translation>remitente</translation>
    </message>
    <message>
      <source>subject</source>
      <translation>asunto</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texto</translation>
    </message>
    <message>
      <source>word</source>
      <translation>palabra</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message>
      <source>1 mailbox</source>
      <translation>1 buzón</translation>
    </message>
    <message>
      <source>1 message</source>
      <translation>1 mensaje</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 minuto</translation>
    </message>
    <message>
      <source>1 thing could not be read</source>
      <translation>1 cosa no se pudo leer</translation>
    </message>
    <message>
      <source>Apple Mail</source>
      <translation>Apple Mail</translation>
    </message>
    <message>
      <source>Building meaning</source>
      <translation>Construyendo el sentido</translation>
    </message>
    <message>
      <source>Evolution mail</source>
      <translation>Correo de Evolution</translation>
    </message>
    <message>
      <source>Folder of mail files (mbox)</source>
      <translation>Carpeta de archivos de correo (mbox)</translation>
    </message>
    <message>
      <source>Folder of mail in several formats</source>
      <translation>Carpeta de correo en varios formatos</translation>
    </message>
    <message>
      <source>Geary mail</source>
      <translation>Correo de Geary</translation>
    </message>
    <message>
      <source>Gmail export (Takeout)</source>
      <translation>Exportación de Gmail (Takeout)</translation>
    </message>
    <message>
      <source>Indexing words</source>
      <translation>Indexando palabras</translation>
    </message>
    <message>
      <source>Mail file (mbox)</source>
      <translation>Archivo de correo (mbox)</translation>
    </message>
    <message>
      <source>Mail folder (MH)</source>
      <translation>Carpeta de correo (MH)</translation>
    </message>
    <message>
      <source>Mail folder (Maildir)</source>
      <translation>Carpeta de correo (Maildir)</translation>
    </message>
    <message>
      <source>Message files (.eml)</source>
      <translation>Archivos de mensajes (.eml)</translation>
    </message>
    <message>
      <source>Outlook data file</source>
      <translation>Archivo de datos de Outlook</translation>
    </message>
    <message>
      <source>Outlook messages (.msg)</source>
      <translation>Mensajes de Outlook (.msg)</translation>
    </message>
    <message>
      <source>Packed mail (zip, tar, gz)</source>
      <translation>Correo comprimido (zip, tar, gz)</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Leyendo</translation>
    </message>
    <message>
      <source>Reading attachments</source>
      <translation>Leyendo los adjuntos</translation>
    </message>
    <message>
      <source>Thunderbird mail</source>
      <translation>Correo de Thunderbird</translation>
    </message>
    <message>
      <source>less than a minute</source>
      <translation>menos de un minuto</translation>
    </message>
    <message>
      <source>{count} hours</source>
      <translation>{count} horas</translation>
    </message>
    <message>
      <source>{count} mailboxes</source>
      <translation>{count} buzones</translation>
    </message>
    <message>
      <source>{count} messages</source>
      <translation>{count} mensajes</translation>
    </message>
    <message>
      <source>{count} minutes</source>
      <translation>{count} minutos</translation>
    </message>
    <message>
      <source>{count} things could not be read</source>
      <translation>{count} cosas no se pudieron leer</translation>
    </message>
  </context>
</TS>
