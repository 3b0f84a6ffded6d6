<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>About OakenSearch</source>
      <translation>حول OakenSearch</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>نسخ التقرير</translation>
    </message>
    <message>
      <source>Counting …</source>
      <translation>يجري العد …</translation>
    </message>
    <message>
      <source>Finds any mail you ever got, by its words or by its meaning. It works on this machine alone: nothing of your mail or your searches is sent anywhere.</source>
      <translation>يجد أي بريد تلقيته يومًا، بكلماته أو بمعناه. يعمل على هذا الجهاز وحده: لا يُرسل شيء من بريدك أو عمليات بحثك إلى أي مكان.</translation>
    </message>
    <message>
      <source>For a question to somebody who knows the program. It holds no mail, no addresses and no folders.</source>
      <translation>لسؤال من يعرف البرنامج. لا يحوي بريدًا ولا عناوين ولا مجلدات.</translation>
    </message>
    <message>
      <source>Index (words and meaning)</source>
      <translation>الفهرس (الكلمات والمعنى)</translation>
    </message>
    <message>
      <source>It does not look for updates by itself either.</source>
      <translation>ولا يبحث عن التحديثات من تلقاء نفسه أيضًا.</translation>
    </message>
    <message>
      <source>Its files lie in {folder}</source>
      <translation>توجد ملفاته في {folder}</translation>
    </message>
    <message>
      <source>Library (messages, read state)</source>
      <translation>المكتبة (الرسائل وحالة القراءة)</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>التراخيص</translation>
    </message>
    <message>
      <source>MIT licence · Qt {version}</source>
      <translation>رخصة MIT · Qt {version}</translation>
    </message>
    <message>
      <source>Parts of this program</source>
      <translation>أجزاء هذا البرنامج</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>البرنامج</translation>
    </message>
    <message>
      <source>Remembered meaning</source>
      <translation>المعاني المحفوظة</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>التقرير</translation>
    </message>
    <message>
      <source>Show the folder</source>
      <translation>إظهار المجلد</translation>
    </message>
    <message>
      <source>Text of the licence</source>
      <translation>نص الرخصة</translation>
    </message>
  </context>
  <context>
    <name>ActivityPanel</name>
    <message>
      <source>Another OakenSearch is reading mail</source>
      <translation>نسخة أخرى من OakenSearch تقرأ البريد</translation>
    </message>
    <message>
      <source>Look for new mail</source>
      <translation>البحث عن بريد جديد</translation>
    </message>
    <message>
      <source>Looking for new mail…</source>
      <translation>يجري البحث عن بريد جديد…</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>إيقاف مؤقت</translation>
    </message>
    <message>
      <source>Paused. What was read can be searched.</source>
      <translation>متوقف مؤقتًا. يمكن البحث فيما قُرئ.</translation>
    </message>
    <message>
      <source>Pausing…</source>
      <translation>جارٍ الإيقاف المؤقت…</translation>
    </message>
    <message>
      <source>Progress of reading your mail</source>
      <translation>تقدم قراءة بريدك</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>استئناف</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>محدّث</translation>
    </message>
    <message>
      <source>{added} new, {removed} gone</source>
      <translation>{added} جديدة، {removed} زالت</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} من {total}</translation>
    </message>
    <message>
      <source>{rate} a second</source>
      <translation>{rate} في الثانية</translation>
    </message>
    <message>
      <source>{rate} · {time} left</source>
      <translation>{rate} · بقي {time}</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <source>Earlier searches…</source>
      <translation>عمليات البحث السابقة…</translation>
    </message>
    <message>
      <source>Forget all earlier searches</source>
      <translation>نسيان كل عمليات البحث السابقة</translation>
    </message>
    <message>
      <source>Keep this search</source>
      <translation>حفظ هذا البحث</translation>
    </message>
    <message>
      <source>Name:</source>
      <translation>الاسم:</translation>
    </message>
    <message>
      <source>None yet: the star in the search field keeps one</source>
      <translation>لا شيء بعد: النجمة في حقل البحث تحفظ بحثًا</translation>
    </message>
    <message>
      <source>Rename or forget…</source>
      <translation>إعادة تسمية أو نسيان…</translation>
    </message>
  </context>
  <context>
    <name>AttachmentsBar</name>
    <message>
      <source>Attachments</source>
      <translation>المرفقات</translation>
    </message>
    <message>
      <source>Files of this kind can only be saved: they could do something when opened.</source>
      <translation>يمكن حفظ الملفات من هذا النوع فقط: قد تفعل شيئًا عند فتحها.</translation>
    </message>
    <message>
      <source>It came with a message, and the other program may load things from the network for it.</source>
      <translation>جاء مع رسالة، وقد يحمّل البرنامج الآخر أشياء له من الشبكة.</translation>
    </message>
    <message>
      <source>It could not be opened: {reason}</source>
      <translation>تعذر فتحه: {reason}</translation>
    </message>
    <message>
      <source>It could not be saved: {reason}</source>
      <translation>تعذر حفظه: {reason}</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>فتح</translation>
    </message>
    <message>
      <source>Open {name}</source>
      <translation>فتح {name}</translation>
    </message>
    <message>
      <source>Open {name} in another program?</source>
      <translation>هل تريد فتح {name} في برنامج آخر؟</translation>
    </message>
    <message>
      <source>Save the attachment</source>
      <translation>حفظ المرفق</translation>
    </message>
    <message>
      <source>Save {name}</source>
      <translation>حفظ {name}</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>حفظ…</translation>
    </message>
    <message>
      <source>There is no program on this computer that shows such a file. It can be saved, though.</source>
      <translation>لا يوجد على هذا الحاسوب برنامج يعرض ملفًا كهذا، لكن يمكن حفظه.</translation>
    </message>
    <message>
      <source>attachment</source>
      <translation>مرفق</translation>
    </message>
  </context>
  <context>
    <name>Backups</name>
    <message>
      <source>Back up</source>
      <translation>نسخ احتياطي</translation>
    </message>
    <message>
      <source>Backups of OakenSearch ({patterns})</source>
      <translation>نسخ OakenSearch الاحتياطية ({patterns})</translation>
    </message>
    <message>
      <source>It is kept as a backup of its own, so that you can go back.</source>
      <translation>يُحفظ كنسخة احتياطية مستقلة ليمكنك الرجوع إليه.</translation>
    </message>
    <message>
      <source>Looking at the backup…</source>
      <translation>جارٍ فحص النسخة الاحتياطية…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>استعادة</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>استعادة نسخة احتياطية</translation>
    </message>
    <message>
      <source>Restore the backup of {date}: {messages} of {mailboxes}, and the settings?</source>
      <translation>هل تريد استعادة النسخة الاحتياطية بتاريخ {date}: {messages} من {mailboxes} والإعدادات؟</translation>
    </message>
    <message>
      <source>Restore the safe copy of {date}: the list of {mailboxes}, and your marks?</source>
      <translation>هل تريد استعادة النسخة الآمنة بتاريخ {date}: قائمة {mailboxes} وعلاماتك؟</translation>
    </message>
    <message>
      <source>Restored {messages} of {mailboxes}, and your settings.</source>
      <translation>تمت استعادة {messages} من {mailboxes} وإعداداتك.</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>جارٍ استعادة النسخة الاحتياطية…</translation>
    </message>
    <message>
      <source>Saved {messages} of {mailboxes}, and your settings ({size}).</source>
      <translation>تم حفظ {messages} من {mailboxes} وإعداداتك ({size}).</translation>
    </message>
    <message>
      <source>Saving the backup…</source>
      <translation>جارٍ حفظ النسخة الاحتياطية…</translation>
    </message>
    <message>
      <source>Searching goes on; the index follows now.</source>
      <translation>يستمر البحث، ويجري الآن تحديث الفهرس.</translation>
    </message>
    <message>
      <source>The mail itself lies where it was and is not in it, nor is any password or key.</source>
      <translation>يبقى البريد نفسه في مكانه وليس ضمنها، ولا أي كلمة مرور أو مفتاح.</translation>
    </message>
    <message>
      <source>The mailboxes are read anew, which can take a while.</source>
      <translation>تُقرأ صناديق البريد من جديد، وقد يستغرق ذلك بعض الوقت.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is another library.</source>
      <translation>ما هو موجود الآن ({messages}) مكتبة أخرى.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is kept as a backup of its own.</source>
      <translation>ما هو موجود الآن ({messages}) يُحفظ كنسخة احتياطية مستقلة.</translation>
    </message>
    <message>
      <source>What is here now ({messages}) is newer than the backup.</source>
      <translation>ما هو موجود الآن ({messages}) أحدث من النسخة الاحتياطية.</translation>
    </message>
    <message>
      <source>What is here now is damaged; it is set aside.</source>
      <translation>ما هو موجود الآن تالف، وسيُوضع جانبًا.</translation>
    </message>
    <message>
      <source>What was here before is kept in {path}</source>
      <translation>ما كان موجودًا من قبل محفوظ في {path}</translation>
    </message>
    <message>
      <source>Your mail stays where it is; it is only read.</source>
      <translation>يبقى بريدك في مكانه، ويُقرأ فقط.</translation>
    </message>
    <message>
      <source>{messages} read from your mailboxes; your marks are back.</source>
      <translation>تمت قراءة {messages} من صناديق بريدك، وعادت علاماتك.</translation>
    </message>
  </context>
  <context>
    <name>Banner</name>
    <message>
      <source>Build meaning now</source>
      <translation>بناء المعنى الآن</translation>
    </message>
    <message>
      <source>Search again</source>
      <translation>البحث مرة أخرى</translation>
    </message>
    <message>
      <source>Searched by words only.</source>
      <translation>بُحث بالكلمات فقط.</translation>
    </message>
    <message>
      <source>Turn meaning on</source>
      <translation>تشغيل المعنى</translation>
    </message>
    <message>
      <source>What helps?</source>
      <translation>ما الذي يساعد؟</translation>
    </message>
    <message>
      <source>You can search while it is being built.</source>
      <translation>يمكنك البحث أثناء بنائه.</translation>
    </message>
  </context>
  <context>
    <name>Chip</name>
    <message>
      <source>Delete removes this filter, N turns it round</source>
      <translation>زر Delete يزيل هذا المرشح، وN يعكسه</translation>
    </message>
    <message>
      <source>Filter by {title}</source>
      <translation>الترشيح حسب {title}</translation>
    </message>
    <message>
      <source>Not {filter}</source>
      <translation>ليس {filter}</translation>
    </message>
    <message>
      <source>Remove the filter {title}</source>
      <translation>إزالة المرشح {title}</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>إزالة هذا المرشح</translation>
    </message>
  </context>
  <context>
    <name>ChipRow</name>
    <message>
      <source>Filters</source>
      <translation>المرشحات</translation>
    </message>
    <message>
      <source>More</source>
      <translation>المزيد</translation>
    </message>
    <message>
      <source>More filters</source>
      <translation>المزيد من المرشحات</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>إزالة {filter}</translation>
    </message>
    <message>
      <source>before {day}</source>
      <translation>قبل {day}</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>منذ {day}</translation>
    </message>
  </context>
  <context>
    <name>Completer</name>
    <message>
      <source>Suggestions</source>
      <translation>اقتراحات</translation>
    </message>
    <message>
      <source>Suggestions below; Down chooses, Tab takes the first</source>
      <translation>الاقتراحات أدناه؛ السهم السفلي يختار، وTab يأخذ الأول</translation>
    </message>
  </context>
  <context>
    <name>ConnectionTest</name>
    <message>
      <source>It works: {dimension} numbers a passage, in {milliseconds} ms.</source>
      <translation>يعمل: {dimension} عددًا لكل مقطع، في {milliseconds} م.ث.</translation>
    </message>
    <message>
      <source>Meaning is switched off, so there is nothing to try.</source>
      <translation>المعنى متوقف، فلا شيء للتجربة.</translation>
    </message>
  </context>
  <context>
    <name>DateChooser</name>
    <message>
      <source>First day</source>
      <translation>أول يوم</translation>
    </message>
    <message>
      <source>From</source>
      <translation>من</translation>
    </message>
    <message>
      <source>Last 7 days</source>
      <translation>آخر 7 أيام</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>آخر يوم</translation>
    </message>
    <message>
      <source>This month</source>
      <translation>هذا الشهر</translation>
    </message>
    <message>
      <source>This year</source>
      <translation>هذا العام</translation>
    </message>
    <message>
      <source>To</source>
      <translation>إلى</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>اليوم</translation>
    </message>
    <message>
      <source>Use this range</source>
      <translation>استخدام هذا المدى</translation>
    </message>
  </context>
  <context>
    <name>DayEdit</name>
    <message>
      <source>F4 opens the calendar</source>
      <translation>F4 يفتح التقويم</translation>
    </message>
  </context>
  <context>
    <name>DetailsPanel</name>
    <message>
      <source>Choose a message to see why it is here.</source>
      <translation>اختر رسالة لترى سبب ظهورها هنا.</translation>
    </message>
    <message>
      <source>Why this message is here</source>
      <translation>لماذا هذه الرسالة هنا</translation>
    </message>
  </context>
  <context>
    <name>DiscoveredList</name>
    <message>
      <source>Add {mailbox}</source>
      <translation>إضافة {mailbox}</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>وُجد على هذا الحاسوب</translation>
    </message>
    <message>
      <source>Mailboxes on this computer</source>
      <translation>صناديق البريد على هذا الحاسوب</translation>
    </message>
  </context>
  <context>
    <name>ErrorDialog</name>
    <message>
      <source>Copied</source>
      <translation>تم النسخ</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>نسخ التقرير</translation>
    </message>
    <message>
      <source>OakenSearch ran into something it did not expect</source>
      <translation>واجه OakenSearch شيئًا لم يتوقعه</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>التقرير</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>إظهار التقرير</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>حدث خطأ ما</translation>
    </message>
    <message>
      <source>Your mail was not touched, and you can go on. If it happens again, the report helps to mend it.</source>
      <translation>لم يُمس بريدك، ويمكنك المتابعة. إن تكرر ذلك فالتقرير يساعد على إصلاحه.</translation>
    </message>
  </context>
  <context>
    <name>FacetButton</name>
    <message>
      <source>Chosen; press to go back</source>
      <translation>مختار؛ اضغط للرجوع</translation>
    </message>
    <message>
      <source>Narrow to this</source>
      <translation>التضييق إلى هذا</translation>
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
      <translation>من بين أحدث {count}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>النوع</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>التسميات</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>صناديق البريد</translation>
    </message>
    <message>
      <source>Narrowed, there may be more by meaning</source>
      <translation>عند التضييق قد يوجد أكثر بحسب المعنى</translation>
    </message>
    <message>
      <source>Senders</source>
      <translation>المرسلون</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>ما وُجد</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>المكان</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Find in this message</source>
      <translation>البحث في هذه الرسالة</translation>
    </message>
    <message>
      <source>Next (F3)</source>
      <translation>التالي (F3)</translation>
    </message>
    <message>
      <source>Not in the text</source>
      <translation>ليس في النص</translation>
    </message>
    <message>
      <source>Previous (Shift+F3)</source>
      <translation>السابق (Shift+F3)</translation>
    </message>
    <message>
      <source>{current} of {total}</source>
      <translation>{current} من {total}</translation>
    </message>
  </context>
  <context>
    <name>FirstRunPage</name>
    <message>
      <source>Add a folder of mail…</source>
      <translation>إضافة مجلد بريد…</translation>
    </message>
    <message>
      <source>Add a mail file…</source>
      <translation>إضافة ملف بريد…</translation>
    </message>
    <message>
      <source>By its words, or by what you remember of it. OakenSearch reads your mail where it lies, changes nothing in it, and sends nothing anywhere.</source>
      <translation>بكلماته، أو بما تتذكره منه. يقرأ OakenSearch بريدك حيث هو، ولا يغيّر فيه شيئًا، ولا يرسل شيئًا إلى أي مكان.</translation>
    </message>
    <message>
      <source>Find any mail you ever got</source>
      <translation>اعثر على أي بريد تلقيته يومًا</translation>
    </message>
    <message>
      <source>Questions to try on the sample</source>
      <translation>أسئلة لتجربتها على العينة</translation>
    </message>
    <message>
      <source>Thunderbird, Apple Mail, Outlook, Gmail exports, Maildir, mbox, .eml and more.</source>
      <translation>Thunderbird وApple Mail وOutlook وصادرات Gmail وMaildir وmbox و‎.eml وغيرها.</translation>
    </message>
    <message>
      <source>Try the sample mailbox</source>
      <translation>تجربة صندوق البريد التجريبي</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>مرحبًا</translation>
    </message>
  </context>
  <context>
    <name>HitActions</name>
    <message>
      <source>Cancel</source>
      <translation>إلغاء</translation>
    </message>
    <message>
      <source>Fetching {messages}…</source>
      <translation>يجري جلب {messages}…</translation>
    </message>
    <message>
      <source>No program opened the folder; the message lies in {folder}</source>
      <translation>لم يفتح أي برنامج المجلد؛ الرسالة موجودة في {folder}</translation>
    </message>
    <message>
      <source>Save the messages</source>
      <translation>حفظ الرسائل</translation>
    </message>
    <message>
      <source>Save the messages in a folder</source>
      <translation>حفظ الرسائل في مجلد</translation>
    </message>
    <message>
      <source>Saving {messages}…</source>
      <translation>يجري حفظ {messages}…</translation>
    </message>
    <message>
      <source>This message is no longer in your mailbox.</source>
      <translation>لم تعد هذه الرسالة في صندوق بريدك.</translation>
    </message>
    <message>
      <source>{messages} could not be read: no longer in the mailbox.</source>
      <translation>تعذرت قراءة {messages}: لم تعد في صندوق البريد.</translation>
    </message>
    <message>
      <source>{messages} saved: {place}</source>
      <translation>{messages} حُفظت: {place}</translation>
    </message>
  </context>
  <context>
    <name>HitMenu</name>
    <message>
      <source>All of this thread</source>
      <translation>كل هذه السلسلة</translation>
    </message>
    <message>
      <source>As .eml files…</source>
      <translation>كملفات .eml…</translation>
    </message>
    <message>
      <source>As an mbox file…</source>
      <translation>كملف mbox…</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>نسخ</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>تصدير</translation>
    </message>
    <message>
      <source>Find similar</source>
      <translation>البحث عن رسائل مشابهة</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>النوع</translation>
    </message>
    <message>
      <source>Link to the message</source>
      <translation>رابط الرسالة</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>تعليم كمقروءة</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>تعليم كغير مقروءة</translation>
    </message>
    <message>
      <source>Message-ID</source>
      <translation>معرّف الرسالة (Message-ID)</translation>
    </message>
    <message>
      <source>More from this sender</source>
      <translation>المزيد من هذا المرسل</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>فتح</translation>
    </message>
    <message>
      <source>Open in the mail program</source>
      <translation>فتح في برنامج البريد</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>الأولوية</translation>
    </message>
    <message>
      <source>Sender</source>
      <translation>المرسل</translation>
    </message>
    <message>
      <source>Show in its folder</source>
      <translation>إظهار في مجلدها</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>الموضوع</translation>
    </message>
    <message>
      <source>The list as CSV…</source>
      <translation>القائمة بصيغة CSV…</translation>
    </message>
    <message>
      <source>Why this message is here</source>
      <translation>لماذا هذه الرسالة هنا</translation>
    </message>
  </context>
  <context>
    <name>IndexingProcess</name>
    <message>
      <source>Reading your mail {how}. Nothing is lost; it goes on from there. ({last})</source>
      <translation>قراءة بريدك: {how}. لم يُفقد شيء؛ تُستأنف من هناك. ({last})</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads mail could not be started.</source>
      <translation>تعذر تشغيل جزء OakenSearch الذي يقرأ البريد.</translation>
    </message>
    <message>
      <source>ended unexpectedly</source>
      <translation>انتهى على غير توقع</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>رمز الخروج {code}</translation>
    </message>
    <message>
      <source>was ended from outside or crashed</source>
      <translation>أُنهي من الخارج أو انهار</translation>
    </message>
  </context>
  <context>
    <name>MailProgram</name>
    <message>
      <source>No program on this computer is set up to open mail. Choose one in the system's settings for default programs, or export the message as an .eml file.</source>
      <translation>لا يوجد على هذا الحاسوب برنامج معدّ لفتح البريد. اختر برنامجًا في إعدادات النظام للبرامج الافتراضية، أو صدّر الرسالة كملف ‎.eml.</translation>
    </message>
  </context>
  <context>
    <name>MailboxActions</name>
    <message>
      <source>Add a folder of mail</source>
      <translation>إضافة مجلد بريد</translation>
    </message>
    <message>
      <source>Add a mail file</source>
      <translation>إضافة ملف بريد</translation>
    </message>
  </context>
  <context>
    <name>MailboxesDialog</name>
    <message>
      <source>A backup holds this list, your marks and the settings. The mail itself stays here.</source>
      <translation>تحتوي النسخة الاحتياطية على هذه القائمة وعلاماتك والإعدادات. أما البريد نفسه فيبقى هنا.</translation>
    </message>
    <message>
      <source>Add a file…</source>
      <translation>إضافة ملف…</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>إضافة مجلد…</translation>
    </message>
    <message>
      <source>Back up…</source>
      <translation>نسخ احتياطي…</translation>
    </message>
    <message>
      <source>Its messages are no longer found. The mail itself stays where it is.</source>
      <translation>لن يُعثر على رسائله بعد ذلك. أما البريد نفسه فيبقى حيث هو.</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>صناديق البريد</translation>
    </message>
    <message>
      <source>Nothing was read yet</source>
      <translation>لم يُقرأ شيء بعد</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>إزالة</translation>
    </message>
    <message>
      <source>Remove {name} from OakenSearch?</source>
      <translation>هل تريد إزالة {name} من OakenSearch؟</translation>
    </message>
    <message>
      <source>Remove…</source>
      <translation>إزالة…</translation>
    </message>
    <message>
      <source>Restore a backup…</source>
      <translation>استعادة نسخة احتياطية…</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>{key} opens</source>
      <translation>{key} للفتح</translation>
    </message>
    <message>
      <source>{key} tells why</source>
      <translation>{key} لمعرفة السبب</translation>
    </message>
  </context>
  <context>
    <name>MeaningTools</name>
    <message>
      <source>Another model reads {messages} anew, in about {time}. Words search everything meanwhile.</source>
      <translation>يقرأ نموذج آخر {messages} من جديد في نحو {time}. والكلمات تبحث في كل شيء في أثناء ذلك.</translation>
    </message>
    <message>
      <source>Another model reads {messages} anew; how long that takes depends on the endpoint.</source>
      <translation>يقرأ نموذج آخر {messages} من جديد؛ وتتوقف المدة على الخدمة.</translation>
    </message>
    <message>
      <source>Build meaning now</source>
      <translation>بناء المعنى الآن</translation>
    </message>
    <message>
      <source>Keep in the keyring</source>
      <translation>حفظ في حافظة المفاتيح</translation>
    </message>
    <message>
      <source>Key of the endpoint</source>
      <translation>مفتاح الخدمة</translation>
    </message>
    <message>
      <source>Key of the endpoint, if it wants one</source>
      <translation>مفتاح الخدمة، إن طلبت مفتاحًا</translation>
    </message>
    <message>
      <source>Test the connection</source>
      <translation>اختبار الاتصال</translation>
    </message>
    <message>
      <source>The keyring keeps it.</source>
      <translation>حافظة المفاتيح تحفظه.</translation>
    </message>
    <message>
      <source>The keyring keeps no key for it.</source>
      <translation>لا تحفظ حافظة المفاتيح مفتاحًا له.</translation>
    </message>
    <message>
      <source>Trying…</source>
      <translation>تجري التجربة…</translation>
    </message>
  </context>
  <context>
    <name>MessageBrowser</name>
    <message>
      <source>Hide {count} quoted lines</source>
      <translation>إخفاء {count} من الأسطر المقتبسة</translation>
    </message>
    <message>
      <source>Show {count} quoted lines</source>
      <translation>إظهار {count} من الأسطر المقتبسة</translation>
    </message>
    <message>
      <source>Text of the message</source>
      <translation>نص الرسالة</translation>
    </message>
  </context>
  <context>
    <name>MessageFiles</name>
    <message>
      <source>It could not be printed: the printer cannot be reached.</source>
      <translation>تعذرت الطباعة: لا يمكن الوصول إلى الطابعة.</translation>
    </message>
    <message>
      <source>It could not be saved: {reason}</source>
      <translation>تعذر حفظه: {reason}</translation>
    </message>
    <message>
      <source>Mail message (*.eml)</source>
      <translation>رسالة بريد (*.eml)</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
      <source>Save the message</source>
      <translation>حفظ الرسالة</translation>
    </message>
    <message>
      <source>message</source>
      <translation>رسالة</translation>
    </message>
    <message>
      <source>the file cannot be written</source>
      <translation>لا يمكن كتابة الملف</translation>
    </message>
  </context>
  <context>
    <name>MessageHeader</name>
    <message>
      <source>(no subject)</source>
      <translation>(بلا موضوع)</translation>
    </message>
    <message>
      <source>All headers</source>
      <translation>كل الترويسات</translation>
    </message>
    <message>
      <source>Cc</source>
      <translation>نسخة</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>التاريخ</translation>
    </message>
    <message>
      <source>From</source>
      <translation>من</translation>
    </message>
    <message>
      <source>Show all headers</source>
      <translation>إظهار كل الترويسات</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>الموضوع</translation>
    </message>
    <message>
      <source>To</source>
      <translation>إلى</translation>
    </message>
  </context>
  <context>
    <name>MessageMenu</name>
    <message>
      <source>Larger text</source>
      <translation>نص أكبر</translation>
    </message>
    <message>
      <source>More</source>
      <translation>المزيد</translation>
    </message>
    <message>
      <source>Normal size</source>
      <translation>الحجم العادي</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>طباعة…</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
      <source>Save the message…</source>
      <translation>حفظ الرسالة…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>نص أصغر</translation>
    </message>
    <message>
      <source>View source</source>
      <translation>عرض المصدر</translation>
    </message>
    <message>
      <source>What can be done with this message</source>
      <translation>ما يمكن فعله بهذه الرسالة</translation>
    </message>
  </context>
  <context>
    <name>MessageWindow</name>
    <message>
      <source>(no subject)</source>
      <translation>(بلا موضوع)</translation>
    </message>
    <message>
      <source>1 thing from the network was blocked.</source>
      <translation>حُجب عنصر واحد من الشبكة.</translation>
    </message>
    <message>
      <source>Got it</source>
      <translation>فهمت</translation>
    </message>
    <message>
      <source>Opening a message marks it as read in OakenSearch only. Your mailbox is not changed.</source>
      <translation>فتح رسالة يعلّمها كمقروءة في OakenSearch فقط. لا يتغير صندوق بريدك.</translation>
    </message>
    <message>
      <source>Quoted text</source>
      <translation>النص المقتبس</translation>
    </message>
    <message>
      <source>Saved as {path}</source>
      <translation>حُفظ باسم {path}</translation>
    </message>
    <message>
      <source>Show all quoted text</source>
      <translation>إظهار كل النص المقتبس</translation>
    </message>
    <message>
      <source>There is no text that can be shown.</source>
      <translation>لا يوجد نص يمكن عرضه.</translation>
    </message>
    <message>
      <source>This is the text that was kept when it was indexed.</source>
      <translation>هذا هو النص المحفوظ عند الفهرسة.</translation>
    </message>
    <message>
      <source>{count} things from the network were blocked.</source>
      <translation>حُجب {count} من العناصر من الشبكة.</translation>
    </message>
  </context>
  <context>
    <name>NothingFoundPage</name>
    <message>
      <source>Another OakenSearch is reading mail; what fits appears here when it has ended.</source>
      <translation>نسخة أخرى من OakenSearch تقرأ البريد؛ سيظهر ما يطابق هنا عندما تنتهي.</translation>
    </message>
    <message>
      <source>Meaning is still being built; what comes near to it appears here then.</source>
      <translation>ما زال بناء المعنى جاريًا؛ سيظهر هنا بعد ذلك ما يقترب منه.</translation>
    </message>
    <message>
      <source>No message fits. Try fewer words, or say it in other words.</source>
      <translation>لا توجد رسالة مناسبة. جرّب كلمات أقل، أو قلها بكلمات أخرى.</translation>
    </message>
    <message>
      <source>Nothing fits all of this. Drop a filter to see more:</source>
      <translation>لا شيء يناسب كل هذا. أسقط مرشحًا لترى المزيد:</translation>
    </message>
    <message>
      <source>Nothing found</source>
      <translation>لم يُعثر على شيء</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>لم يُعثر على شيء بعد</translation>
    </message>
    <message>
      <source>Without any filter</source>
      <translation>بدون أي مرشح</translation>
    </message>
    <message>
      <source>Without {filter}</source>
      <translation>بدون {filter}</translation>
    </message>
    <message>
      <source>Your mail is still being read; what fits appears here as it comes.</source>
      <translation>لا تزال قراءة بريدك جارية؛ يظهر هنا ما يناسب فور وصوله.</translation>
    </message>
  </context>
  <context>
    <name>OperatorsPopover</name>
    <message>
      <source>Example: {query}</source>
      <translation>مثال: {query}</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>المرشحات</translation>
    </message>
    <message>
      <source>Just write what you remember. Or be exact:</source>
      <translation>اكتب ما تتذكره فحسب. أو كن دقيقًا:</translation>
    </message>
    <message>
      <source>Not with this word; a minus turns every filter round</source>
      <translation>بدون هذه الكلمة؛ علامة الناقص تعكس كل مرشح</translation>
    </message>
    <message>
      <source>One or the other</source>
      <translation>هذه أو تلك</translation>
    </message>
    <message>
      <source>These words in this order</source>
      <translation>هذه الكلمات بهذا الترتيب</translation>
    </message>
    <message>
      <source>This word exactly, not its other forms</source>
      <translation>هذه الكلمة بعينها، لا صيغها الأخرى</translation>
    </message>
    <message>
      <source>What can be typed into the search field</source>
      <translation>ما يمكن كتابته في حقل البحث</translation>
    </message>
    <message>
      <source>Words that begin so</source>
      <translation>كلمات تبدأ هكذا</translation>
    </message>
  </context>
  <context>
    <name>PortalHolder</name>
    <message>
      <source>Bring OakenSearch up</source>
      <translation>إظهار OakenSearch في المقدمة</translation>
    </message>
    <message>
      <source>Granted by your system, whose keyboard settings may change it: {keys}</source>
      <translation>منحها نظامك، ويمكن تغييرها في إعدادات لوحة المفاتيح فيه: {keys}</translation>
    </message>
    <message>
      <source>This desktop cannot grant programs a key. Add one in its keyboard settings, as is told below.</source>
      <translation>لا يستطيع سطح المكتب هذا منح البرامج مفتاحًا. أضف واحدًا في إعدادات لوحة المفاتيح فيه كما هو موضح أدناه.</translation>
    </message>
    <message>
      <source>Your system did not grant these keys. Choose others, or look into its keyboard settings.</source>
      <translation>لم يمنح نظامك هذه المفاتيح. اختر غيرها، أو راجع إعدادات لوحة المفاتيح فيه.</translation>
    </message>
    <message>
      <source>Your system was not allowed to grant these keys. Choose keys again to be asked again.</source>
      <translation>لم يُسمح لنظامك بمنح هذه المفاتيح. اختر المفاتيح مرة أخرى ليُطلب منك الإذن من جديد.</translation>
    </message>
  </context>
  <context>
    <name>Preferences</name>
    <message>
      <source>A part of this copy of OakenSearch is missing or does not fit this computer. Install it anew.</source>
      <translation>جزء من هذه النسخة من OakenSearch ناقص أو لا يناسب هذا الحاسوب. ثبّته من جديد.</translation>
    </message>
    <message>
      <source>Searching by meaning</source>
      <translation>البحث بالمعنى</translation>
    </message>
  </context>
  <context>
    <name>ProblemList</name>
    <message>
      <source>(no subject)</source>
      <translation>(بلا موضوع)</translation>
    </message>
    <message>
      <source>What could not be read</source>
      <translation>ما تعذرت قراءته</translation>
    </message>
    <message>
      <source>{attachment} in {message}</source>
      <translation>{attachment} في {message}</translation>
    </message>
  </context>
  <context>
    <name>ProgressLine</name>
    <message>
      <source>Searching</source>
      <translation>يجري البحث</translation>
    </message>
  </context>
  <context>
    <name>ReadingPage</name>
    <message>
      <source>Reading your mail</source>
      <translation>تجري قراءة بريدك</translation>
    </message>
    <message>
      <source>The newest comes first. You can search what is there already while the rest comes.</source>
      <translation>الأحدث يأتي أولًا. يمكنك البحث فيما وصل بينما يأتي الباقي.</translation>
    </message>
  </context>
  <context>
    <name>ResultDelegate</name>
    <message>
      <source>(no subject)</source>
      <translation>(بلا موضوع)</translation>
    </message>
    <message>
      <source>In {file}: </source>
      <translation>في {file}: </translation>
    </message>
    <message>
      <source>best match</source>
      <translation>أفضل تطابق</translation>
    </message>
    <message>
      <source>{count} messages in this thread</source>
      <translation>{count} رسائل في هذه السلسلة</translation>
    </message>
  </context>
  <context>
    <name>ResultList</name>
    <message>
      <source>Messages found</source>
      <translation>الرسائل التي عُثر عليها</translation>
    </message>
    <message>
      <source>What to do with the message</source>
      <translation>ما يمكن فعله بالرسالة</translation>
    </message>
  </context>
  <context>
    <name>ResultModel</name>
    <message>
      <source>best match</source>
      <translation>أفضل تطابق</translation>
    </message>
    <message>
      <source>in attachment {name}</source>
      <translation>في المرفق {name}</translation>
    </message>
    <message>
      <source>no subject</source>
      <translation>بلا موضوع</translation>
    </message>
    <message>
      <source>unread</source>
      <translation>غير مقروءة</translation>
    </message>
    <message>
      <source>with attachment</source>
      <translation>مع مرفق</translation>
    </message>
    <message>
      <source>{count} messages in the thread</source>
      <translation>{count} رسائل في السلسلة</translation>
    </message>
  </context>
  <context>
    <name>ResultPane</name>
    <message>
      <source>Back to all messages</source>
      <translation>العودة إلى كل الرسائل</translation>
    </message>
    <message>
      <source>Better order available</source>
      <translation>يتوفر ترتيب أفضل</translation>
    </message>
    <message>
      <source>Did you mean {query}?</source>
      <translation>هل تقصد {query}؟</translation>
    </message>
    <message>
      <source>Nearest in meaning to {subject}</source>
      <translation>الأقرب معنى إلى {subject}</translation>
    </message>
    <message>
      <source>No close match. These are the nearest by meaning:</source>
      <translation>لا تطابق قريب. هذه هي الأقرب معنى:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These are the nearest by meaning:</source>
      <translation>لا توجد رسالة تحوي كل هذه الكلمات. هذه هي الأقرب معنى:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These hold some of them, or are the nearest by meaning:</source>
      <translation>لا توجد رسالة تحوي كل هذه الكلمات. هذه تحوي بعضها أو هي الأقرب معنى:</translation>
    </message>
    <message>
      <source>No message holds all of these words. These hold some of them:</source>
      <translation>لا توجد رسالة تحوي كل هذه الكلمات. هذه تحوي بعضها:</translation>
    </message>
    <message>
      <source>Nothing holds this as it is written; shown is {query}</source>
      <translation>لا شيء يحوي هذا كما كُتب؛ المعروض {query}</translation>
    </message>
    <message>
      <source>Show it</source>
      <translation>إظهاره</translation>
    </message>
    <message>
      <source>The thread “{subject}”</source>
      <translation>السلسلة «{subject}»</translation>
    </message>
  </context>
  <context>
    <name>SavedSearchesDialog</name>
    <message>
      <source>Another search has the name “{name}” already.</source>
      <translation>هناك بحث آخر بالاسم «{name}» بالفعل.</translation>
    </message>
    <message>
      <source>Forget</source>
      <translation>نسيان</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>الاسم</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>فتح</translation>
    </message>
    <message>
      <source>Rename (F2)</source>
      <translation>إعادة التسمية (F2)</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>عمليات البحث المحفوظة</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>البحث</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Clear (Esc)</source>
      <translation>مسح (Esc)</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>مسح البحث</translation>
    </message>
    <message>
      <source>Keep this search</source>
      <translation>حفظ هذا البحث</translation>
    </message>
    <message>
      <source>Kept as {name}; press to forget it</source>
      <translation>محفوظ باسم {name}؛ اضغط لنسيانه</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>بحث</translation>
    </message>
    <message>
      <source>Search your mail</source>
      <translation>ابحث في بريدك</translation>
    </message>
    <message>
      <source>Stop the search</source>
      <translation>إيقاف البحث</translation>
    </message>
    <message>
      <source>Stop the search (Esc)</source>
      <translation>إيقاف البحث (Esc)</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>ما يمكن كتابته هنا</translation>
    </message>
    <message>
      <source>Words, or what you remember of it</source>
      <translation>كلمات، أو ما تتذكره منها</translation>
    </message>
  </context>
  <context>
    <name>Searching</name>
    <message>
      <source>Search stopped</source>
      <translation>أُوقف البحث</translation>
    </message>
    <message>
      <source>The search failed: {reason}</source>
      <translation>فشل البحث: {reason}</translation>
    </message>
  </context>
  <context>
    <name>SettingRow</name>
    <message>
      <source>Back to {default}</source>
      <translation>العودة إلى {default}</translation>
    </message>
    <message>
      <source>On</source>
      <translation>مشغّل</translation>
    </message>
    <message>
      <source>Reset {name}</source>
      <translation>إعادة ضبط {name}</translation>
    </message>
    <message>
      <source>no key</source>
      <translation>بلا مفتاح</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>لا شيء</translation>
    </message>
    <message>
      <source>off</source>
      <translation>متوقف</translation>
    </message>
    <message>
      <source>on</source>
      <translation>مشغّل</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>Click into a field and press the new keys; they replace those that were there. Keys that do nothing here belong to your system or to another program.</source>
      <translation>انقر داخل حقل واضغط المفاتيح الجديدة؛ فهي تحل محل السابقة. المفاتيح التي لا تفعل شيئًا هنا تخص نظامك أو برنامجًا آخر.</translation>
    </message>
    <message>
      <source>For a key that also starts OakenSearch when it does not run, add one in the keyboard settings of your system, for this command: {command}</source>
      <translation>للحصول على مفتاح يشغّل OakenSearch أيضًا عندما لا يكون قيد التشغيل، أضفه في إعدادات لوحة المفاتيح في نظامك لهذا الأمر: {command}</translation>
    </message>
    <message>
      <source>For a key that also starts OakenSearch when it does not run, open the properties of its entry in the Start menu and press the keys in the field “Shortcut key”.</source>
      <translation>للحصول على مفتاح يشغّل OakenSearch أيضًا عندما لا يكون قيد التشغيل، افتح خصائص مدخله في قائمة ابدأ واضغط المفاتيح في حقل «مفتاح الاختصار».</translation>
    </message>
    <message>
      <source>Manage mailboxes</source>
      <translation>إدارة صناديق البريد</translation>
    </message>
    <message>
      <source>Manage mailboxes…</source>
      <translation>إدارة صناديق البريد…</translation>
    </message>
    <message>
      <source>Nothing of your mail and of your searches leaves this machine.</source>
      <translation>لا يغادر هذا الجهازَ شيء من بريدك وعمليات بحثك.</translation>
    </message>
    <message>
      <source>Pictures and other things that a message would load from the network are never loaded.</source>
      <translation>الصور وغيرها مما تحمّله الرسالة من الشبكة لا تُحمّل أبدًا.</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>الأقسام</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>الإعدادات</translation>
    </message>
    <message>
      <source>These keys belong to “{other}” already.</source>
      <translation>هذه المفاتيح تخص «{other}» من قبل.</translation>
    </message>
    <message>
      <source>With the settings as they are, other programs are sent this:</source>
      <translation>بالإعدادات الحالية يُرسل إلى برامج أخرى ما يلي:</translation>
    </message>
  </context>
  <context>
    <name>SortChooser</name>
    <message>
      <source>A few best, then newest</source>
      <translation>أفضل بضع رسائل ثم الأحدث</translation>
    </message>
    <message>
      <source>Best first</source>
      <translation>الأفضل أولًا</translation>
    </message>
    <message>
      <source>By sender</source>
      <translation>حسب المرسل</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>الأكبر أولًا</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>الأحدث أولًا</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>الأقدم أولًا</translation>
    </message>
    <message>
      <source>One row a thread</source>
      <translation>صف واحد لكل سلسلة</translation>
    </message>
    <message>
      <source>Order of the messages</source>
      <translation>ترتيب الرسائل</translation>
    </message>
    <message>
      <source>Order of the messages: {order}</source>
      <translation>ترتيب الرسائل: {order}</translation>
    </message>
    <message>
      <source>{order}, by thread</source>
      <translation>{order}، حسب السلسلة</translation>
    </message>
  </context>
  <context>
    <name>SourceWindow</name>
    <message>
      <source>Source of the message</source>
      <translation>مصدر الرسالة</translation>
    </message>
    <message>
      <source>Source of {subject}</source>
      <translation>مصدر {subject}</translation>
    </message>
    <message>
      <source>The rest is not shown. Save the message to have all of it.</source>
      <translation>لا يُعرض الباقي. احفظ الرسالة للحصول عليها كاملة.</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Another OakenSearch is reading mail</source>
      <translation>نسخة أخرى من OakenSearch تقرأ البريد</translation>
    </message>
    <message>
      <source>Looking for new mail…</source>
      <translation>يجري البحث عن بريد جديد…</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>إيقاف مؤقت</translation>
    </message>
    <message>
      <source>Progress of reading your mail</source>
      <translation>تقدم قراءة بريدك</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>استئناف</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>الحالة</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>محدّث</translation>
    </message>
    <message>
      <source>{count} cannot be read</source>
      <translation>تعذرت قراءة {count}</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} من {total}</translation>
    </message>
    <message>
      <source>{messages} · {seconds} s</source>
      <translation>{messages} · {seconds} ث</translation>
    </message>
    <message>
      <source>{ready} of {all} mailboxes read</source>
      <translation>قُرئ {ready} من {all} من صناديق البريد</translation>
    </message>
    <message>
      <source>{share} % with meaning</source>
      <translation>{share} ٪ بالمعنى</translation>
    </message>
  </context>
  <context>
    <name>ThreadList</name>
    <message>
      <source>Messages of this thread</source>
      <translation>رسائل هذه السلسلة</translation>
    </message>
    <message>
      <source>open</source>
      <translation>مفتوحة</translation>
    </message>
    <message>
      <source>unread</source>
      <translation>غير مقروءة</translation>
    </message>
    <message>
      <source>{count} in this thread</source>
      <translation>{count} في هذه السلسلة</translation>
    </message>
  </context>
  <context>
    <name>Timeline</name>
    <message>
      <source>Back to the longer time</source>
      <translation>العودة إلى المدة الأطول</translation>
    </message>
    <message>
      <source>Back to the longer time (Esc in the timeline)</source>
      <translation>العودة إلى المدة الأطول (Esc في الخط الزمني)</translation>
    </message>
  </context>
  <context>
    <name>TimelineBars</name>
    <message>
      <source>Among the newest {count}</source>
      <translation>من بين أحدث {count}</translation>
    </message>
    <message>
      <source>Arrows move, Enter narrows the search to that time, Escape goes back</source>
      <translation>الأسهم تنقل، وEnter يضيّق البحث إلى ذلك الوقت، وEscape يرجع</translation>
    </message>
    <message>
      <source>Messages over time</source>
      <translation>الرسائل عبر الزمن</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>A folder of mail…</source>
      <translation>مجلد بريد…</translation>
    </message>
    <message>
      <source>A mail file…</source>
      <translation>ملف بريد…</translation>
    </message>
    <message>
      <source>About OakenSearch</source>
      <translation>حول OakenSearch</translation>
    </message>
    <message>
      <source>Add mailbox</source>
      <translation>إضافة صندوق بريد</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>كالنظام</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>الألوان</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>مريح</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>مضغوط</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>داكن</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>فاتح</translation>
    </message>
    <message>
      <source>Look for new mail</source>
      <translation>البحث عن بريد جديد</translation>
    </message>
    <message>
      <source>Manage mailboxes…</source>
      <translation>إدارة صناديق البريد…</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>القائمة</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>إنهاء</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>الصفوف</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>عمليات البحث المحفوظة</translation>
    </message>
    <message>
      <source>Senders, labels and mailboxes</source>
      <translation>المرسلون والتسميات وصناديق البريد</translation>
    </message>
    <message>
      <source>Senders, labels and mailboxes of what was found</source>
      <translation>مرسلو ما عُثر عليه وتسمياته وصناديق بريده</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>الإعدادات…</translation>
    </message>
    <message>
      <source>The sample mailbox</source>
      <translation>صندوق البريد التجريبي</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Look for new mail</source>
      <translation>البحث عن بريد جديد</translation>
    </message>
    <message>
      <source>Open OakenSearch</source>
      <translation>فتح OakenSearch</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>إنهاء</translation>
    </message>
  </context>
  <context>
    <name>ValueChooser</name>
    <message>
      <source>Counted by words; there may be more by meaning</source>
      <translation>العدد بحسب الكلمات؛ وقد يوجد أكثر بحسب المعنى</translation>
    </message>
    <message>
      <source>Name or address</source>
      <translation>الاسم أو العنوان</translation>
    </message>
    <message>
      <source>Not this (N)</source>
      <translation>ليس هذا (N)</translation>
    </message>
    <message>
      <source>Not this: leave out what has the value</source>
      <translation>ليس هذا: استبعاد ما له هذه القيمة</translation>
    </message>
    <message>
      <source>Nothing to choose from yet</source>
      <translation>لا شيء للاختيار منه بعد</translation>
    </message>
  </context>
  <context>
    <name>core</name>
    <message>
      <source>A category is one of {0}; a priority is 0 to {1}.</source>
      <translation>النوع واحد من {0}؛ والأولوية من 0 إلى {1}.</translation>
    </message>
    <message>
      <source>A damaged Outlook message was left out: {0}.</source>
      <translation>تُركت رسالة Outlook تالفة: {0}.</translation>
    </message>
    <message>
      <source>A label, or a folder of the mailbox.</source>
      <translation>تسمية، أو مجلد في صندوق البريد.</translation>
    </message>
    <message>
      <source>A mailbox, by its label or a part of its path.</source>
      <translation>صندوق بريد، بتسميته أو بجزء من مساره.</translation>
    </message>
    <message>
      <source>A part of the mailing list's name.</source>
      <translation>جزء من اسم القائمة البريدية.</translation>
    </message>
    <message>
      <source>A pattern cannot refer back or look around here.</source>
      <translation>لا يمكن للنمط هنا أن يشير إلى الخلف أو ينظر حوله.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} characters.</source>
      <translation>لا يزيد النمط على {0} من الأحرف.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} parts that may be there or not.</source>
      <translation>لا يزيد النمط على {0} من الأجزاء الاختيارية.</translation>
    </message>
    <message>
      <source>A pattern has at most {0} repetitions without an end (* or +).</source>
      <translation>لا يزيد النمط على {0} من التكرارات المفتوحة (* أو +).</translation>
    </message>
    <message>
      <source>A repetition cannot hold another one, or alternatives: this could take for ever.</source>
      <translation>لا يمكن أن يحوي تكرارٌ تكرارًا آخر أو بدائل: قد لا ينتهي ذلك.</translation>
    </message>
    <message>
      <source>An item of {0} is damaged and was left out.</source>
      <translation>عنصر من {0} تالف وتُرك.</translation>
    </message>
    <message>
      <source>Choose a mailbox file (mbox, .pst, .eml, .emlx, .msg, or a Takeout archive) or a folder of Thunderbird, Apple Mail, Evolution, Geary, Maildir, MH or such files.</source>
      <translation>اختر ملف بريد (mbox أو ‎.pst أو ‎.eml أو ‎.emlx أو ‎.msg أو أرشيف Takeout) أو مجلدًا من Thunderbird أو Apple Mail أو Evolution أو Geary أو Maildir أو MH أو من هذه الملفات.</translation>
    </message>
    <message>
      <source>Earlier than that day.</source>
      <translation>قبل ذلك اليوم.</translation>
    </message>
    <message>
      <source>How many match is an estimate.</source>
      <translation>عدد المطابقات تقديري.</translation>
    </message>
    <message>
      <source>In this order, only messages that hold the words are listed.</source>
      <translation>في هذا الترتيب تُعرض فقط الرسائل التي تحتوي على الكلمات.</translation>
    </message>
    <message>
      <source>Install OakenSearch anew: a part of this copy is missing or does not fit this computer.</source>
      <translation>أعد تثبيت OakenSearch: جزء من هذه النسخة ناقص أو لا يناسب هذا الحاسوب.</translation>
    </message>
    <message>
      <source>It goes on whenever mail is indexed (oakensearch index in a terminal), newest mail first.</source>
      <translation>يستمر البناء كلما فُهرس البريد (oakensearch index في الطرفية)، الأحدث أولًا.</translation>
    </message>
    <message>
      <source>Larger than that size.</source>
      <translation>أكبر من ذلك الحجم.</translation>
    </message>
    <message>
      <source>Let it be built anew (oakensearch index), or choose the earlier model again in the settings.</source>
      <translation>دعه يُبنى من جديد (oakensearch index)، أو اختر النموذج السابق مجددًا في الإعدادات.</translation>
    </message>
    <message>
      <source>Let it be built: “Build meaning now” in the window, or oakensearch index in a terminal.</source>
      <translation>دعه يُبنى: «بناء المعنى الآن» في النافذة، أو oakensearch index في الطرفية.</translation>
    </message>
    <message>
      <source>Mail is being read right now. Close OakenSearch, or let it finish, and try again.</source>
      <translation>يُقرأ البريد الآن. أغلق OakenSearch أو انتظر حتى ينتهي، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
      <source>Meaning has not been built yet; words are searched in full.</source>
      <translation>لم يُبنَ المعنى بعد؛ الكلمات تُبحث كاملة.</translation>
    </message>
    <message>
      <source>Meaning is being built: {0} of your mail has it. Words are searched in full.</source>
      <translation>يجري بناء المعنى: {0} من بريدك جاهز. الكلمات تُبحث كاملة.</translation>
    </message>
    <message>
      <source>Meaning was built by another model and has to be built anew; words are searched in full.</source>
      <translation>بُني المعنى بنموذج آخر ويجب بناؤه من جديد؛ الكلمات تُبحث كاملة.</translation>
    </message>
    <message>
      <source>More than {0} messages match: the best of the newest {1} come first.</source>
      <translation>يطابق أكثر من {0} رسالة: الأفضل من أحدث {1} أولًا.</translation>
    </message>
    <message>
      <source>More than {0} messages match: the newest come first. Add a word to find the best.</source>
      <translation>يطابق أكثر من {0} رسالة: الأحدث أولًا. أضف كلمة لإيجاد الأفضل.</translation>
    </message>
    <message>
      <source>More than {0} messages match: those with the most of the words come first.</source>
      <translation>يطابق أكثر من {0} رسالة: ما يحوي أكثر الكلمات أولًا.</translation>
    </message>
    <message>
      <source>Name or address of a recipient.</source>
      <translation>اسم أحد المستلمين أو عنوانه.</translation>
    </message>
    <message>
      <source>Name or address of who got a copy.</source>
      <translation>اسم من تلقى نسخة أو عنوانه.</translation>
    </message>
    <message>
      <source>Name or address of who got a hidden copy.</source>
      <translation>اسم من تلقى نسخة مخفية أو عنوانه.</translation>
    </message>
    <message>
      <source>Newer than days, weeks, months or years.</source>
      <translation>أحدث من أيام أو أسابيع أو أشهر أو سنوات.</translation>
    </message>
    <message>
      <source>No model is set for the chat endpoint (search.chat_model).</source>
      <translation>لم يُحدد نموذج لخدمة المحادثة (search.chat_model).</translation>
    </message>
    <message>
      <source>No model is set for the embedding endpoint (meaning.endpoint_model).</source>
      <translation>لم يُحدد نموذج لخدمة التضمين (meaning.endpoint_model).</translation>
    </message>
    <message>
      <source>Nothing is sent: no usable address is set.</source>
      <translation>لا يُرسل شيء: لم يُحدد عنوان صالح.</translation>
    </message>
    <message>
      <source>Older than days, weeks, months or years.</source>
      <translation>أقدم من أيام أو أسابيع أو أشهر أو سنوات.</translation>
    </message>
    <message>
      <source>Outlook data files need one more package. Install it with: {0}</source>
      <translation>تحتاج ملفات بيانات Outlook إلى حزمة إضافية. ثبّتها بالأمر: {0}</translation>
    </message>
    <message>
      <source>Put the key into the environment variable {0} instead.</source>
      <translation>ضع المفتاح في متغير البيئة {0} بدلًا من ذلك.</translation>
    </message>
    <message>
      <source>Read or not, starred or not.</source>
      <translation>مقروءة أم لا، مميزة بنجمة أم لا.</translation>
    </message>
    <message>
      <source>Search again; if it fails every time, make the index anew (oakensearch index --rebuild).</source>
      <translation>ابحث مرة أخرى؛ وإن فشل في كل مرة فأعد بناء الفهرس (oakensearch index --rebuild).</translation>
    </message>
    <message>
      <source>Search again; if it happens often, allow more time in the settings (search.vector_timeout_seconds).</source>
      <translation>ابحث مرة أخرى؛ وإن تكرر ذلك فاسمح بوقت أطول في الإعدادات (search.vector_timeout_seconds).</translation>
    </message>
    <message>
      <source>Searching by meaning failed ({0}); these are the messages that hold your words.</source>
      <translation>فشل البحث بالمعنى ({0})؛ هذه هي الرسائل التي تحوي كلماتك.</translation>
    </message>
    <message>
      <source>Searching by meaning is switched off, so these are the messages that hold your words.</source>
      <translation>البحث بالمعنى متوقف، لذا فهذه هي الرسائل التي تحوي كلماتك.</translation>
    </message>
    <message>
      <source>Searching by meaning took too long; these are the messages that hold your words.</source>
      <translation>استغرق البحث بالمعنى وقتًا طويلًا؛ هذه هي الرسائل التي تحوي كلماتك.</translation>
    </message>
    <message>
      <source>Sender's name or address.</source>
      <translation>اسم المرسل أو عنوانه.</translation>
    </message>
    <message>
      <source>Sends {0} to a program on this machine ({1}). Nothing leaves it.</source>
      <translation>يرسل {0} إلى برنامج على هذا الجهاز ({1}). لا يغادره شيء.</translation>
    </message>
    <message>
      <source>Sends {0} to {1}, over the network.</source>
      <translation>يرسل {0} إلى {1} عبر الشبكة.</translation>
    </message>
    <message>
      <source>Sends {0} to {1}, over the network. It travels unencrypted: https would protect it.</source>
      <translation>يرسل {0} إلى {1} عبر الشبكة. يسافر دون تعمية: يحميه https.</translation>
    </message>
    <message>
      <source>Smaller than that size.</source>
      <translation>أصغر من ذلك الحجم.</translation>
    </message>
    <message>
      <source>Start the endpoint or correct its address in the settings (meaning.endpoint_url); the bundled model needs none.</source>
      <translation>شغّل الخدمة أو صحّح عنوانها في الإعدادات (meaning.endpoint_url)؛ النموذج المرفق لا يحتاج إلى خدمة.</translation>
    </message>
    <message>
      <source>That day or later.</source>
      <translation>ذلك اليوم أو بعده.</translation>
    </message>
    <message>
      <source>That day, month or year, or from one to another.</source>
      <translation>ذلك اليوم أو الشهر أو العام، أو من أحدها إلى آخر.</translation>
    </message>
    <message>
      <source>That priority or higher, 0 to 3.</source>
      <translation>تلك الأولوية أو أعلى، من 0 إلى 3.</translation>
    </message>
    <message>
      <source>The Message-ID.</source>
      <translation>معرّف الرسالة (Message-ID).</translation>
    </message>
    <message>
      <source>The address of an endpoint begins with http:// or https://, unlike {0}.</source>
      <translation>يبدأ عنوان الخدمة بـ http:// أو https:// بخلاف {0}.</translation>
    </message>
    <message>
      <source>The address of an endpoint ends with its path, unlike {0}.</source>
      <translation>ينتهي عنوان الخدمة بمساره بخلاف {0}.</translation>
    </message>
    <message>
      <source>The address of an endpoint must not hold a password; keep the key in the keyring.</source>
      <translation>يجب ألا يحوي عنوان الخدمة كلمة مرور؛ احفظ المفتاح في حافظة المفاتيح.</translation>
    </message>
    <message>
      <source>The chat endpoint answers with something that holds no message.</source>
      <translation>تجيب خدمة المحادثة بما لا يحوي رسالة.</translation>
    </message>
    <message>
      <source>The chat model answered with no ranking.</source>
      <translation>أجاب نموذج المحادثة دون ترتيب.</translation>
    </message>
    <message>
      <source>The disk is full: {0} could not be written. Free some space and try again; nothing was lost.</source>
      <translation>القرص ممتلئ: تعذرت كتابة {0}. أفرغ بعض المساحة وحاول مرة أخرى؛ لم يُفقد شيء.</translation>
    </message>
    <message>
      <source>The embedding endpoint {0}</source>
      <translation>خدمة التضمين {0}</translation>
    </message>
    <message>
      <source>The file {0} is empty. {1}</source>
      <translation>الملف {0} فارغ. {1}</translation>
    </message>
    <message>
      <source>The file {0} is not a mailbox. {1}</source>
      <translation>الملف {0} ليس صندوق بريد. {1}</translation>
    </message>
    <message>
      <source>The folder is not there: {0}. Is the disk it lies on connected?</source>
      <translation>المجلد غير موجود: {0}. هل القرص الذي يقع عليه موصول؟</translation>
    </message>
    <message>
      <source>The folder {0} could not be read: {1}.</source>
      <translation>تعذرت قراءة المجلد {0}: {1}.</translation>
    </message>
    <message>
      <source>The folder {0} holds no mail that can be read. {1}</source>
      <translation>المجلد {0} لا يحوي بريدًا يمكن قراءته. {1}</translation>
    </message>
    <message>
      <source>The folder {0} is empty. {1}</source>
      <translation>المجلد {0} فارغ. {1}</translation>
    </message>
    <message>
      <source>The folder “{0}” in {1} is damaged and was left out.</source>
      <translation>المجلد «{0}» في {1} تالف وتُرك.</translation>
    </message>
    <message>
      <source>The index was damaged and is being made anew. Nothing of your mail is lost.</source>
      <translation>كان الفهرس تالفًا ويُنشأ الآن من جديد. لم يضع شيء من بريدك.</translation>
    </message>
    <message>
      <source>The keyring does not answer ({0}). {1}</source>
      <translation>لا تجيب حافظة المفاتيح ({0}). {1}</translation>
    </message>
    <message>
      <source>The keyring needs one more package. Install it with: {0}. {1}</source>
      <translation>تحتاج حلقة المفاتيح إلى حزمة إضافية. ثبّتها بالأمر: {0}. {1}</translation>
    </message>
    <message>
      <source>The library does not pass SQLite's check ({0}).</source>
      <translation>لم تجتز المكتبة فحص SQLite ‏({0}).</translation>
    </message>
    <message>
      <source>The library in {0} {1} ({2} messages here, {3} in the backup). With --force it is replaced; a copy is kept.</source>
      <translation>المكتبة في {0} {1} ({2} رسالة هنا، و{3} في النسخة). مع --force تُستبدل وتُحفظ نسخة منها.</translation>
    </message>
    <message>
      <source>The mailbox file is no longer there: {0} was moved or deleted.</source>
      <translation>لم يعد ملف البريد موجودًا: نُقل {0} أو حُذف.</translation>
    </message>
    <message>
      <source>The mailbox is not there: {0}. Is the disk it lies on connected?</source>
      <translation>صندوق البريد غير موجود: {0}. هل القرص الذي يقع عليه موصول؟</translation>
    </message>
    <message>
      <source>The message is no longer in {0}.</source>
      <translation>لم تعد الرسالة في {0}.</translation>
    </message>
    <message>
      <source>The message is no longer there: {0} was moved or deleted from {1}.</source>
      <translation>لم تعد الرسالة موجودة: نُقل {0} أو حُذف من {1}.</translation>
    </message>
    <message>
      <source>The message is no longer there: {0} was moved or deleted.</source>
      <translation>لم تعد الرسالة موجودة: نُقل {0} أو حُذف.</translation>
    </message>
    <message>
      <source>The model answers with vectors of another size than before; index again.</source>
      <translation>يجيب النموذج بمتجهات ذات حجم غير السابق؛ أعد الفهرسة.</translation>
    </message>
    <message>
      <source>The model for searching by meaning cannot be loaded ({0}).</source>
      <translation>لا يمكن تحميل نموذج البحث بالمعنى ({0}).</translation>
    </message>
    <message>
      <source>The number of a thread.</source>
      <translation>رقم سلسلة.</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads attachments cannot be started: {0}</source>
      <translation>لا يمكن تشغيل جزء OakenSearch الذي يقرأ المرفقات: {0}</translation>
    </message>
    <message>
      <source>The part of OakenSearch that reads attachments does not start.</source>
      <translation>جزء OakenSearch الذي يقرأ المرفقات لا يبدأ.</translation>
    </message>
    <message>
      <source>The pattern /{0}/ cannot be read: {1}.</source>
      <translation>لا يمكن قراءة النمط /{0}/: {1}.</translation>
    </message>
    <message>
      <source>The pattern /{0}/ finds everything.</source>
      <translation>النمط /{0}/ يطابق كل شيء.</translation>
    </message>
    <message>
      <source>The pattern takes too long; not all of your mail was looked at.</source>
      <translation>يستغرق النمط وقتًا طويلًا؛ لم يُفحص كل بريدك.</translation>
    </message>
    <message>
      <source>The rerank endpoint answers with no score for what it was given.</source>
      <translation>تجيب خدمة إعادة الترتيب دون درجات لما أُعطيت.</translation>
    </message>
    <message>
      <source>The rerank endpoint answers with something that holds no scores.</source>
      <translation>تجيب خدمة إعادة الترتيب بما لا يحوي درجات.</translation>
    </message>
    <message>
      <source>The reranker failed; the order is without it. {0}</source>
      <translation>فشل معيد الترتيب؛ الترتيب بدونه. {0}</translation>
    </message>
    <message>
      <source>The reranker took longer than {0} s; the order is without it.</source>
      <translation>استغرق معيد الترتيب أكثر من {0} ثانية؛ الترتيب بدونه.</translation>
    </message>
    <message>
      <source>There is no file {0}.</source>
      <translation>لا يوجد ملف {0}.</translation>
    </message>
    <message>
      <source>There is no folder {0} any more in {1}.</source>
      <translation>لم يعد المجلد {0} موجودًا في {1}.</translation>
    </message>
    <message>
      <source>There is no library to back up yet.</source>
      <translation>لا توجد مكتبة لنسخها احتياطيًا بعد.</translation>
    </message>
    <message>
      <source>There is no message {0}.</source>
      <translation>لا توجد رسالة {0}.</translation>
    </message>
    <message>
      <source>There is nothing at {0}. Check the path, or connect the disk that it lies on.</source>
      <translation>لا يوجد شيء في {0}. تحقق من المسار، أو صِل القرص الذي يقع عليه.</translation>
    </message>
    <message>
      <source>This computer cannot load the store for meaning (sqlite-vec); words are searched in full.</source>
      <translation>لا يستطيع هذا الحاسوب تحميل مخزن المعاني (sqlite-vec)؛ الكلمات تُبحث كاملة.</translation>
    </message>
    <message>
      <source>This computer has no keyring that OakenSearch could use. {0}</source>
      <translation>لا توجد على هذا الحاسوب حافظة مفاتيح يستطيع OakenSearch استخدامها. {0}</translation>
    </message>
    <message>
      <source>This message is no longer in your mailbox.</source>
      <translation>لم تعد هذه الرسالة في صندوق بريدك.</translation>
    </message>
    <message>
      <source>This version cannot read a mailbox of the kind “{0}”.</source>
      <translation>لا تستطيع هذه النسخة قراءة صندوق بريد من النوع «{0}».</translation>
    </message>
    <message>
      <source>Turn it on in the settings (meaning.model) and let it be built.</source>
      <translation>شغّله في الإعدادات (meaning.model) ودعه يُبنى.</translation>
    </message>
    <message>
      <source>What a message has with it.</source>
      <translation>ما ترفقه الرسالة.</translation>
    </message>
    <message>
      <source>What kind of mail it is.</source>
      <translation>من أي نوع هي الرسالة.</translation>
    </message>
    <message>
      <source>Where it is.</source>
      <translation>أين توجد.</translation>
    </message>
    <message>
      <source>Words of an attachment's name.</source>
      <translation>كلمات من اسم مرفق.</translation>
    </message>
    <message>
      <source>Words of the subject.</source>
      <translation>كلمات من الموضوع.</translation>
    </message>
    <message>
      <source>Your library cannot be opened. {0}</source>
      <translation>لا يمكن فتح مكتبتك. {0}</translation>
    </message>
    <message>
      <source>Your words were not rephrased. {0}</source>
      <translation>لم تُعَد صياغة كلماتك. {0}</translation>
    </message>
    <message>
      <source>Your words were not rephrased: the chat model answered with no usable sentence.</source>
      <translation>لم تُعَد صياغة كلماتك: لم يُجب نموذج المحادثة بجملة صالحة.</translation>
    </message>
    <message>
      <source>Your words were not rephrased: the chat model took longer than {0} s.</source>
      <translation>لم تُعَد صياغة كلماتك: استغرق نموذج المحادثة أكثر من {0} ثانية.</translation>
    </message>
    <message>
      <source>a header field was cut at {0} KB</source>
      <translation>قُطع حقل ترويسة عند {0} ك.ب</translation>
    </message>
    <message>
      <source>body cut at {0} MB</source>
      <translation>قُطع النص عند {0} م.ب</translation>
    </message>
    <message>
      <source>encrypted (OpenPGP): only the header could be read</source>
      <translation>مشفّرة (OpenPGP): أمكن قراءة الترويسة فقط</translation>
    </message>
    <message>
      <source>encrypted (S/MIME): only the header could be read</source>
      <translation>مشفّرة (S/MIME): أمكن قراءة الترويسة فقط</translation>
    </message>
    <message>
      <source>files more than one level within it were not opened</source>
      <translation>لم تُفتح الملفات الموجودة على عمق أكثر من مستوى واحد داخله</translation>
    </message>
    <message>
      <source>header cut at {0} MB</source>
      <translation>قُطعت الترويسة عند {0} م.ب</translation>
    </message>
    <message>
      <source>it declares XML entities, which no honest document needs</source>
      <translation>يعلن كيانات XML لا يحتاجها أي مستند سليم</translation>
    </message>
    <message>
      <source>it is in the format that Office used before 2007, which is not read</source>
      <translation>بالتنسيق الذي استخدمه Office قبل 2007، وهو غير مدعوم</translation>
    </message>
    <message>
      <source>it is packed by a method that is not read</source>
      <translation>مضغوط بطريقة غير مدعومة</translation>
    </message>
    <message>
      <source>it is protected by a password</source>
      <translation>محمي بكلمة مرور</translation>
    </message>
    <message>
      <source>it unpacks to more than {0} MB and was read in part</source>
      <translation>يتوسع إلى أكثر من {0} م.ب وقُرئ جزئيًا</translation>
    </message>
    <message>
      <source>its XML is broken</source>
      <translation>ملف XML الخاص به معطوب</translation>
    </message>
    <message>
      <source>its pages hold no text; they may have been scanned</source>
      <translation>لا تحتوي صفحاته على نص، ربما مُسحت ضوئيًا</translation>
    </message>
    <message>
      <source>its reader failed ({0}: {1})</source>
      <translation>فشل قارئه ({0}: {1})</translation>
    </message>
    <message>
      <source>large parts nested deeper than {0} were left unread</source>
      <translation>لم تُقرأ الأجزاء الكبيرة المتداخلة أعمق من {0}</translation>
    </message>
    <message>
      <source>larger than {0} MB, so it was not read</source>
      <translation>أكبر من {0} م.ب، فلم يُقرأ</translation>
    </message>
    <message>
      <source>lines between the header fields that are none were skipped</source>
      <translation>تم تخطي أسطر بين حقول الترويسة ليست حقولًا</translation>
    </message>
    <message>
      <source>of an HTML text the first {0} tags were read, and behind them only the words</source>
      <translation>من نص HTML قُرئت أول {0} وسوم، وبعدها الكلمات فقط</translation>
    </message>
    <message>
      <source>only its first {0} characters are searched</source>
      <translation>يُبحث في أول {0} من أحرفه فقط</translation>
    </message>
    <message>
      <source>only the first {0} addresses of a field were read</source>
      <translation>قُرئت أول {0} عناوين فقط من أحد الحقول</translation>
    </message>
    <message>
      <source>only the first {0} header fields were read</source>
      <translation>قُرئت أول {0} من حقول الترويسة فقط</translation>
    </message>
    <message>
      <source>only the first {0} of its {1} files were read</source>
      <translation>قُرئت أول {0} من ملفاته البالغة {1} فقط</translation>
    </message>
    <message>
      <source>only the first {0} parts were read</source>
      <translation>قُرئت أول {0} من الأجزاء فقط</translation>
    </message>
    <message>
      <source>parts nested deeper than {0} were left unread</source>
      <translation>تُركت الأجزاء المتداخلة أعمق من {0} دون قراءة</translation>
    </message>
    <message>
      <source>reading it needs more than {0} MB of memory</source>
      <translation>تحتاج قراءته إلى أكثر من {0} م.ب من الذاكرة</translation>
    </message>
    <message>
      <source>reading it took longer than {0} seconds and was ended</source>
      <translation>استغرقت قراءته أطول من {0} ثانية وأُنهيت</translation>
    </message>
    <message>
      <source>reading it took more than {0} seconds and was ended</source>
      <translation>استغرقت قراءته أكثر من {0} ثانية وأُنهيت</translation>
    </message>
    <message>
      <source>reading it took more than {0} seconds of processor time and was ended</source>
      <translation>استغرقت قراءته أكثر من {0} ثانية من وقت المعالج وأُنهيت</translation>
    </message>
    <message>
      <source>the PDF is damaged</source>
      <translation>ملف PDF تالف</translation>
    </message>
    <message>
      <source>the archive is damaged</source>
      <translation>الأرشيف تالف</translation>
    </message>
    <message>
      <source>the archive is damaged or cut short</source>
      <translation>الأرشيف تالف أو مبتور</translation>
    </message>
    <message>
      <source>the boundary between the parts was not found; read as plain text</source>
      <translation>لم يُعثر على الفاصل بين الأجزاء، فقُرئت كنص عادي</translation>
    </message>
    <message>
      <source>the file is damaged</source>
      <translation>الملف تالف</translation>
    </message>
    <message>
      <source>the program that reads such files crashed on it</source>
      <translation>تعطّل البرنامج الذي يقرأ مثل هذه الملفات عند قراءته</translation>
    </message>
    <message>
      <source>the reader failed on this message ({0}: {1}); it was read as plain text</source>
      <translation>فشل القارئ في هذه الرسالة ({0}: {1})؛ قُرئت كنص عادي</translation>
    </message>
    <message>
      <source>{0} Bring a backup back with: {1}</source>
      <translation>{0} أعد نسخة احتياطية بالأمر: {1}</translation>
    </message>
    <message>
      <source>{0} To read your mailboxes anew and get your marks back: {1}</source>
      <translation>{0} لقراءة صناديق بريدك من جديد واستعادة علاماتك: {1}</translation>
    </message>
    <message>
      <source>{0} Until it does, these are the messages that hold your words.</source>
      <translation>{0} حتى يعود، هذه هي الرسائل التي تحوي كلماتك.</translation>
    </message>
    <message>
      <source>{0} answers that it cannot now (status {1}).</source>
      <translation>يجيب {0} بأنه لا يستطيع الآن (الحالة {1}).</translation>
    </message>
    <message>
      <source>{0} answers with numbers that are none (NaN or infinite).</source>
      <translation>يجيب {0} بأعداد ليست أعدادًا (NaN أو لا نهائية).</translation>
    </message>
    <message>
      <source>{0} answers with something that holds no embeddings; is it one?</source>
      <translation>يجيب {0} بما لا يحوي تضمينات؛ هل هي خدمة تضمين؟</translation>
    </message>
    <message>
      <source>{0} answers with something that is no JSON; is the address right?</source>
      <translation>يجيب {0} بما ليس JSON؛ هل العنوان صحيح؟</translation>
    </message>
    <message>
      <source>{0} answers with {1} numbers a text; it was {2}. Was the model exchanged? Then make the index anew (oakensearch index --rebuild).</source>
      <translation>يجيب {0} بعدد {1} من الأعداد لكل نص؛ كان {2}. هل استُبدل النموذج؟ إذن أعد بناء الفهرس (oakensearch index --rebuild).</translation>
    </message>
    <message>
      <source>{0} can only be asked with one more package. Install it with: {1}</source>
      <translation>لا يمكن سؤال {0} إلا بحزمة إضافية. ثبّتها بالأمر: {1}</translation>
    </message>
    <message>
      <source>{0} cannot be opened. Check that the folder exists and that you may write to it.</source>
      <translation>لا يمكن فتح {0}. تحقق من وجود المجلد ومن أنه يمكنك الكتابة فيه.</translation>
    </message>
    <message>
      <source>{0} cannot be written to. Check the permissions of its folder.</source>
      <translation>لا يمكن الكتابة إلى {0}. تحقق من أذونات مجلده.</translation>
    </message>
    <message>
      <source>{0} could not be read or written. Check that its disk is there and has free space, and try again.</source>
      <translation>تعذرت قراءة {0} أو الكتابة فيه. تأكد من أن قرصه موجود وفيه مساحة خالية، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
      <source>{0} could not be read or written: {1}.</source>
      <translation>تعذرت قراءة {0} أو الكتابة فيه: {1}.</translation>
    </message>
    <message>
      <source>{0} could not be read: {1}.</source>
      <translation>تعذرت قراءة {0}: {1}.</translation>
    </message>
    <message>
      <source>{0} could not be written: what was read back differs.</source>
      <translation>تعذرت كتابة {0}: ما أُعيدت قراءته مختلف.</translation>
    </message>
    <message>
      <source>{0} did not answer within {1} seconds.</source>
      <translation>لم يُجب {0} خلال {1} ثانية.</translation>
    </message>
    <message>
      <source>{0} does not accept the API key, or wants one (status {1}).</source>
      <translation>لا يقبل {0} مفتاح الواجهة، أو يطلب مفتاحًا (الحالة {1}).</translation>
    </message>
    <message>
      <source>{0} does not answer ({1}).</source>
      <translation>لا يجيب {0} ({1}).</translation>
    </message>
    <message>
      <source>{0} does not hold what the backup holds.</source>
      <translation>لا يحتوي {0} على ما تحتويه النسخة الاحتياطية.</translation>
    </message>
    <message>
      <source>{0} has changed: the message is no longer where it was.</source>
      <translation>تغيّر {0}: لم تعد الرسالة في مكانها.</translation>
    </message>
    <message>
      <source>{0} has changed: {1} is no longer where it was.</source>
      <translation>تغيّر {0}: لم يعد {1} في مكانه.</translation>
    </message>
    <message>
      <source>{0} in {1} is too large to be a message.</source>
      <translation>{0} في {1} أكبر من أن يكون رسالة.</translation>
    </message>
    <message>
      <source>{0} is a damaged archive.</source>
      <translation>{0} أرشيف تالف.</translation>
    </message>
    <message>
      <source>{0} is a damaged zip file.</source>
      <translation>{0} ملف zip تالف.</translation>
    </message>
    <message>
      <source>{0} is damaged ({1}); it was left as it is.</source>
      <translation>{0} تالف ({1})؛ تُرك كما هو.</translation>
    </message>
    <message>
      <source>{0} is damaged and cannot be read as a database.</source>
      <translation>{0} تالف ولا يمكن قراءته كقاعدة بيانات.</translation>
    </message>
    <message>
      <source>{0} is damaged, or Outlook has it open. Close Outlook and try again.</source>
      <translation>{0} تالف، أو أن Outlook يفتحه. أغلق Outlook وحاول مرة أخرى.</translation>
    </message>
    <message>
      <source>{0} is damaged. Nothing was restored.</source>
      <translation>{0} تالف. لم تتم استعادة أي شيء.</translation>
    </message>
    <message>
      <source>{0} is damaged: it cannot be unpacked beyond byte {1}.</source>
      <translation>{0} تالف: لا يمكن فك ضغطه بعد البايت {1}.</translation>
    </message>
    <message>
      <source>{0} is damaged: its folders cannot be read.</source>
      <translation>{0} تالف: لا يمكن قراءة مجلداته.</translation>
    </message>
    <message>
      <source>{0} is in use by another program for too long. Try again in a moment.</source>
      <translation>يستخدم برنامج آخر {0} منذ وقت طويل. حاول مرة أخرى بعد قليل.</translation>
    </message>
    <message>
      <source>{0} is no address of an endpoint.</source>
      <translation>{0} ليس عنوان خدمة.</translation>
    </message>
    <message>
      <source>{0} is no backup of OakenSearch.</source>
      <translation>{0} ليس نسخة احتياطية من OakenSearch.</translation>
    </message>
    <message>
      <source>{0} is packed in an uncommon way. Unpack it and add the folder.</source>
      <translation>{0} مضغوط بطريقة غير مألوفة. فك ضغطه وأضف المجلد.</translation>
    </message>
    <message>
      <source>{0} is protected by a password. Unpack it and add the folder.</source>
      <translation>{0} محمي بكلمة مرور. فك ضغطه وأضف المجلد.</translation>
    </message>
    <message>
      <source>{0} is there already and is no backup of OakenSearch. Choose another name.</source>
      <translation>{0} موجود بالفعل وليس نسخة احتياطية من OakenSearch. اختر اسمًا آخر.</translation>
    </message>
    <message>
      <source>{0} may not be read: {1}. Check its permissions.</source>
      <translation>لا يُسمح بقراءة {0}: {1}. تحقق من أذوناته.</translation>
    </message>
    <message>
      <source>{0} of its {1} pages could not be read</source>
      <translation>تعذرت قراءة {0} من صفحاته البالغة {1}</translation>
    </message>
    <message>
      <source>{0} points to another address, which is not followed: {1}.</source>
      <translation>يشير {0} إلى عنوان آخر لا يُتّبع: {1}.</translation>
    </message>
    <message>
      <source>{0} refuses (status {1}).</source>
      <translation>يرفض {0} (الحالة {1}).</translation>
    </message>
    <message>
      <source>{0} was given {1} texts and answered for {2}.</source>
      <translation>أُعطي {0} عدد {1} من النصوص وأجاب عن {2}.</translation>
    </message>
    <message>
      <source>{0} was made by a newer OakenSearch ({1}). Install that one first.</source>
      <translation>أُنشئ {0} بإصدار أحدث من OakenSearch ‏({1}). ثبّت ذلك الإصدار أولًا.</translation>
    </message>
    <message>
      <source>{0} was written by a newer OakenSearch (version {1}, this one knows {2}). Install the newer program again.</source>
      <translation>كتبت {0} نسخة أحدث من OakenSearch (الإصدار {1}، وهذه تعرف {2}). ثبّت البرنامج الأحدث من جديد.</translation>
    </message>
    <message>
      <source>{0}: has no value.</source>
      <translation>{0}: بلا قيمة.</translation>
    </message>
    <message>
      <source>“{0}” is none of {1}.</source>
      <translation>«{0}» ليس من {1}.</translation>
    </message>
    <message>
      <source>“{0}” is not a date that can be read; try 2024-03-01, 2024-03, 2024 or “last week”.</source>
      <translation>«{0}» ليس تاريخًا مفهومًا؛ جرّب 2024-03-01 أو 2024-03 أو 2024 أو “last week”.</translation>
    </message>
    <message>
      <source>“{0}” is not a size that can be read; try 5M or 100k.</source>
      <translation>«{0}» ليس حجمًا مفهومًا؛ جرّب 5M أو 100k.</translation>
    </message>
    <message>
      <source>“{0}” is not an age that can be read; try 3d, 2w, 6m or 1y.</source>
      <translation>«{0}» ليس عمرًا مفهومًا؛ جرّب 3d أو 2w أو 6m أو 1y.</translation>
    </message>
    <message>
      <source>“{0}” is not the number of a thread.</source>
      <translation>«{0}» ليس رقم سلسلة.</translation>
    </message>
  </context>
  <context>
    <name>hot_key</name>
    <message>
      <source>Another program has these keys. Choose others here, or free them there and choose again.</source>
      <translation>برنامج آخر يستخدم هذه المفاتيح. اختر غيرها هنا، أو حرّرها هناك ثم اخترها من جديد.</translation>
    </message>
    <message>
      <source>This system grants no program such a key.</source>
      <translation>لا يمنح هذا النظام أي برنامج مفتاحًا كهذا.</translation>
    </message>
    <message>
      <source>Your keyboard has no such key. Please choose another.</source>
      <translation>ليس في لوحة مفاتيحك مفتاح كهذا. يُرجى اختيار غيره.</translation>
    </message>
  </context>
  <context>
    <name>link_question</name>
    <message>
      <source>Be careful: its address has letters that look like others.</source>
      <translation>احذر: في عنوانه أحرف تشبه غيرها.</translation>
    </message>
    <message>
      <source>Be careful: its text says {claimed}, which is not where it leads.</source>
      <translation>احذر: يقول نصه {claimed}، وليس هذا ما يؤدي إليه.</translation>
    </message>
    <message>
      <source>It leads to &lt;b&gt;{host}&lt;/b&gt;:</source>
      <translation>يؤدي إلى &lt;b&gt;{host}&lt;/b&gt;:</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>فتح</translation>
    </message>
    <message>
      <source>Open this link?</source>
      <translation>هل تريد فتح هذا الرابط؟</translation>
    </message>
    <message>
      <source>This link is not opened, for it does not lead to a web page:</source>
      <translation>لا يُفتح هذا الرابط لأنه لا يؤدي إلى صفحة ويب:</translation>
    </message>
  </context>
  <context>
    <name>message_paper</name>
    <message>
      <source>(no subject)</source>
      <translation>(بلا موضوع)</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>المرفقات</translation>
    </message>
    <message>
      <source>Cc</source>
      <translation>نسخة</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>التاريخ</translation>
    </message>
    <message>
      <source>From</source>
      <translation>من</translation>
    </message>
    <message>
      <source>To</source>
      <translation>إلى</translation>
    </message>
  </context>
  <context>
    <name>operator_words</name>
    <message>
      <source>Any</source>
      <translation>أي أولوية</translation>
    </message>
    <message>
      <source>Anywhere</source>
      <translation>في أي مكان</translation>
    </message>
    <message>
      <source>Archive</source>
      <translation>الأرشيف</translation>
    </message>
    <message>
      <source>Attachment</source>
      <translation>مرفق</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>قبل</translation>
    </message>
    <message>
      <source>Copy to</source>
      <translation>نسخة إلى</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>التاريخ</translation>
    </message>
    <message>
      <source>Discarded</source>
      <translation>المحذوف</translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation>المسودات</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>اسم الملف</translation>
    </message>
    <message>
      <source>Finance</source>
      <translation>مالية</translation>
    </message>
    <message>
      <source>From</source>
      <translation>من</translation>
    </message>
    <message>
      <source>Has</source>
      <translation>يحوي</translation>
    </message>
    <message>
      <source>Hidden copy to</source>
      <translation>نسخة مخفية إلى</translation>
    </message>
    <message>
      <source>High</source>
      <translation>عالية</translation>
    </message>
    <message>
      <source>In</source>
      <translation>في</translation>
    </message>
    <message>
      <source>Inbox</source>
      <translation>الوارد</translation>
    </message>
    <message>
      <source>Invitation</source>
      <translation>دعوة</translation>
    </message>
    <message>
      <source>Is</source>
      <translation>الحالة</translation>
    </message>
    <message>
      <source>Junk</source>
      <translation>المزعج</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>النوع</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>التسمية</translation>
    </message>
    <message>
      <source>Larger than</source>
      <translation>أكبر من</translation>
    </message>
    <message>
      <source>List</source>
      <translation>القائمة</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>قوائم بريدية</translation>
    </message>
    <message>
      <source>Low or higher</source>
      <translation>منخفضة أو أعلى</translation>
    </message>
    <message>
      <source>Mailbox</source>
      <translation>صندوق البريد</translation>
    </message>
    <message>
      <source>Message-ID</source>
      <translation>معرّف الرسالة (Message-ID)</translation>
    </message>
    <message>
      <source>Newer than</source>
      <translation>أحدث من</translation>
    </message>
    <message>
      <source>Normal or higher</source>
      <translation>عادية أو أعلى</translation>
    </message>
    <message>
      <source>Not starred</source>
      <translation>بلا نجمة</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>إشعارات</translation>
    </message>
    <message>
      <source>Older than</source>
      <translation>أقدم من</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>أخرى</translation>
    </message>
    <message>
      <source>PDF</source>
      <translation>PDF</translation>
    </message>
    <message>
      <source>Personal</source>
      <translation>شخصي</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>صورة</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>الأولوية</translation>
    </message>
    <message>
      <source>Promotions</source>
      <translation>عروض</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>مقروءة</translation>
    </message>
    <message>
      <source>Sent</source>
      <translation>المرسل</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>منذ</translation>
    </message>
    <message>
      <source>Smaller than</source>
      <translation>أصغر من</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>مميزة بنجمة</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>الموضوع</translation>
    </message>
    <message>
      <source>Thread</source>
      <translation>السلسلة</translation>
    </message>
    <message>
      <source>To</source>
      <translation>إلى</translation>
    </message>
    <message>
      <source>Travel</source>
      <translation>سفر</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>غير مقروءة</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>عمل</translation>
    </message>
  </context>
  <context>
    <name>privacy_page</name>
    <message>
      <source>each question, and the subject and a passage of the best hits</source>
      <translation>كل سؤال، وموضوع أفضل النتائج ومقطع من كل منها</translation>
    </message>
    <message>
      <source>the text of every message, once, and each question</source>
      <translation>نص كل رسالة مرة واحدة، وكل سؤال</translation>
    </message>
    <message>
      <source>the words of each question</source>
      <translation>كلمات كل سؤال</translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>%</source>
      <translation>٪</translation>
    </message>
    <message>
      <source>A bare word also finds its other forms, spellings and compounds; off finds what is written only.</source>
      <translation>الكلمة المجردة تجد أيضًا صيغها الأخرى وتهجئاتها ومركباتها؛ والإيقاف يجد المكتوب فقط.</translation>
    </message>
    <message>
      <source>A larger value flattens the gap between the first and the tenth hit.</source>
      <translation>قيمة أكبر تقلل الفارق بين النتيجة الأولى والعاشرة.</translation>
    </message>
    <message>
      <source>A second look at the best hits by a model behind an endpoint: a rerank endpoint, or a chat model that ranks. It is sent your question and, of each of the best hits, the subject and a passage.</source>
      <translation>نظرة ثانية إلى أفضل النتائج بنموذج وراء خدمة: خدمة إعادة ترتيب، أو نموذج محادثة يرتّب. يُرسل إليه سؤالك، ومن كل نتيجة من الأفضل موضوعها ومقطع منها.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>حول البرنامج</translation>
    </message>
    <message>
      <source>Add a folder of mail.</source>
      <translation>إضافة مجلد بريد.</translation>
    </message>
    <message>
      <source>Add a mail file.</source>
      <translation>إضافة ملف بريد.</translation>
    </message>
    <message>
      <source>Add file</source>
      <translation>إضافة ملف</translation>
    </message>
    <message>
      <source>Add folder</source>
      <translation>إضافة مجلد</translation>
    </message>
    <message>
      <source>Add sample</source>
      <translation>إضافة العينة</translation>
    </message>
    <message>
      <source>Add the sample mailbox.</source>
      <translation>إضافة صندوق البريد التجريبي.</translation>
    </message>
    <message>
      <source>Address of a rerank endpoint as Jina, Cohere and llama.cpp serve it (http://localhost:8080/v1).</source>
      <translation>عنوان خدمة إعادة ترتيب كما تقدمها Jina وCohere وllama.cpp ‏(http://localhost:8080/v1).</translation>
    </message>
    <message>
      <source>Address of an OpenAI-compatible chat endpoint for the reranker “chat” and for llm_rewrite.</source>
      <translation>عنوان خدمة محادثة متوافقة مع OpenAI لمعيد الترتيب «chat» ولـ llm_rewrite.</translation>
    </message>
    <message>
      <source>Address of an OpenAI-compatible embedding endpoint (http://localhost:11434/v1). The text of your mail goes there and to no other host: proxies and redirects are not followed. A key it wants comes from the system's keyring or from OAKENSEARCH_EMBEDDINGS_API_KEY.</source>
      <translation>عنوان خدمة تضمين متوافقة مع OpenAI ‏(http://localhost:11434/v1). يذهب نص بريدك إليها ولا يذهب إلى أي مضيف آخر: لا تُتّبع الوسائط ولا إعادات التوجيه. والمفتاح الذي تطلبه يأتي من حافظة مفاتيح النظام أو من OAKENSEARCH_EMBEDDINGS_API_KEY.</translation>
    </message>
    <message>
      <source>After this the hits stay in their first order, with a note.</source>
      <translation>بعدها تبقى النتائج على ترتيبها الأول مع ملاحظة.</translation>
    </message>
    <message>
      <source>After this the vector side is given up on.</source>
      <translation>بعدها يُتخلى عن جانب المتجهات.</translation>
    </message>
    <message>
      <source>After this your own words are used, with a note.</source>
      <translation>بعدها تُستخدم كلماتك أنت مع ملاحظة.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>الكل</translation>
    </message>
    <message>
      <source>Among answers that are about as good, newer mail and mail addressed to you come first.</source>
      <translation>بين الإجابات المتقاربة يتقدم البريد الأحدث والموجه إليك.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>المظهر</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>المرفقات</translation>
    </message>
    <message>
      <source>Auto</source>
      <translation>تلقائي</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>رجوع</translation>
    </message>
    <message>
      <source>Below this similarity the nearest by meaning is no close match for a few words that no message holds (chosen for the bundled model and a mailbox of 400 messages; a larger one asks for more).</source>
      <translation>دون هذا التشابه لا يُعد الأقرب معنى تطابقًا قريبًا لبضع كلمات لا تحويها أي رسالة (اختير للنموذج المرفق ولصندوق بريد فيه 400 رسالة؛ والأكبر يتطلب أكثر).</translation>
    </message>
    <message>
      <source>Best first</source>
      <translation>الأفضل أولًا</translation>
    </message>
    <message>
      <source>Better order</source>
      <translation>ترتيب أفضل</translation>
    </message>
    <message>
      <source>Bge</source>
      <translation>BGE</translation>
    </message>
    <message>
      <source>Bundled</source>
      <translation>المرفق</translation>
    </message>
    <message>
      <source>By sender</source>
      <translation>حسب المرسل</translation>
    </message>
    <message>
      <source>By thread</source>
      <translation>حسب السلسلة</translation>
    </message>
    <message>
      <source>Cache</source>
      <translation>الذاكرة المخبأة</translation>
    </message>
    <message>
      <source>Candidates that each retriever returns per hit wanted.</source>
      <translation>عدد المرشحين الذين يعيدهم كل بحث لكل نتيجة مطلوبة.</translation>
    </message>
    <message>
      <source>Change kind</source>
      <translation>تغيير النوع</translation>
    </message>
    <message>
      <source>Change priority</source>
      <translation>تغيير الأولوية</translation>
    </message>
    <message>
      <source>Chat</source>
      <translation>محادثة</translation>
    </message>
    <message>
      <source>Chat address</source>
      <translation>عنوان المحادثة</translation>
    </message>
    <message>
      <source>Chat model</source>
      <translation>نموذج المحادثة</translation>
    </message>
    <message>
      <source>Choose how tall rows are.</source>
      <translation>اختيار ارتفاع الصفوف.</translation>
    </message>
    <message>
      <source>Choose light or dark colours.</source>
      <translation>اختيار ألوان فاتحة أو داكنة.</translation>
    </message>
    <message>
      <source>Chunk words</source>
      <translation>كلمات المقطع</translation>
    </message>
    <message>
      <source>Close message</source>
      <translation>إغلاق الرسالة</translation>
    </message>
    <message>
      <source>Close similarity</source>
      <translation>حد التشابه القريب</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>الألوان</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>مريح</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>مضغوط</translation>
    </message>
    <message>
      <source>Convex</source>
      <translation>محدّب</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>نسخ الرابط</translation>
    </message>
    <message>
      <source>Copy message id</source>
      <translation>نسخ معرّف الرسالة</translation>
    </message>
    <message>
      <source>Copy sender</source>
      <translation>نسخ المرسل</translation>
    </message>
    <message>
      <source>Copy subject</source>
      <translation>نسخ الموضوع</translation>
    </message>
    <message>
      <source>Coverage</source>
      <translation>التغطية</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>داكن</translation>
    </message>
    <message>
      <source>Days begin at this computer's midnight; off: at that of UTC.</source>
      <translation>تبدأ الأيام عند منتصف ليل هذا الحاسوب؛ والإيقاف: عند منتصف ليل UTC.</translation>
    </message>
    <message>
      <source>Days by this computer's clock</source>
      <translation>الأيام حسب ساعة هذا الحاسوب</translation>
    </message>
    <message>
      <source>Density</source>
      <translation>الكثافة</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>التفاصيل</translation>
    </message>
    <message>
      <source>Document prefix</source>
      <translation>بادئة المستند</translation>
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
      <translation>خدمة</translation>
    </message>
    <message>
      <source>Endpoint address</source>
      <translation>عنوان الخدمة</translation>
    </message>
    <message>
      <source>Endpoint batch</source>
      <translation>دفعة الخدمة</translation>
    </message>
    <message>
      <source>Endpoint model</source>
      <translation>نموذج الخدمة</translation>
    </message>
    <message>
      <source>Endpoint timeout</source>
      <translation>مهلة الخدمة</translation>
    </message>
    <message>
      <source>Exact boost</source>
      <translation>تعزيز المطابق</translation>
    </message>
    <message>
      <source>Export csv</source>
      <translation>تصدير csv</translation>
    </message>
    <message>
      <source>Export eml</source>
      <translation>تصدير eml</translation>
    </message>
    <message>
      <source>Export mbox</source>
      <translation>تصدير mbox</translation>
    </message>
    <message>
      <source>Facets</source>
      <translation>الأوجه</translation>
    </message>
    <message>
      <source>Few best first</source>
      <translation>أفضل بضع رسائل أولًا</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>المرشحات</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>بحث</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>البحث عن التالي</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>البحث عن السابق</translation>
    </message>
    <message>
      <source>Find similar</source>
      <translation>البحث عن رسائل مشابهة</translation>
    </message>
    <message>
      <source>For a question, the share of its words that a keyword hit must hold.</source>
      <translation>للسؤال: نسبة كلماته التي يجب أن تحويها نتيجة بالكلمات.</translation>
    </message>
    <message>
      <source>Forget all earlier searches.</source>
      <translation>نسيان كل عمليات البحث السابقة.</translation>
    </message>
    <message>
      <source>Forget history</source>
      <translation>نسيان السجل</translation>
    </message>
    <message>
      <source>From any program</source>
      <translation>من أي برنامج</translation>
    </message>
    <message>
      <source>From any program: bring OakenSearch up, with the cursor in its search field, while it runs.</source>
      <translation>من أي برنامج: إظهار OakenSearch في المقدمة والمؤشر في حقل البحث، ما دام قيد التشغيل.</translation>
    </message>
    <message>
      <source>Fusion</source>
      <translation>الدمج</translation>
    </message>
    <message>
      <source>Gemma</source>
      <translation>Gemma</translation>
    </message>
    <message>
      <source>Go to the filters below the search field.</source>
      <translation>الانتقال إلى المرشحات أسفل حقل البحث.</translation>
    </message>
    <message>
      <source>Go to the messages over time.</source>
      <translation>الانتقال إلى الرسائل عبر الزمن.</translation>
    </message>
    <message>
      <source>Go to the search field.</source>
      <translation>الانتقال إلى حقل البحث.</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>الترويسات</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>المساعدة</translation>
    </message>
    <message>
      <source>History</source>
      <translation>السجل</translation>
    </message>
    <message>
      <source>How far a search widens when filters leave too few.</source>
      <translation>مدى اتساع البحث حين تترك المرشحات القليل.</translation>
    </message>
    <message>
      <source>How large that memory may become (about 1,600 passages a megabyte with the bundled model).</source>
      <translation>الحجم الأقصى لتلك الذاكرة (نحو 1,600 مقطع لكل ميغابايت بالنموذج المرفق).</translation>
    </message>
    <message>
      <source>How long one call may take.</source>
      <translation>المدة المسموح بها لاستدعاء واحد.</translation>
    </message>
    <message>
      <source>How many of the best hits get the second look.</source>
      <translation>كم من أفضل النتائج تنال النظرة الثانية.</translation>
    </message>
    <message>
      <source>How tall a row of the list is.</source>
      <translation>ارتفاع صف القائمة.</translation>
    </message>
    <message>
      <source>How the two rankings become one: by how much of the query a message holds, by ranks, or by scores.</source>
      <translation>كيف يصبح الترتيبان واحدًا: بمقدار ما تحويه الرسالة من البحث، أو بالمراتب، أو بالدرجات.</translation>
    </message>
    <message>
      <source>In a message: close it and go back to the list.</source>
      <translation>في الرسالة: إغلاقها والعودة إلى القائمة.</translation>
    </message>
    <message>
      <source>In a message: find words.</source>
      <translation>في الرسالة: البحث عن كلمات.</translation>
    </message>
    <message>
      <source>In a message: larger text.</source>
      <translation>في الرسالة: نص أكبر.</translation>
    </message>
    <message>
      <source>In a message: print it.</source>
      <translation>في الرسالة: طباعتها.</translation>
    </message>
    <message>
      <source>In a message: save it as a file.</source>
      <translation>في الرسالة: حفظها كملف.</translation>
    </message>
    <message>
      <source>In a message: show its source.</source>
      <translation>في الرسالة: إظهار مصدرها.</translation>
    </message>
    <message>
      <source>In a message: show or hide all headers.</source>
      <translation>في الرسالة: إظهار كل الترويسات أو إخفاؤها.</translation>
    </message>
    <message>
      <source>In a message: show or hide all quoted text.</source>
      <translation>في الرسالة: إظهار كل النص المقتبس أو إخفاؤه.</translation>
    </message>
    <message>
      <source>In a message: smaller text.</source>
      <translation>في الرسالة: نص أصغر.</translation>
    </message>
    <message>
      <source>In a message: text in its normal size.</source>
      <translation>في الرسالة: النص بحجمه العادي.</translation>
    </message>
    <message>
      <source>In a message: the next place of the words.</source>
      <translation>في الرسالة: الموضع التالي للكلمات.</translation>
    </message>
    <message>
      <source>In a message: the previous place of the words.</source>
      <translation>في الرسالة: الموضع السابق للكلمات.</translation>
    </message>
    <message>
      <source>In the list: copy a link to the message.</source>
      <translation>في القائمة: نسخ رابط إلى الرسالة.</translation>
    </message>
    <message>
      <source>In the list: copy the Message-ID.</source>
      <translation>في القائمة: نسخ معرّف الرسالة (Message-ID).</translation>
    </message>
    <message>
      <source>In the list: copy the sender.</source>
      <translation>في القائمة: نسخ المرسل.</translation>
    </message>
    <message>
      <source>In the list: copy the subject.</source>
      <translation>في القائمة: نسخ الموضوع.</translation>
    </message>
    <message>
      <source>In the list: find more from this sender.</source>
      <translation>في القائمة: البحث عن المزيد من هذا المرسل.</translation>
    </message>
    <message>
      <source>In the list: find similar messages.</source>
      <translation>في القائمة: البحث عن رسائل مشابهة.</translation>
    </message>
    <message>
      <source>In the list: leave the thread.</source>
      <translation>في القائمة: مغادرة السلسلة.</translation>
    </message>
    <message>
      <source>In the list: mark as read.</source>
      <translation>في القائمة: تعليم كمقروءة.</translation>
    </message>
    <message>
      <source>In the list: mark as unread.</source>
      <translation>في القائمة: تعليم كغير مقروءة.</translation>
    </message>
    <message>
      <source>In the list: open the message in the mail program.</source>
      <translation>في القائمة: فتح الرسالة في برنامج البريد.</translation>
    </message>
    <message>
      <source>In the list: open the message.</source>
      <translation>في القائمة: فتح الرسالة.</translation>
    </message>
    <message>
      <source>In the list: save as .eml files.</source>
      <translation>في القائمة: حفظ كملفات .eml.</translation>
    </message>
    <message>
      <source>In the list: save as an mbox file.</source>
      <translation>في القائمة: حفظ كملف mbox.</translation>
    </message>
    <message>
      <source>In the list: save the list as CSV.</source>
      <translation>في القائمة: حفظ القائمة بصيغة CSV.</translation>
    </message>
    <message>
      <source>In the list: say how important a message is.</source>
      <translation>في القائمة: تحديد أهمية الرسالة.</translation>
    </message>
    <message>
      <source>In the list: say of what kind a message is.</source>
      <translation>في القائمة: تحديد نوع الرسالة.</translation>
    </message>
    <message>
      <source>In the list: show the message in its folder.</source>
      <translation>في القائمة: إظهار الرسالة في مجلدها.</translation>
    </message>
    <message>
      <source>In the list: show the whole thread; of a message that stands alone, why it is here.</source>
      <translation>في القائمة: إظهار السلسلة كلها؛ وللرسالة المنفردة سبب وجودها هنا.</translation>
    </message>
    <message>
      <source>In the list: tell why the message is here.</source>
      <translation>في القائمة: بيان سبب وجود الرسالة هنا.</translation>
    </message>
    <message>
      <source>Keep a sign in the system's tray: closing the window then leaves OakenSearch ready to come up at once.</source>
      <translation>إبقاء علامة في شريط النظام: عندئذ يترك إغلاقُ النافذة OakenSearch جاهزًا للظهور فورًا.</translation>
    </message>
    <message>
      <source>Keep this search under a name, or forget it.</source>
      <translation>حفظ هذا البحث باسم، أو نسيانه.</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>لوحة المفاتيح</translation>
    </message>
    <message>
      <source>Keyword min match</source>
      <translation>أدنى تطابق للكلمات</translation>
    </message>
    <message>
      <source>Keyword weight</source>
      <translation>وزن الكلمات</translation>
    </message>
    <message>
      <source>LLM rewrite</source>
      <translation>إعادة الصياغة بنموذج لغوي</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>الأكبر أولًا</translation>
    </message>
    <message>
      <source>Leaves out what comes less near in meaning than this similarity; 0 leaves nothing out. What suits differs from model to model.</source>
      <translation>يستبعد ما كان معناه أبعد من هذا التشابه؛ 0 لا يستبعد شيئًا. تختلف القيمة المناسبة من نموذج إلى آخر.</translation>
    </message>
    <message>
      <source>Let the chat model rephrase your words before they are searched by meaning. It is sent your words only.</source>
      <translation>دع نموذج المحادثة يعيد صياغة كلماتك قبل البحث بالمعنى. تُرسل إليه كلماتك فقط.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>فاتح</translation>
    </message>
    <message>
      <source>Light, dark, or as the system.</source>
      <translation>فاتح أو داكن أو كالنظام.</translation>
    </message>
    <message>
      <source>Look for new mail.</source>
      <translation>البحث عن بريد جديد.</translation>
    </message>
    <message>
      <source>Look through what was searched for before.</source>
      <translation>تصفح ما بُحث عنه من قبل.</translation>
    </message>
    <message>
      <source>MB</source>
      <translation>م.ب</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>صناديق البريد</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>تعليم كمقروءة</translation>
    </message>
    <message>
      <source>Mark unread</source>
      <translation>تعليم كغير مقروءة</translation>
    </message>
    <message>
      <source>Max candidates</source>
      <translation>أقصى عدد للمرشحين</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>المعنى</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>القائمة</translation>
    </message>
    <message>
      <source>Min score</source>
      <translation>أدنى درجة</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>النموذج</translation>
    </message>
    <message>
      <source>More from sender</source>
      <translation>المزيد من المرسل</translation>
    </message>
    <message>
      <source>Motion</source>
      <translation>الحركة</translation>
    </message>
    <message>
      <source>Multiplies the keyword weight when the query has a quoted phrase or a token with a digit.</source>
      <translation>يضاعف وزن الكلمات حين يحوي البحث عبارة بين علامتي اقتباس أو كلمة فيها رقم.</translation>
    </message>
    <message>
      <source>Newer mail first among equals</source>
      <translation>الأحدث أولًا عند التساوي</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>الأحدث أولًا</translation>
    </message>
    <message>
      <source>Nomic</source>
      <translation>Nomic</translation>
    </message>
    <message>
      <source>None</source>
      <translation>بلا</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>متوقف</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>الأقدم أولًا</translation>
    </message>
    <message>
      <source>One row a thread, or one a message.</source>
      <translation>صف لكل سلسلة، أو صف لكل رسالة.</translation>
    </message>
    <message>
      <source>Open in program</source>
      <translation>فتح في البرنامج</translation>
    </message>
    <message>
      <source>Open message</source>
      <translation>فتح الرسالة</translation>
    </message>
    <message>
      <source>Open the menu.</source>
      <translation>فتح القائمة.</translation>
    </message>
    <message>
      <source>Order: a few best, then the newest first.</source>
      <translation>الترتيب: أفضل بضع رسائل، ثم الأحدث أولًا.</translation>
    </message>
    <message>
      <source>Order: by sender.</source>
      <translation>الترتيب: حسب المرسل.</translation>
    </message>
    <message>
      <source>Order: the best first.</source>
      <translation>الترتيب: الأفضل أولًا.</translation>
    </message>
    <message>
      <source>Order: the largest first.</source>
      <translation>الترتيب: الأكبر أولًا.</translation>
    </message>
    <message>
      <source>Order: the newest first.</source>
      <translation>الترتيب: الأحدث أولًا.</translation>
    </message>
    <message>
      <source>Order: the oldest first.</source>
      <translation>الترتيب: الأقدم أولًا.</translation>
    </message>
    <message>
      <source>Other forms of a word</source>
      <translation>الصيغ الأخرى للكلمة</translation>
    </message>
    <message>
      <source>Other models</source>
      <translation>نماذج أخرى</translation>
    </message>
    <message>
      <source>Overfetch</source>
      <translation>الجلب الزائد</translation>
    </message>
    <message>
      <source>Own</source>
      <translation>خاص</translation>
    </message>
    <message>
      <source>Passages that are sent in one call.</source>
      <translation>عدد المقاطع التي تُرسل في استدعاء واحد.</translation>
    </message>
    <message>
      <source>Prefixes</source>
      <translation>البادئات</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>طباعة</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>الخصوصية</translation>
    </message>
    <message>
      <source>Processes</source>
      <translation>العمليات</translation>
    </message>
    <message>
      <source>Processes that build meaning with the bundled model at once, if there are as many processors.</source>
      <translation>عدد العمليات التي تبني المعنى بالنموذج المرفق في آن واحد، إن توفر هذا العدد من المعالجات.</translation>
    </message>
    <message>
      <source>Put before each passage, with prefixes = own.</source>
      <translation>توضع قبل كل مقطع، مع prefixes = own.</translation>
    </message>
    <message>
      <source>Put before each query, with prefixes = own.</source>
      <translation>توضع قبل كل سؤال، مع prefixes = own.</translation>
    </message>
    <message>
      <source>Query prefix</source>
      <translation>بادئة السؤال</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>إنهاء</translation>
    </message>
    <message>
      <source>Quit OakenSearch.</source>
      <translation>إنهاء OakenSearch.</translation>
    </message>
    <message>
      <source>Quotes</source>
      <translation>الاقتباسات</translation>
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
      <translation>ترتيب النتائج</translation>
    </message>
    <message>
      <source>Remember what you searched for, on this machine only.</source>
      <translation>تذكّر ما بحثت عنه، على هذا الجهاز فقط.</translation>
    </message>
    <message>
      <source>Rerank</source>
      <translation>إعادة ترتيب</translation>
    </message>
    <message>
      <source>Rerank address</source>
      <translation>عنوان إعادة الترتيب</translation>
    </message>
    <message>
      <source>Rerank candidates</source>
      <translation>مرشحو إعادة الترتيب</translation>
    </message>
    <message>
      <source>Rerank model</source>
      <translation>نموذج إعادة الترتيب</translation>
    </message>
    <message>
      <source>Rerank timeout</source>
      <translation>مهلة إعادة الترتيب</translation>
    </message>
    <message>
      <source>Reranker</source>
      <translation>معيد الترتيب</translation>
    </message>
    <message>
      <source>Rewrite timeout</source>
      <translation>مهلة إعادة الصياغة</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>الصفوف</translation>
    </message>
    <message>
      <source>Rrf</source>
      <translation>RRF</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>حفظ</translation>
    </message>
    <message>
      <source>Save search</source>
      <translation>حفظ البحث</translation>
    </message>
    <message>
      <source>Saved searches</source>
      <translation>عمليات البحث المحفوظة</translation>
    </message>
    <message>
      <source>Scales what the keyword retriever contributes.</source>
      <translation>يضبط مقدار ما يسهم به البحث بالكلمات.</translation>
    </message>
    <message>
      <source>Scales what the vector retriever contributes.</source>
      <translation>يضبط مقدار ما يسهم به البحث بالمتجهات.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>بحث</translation>
    </message>
    <message>
      <source>Search inside attachments: PDF, Word, Excel, PowerPoint, OpenDocument, RTF, web pages, text, calendars, mails, and zip files of these. Off: no more of them are read; what was read before can still be found.</source>
      <translation>البحث داخل المرفقات: PDF وWord وExcel وPowerPoint وOpenDocument وRTF وصفحات الويب والنصوص والتقاويم والرسائل وملفات zip منها. والإيقاف: لا يُقرأ المزيد منها؛ وما قُرئ من قبل يظل قابلًا للعثور عليه.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>الإعدادات</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>إظهار في المجلد</translation>
    </message>
    <message>
      <source>Show or hide senders, labels and mailboxes of what was found.</source>
      <translation>إظهار مرسلي ما عُثر عليه وتسمياته وصناديقه أو إخفاؤها.</translation>
    </message>
    <message>
      <source>Show the better order, when one is offered.</source>
      <translation>إظهار الترتيب الأفضل حين يُعرض.</translation>
    </message>
    <message>
      <source>Show the mailboxes.</source>
      <translation>إظهار صناديق البريد.</translation>
    </message>
    <message>
      <source>Show the searches that were kept.</source>
      <translation>إظهار عمليات البحث المحفوظة.</translation>
    </message>
    <message>
      <source>Show the settings.</source>
      <translation>إظهار الإعدادات.</translation>
    </message>
    <message>
      <source>Show thread</source>
      <translation>إظهار السلسلة</translation>
    </message>
    <message>
      <source>Show what OakenSearch is made of.</source>
      <translation>إظهار مكونات OakenSearch.</translation>
    </message>
    <message>
      <source>Show what can be typed into the search field.</source>
      <translation>إظهار ما يمكن كتابته في حقل البحث.</translation>
    </message>
    <message>
      <source>Size of all text, of the system's own size.</source>
      <translation>حجم كل النصوص نسبة إلى حجم النظام.</translation>
    </message>
    <message>
      <source>Size of the cache</source>
      <translation>حجم الذاكرة المؤقتة</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>المصدر</translation>
    </message>
    <message>
      <source>System</source>
      <translation>كالنظام</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>حجم النص</translation>
    </message>
    <message>
      <source>The chat model's name there.</source>
      <translation>اسم نموذج المحادثة هناك.</translation>
    </message>
    <message>
      <source>The embedding model's name there (nomic-embed-text).</source>
      <translation>اسم نموذج التضمين هناك (nomic-embed-text).</translation>
    </message>
    <message>
      <source>The model's name at the rerank endpoint; some need none.</source>
      <translation>اسم النموذج في خدمة إعادة الترتيب؛ بعضها لا يحتاج إليه.</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>السمة</translation>
    </message>
    <message>
      <source>Timeline</source>
      <translation>الخط الزمني</translation>
    </message>
    <message>
      <source>Tray</source>
      <translation>شريط النظام</translation>
    </message>
    <message>
      <source>Update</source>
      <translation>تحديث</translation>
    </message>
    <message>
      <source>Vector timeout</source>
      <translation>مهلة المتجهات</translation>
    </message>
    <message>
      <source>Vector weight</source>
      <translation>وزن المتجهات</translation>
    </message>
    <message>
      <source>Watch for new mail</source>
      <translation>مراقبة البريد الجديد</translation>
    </message>
    <message>
      <source>What the endpoint's model wants before a query and a passage: by its name, a preset, or your own.</source>
      <translation>ما يريده نموذج الخدمة قبل السؤال والمقطع: بحسب اسمه، أو إعداد جاهز، أو من عندك.</translation>
    </message>
    <message>
      <source>What turns text into vectors. The bundled model works on this machine and sends nothing. An endpoint is sent the text of every message (subject and passages) once, and each question, and nothing else: neither senders and recipients nor attachments. Off searches by words only.</source>
      <translation>ما يحوّل النص إلى متجهات. يعمل النموذج المرفق على هذا الجهاز ولا يرسل شيئًا. أما الخدمة فيُرسل إليها نص كل رسالة (الموضوع والمقاطع) مرة واحدة، وكل سؤال، ولا شيء غير ذلك: لا المرسلون ولا المستلمون ولا المرفقات. والإيقاف يبحث بالكلمات فقط.</translation>
    </message>
    <message>
      <source>Whether parts of the window may move: as the system, or never.</source>
      <translation>هل يجوز أن تتحرك أجزاء النافذة: كالنظام، أو أبدًا.</translation>
    </message>
    <message>
      <source>While OakenSearch is open, notice new, changed and deleted mail by itself, within seconds. Off: only at the start and when you ask.</source>
      <translation>ما دام OakenSearch مفتوحًا يلاحظ البريد الجديد والمتغير والمحذوف من تلقاء نفسه خلال ثوان. والإيقاف: عند البدء وعند طلبك فقط.</translation>
    </message>
    <message>
      <source>Whose vectors are remembered, so that a rebuild or a re-import costs nothing. They lie in this machine's private folder, without the text; off deletes them.</source>
      <translation>متجهات مَن تُحفظ، حتى لا تكلف إعادة البناء أو الاستيراد شيئًا. توجد في المجلد الخاص بهذا الجهاز دون النص؛ والإيقاف يحذفها.</translation>
    </message>
    <message>
      <source>Words of a passage that becomes one vector.</source>
      <translation>عدد كلمات المقطع الذي يصبح متجهًا واحدًا.</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>تكبير</translation>
    </message>
    <message>
      <source>Zoom normal</source>
      <translation>الحجم العادي</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>تصغير</translation>
    </message>
    <message>
      <source>s</source>
      <translation>ث</translation>
    </message>
  </context>
  <context>
    <name>shortcuts</name>
    <message>
      <source>Every program needs this key itself. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>كل برنامج يحتاج هذا المفتاح لنفسه. اضغط معه Ctrl أو Alt، أو اختر غيره.</translation>
    </message>
    <message>
      <source>Lists and windows are walked with this key. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>بهذا المفتاح يكون التنقل في القوائم والنوافذ. اضغط معه Ctrl أو Alt، أو اختر غيره.</translation>
    </message>
    <message>
      <source>Text is edited with these keys, and all of a list chosen. Please choose another.</source>
      <translation>بهذه المفاتيح يُحرَّر النص أو يُحدَّد كل ما في القائمة. اختر غيرها من فضلك.</translation>
    </message>
    <message>
      <source>The search field needs this key itself. Hold Ctrl or Alt with it, or choose another.</source>
      <translation>حقل البحث يحتاج إلى هذا المفتاح. اضغط معه Ctrl أو Alt، أو اختر غيره.</translation>
    </message>
  </context>
  <context>
    <name>why</name>
    <message>
      <source> and </source>
      <translation> و </translation>
    </message>
    <message>
      <source>Found by its meaning</source>
      <translation>عُثر عليها بمعناها</translation>
    </message>
    <message>
      <source>Found by its words</source>
      <translation>عُثر عليها بكلماتها</translation>
    </message>
    <message>
      <source>Holds exactly what you typed</source>
      <translation>تحوي ما كتبته بالضبط</translation>
    </message>
    <message>
      <source>In the attachment {name}</source>
      <translation>في المرفق {name}</translation>
    </message>
    <message>
      <source>In: {fields}</source>
      <translation>في: {fields}</translation>
    </message>
    <message>
      <source>Listed by its date; nothing was searched for in its text.</source>
      <translation>مدرجة حسب تاريخها؛ لم يُبحث عن شيء في نصها.</translation>
    </message>
    <message>
      <source>Matched: {words}</source>
      <translation>المطابق: {words}</translation>
    </message>
    <message>
      <source>Nearest passage, similarity {score}:</source>
      <translation>أقرب مقطع، التشابه {score}:</translation>
    </message>
    <message>
      <source>Number {rank} by meaning</source>
      <translation>رقم {rank} حسب المعنى</translation>
    </message>
    <message>
      <source>Number {rank} by words</source>
      <translation>رقم {rank} حسب الكلمات</translation>
    </message>
    <message>
      <source>Other passages that came near</source>
      <translation>مقاطع أخرى قريبة</translation>
    </message>
    <message>
      <source>Similarity {score}</source>
      <translation>التشابه {score}</translation>
    </message>
    <message>
      <source>and 1 more</source>
      <translation>ومقطع آخر</translation>
    </message>
    <message>
      <source>and {count} more passages</source>
      <translation>و{count} مقاطع أخرى</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>مطابق</translation>
    </message>
    <message>
      <source>found by {reasons}</source>
      <translation>عُثر عليها حسب: {reasons}</translation>
    </message>
    <message>
      <source>meaning</source>
      <translation>معنى</translation>
    </message>
    <message>
      <source>recipients</source>
      <translation>المستلمون</translation>
    </message>
    <message>
      <source>sender</source>
      <translation>المرسل</translation>
    </message>
    <message>
      <source>subject</source>
      <translation>الموضوع</translation>
    </message>
    <message>
      <source>text</source>
      <translation>النص</translation>
    </message>
    <message>
      <source>word</source>
      <translation>كلمة</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message>
      <source>1 mailbox</source>
      <translation>صندوق بريد واحد</translation>
    </message>
    <message>
      <source>1 message</source>
      <translation>رسالة واحدة</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>دقيقة واحدة</translation>
    </message>
    <message>
      <source>1 thing could not be read</source>
      <translation>تعذرت قراءة عنصر واحد</translation>
    </message>
    <message>
      <source>Apple Mail</source>
      <translation>Apple Mail</translation>
    </message>
    <message>
      <source>Building meaning</source>
      <translation>بناء المعنى</translation>
    </message>
    <message>
      <source>Evolution mail</source>
      <translation>بريد Evolution</translation>
    </message>
    <message>
      <source>Folder of mail files (mbox)</source>
      <translation>مجلد ملفات بريد (mbox)</translation>
    </message>
    <message>
      <source>Folder of mail in several formats</source>
      <translation>مجلد بريد بعدة صيغ</translation>
    </message>
    <message>
      <source>Geary mail</source>
      <translation>بريد Geary</translation>
    </message>
    <message>
      <source>Gmail export (Takeout)</source>
      <translation>تصدير Gmail ‏(Takeout)</translation>
    </message>
    <message>
      <source>Indexing words</source>
      <translation>فهرسة الكلمات</translation>
    </message>
    <message>
      <source>Mail file (mbox)</source>
      <translation>ملف بريد (mbox)</translation>
    </message>
    <message>
      <source>Mail folder (MH)</source>
      <translation>مجلد بريد (MH)</translation>
    </message>
    <message>
      <source>Mail folder (Maildir)</source>
      <translation>مجلد بريد (Maildir)</translation>
    </message>
    <message>
      <source>Message files (.eml)</source>
      <translation>ملفات رسائل (.eml)</translation>
    </message>
    <message>
      <source>Outlook data file</source>
      <translation>ملف بيانات Outlook</translation>
    </message>
    <message>
      <source>Outlook messages (.msg)</source>
      <translation>رسائل Outlook ‏(.msg)</translation>
    </message>
    <message>
      <source>Packed mail (zip, tar, gz)</source>
      <translation>بريد مضغوط (zip, tar, gz)</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>قراءة</translation>
    </message>
    <message>
      <source>Reading attachments</source>
      <translation>قراءة المرفقات</translation>
    </message>
    <message>
      <source>Thunderbird mail</source>
      <translation>بريد Thunderbird</translation>
    </message>
    <message>
      <source>less than a minute</source>
      <translation>أقل من دقيقة</translation>
    </message>
    <message>
      <source>{count} hours</source>
      <translation>{count} ساعة</translation>
    </message>
    <message>
      <source>{count} mailboxes</source>
      <translation>{count} من صناديق البريد</translation>
    </message>
    <message>
      <source>{count} messages</source>
      <translation>{count} رسالة</translation>
    </message>
    <message>
      <source>{count} minutes</source>
      <translation>{count} دقيقة</translation>
    </message>
    <message>
      <source>{count} things could not be read</source>
      <translation>تعذرت قراءة {count} من العناصر</translation>
    </message>
  </context>
</TS>
