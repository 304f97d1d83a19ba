import type { Dictionary } from '../index.ts'

export const document: Dictionary['document'] = {
  title: 'رفع المستندات',
  lead: 'الطلب {reference}: {count, plural, zero {دون مسافرين} one {مسافر واحد} two {مسافران} few {# مسافرين} many {# مسافرًا} other {# مسافر}}',
  loading: 'جارٍ تحميل طلبك',
  'progress.label': 'مستندات جميع المسافرين',
  'progress.text': 'رُفع {uploaded} من أصل {total} من المستندات',
  'hint.sizes':
    'المقاسات والصيغ هي ما تفضّله الجهة المختصة. نقبل الصور وملفات PDF حتى {limit} ميغابايت، ونكتب إليك إذا احتجنا إلى ملف أفضل.',
  'hint.one':
    'ملف واحد لكل مستند. تكفي صور ملتقطة بالهاتف: الزوايا الأربع كلها ظاهرة، والصورة واضحة ودون انعكاس للضوء.',

  'type.passportPhoto': 'الصورة الشخصية',
  'type.passportDocument': 'صفحة الجواز التي فيها صورتك',
  'type.flightTicket': 'تذكرة الطيران',
  'type.transitTicket': 'تذكرة متابعة السفر',
  'type.transitVisa': 'تأشيرة الدولة التالية',
  'type.invitationLetter': 'خطاب الدعوة',
  'type.companyRegistration': 'السجل التجاري للشركة',
  'hint.passportPhoto':
    'التقطها بالهاتف أمام جدار أبيض سادة في ضوء النهار، والوجه نحو الكاميرا. ونحن نقصّها إلى المقاس المطلوب.',
  'hint.passportDocument':
    'صفحة البيانات. صلاحية 6 أشهر على الأقل وصفحة واحدة فارغة متبقية. JPG أو PNG، بحد أقصى 300 كيلوبايت.',
  'hint.flightTicket': 'إلى تنزانيا ومنها. PDF، بحد أقصى 1 ميغابايت.',
  'hint.transitTicket': 'رحلتك التالية. PDF، بحد أقصى 1 ميغابايت.',
  'hint.transitVisa':
    'أو تصريح الإقامة فيها، أو إفادة بأنك لا تحتاج إلى أيّ منهما. PDF، بحد أقصى 1 ميغابايت.',
  'hint.invitationLetter': 'من الشركة التي تزورها، موقّعًا. PDF، بحد أقصى 2 ميغابايت.',
  'hint.companyRegistration': 'للشركة التي تدعوك. PDF، بحد أقصى 1 ميغابايت.',

  'reason.unreadable': 'لا يمكن قراءته بوضوح.',
  'reason.cut-off': 'جزء منه مقطوع.',
  'reason.wrong-document': 'هو مستند آخر غير الذي نحتاج إليه.',
  'reason.expired': 'انتهت صلاحيته، أو تنتهي قريبًا جدًا.',
  'reason.does-not-match': 'لا يطابق الإجابات التي قدّمتها.',
  'reason.photo-background': 'يجب أن تكون خلفية الصورة بيضاء خالية.',
  'reason.photo-face': 'يجب أن يظهر الوجه كاملًا من الأمام ودون ظلال.',
  'reason.damaged': 'تلفت نسختنا منه دون أي خطأ منك. نرجو إرساله مرة أخرى.',
  'reason.answers-changed': 'صُحّحت إجابة بعد ذلك، وهذا المستند يُظهر الإجابة السابقة.',
  'reason.other': 'لا يفي بالغرض.',

  'traveller.list': 'المسافرون',
  'traveller.fallback': 'المسافر {number}',
  'traveller.position': 'المسافر {number} من {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{uploaded} من أصل {total} من المستندات',
  'traveller.complete': 'مكتمل',
  'traveller.choose': 'اختيار مسافر آخر',
  'traveller.next': 'المسافر التالي',
  'traveller.onlyMissing': 'المسافرون الذين تنقصهم مستندات فقط',
  'traveller.noneMissing': 'لا ينقص شيء.',

  'state.missing': 'ناقص',
  'state.added': 'أُضيف',
  'state.received': 'استُلم',
  'state.accepted': 'تمت المراجعة',
  'state.rejected': 'مطلوب مستند جديد',
  'file.size': '{size}، أُضيف في {moment}',
  'file.view': 'عرض',
  'file.view.label': 'عرض {document}',
  'file.remove': 'حذف',
  'file.remove.label': 'حذف {document}',
  'file.remove.ask': 'هل تريد حذف هذا الملف؟',
  'file.remove.yes': 'نعم، احذفه',
  'file.remove.no': 'إبقاؤه',
  'file.removed': 'حُذف المستند',
  'file.download': 'تنزيل',
  'file.open': 'فتح في علامة تبويب جديدة',
  'file.pdf': 'هذا ملف PDF. افتحه في علامة تبويب جديدة أو نزّله.',
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
  'add.several': 'أضف ملفًا واحدًا هنا. اجمع الصفحات في ملف PDF واحد وأضفه.',

  'upload.preparing': 'جارٍ فحص الملف',
  'upload.waiting': 'بانتظار اكتمال عمليات الرفع الأخرى',
  'upload.sending': '{percent}%',
  'upload.checking': 'أُرسل. نتحقق من الملف',
  'upload.again': 'انقطع الاتصال. جارٍ المحاولة مرة أخرى',
  'upload.label': 'جارٍ رفع {document}',
  'upload.cancel': 'إلغاء',
  'upload.cancel.label': 'إلغاء رفع {document}',
  'upload.retry': 'إعادة المحاولة',
  'upload.dismiss': 'تجاهل',
  'upload.lost':
    'انقطع الاتصال. يبقى الملف هنا ما دامت هذه الصفحة مفتوحة: اضغط «إعادة المحاولة»، أو انتظر حتى يعود الاتصال.',
  'upload.done': 'رُفع المستند',
  'upload.done.text': '{document}، {name}',
  'upload.smaller': 'صغّرنا حجم الصورة: كان {before} وأصبح {after}.',
  'upload.failed': 'فشل الرفع',
  'upload.failed.text': 'تعذّر رفع الملف',
  'upload.tooLarge': 'الملف كبير جدًا',
  'upload.tooLarge.text': 'يجب أن يقل حجم الملف عن {limit} ميغابايت',
  'upload.heic':
    'هذه الصورة بصيغة من Apple (HEIC) لا يستطيع هذا المتصفح فتحها. على iPhone اختر «الإعدادات» ثم «الكاميرا» ثم «التنسيقات» ثم «الأكثر توافقًا» والتقطها من جديد، أو افتح الصورة واحفظها بصيغة JPG.',
  'upload.picture':
    'لا يستطيع هذا المتصفح فتح هذا النوع من الصور. احفظها بصيغة JPG أو PNG وأضفها من جديد.',
  'kinds.image': 'JPG أو PNG',
  'kinds.any': 'JPG أو PNG أو PDF',

  'complete.title': 'هل اكتمل كل شيء؟',
  'complete.text.ready':
    'رُفعت جميع المستندات. راجعها مرة أخرى. يمكنك بعد ذلك إضافة نسخة أفضل ما دمنا لم نراجع المستند.',
  'complete.text.missing':
    '{count, plural, zero {لا ينقص أي مستند.} one {ما زال مستند واحد ناقصًا.} two {ما زال مستندان ناقصين.} few {ما زالت # مستندات ناقصة.} many {ما زال # مستندًا ناقصًا.} other {ما زال # مستند ناقصًا.}} ما رفعته محفوظ، ويمكنك المتابعة لاحقًا.',
  'complete.action': 'إتمام الطلب',
  'complete.busy': 'جارٍ إرسال طلبك',
  'complete.done': 'تم تقديم الطلب بنجاح',
  'complete.missing.title': 'ما زالت بعض المستندات ناقصة',
  'complete.missing.line': '{document}، {name}',
  'complete.missing.more':
    '{count, plural, zero {ولا شيء آخر} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  'complete.uploading': 'انتظر حتى تنتهي عمليات الرفع، ثم اضغط الزر مرة أخرى.',
  'complete.failed.title': 'لم نتمكن من إتمام طلبك بعد',
  'complete.failed.text':
    'مستنداتك محفوظة لدينا. حاول مرة أخرى بعد بضع دقائق. وإذا تكرر الفشل، فاكتب إلى \u2066{email}\u2069 واذكر {reference}: سنُتمّ الطلب نيابةً عنك.',
  'complete.again': 'إعادة المحاولة',
  'action.status': 'الاستعلام عن الطلب',
  'action.home': 'الرئيسية',
  'action.later': 'الاستعلام لاحقًا',

  'received.title': 'تم استلام الطلب!',
  'received.text': 'لدينا كل ما يلزم للطلب {reference}. لا يتبقى عليك شيء.',
  'received.at': 'تاريخ الاستلام',
  'received.expected': 'نقدّمه في موعد أقصاه',
  'received.reference': 'الرقم المرجعي',
  'received.next': 'الخطوات التالية',
  'received.next.1':
    'نراجع كل إجابة وكل مستند. إذا احتاج أمر ما إلى تصحيح، نكتب إلى \u2066{email}\u2069.',
  'received.next.2.by': 'نقدّم الطلب إلى الجهة المختصة في موعد أقصاه {day}.',
  'received.next.2': 'نقدّم الطلب إلى الجهة المختصة.',
  'received.next.3':
    'تقرّر الجهة المختصة، رسميًا خلال نحو {days} أيام من ذلك. لا تختصر أي سرعة لدينا هذه المدة.',
  'received.next.4': 'يصلك القرار بالبريد الإلكتروني، وتنزّل التأشيرة من صفحة حالة الطلب.',
  'received.keep': 'تبقى هذه الصفحة متاحة كلما عدت إليها.',

  'asked.title':
    '{count, plural, zero {لا نحتاج إلى مستندات جديدة منك} one {نحتاج إلى مستند جديد منك} two {نحتاج إلى مستندين جديدين منك} few {نحتاج إلى # مستندات جديدة منك} many {نحتاج إلى # مستندًا جديدًا منك} other {نحتاج إلى # مستند جديد منك}}',
  'asked.text':
    '{count, plural, zero {لا يوجد مستند يتعذّر تقديمه.} one {لا يمكن تقديم أحد مستنداتك بحالته الحالية: السبب مذكور أدناه.} two {لا يمكن تقديم مستندين من مستنداتك بحالتهما الحالية: السبب مذكور أدناه.} few {لا يمكن تقديم # من مستنداتك بحالتها الحالية: السبب مذكور أدناه.} many {لا يمكن تقديم # من مستنداتك بحالتها الحالية: السبب مذكور أدناه.} other {لا يمكن تقديم # من مستنداتك بحالتها الحالية: السبب مذكور أدناه.}} ويبقى كل ما عدا ذلك كما هو.',
  'asked.by':
    'أرسل {count, plural, zero {المستندات الجديدة} one {المستند الجديد} two {المستندين الجديدين} few {المستندات الجديدة} many {المستندات الجديدة} other {المستندات الجديدة}} في موعد أقصاه {day}، لنتمكن من الوفاء بموعدنا.',
  'asked.others':
    '{count, plural, zero {لا يوجد مسافرون آخرون.} one {لا يلزم شيء للمسافر الآخر.} two {لا يلزم شيء للمسافرَين الآخرَين.} few {لا يلزم شيء للمسافرين الآخرين وعددهم #.} many {لا يلزم شيء للمسافرين الآخرين وعددهم #.} other {لا يلزم شيء للمسافرين الآخرين وعددهم #.}}',
  'replaced.title': 'شكرًا لك، لا يتبقى عليك شيء',
  'replaced.text':
    'اكتمل كل شيء لدينا من جديد ونواصل العمل على طلبك. إذا لم يفِ مستند آخر بالغرض، نكتب إليك.',

  'unpaid.title': 'ادفع أولًا، ثم أضف مستنداتك',
  'unpaid.text': 'لم تُدفع قيمة الطلب {reference} بعد. لم يُخصم أي مبلغ، وإجاباتك محفوظة.',
  'unpaid.pay': 'ادفع الآن',
  'unpaid.total': 'الإجمالي',
  'review.title': 'نراجع عملية الدفع',
  'review.text':
    'تحتاج عملية دفع الطلب {reference} إلى مراجعة من أحد موظفينا. لا تدفع مرة أخرى. فور انتهاء المراجعة يمكنك إضافة مستنداتك هنا.',
  'refunded.title': 'رُدّ مبلغ هذا الطلب',
  'refunded.text': 'رُدّ المبلغ المدفوع عن الطلب {reference}، فلا توجد مستندات لإضافتها.',
  'closed.title': 'لم تعد المستندات مطلوبة',
  'closed.text': 'صدر القرار في الطلب {reference}. تعرض صفحة حالة الطلب النتيجة.',

  'notFound.title': 'الطلب غير موجود',
  'notFound.text':
    'لا يوجد طلب لهذا الرابط. افتح الرابط الوارد في رسالتنا مرة أخرى، أو ابحث عن طلبك برقمه المرجعي.',
  'notFound.home': 'العودة إلى الرئيسية',
  'failed.title': 'تعذّر تحميل طلبك',
}
