import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'رفع المستندات',
  lead: 'الطلب \u2066{reference}\u2069: {count, plural, zero {دون مسافرين} one {مسافر واحد} two {مسافران} few {# مسافرين} many {# مسافرًا} other {# مسافر}}',
  loading: 'جارٍ تحميل طلبك',
  'progress.label': 'مستندات جميع المسافرين',
  'progress.text':
    '{total, plural, zero {تم رفع {uploaded}} one {تم رفع {uploaded} من أصل مستند واحد} two {تم رفع {uploaded} من أصل مستندين} few {تم رفع {uploaded} من أصل # مستندات} many {تم رفع {uploaded} من أصل # مستندًا} other {تم رفع {uploaded} من أصل # مستند}}',
  'hint.files':
    'تكفي أي صورة أو ملف PDF من هاتفك أو حاسوبك: قبل الإرسال نضبط الحجم والصيغة وفق ما تقبله إدارة الهجرة في تنزانيا.',
  'hint.one':
    'تكفي الصور الملتقطة بالهاتف: الزوايا الأربع كلها ظاهرة، والصورة واضحة ودون انعكاس للضوء. وإذا كان المستند من عدة صفحات، فاختر صورها معًا.',

  'type.passportPhoto': 'الصورة الشخصية',
  'type.passportDocument': 'صفحة البيانات في جواز السفر',
  'type.flightTicket': 'تذكرة الطيران',
  'type.transitTicket': 'تذكرة متابعة السفر',
  'type.transitVisa': 'تأشيرة الدولة التالية',
  'type.invitationLetter': 'خطاب الدعوة',
  'type.companyRegistration': 'السجل التجاري للشركة',
  'hint.passportPhoto':
    'التقطها بالهاتف أمام جدار أبيض سادة في ضوء النهار، والوجه نحو الكاميرا. وسنقصّها نحن إلى المقاس المطلوب.',
  'hint.passportDocument':
    'الصفحة التي فيها صورتك وبياناتك. يجب أن يكون الجواز صالحًا لمدة {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} على الأقل بعد الوصول، وفيه صفحة فارغة.',
  'hint.flightTicket': 'رحلتاك إلى تنزانيا ومنها.',
  'hint.transitTicket': 'لمتابعة سفرك بعد تنزانيا.',
  'hint.transitVisa':
    'تأشيرة الدولة التي تتابع سفرك إليها أو تصريح إقامة فيها، أو إفادة بأنك لا تحتاج إلى أيّ منهما.',
  'hint.invitationLetter': 'من الشركة التي تزورها، موقّعًا.',
  'hint.companyRegistration': 'للشركة التي تدعوك.',

  'reason.correct': 'المستند صحيح: تعديل إجابتي',
  'reason.unreadable': 'لا يمكن قراءة المستند بوضوح.',
  'reason.cut-off': 'جزء من المستند مقطوع.',
  'reason.wrong-document': 'ليس هذا هو المستند المطلوب.',
  'reason.expired': 'انتهت صلاحية المستند، أو تنتهي قريبًا جدًا.',
  'reason.does-not-match': 'لا يطابق المستند الإجابات التي قدّمتها.',
  'reason.another-person': 'يبدو أن هذا جواز سفر شخص آخر.',
  'reason.answers-differ': 'ما فيه يختلف عن إجاباتك.',
  'reason.photo-background': 'يجب أن تكون خلفية الصورة بيضاء خالية.',
  'reason.photo-face': 'يجب أن يظهر الوجه كاملًا من الأمام ودون ظلال.',
  'reason.damaged': 'تلفت نسختنا من المستند دون أي خطأ منك. نرجو إرساله مرة أخرى.',
  'reason.answers-changed': 'صُحّحت إجابة بعد ذلك، وهذا المستند يُظهر الإجابة السابقة.',
  'reason.other': 'لا يمكن استخدام المستند في هذا الطلب.',

  'traveller.list': 'المسافرون',
  'traveller.fallback': 'المسافر {number}',
  'traveller.position': 'المسافر {number} من {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label':
    '{total, plural, zero {المستندات: {uploaded}} one {{uploaded} من أصل مستند واحد} two {{uploaded} من أصل مستندين} few {{uploaded} من أصل # مستندات} many {{uploaded} من أصل # مستندًا} other {{uploaded} من أصل # مستند}}',
  'traveller.complete': 'مكتمل',
  'traveller.choose': 'اختيار مسافر آخر',
  'traveller.next': 'المسافر التالي',
  'traveller.onlyMissing': 'المسافرون الذين تنقصهم مستندات فقط',
  'traveller.noneMissing': 'لا ينقص شيء.',

  'state.missing': 'بانتظار الملف',
  'state.added': 'تمت الإضافة',
  'state.received': 'تم الاستلام',
  'state.accepted': 'تمت المراجعة',
  'state.rejected': 'مطلوب نسخة جديدة',
  'state.doubt': 'تحقّق منه',
  'file.size': '{size}، أُضيف في {moment}',
  'file.view': 'عرض',
  'file.view.label': 'عرض {document}',
  'file.remove': 'حذف',
  'file.remove.label': 'حذف {document}',
  'file.remove.ask': 'هل تريد حذف هذا الملف؟',
  'file.remove.yes': 'نعم، احذفه',
  'file.remove.no': 'إبقاء الملف',
  'file.removed': 'تم حذف المستند',
  'file.download': 'تنزيل',
  'file.open': 'فتح في علامة تبويب جديدة',
  'file.pdf': 'هذا ملف PDF. افتحه في علامة تبويب جديدة أو نزّله.',
  'file.same': 'هذا هو الملف نفسه المستخدم في {document} باسم {name}',
  'question.same-file': 'أُرسل الملف نفسه لمستند آخر أيضًا.',
  'question.same-file.text': 'إذا اخترته بالخطأ، فاختر الملف الصحيح.',
  'question.no-face': 'لم نجد وجهًا في هذه الصورة.',
  'question.no-face.text': 'إذا كان الخطأ منّا، فأخبرنا بذلك. وإلا فاختر صورة أخرى.',
  'question.right': 'الملف صحيح',
  'file.closeView': 'إغلاق',
  'file.loading': 'جارٍ تحميل الملف',

  'add.drop': 'أفلت ملفًا هنا',
  'add.dropNow': 'أفلت الآن لإضافة الملف',
  'add.choose': 'اختيار ملف',
  'add.replace': 'استبدال',
  'add.new': 'اختيار ملف جديد',
  'add.better': 'أضف نسخة أفضل',
  'add.camera': 'التقاط صورة',
  'add.for': '{action}: {document}، {name}',
  'add.several': 'اختر صورًا فقط لنجمعها في ملف PDF واحد. أمّا ملف PDF فيُضاف وحده.',
  'add.onePhoto': 'اختر هنا صورة واحدة.',
  'many.title': 'ملفات عدة مسافرين',
  'many.text':
    'اختر الملفات معًا. كل ملف يحمل اسم مسافر يوضع عنده، وسترى مكان كل ملف قبل إرسال أي شيء.',
  'many.drop': 'أو أفلتها هنا.',
  'many.choose': 'اختيار عدة ملفات',
  'many.whose': 'لمن هذه الملفات؟',
  'many.leaveOut': 'عدم الإضافة',
  'many.add':
    '{count, plural, =0 {اختر لمن هي} one {إضافة ملف واحد} two {إضافة ملفين} few {إضافة # ملفات} many {إضافة # ملفًا} other {إضافة # ملف}}',
  'pages.title': 'الصفحات: {document}',
  'pages.text': 'تصبح هذه الصور ملف PDF واحدًا بهذا الترتيب.',
  'pages.page': 'الصفحة {number}',
  'pages.up': 'نقل الصفحة {number} إلى أعلى',
  'pages.down': 'نقل الصفحة {number} إلى أسفل',
  'pages.remove': 'إزالة الصفحة {number}',
  'pages.more': 'إضافة صورة أخرى',
  'pages.add':
    '{count, plural, zero {لا توجد صفحات} one {إضافة هذه الصورة} two {إضافة صفحتين في ملف PDF واحد} few {إضافة # صفحات في ملف PDF واحد} many {إضافة # صفحة في ملف PDF واحد} other {إضافة # صفحة في ملف PDF واحد}}',
  'pages.moved': 'أصبحت الصفحة {number} من {total}',

  'upload.preparing': 'جارٍ تجهيز ملفك',
  'upload.waiting': 'بانتظار اكتمال عمليات الرفع الأخرى',
  'upload.sending': '{percent}%',
  'upload.checking': 'تم الإرسال. جارٍ التحقق من الملف',
  'upload.again': 'انقطع الاتصال. تجري المحاولة مرة أخرى',
  'upload.label': 'جارٍ رفع {document}',
  'upload.cancel': 'إلغاء',
  'upload.cancel.label': 'إلغاء رفع {document}',
  'upload.retry': 'إعادة المحاولة',
  'upload.lost':
    'انقطع الاتصال. يبقى الملف هنا ما دامت هذه الصفحة مفتوحة: اضغط «إعادة المحاولة»، أو انتظر حتى يعود الاتصال.',
  'upload.done': 'تم رفع المستند',
  'upload.done.text': '{document}، {name}',
  'upload.smaller': 'صغّرنا حجم الملف: كان {before} وأصبح {after}.',
  'upload.failed': 'تعذّر الرفع',
  'upload.failed.text': 'تعذّر رفع الملف',
  'upload.tooLarge': 'الملف كبير جدًا',
  'upload.tooLarge.text':
    'ما زال الملف كبيرًا جدًا حتى بعد تصغيره. التقط صورة لكل صفحة واختر الصور معًا.',
  'upload.tooMany':
    '{most, plural, zero {لا يتسع المكان لأي صفحة.} one {الحد الأقصى هنا صفحة واحدة.} two {الحد الأقصى هنا صفحتان.} few {الحد الأقصى هنا # صفحات.} many {الحد الأقصى هنا # صفحة.} other {الحد الأقصى هنا # صفحة.}} احذف الصفحات غير المطلوبة وأضف الملف من جديد.',
  'upload.signed': 'ملف PDF هذا يحمل توقيعًا يبطل إذا صغّرناه. اطلب نسخة أصغر، أو أضف صورًا لصفحاته.',
  'upload.changed': 'جرى تعديل الملف أو نقله أو حذفه من جهازك بعد أن اخترته. اختره مرة أخرى.',
  'upload.misnamed':
    'هذا الملف ليس {kind} في الحقيقة، بل اسمه فقط يقول ذلك. افتحه في التطبيق الذي جاء منه، واحفظه بصيغة {allowed}، ثم أضف ذلك الملف.',
  'upload.heic':
    'هذه الصورة بصيغة من Apple (HEIC) لا يستطيع هذا المتصفح فتحها. على iPhone اختر «الإعدادات» ثم «الكاميرا» ثم «التنسيقات» ثم «الأكثر توافقًا» والتقطها من جديد، أو افتح الصورة واحفظها بصيغة JPG.',
  'upload.picture':
    'لا يستطيع هذا المتصفح فتح هذا النوع من الصور. احفظها بصيغة JPG أو PNG وأضفها من جديد.',
  'kinds.image': 'JPG أو PNG',
  'kinds.any': 'JPG أو PNG أو PDF',

  'complete.title': 'هل اكتمل كل شيء؟',
  'complete.text.ready':
    'تم رفع جميع المستندات. راجعها مرة أخرى. يمكنك بعد ذلك إضافة نسخة أفضل ما دمنا لم نراجع المستند.',
  'complete.text.missing':
    '{count, plural, zero {لا ينقص أي مستند.} one {ما زال مستند واحد ناقصًا.} two {ما زال مستندان ناقصين.} few {ما زالت # مستندات ناقصة.} many {ما زال # مستندًا ناقصًا.} other {ما زال # مستند ناقصًا.}} ما رفعته محفوظ، ويمكنك المتابعة لاحقًا.',
  'complete.text.doubt':
    '{count, plural, zero {لا يحتاج أي مستند إلى إجابتك.} one {مستند واحد يحتاج إلى إجابتك أولًا: السؤال بجانبه.} two {مستندان يحتاجان إلى إجابتك أولًا: السؤالان بجانبهما.} few {# مستندات تحتاج إلى إجابتك أولًا: الأسئلة بجانبها.} many {# مستندًا يحتاج إلى إجابتك أولًا: الأسئلة بجانبها.} other {# مستند يحتاج إلى إجابتك أولًا: الأسئلة بجانبها.}}',
  'complete.action': 'إتمام الطلب',
  'complete.busy': 'جارٍ إرسال طلبك',
  'complete.done': 'تم إرسال طلبك بنجاح',
  'complete.missing.title': 'ما زالت بعض المستندات ناقصة',
  'complete.doubt.title': 'يُرجى الإجابة عن هذا أولًا',
  'complete.missing.line': '{document}، {name}',
  'complete.missing.more':
    '{count, plural, zero {ولا شيء آخر} one {ومستند آخر} two {ومستندان آخران} few {و# مستندات أخرى} many {و# مستندًا آخر} other {و# مستند آخر}}',
  'complete.uploading': 'انتظر حتى تنتهي عمليات الرفع، ثم اضغط «إتمام الطلب» مرة أخرى.',
  'complete.failed.title': 'لم نتمكن من إتمام طلبك بعد',
  'complete.failed.text':
    'مستنداتك محفوظة لدينا. حاول مرة أخرى بعد بضع دقائق. وإذا تكرر الفشل، فراسلنا على \u2066{email}\u2069 واذكر {reference}: سنُتمّ الطلب نيابةً عنك.',
  'complete.again': 'إعادة المحاولة',
  'action.status': 'الاستعلام عن الطلب',
  'action.home': 'الرئيسية',
  'action.later': 'الاستعلام عن الطلب لاحقًا',

  'received.title': 'تم استلام الطلب!',
  'received.text': 'لدينا كل ما يلزم للطلب {reference}. لا يلزمك القيام بأي شيء آخر.',
  'received.at': 'تاريخ الاستلام',
  'received.expected': 'آخر موعد لتقديمه',
  'received.reference': 'الرقم المرجعي',
  'received.next': 'الخطوات التالية',
  'received.next.1':
    'سنراجع كل إجابة وكل مستند. وإذا احتاج أمر ما إلى تصحيح، فسنراسلك على \u2066{email}\u2069.',
  'received.next.2.by': 'سنقدّم الطلب إلى إدارة الهجرة في تنزانيا في موعد أقصاه {day}.',
  'received.next.2': 'سنقدّم الطلب إلى إدارة الهجرة في تنزانيا.',
  'received.next.3': 'القرار للجهة المختصة، ولا تُقصِّر خياراتنا السريعة المدة التي تحتاج إليها.',
  'received.next.3.by':
    'القرار للجهة المختصة، وهو متوقع في حدود {day} إذا التزمت بمدتها المعلنة. ولا تُقصِّر خياراتنا السريعة هذه المدة.',
  'received.next.4': 'سيصلك القرار بالبريد الإلكتروني، ويمكنك تنزيل التأشيرة من صفحة حالة الطلب.',
  'received.keep': 'يمكنك العودة إلى هذه الصفحة في أي وقت.',

  'asked.title':
    '{count, plural, zero {لا نحتاج إلى نسخ جديدة من مستنداتك} one {نحتاج إلى نسخة جديدة من أحد مستنداتك} two {نحتاج إلى نسختين جديدتين من مستندين} few {نحتاج إلى نسخ جديدة من # مستندات} many {نحتاج إلى نسخ جديدة من # مستندًا} other {نحتاج إلى نسخ جديدة من # مستند}}',
  'asked.text':
    '{count, plural, zero {لا يوجد مستند يتعذّر تقديمه.} one {لا يمكن تقديم أحد مستنداتك بحالته الحالية: السبب مذكور أدناه.} two {لا يمكن تقديم مستندين من مستنداتك بحالتهما الحالية: السبب مذكور أدناه.} few {لا يمكن تقديم # من مستنداتك بحالتها الحالية: السبب مذكور أدناه.} many {لا يمكن تقديم # من مستنداتك بحالتها الحالية: السبب مذكور أدناه.} other {لا يمكن تقديم # من مستنداتك بحالتها الحالية: السبب مذكور أدناه.}} ويبقى كل ما عدا ذلك كما هو.',
  'asked.by':
    'أرسل {count, plural, zero {النسخ الجديدة} one {النسخة الجديدة} two {النسختين الجديدتين} few {النسخ الجديدة} many {النسخ الجديدة} other {النسخ الجديدة}} في موعد أقصاه {day}، لنتمكن من الالتزام بالموعد الذي حددناه لك.',
  'asked.others':
    '{count, plural, zero {لا يوجد مسافرون آخرون.} one {لا يلزم شيء للمسافر الآخر.} two {لا يلزم شيء للمسافرَين الآخرَين.} few {لا يلزم شيء للمسافرين الآخرين وعددهم #.} many {لا يلزم شيء للمسافرين الآخرين وعددهم #.} other {لا يلزم شيء للمسافرين الآخرين وعددهم #.}}',
  'replaced.title': 'شكرًا لك، لدينا الآن كل ما نحتاج إليه',
  'replaced.text':
    'اكتمل كل شيء لدينا من جديد، وسنواصل العمل على طلبك. وإذا تعذّر استخدام مستند آخر، فسنراسلك.',

  'unpaid.title': 'ادفع أولًا، ثم أضف مستنداتك',
  'unpaid.text': 'لم تُدفع قيمة الطلب {reference} بعد. لم يُخصم أي مبلغ، وإجاباتك محفوظة.',
  'unpaid.total': 'الإجمالي',
  'review.title': 'نراجع عملية الدفع',
  'review.text':
    'نحتاج إلى مراجعة عملية دفع الطلب {reference} يدويًا. لا تدفع مرة أخرى. وفور انتهاء المراجعة يمكنك إضافة مستنداتك هنا.',
  'refunded.title': 'تم ردّ مبلغ هذا الطلب',
  'refunded.text': 'تم ردّ المبلغ المدفوع مقابل الطلب {reference}، فلا حاجة إلى إضافة مستندات.',
  'closed.title': 'لم تعد المستندات مطلوبة',
  'closed.text': 'صدر القرار في الطلب {reference}. تعرض صفحة حالة الطلب النتيجة.',

  'failed.title': 'تعذّر تحميل طلبك',

  'page.title': 'جواز سفرك يخالف إجابتك',
  'page.line': '{field}: في جواز السفر {says}، وفي إجابتك {wrote}.',
  'page.unsaid': '{field}: ما في صفحة البيانات يخالف إجابتك.',
  'page.correct': 'تصحيح إجابتي',
  'page.correct.of': 'تصحيح إجابتي: {field}',
  'page.same': 'إجاباتي صحيحة',
  'page.another': 'إرسال صورة أخرى',
  'page.another-person.text':
    'الاسم وتاريخ الميلاد ورقم جواز السفر تختلف كلها عن إجاباتك بشأن {name}.',
  'page.confirmed': 'تبقى إجاباتك كما هي',
  'page.unreadable':
    'تعذّرت قراءة السطرين في أسفل الصفحة. إن كانا مقطوعين أو غير واضحين فأرسل صورة أفضل.',
  'page.slow': 'تستغرق مقارنة الصفحة بإجاباتك وقتًا أطول قليلًا على هذا الجهاز.',
  'page.stop': 'إيقاف',
  'page.served':
    'لم يتمكن هذا الجهاز من قراءة الصفحة، لذلك نقرؤها نحن. وإذا لم تطابق إجاباتك فسترى ذلك هنا.',
  'page.other': 'تبدو هذه بطاقة هوية أو تأشيرة. يُرجى إرسال صفحة البيانات في جواز السفر.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'رسائلنا لا تصل إليك',
  'returned.text':
    'رسائلنا إلى \u2066{address}\u2069 ترتدّ إلينا. صحّح عنوانك، وسنرسل كل ما ارتدّ مرة أخرى.',
  'returned.correct': 'تصحيح عنواني',
  'returned.right': 'العنوان صحيح، أعد المحاولة',
  'returned.tried': 'نرسل كل شيء مرة أخرى. وإذا ارتدّ من جديد، فسنخبرك هنا.',
}
