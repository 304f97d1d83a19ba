import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'تحية طيبة {name}،',
  'footer.private':
    '\u2066{company}\u2069 شركة استشارات خاصة وليست جزءًا من أي حكومة. يمكنك أيضًا التقديم عبر الموقع الرسمي {officialSite}.',
  'footer.contact': 'لديك أسئلة؟ ردّ على هذه الرسالة أو اكتب إلى {email}.',
  'footer.stop': 'إيقاف التذكيرات بشأن هذا الطلب',
  'fact.reference': 'الرقم المرجعي',
  'fact.paidAt': 'تاريخ الدفع',
  'fact.payment': 'عملية الدفع',
  'fact.visa': 'التأشيرة',
  'fact.travellers': 'المسافرون',
  'fact.total': 'الإجمالي',
  'fact.status': 'الحالة',
  'fact.attached': 'المرفقات',
  message: 'من الموظف الذي يعمل على طلبك',
  'status.pending': 'قيد الانتظار',
  'status.paid': 'مدفوع',
  'status.processing': 'قيد المعالجة',
  'status.approved': 'تمت الموافقة',
  'status.rejected': 'مرفوض',
  'next.title': 'الخطوات التالية',

  'payment-confirmed.subject': 'وصل مبلغ الطلب {reference}: أضف مستنداتك الآن',
  'payment-confirmed.preview': 'إيصالك، والخطوة الوحيدة المتبقية عليك.',
  'payment-confirmed.title': 'وصلت دفعتك',
  'payment-confirmed.text.attached': 'شكرًا لك. إيصالك مرفق بصيغة PDF.',
  'payment-confirmed.text.online': 'شكرًا لك. ستجد إيصالك في صفحة الحالة.',
  'payment-confirmed.agreement': 'الاتفاقية التي وقّعتها مرفقة بصيغة PDF.',
  'payment-confirmed.action': 'الانتقال إلى المستندات',
  'payment-confirmed.next.1':
    '{count, plural, zero {أضف المستندات. تكفي صور واضحة ملتقطة بالهاتف.} one {أضف مستندات المسافر. تكفي صور واضحة ملتقطة بالهاتف.} two {أضف مستندات المسافرَين كليهما. تكفي صور واضحة ملتقطة بالهاتف.} few {أضف مستندات المسافرين جميعًا، وعددهم #. تكفي صور واضحة ملتقطة بالهاتف.} many {أضف مستندات المسافرين جميعًا، وعددهم #. تكفي صور واضحة ملتقطة بالهاتف.} other {أضف مستندات المسافرين جميعًا، وعددهم #. تكفي صور واضحة ملتقطة بالهاتف.}}',
  'payment-confirmed.next.2.normal': 'نراجع كل شيء ونقدّم الطلب خلال مدة من 5 إلى 7 أيام عمل.',
  'payment-confirmed.next.2.urgent': 'نراجع كل شيء ونقدّم الطلب خلال مدة من 2 إلى 3 أيام عمل.',
  'payment-confirmed.next.2.super_urgent': 'نراجع كل شيء ونقدّم الطلب خلال 24 ساعة.',
  'payment-confirmed.next.3':
    'الجهة المختصة هي التي تقرر، ولا يستطيع أحد تقصير وقتها. يصل القرار إلى هذا العنوان.',
  'payment-confirmed.next.3.by':
    'الجهة المختصة هي التي تقرر، ويُتوقع ذلك نحو {day} إذا وصلتنا مستنداتك اليوم، ولا يستطيع أحد تقصير ذلك. يصل القرار إلى هذا العنوان.',
  'payment-confirmed.link': 'يفتح الزر طلبك دون كلمة مرور. لا تُعِد توجيه هذه الرسالة.',

  'order-amended.subject': 'الطلب {reference}: تم تغيير ما طلبته',
  'order-amended.preview': 'ما طلبته الآن، وموعد جاهزيته.',
  'order-amended.title': 'تم تغيير ما طلبته',
  'order-amended.text.paid':
    'شكرًا لك. وصلت دفعتك البالغة {amount} وتم التغيير. هذه الرسالة هي إيصالك: احتفظ بها.',
  'order-amended.text.staff':
    'كما اتفقنا، غيّرنا طلبك. إن كان لك مبلغ مسترد فستصلك رسالة أخرى بشأنه.',
  'order-amended.receipt': 'الإيصال مرفق بصيغة PDF.',
  'order-amended.documents':
    'تتطلب هذه التأشيرة مستندات أكثر من السابقة. أضفها ثم أكمل الطلب من جديد.',
  'order-amended.due': 'سنقدّم الطلب في موعد أقصاه {day}.',
  'order-amended.action.status': 'عرض حالة الطلب',
  'order-amended.action.documents': 'إضافة المستندات',

  'documents-received.subject': 'الطلب {reference}: لدينا كل ما نحتاج إليه',
  'documents-received.preview': 'لا يتبقى عليك شيء. إليك ما سيحدث، وموعده.',
  'documents-received.title': 'وصلت مستنداتك',
  'documents-received.text':
    '{count, plural, zero {وصلت جميع المستندات.} one {وصلت جميع مستندات المسافر.} two {وصلت جميع مستندات المسافرَين.} few {وصلت جميع مستندات المسافرين، وعددهم #.} many {وصلت جميع مستندات المسافرين، وعددهم #.} other {وصلت جميع مستندات المسافرين، وعددهم #.}} لا يتبقى عليك شيء.',
  'documents-received.action': 'عرض حالة الطلب',
  'documents-received.next.1':
    'نراجع كل شيء ونقدّم الطلب في موعد أقصاه {day}. إذا احتاج أمر ما إلى تصحيح، نكتب إليك.',
  'documents-received.next.2': 'الجهة المختصة هي التي تقرر، ولا تقصّر أي سرعة لدينا وقتها.',
  'documents-received.next.2.by':
    'الجهة المختصة هي التي تقرر، نحو {day} إذا التزمت بمدتها المعلنة، ولا تقصّر أي سرعة لدينا هذه المدة.',
  'documents-received.next.3': 'يصلك القرار بالبريد الإلكتروني، ومعه التأشيرة لتنزيلها.',
  'documents-received.hold': 'لا تحجز شيئًا لا يمكن تغييره قبل أن تحصل على التأشيرة.',

  'reminder-payment.subject': 'الطلب {reference}: إجاباتك محفوظة وبانتظار الدفع',
  'reminder-payment.preview': 'تابع من حيث توقفت. لم يُخصم أي مبلغ.',
  'reminder-payment.title': 'لم تُدفع قيمة طلبك بعد',
  'reminder-payment.text':
    'إجاباتك في الطلب {reference} محفوظة. لم يُخصم أي مبلغ، ولا يُقدَّم شيء إلى الجهة المختصة قبل الدفع.',
  'reminder-payment.text.last':
    'إجاباتك في الطلب {reference} ما زالت محفوظة. هذا تذكيرنا الأخير. وإذا لم تعد تحتاج إلى التأشيرة، فلا يلزمك القيام بشيء.',
  'reminder-payment.action': 'المتابعة إلى الدفع',

  'reminder-documents.subject':
    'الطلب {reference}: {count, plural, =0 {بقيت خطوة أخيرة} zero {بقيت خطوة أخيرة} one {ما زال مستند واحد ناقصًا} two {ما زال مستندان ناقصين} few {ما زالت # مستندات ناقصة} many {ما زال # مستندًا ناقصًا} other {ما زال # مستند ناقصًا}}',
  'reminder-documents.preview': 'نبدأ العمل فور وصول المستندات.',
  'reminder-documents.title': 'ما زالت بعض المستندات ناقصة',
  'reminder-documents.text': 'دُفعت قيمة طلبك {reference}. نبدأ العمل فور وصول هذه المستندات:',
  'reminder-documents.text.last':
    'دُفعت قيمة طلبك {reference}، وهو بانتظار هذه المستندات. هذا تذكيرنا الأخير، لكن الطلب يبقى مفتوحًا.',
  'reminder-documents.more':
    '{count, plural, zero {ولا مسافرين آخرين} one {ومسافر آخر} two {ومسافران آخران} few {و# مسافرين آخرين} many {و# مسافرًا آخر} other {و# مسافر آخر}}',
  'reminder-documents.title.complete': 'بقيت خطوة أخيرة',
  'reminder-documents.text.complete':
    'وصلت جميع مستندات الطلب {reference}، لكنك لم تُتمّ الطلب. راجعها مرة أخرى واضغط «إتمام الطلب»: عندها نبدأ العمل.',
  'reminder-documents.action': 'إضافة المستندات',
  'reminder-documents.action.complete': 'إتمام الطلب',
  'reminder-documents.help':
    'هل واجهتك مشكلة، أو ليس لديك أحد المستندات؟ ردّ على هذه الرسالة وأخبرنا.',

  'own-part-asked.subject.named': 'طلب من {name}: املأ الجزء الخاص بك لتأشيرة تنزانيا',
  'own-part-asked.subject.plain': 'الجزء الخاص بك من طلب تأشيرة تنزانيا',
  'own-part-asked.preview': 'نموذج واحد لك وحدك. بلا حساب وبلا دفع.',
  'own-part-asked.title': 'املأ الجزء الخاص بك',
  'own-part-asked.text.named':
    'يُقدَّم طلب تأشيرات تنزانيا عبر {company} باسم {name}، ومطلوب منك ملء الجزء الخاص بك: بياناتك كما في جواز السفر، ثم مستنداتك لاحقًا.',
  'own-part-asked.text.plain':
    'يقدّم شخص تسافر معه طلب تأشيرات إلى تنزانيا عبر {company} ويطلب منك ملء الجزء الخاص بك: بياناتك كما في جواز السفر، ثم مستنداتك لاحقًا.',
  'own-part-asked.sees':
    'يفتح الرابط نموذجك وحدك، على أي جهاز وبلا حساب. لا تدفع شيئًا. من أرسله يرى إجاباتك ويرسلها ويدفع.',
  'own-part-asked.action': 'فتح نموذجي',
  'own-part-asked.ignore':
    'لا تعرف ممن هذه الرسالة؟ تجاهلها: لن يحدث شيء من دونك. لا نطلب هنا مالًا أو كلمة مرور أبدًا.',
  'own-part-reminder.subject': 'ما زال الجزء الخاص بك من طلب تأشيرة تنزانيا ينتظرك',
  'own-part-reminder.title': 'ما زال الجزء الخاص بك ينتظرك',
  'own-part-reminder.answers':
    'لا يمكن متابعة الطلب إلا بعد اكتمال الجزء الخاص بك. ما كتبته محفوظ، ويفتحه الرابط نفسه.',
  'own-part-reminder.documents':
    'دُفعت رسوم الطلب، وما زالت مستنداتك ناقصة. الرابط نفسه يقودك إليها.',
  'own-part-finished.subject.all': 'أكمل كل المسافرين الجزء الخاص بهم',
  'own-part-finished.subject.some':
    '{count, plural, zero {لم يكمل أي مسافر بعد} one {أكمل مسافر الجزء الخاص به} two {أكمل مسافران الجزء الخاص بهما} few {أكمل # مسافرين الجزء الخاص بهم} many {أكمل # مسافرًا الجزء الخاص بهم} other {أكمل # مسافر الجزء الخاص بهم}}',
  'own-part-finished.text': 'اكتمل: {names}.',
  'own-part-finished.left':
    '{count, plural, zero {لم يبقَ أحد.} one {بقي مسافر واحد لديه رابط ولم ينتهِ بعد.} two {بقي مسافران لديهما رابط ولم ينتهيا بعد.} few {بقي # مسافرين لديهم رابط ولم ينتهوا بعد.} many {بقي # مسافرًا لديهم رابط ولم ينتهوا بعد.} other {بقي # مسافر لديهم رابط ولم ينتهوا بعد.}}',
  'own-part-finished.next':
    'افتح الطلب في المتصفح الذي بدأته فيه، وراجع الإجابات ثم تابع إلى الدفع.',
  'own-part-finished.action': 'متابعة الطلب',

  'continue-link.subject': 'رابطك لمتابعة الطلب',
  'continue-link.preview': 'يعمل مرة واحدة خلال {minutes} دقيقة.',
  'continue-link.title': 'المتابعة في متصفح آخر',
  'continue-link.text':
    'افتح هذه الرسالة على الجهاز الذي تريد المتابعة عليه، واضغط الزر. يعمل الرابط مرة واحدة خلال {minutes} دقيقة.',
  'continue-link.action': 'متابعة الطلب',
  'continue-link.ignore': 'لم تطلب هذا الرابط؟ تجاهل هذه الرسالة إذن: لن يحدث شيء من دونه.',

  'draft-reminder.subject': 'طلبك لتأشيرة تنزانيا لم يكتمل',
  'draft-reminder.preview': 'تبقى البيانات محفوظة حتى {date}.',
  'draft-reminder.title': 'تابع من حيث توقفت',
  'draft-reminder.text':
    'بدأت لدينا طلبًا لتأشيرة تنزانيا ولم تكمله. تبقى بياناتك محفوظة حتى {date} ثم تُحذف. لم يُخصم أي مبلغ ولم يُقدَّم شيء.',
  'draft-reminder.action': 'متابعة الطلب',
  'draft-reminder.once': 'يعمل الزر مرة واحدة وعلى أي جهاز. هذا هو التذكير الوحيد الذي نرسله.',
  'draft-reminder.ignore': 'لست صاحب الطلب، أو لم تعد بحاجة إليه؟',
  'draft-reminder.forget': 'انسوا هذا الطلب',

  'staff-invitation.subject.new': 'دعوتك للعمل معنا',
  'staff-invitation.subject.reset': 'اختر كلمة مرور جديدة',
  'staff-invitation.preview':
    'تعمل مرة واحدة خلال {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'staff-invitation.title': 'مرحبًا {name}',
  'staff-invitation.new':
    'وُجّهت إليك دعوة من {inviter} إلى قسم الموظفين في {company}. اضغط الزر واختر كلمة مرور، وبذلك يكتمل دخولك.',
  'staff-invitation.reset':
    'بناءً على طلب {inviter}، يمكنك البدء من جديد في قسم الموظفين في {company}. اضغط الزر واختر كلمة مرور جديدة. أُلغي العامل الثاني الذي كان لديك: فعّله من جديد بعد ذلك.',
  'staff-invitation.action': 'اختيار كلمة مرور',
  'staff-invitation.ignore':
    'يعمل الزر مرة واحدة خلال {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. لم تكن تتوقع هذه الرسالة؟ تجاهلها إذن، وأخبر المسؤول عن المكتب.',

  'status-changed.subject.pending': 'أُعيد فتح الطلب {reference}',
  'status-changed.subject.paid': 'الطلب {reference}: سُجّلت دفعتك',
  'status-changed.subject.processing': 'الطلب {reference} لدى الجهة المختصة',
  'status-changed.subject.approved': 'تمت الموافقة على الطلب {reference}',
  'status-changed.subject.rejected': 'الطلب {reference}: صدر القرار في طلبك',
  'status-changed.preview': 'تغيّرت حالة طلبك. إليك ما يعنيه ذلك.',
  'status-changed.title.pending': 'أُعيد فتح طلبك',
  'status-changed.title.paid': 'سُجّلت دفعتك',
  'status-changed.title.processing': 'طلبك قيد المعالجة',
  'status-changed.title.approved': 'تمت الموافقة على طلبك',
  'status-changed.title.rejected': 'رُفض طلبك',
  'status-changed.text.pending': 'أعدنا فتح طلبك. تذكر صفحة حالة الطلب ما بقي عليك.',
  'status-changed.text.paid':
    'يُعدّ طلبك الآن مدفوعًا. تذكر صفحة حالة الطلب إن كنا ما زلنا نحتاج إلى شيء منك.',
  'status-changed.text.processing':
    'راجعنا مستنداتك وقدّمنا الطلب. القرار الآن للجهة المختصة، ولا يمكن لأحد اختصار مدته. نكتب إليك فور صدور القرار.',
  'status-changed.text.approved': 'تمت الموافقة على طلبك. تجد المستند في صفحة حالة الطلب.',
  'status-changed.text.rejected': 'صدر القرار في طلبك بالرفض. نعلم أن هذا ليس ما كنت ترجوه.',
  'status-changed.rejected':
    'تريد معرفة المزيد، أو التقديم من جديد؟ ردّ على هذه الرسالة: يقرؤها أحد موظفينا.',
  'status-changed.action': 'عرض حالة الطلب',

  'staff-message.subject': '{reference}: رسالة بشأن طلبك',
  'staff-message.preview': 'من الموظف الذي يعمل على طلبك.',
  'staff-message.title': 'رسالة بشأن طلبك',
  'staff-message.reply': 'يمكنك الردّ على هذه الرسالة: يقرؤها أحد موظفينا.',
  'visa-approved.subject': 'الطلب {reference}: تأشيرتك جاهزة',
  'visa-approved.preview': 'المستند مرفق. تحقّق منه قبل السفر.',
  'visa-approved.title': 'تمت الموافقة على تأشيرتك',
  'visa-approved.text':
    'خبر سار: تمت الموافقة على طلبك. المستند مرفق بهذه الرسالة، ويمكنك تنزيله من صفحة حالة الطلب.',
  'visa-approved.action': 'تنزيل التأشيرة',
  'visa-approved.next': 'قبل السفر',
  'visa-approved.next.1':
    'تحقّق من الاسم ورقم جواز السفر والتواريخ حرفًا حرفًا. وجدت خطأ؟ ردّ على هذه الرسالة فورًا.',
  'visa-approved.next.2': 'اطبع المستند، واحتفظ بنسخة على هاتفك.',
  'visa-approved.next.3':
    'احمل جواز السفر الذي قدّمت به. لضابط الحدود الكلمة الأخيرة في السماح بالدخول.',
  'visa-approved.next.4':
    'من يشك في المستند يمكنه التحقق من أنه صادر عنّا على \u2066{address}\u2069.',

  'partly.approved': 'تمت الموافقة على {approved} من أصل {total}.',
  'partly.filed':
    '{count, plural, one {ما زال طلب {names} لدى الجهة المختصة.} other {ما زالت طلبات {names} لدى الجهة المختصة.}}',
  'partly.open':
    '{count, plural, one {لم يُقدَّم طلب {names} بعد.} other {لم تُقدَّم طلبات {names} بعد.}}',
  'partly.more': 'و{count} آخرون',
  'applicant-decided.subject.filed': '{reference}: قُدّم طلب {names}',
  'applicant-decided.subject.rejected': '{reference}: القرار بشأن {names}',
  'applicant-decided.subject.withdrawn': '{reference}: سُحب طلب {names}',
  'applicant-decided.subject.ready': '{reference}: أُعيد فتح طلب {names}',
  'applicant-decided.preview': 'ما الذي تقرر، وماذا يعني لك.',
  'applicant-decided.title.filed': 'قُدّم طلب {names}',
  'applicant-decided.title.rejected': 'القرار بشأن {names}',
  'applicant-decided.title.withdrawn': 'سُحب طلب {names}',
  'applicant-decided.title.ready': 'أُعيد فتح طلب {names}',
  'applicant-decided.text.filed':
    'راجعنا المستندات وقدّمنا طلب {names}. القرار الآن للجهة المختصة، ولا يمكن لأحد اختصار مدته. نكتب إليك فور صدور القرار.',
  'applicant-decided.text.rejected':
    'صدر القرار في طلب {names} بالرفض. نعلم أن هذا ليس ما كنت ترجوه.',
  'applicant-decided.text.withdrawn': 'انتهى طلب {names}: فقد سُحب.',
  'applicant-decided.text.ready':
    'أعدنا فتح طلب {names}. تذكر صفحة حالة الطلب إن كنا نحتاج إلى شيء منك.',
  'applicant-decided.reason': 'السبب',
  'applicant-decided.rejected.next.1':
    'تريد معرفة المزيد عن السبب؟ ردّ على هذه الرسالة: يقرؤها أحد موظفينا.',
  'applicant-decided.rejected.next.2':
    'ما يُردّ من المبلغ وما لا يُردّ مبيّن في سياسة الاسترداد: {address}',
  'applicant-decided.rejected.next.3': 'يمكنك التقديم من جديد. ننظر معك قبل ذلك فيما يمكن تصحيحه.',
  'applicant-decided.withdrawn.next':
    'لم تكن تتوقع هذا؟ ردّ على هذه الرسالة فورًا. ما يُردّ من المبلغ مبيّن في سياسة الاسترداد: {address}',
  'visa-approved.text.some':
    'خبر سار: تمت الموافقة على طلب {names}. المستند مرفق بهذه الرسالة، ويمكنك تنزيله من صفحة حالة الطلب.',

  'documents-asked.subject':
    'الطلب {reference}: {count, plural, zero {لا نحتاج إلى مستندات جديدة} one {نحتاج إلى مستند جديد} two {نحتاج إلى مستندين جديدين} few {نحتاج إلى # مستندات جديدة} many {نحتاج إلى # مستندًا جديدًا} other {نحتاج إلى # مستند جديد}}',
  'documents-asked.preview':
    '{count, plural, zero {كل المستندات تفي بالغرض.} one {مستند واحد لا يفي بالغرض.} two {مستندان لا يفيان بالغرض.} few {# مستندات لا تفي بالغرض.} many {# مستندًا لا تفي بالغرض.} other {# مستند لا تفي بالغرض.}} إليك السبب، وكيف ترسل ما هو أفضل.',
  'documents-asked.title':
    '{count, plural, zero {لا نحتاج إلى مستندات جديدة منك} one {نحتاج إلى مستند جديد منك} two {نحتاج إلى مستندين جديدين منك} few {نحتاج إلى # مستندات جديدة منك} many {نحتاج إلى # مستندًا جديدًا منك} other {نحتاج إلى # مستند جديد منك}}',
  'documents-asked.text':
    'راجعنا مستندات الطلب {reference}. {count, plural, zero {لا يوجد مستند يتعذّر تقديمه} one {لا يمكن تقديم هذا المستند بحالته الحالية} two {لا يمكن تقديم هذين المستندين بحالتهما الحالية} few {لا يمكن تقديم هذه المستندات بحالتها الحالية} many {لا يمكن تقديم هذه المستندات بحالتها الحالية} other {لا يمكن تقديم هذه المستندات بحالتها الحالية}}:',
  'documents-asked.action':
    '{count, plural, zero {إرسال مستندات جديدة} one {إرسال مستند جديد} two {إرسال مستندين جديدين} few {إرسال مستندات جديدة} many {إرسال مستندات جديدة} other {إرسال مستندات جديدة}}',
  'documents-asked.reply':
    'نحتاج إلى ذلك في موعد أقصاه {day}، لنتمكن من الوفاء بموعدنا. ويبقى كل ما قدّمته عدا ذلك كما هو.',

  'refund-made.subject': 'الطلب {reference}: مبلغك في طريقه إليك',
  'refund-made.preview': 'يعود المبلغ إلى البطاقة التي دفعت بها.',
  'refund-made.title': 'رددنا إليك المبلغ',
  'refund-made.text.refund':
    'كما اتفقنا، لا نواصل العمل على هذا الطلب، ونردّ إليك ما تنص عليه سياسة الاسترداد لدينا.',
  'refund-made.text.cancellation':
    'أُلغي طلبك كما أردت. نردّ إليك ما تنص عليه سياسة الاسترداد لدينا.',
  'refund-made.text.duplicate': 'وصلتنا دفعتك مرتين. نردّ إليك الثانية كاملة.',
  'refund-made.text.service-failed': 'حدث خلل من جانبنا. نأسف لذلك، ونردّ إليك المبلغ.',
  'refund-made.text.late':
    'لم نقدّم طلبك في الموعد الذي وعدنا به. دفعتَ مقابل سرعة أكبر، لذلك نعيد إليك هذه الرسوم الإضافية. يستمر طلبك كما هو.',
  'refund-made.text.amended':
    'أصبح سعر طلبك أقل كما اتفقنا. نردّ إليك الفرق الذي تنص عليه سياسة الاسترداد لدينا.',
  'refund-made.text.lapsed':
    'وصلت دفعتك مقابل تغيير بعد أن لم يعد التغيير ممكنًا. يبقى طلبك كما كان، ونردّ إليك هذه الدفعة كاملة.',
  'refund-made.text.part': 'كما اتفقنا، نردّ إليك جزءًا مما دُفع لهذا الطلب.',
  'refund-made.withdrawn': 'لم يعد {name} ضمن هذا الطلب. ويستمر الطلب لبقية المسافرين.',
  'refund-made.before': 'ما رُدّ سابقًا',
  'refund-made.open': 'ما يبقى مدفوعًا للطلب',
  'refund-made.paid': 'ما دفعته',
  'refund-made.kept': 'ما احتفظنا به',
  'refund-made.amount': 'المبلغ المردود',
  'refund-made.note': 'الإشعار الدائن مرفق بصيغة PDF.',
  'refund-made.arrives':
    'يذهب المبلغ إلى البطاقة التي دفعت بها ويصل في موعد أقصاه {day}، وتتوقف سرعة وصوله على مصرفك.',
  'refund-made.action': 'عرض حالة الطلب',
  'refund-made.help': 'لم يصل المبلغ حتى ذلك الحين؟ ردّ على هذه الرسالة.',

  'answers-corrected.subject': 'صُحّح طلبك {reference}',
  'answers-corrected.preview': 'ما الذي صُحّح، وهل نحتاج إلى شيء منك.',
  'answers-corrected.title': 'صُحّح طلبك',
  'answers-corrected.text.staff': 'صحّحنا هذه الإجابات في طلبك {reference}:',
  'answers-corrected.text.traveller': 'صُحّحت هذه الإجابات في طلبك {reference} عبر الموقع:',
  'answers-corrected.contact': 'بيانات التواصل',
  'answers-corrected.asks':
    '{count, plural, zero {لا نحتاج إلى مستندات جديدة.} one {يُظهر مستند واحد الإجابة السابقة. نرجو إرسال مستند جديد:} two {يُظهر مستندان الإجابة السابقة. نرجو إرسال مستندين جديدين:} few {تُظهر # مستندات الإجابة السابقة. نرجو إرسال مستندات جديدة:} many {يُظهر # مستندًا الإجابة السابقة. نرجو إرسال مستندات جديدة:} other {يُظهر # مستند الإجابة السابقة. نرجو إرسال مستندات جديدة:}}',
  'answers-corrected.values':
    'حرصًا على أمانك لا تُكرَّر الإجابات في هذه الرسالة. يمكنك رؤيتها عبر الزر.',
  'answers-corrected.action': 'عرض التصحيحات',
  'answers-corrected.wrong': 'لا علم لك بهذا، أو فيه خطأ؟ أجب عن هذه الرسالة فورًا.',

  'contact-code.subject': 'رمزك للعنوان الجديد: {code}',
  'contact-code.text':
    'طلب منا شخص ما أن نكتب إلى هذا العنوان بشأن طلب التأشيرة {reference}. إن كنت أنت من طلب ذلك، فاكتب هذا الرمز حيث طلبته. يعمل مرة واحدة خلال {minutes} دقيقة.',
  'contact-code.ignore':
    'لم تطلب ذلك؟ إذن أخطأ أحدهم في كتابة عنوان. تجاهل هذه الرسالة: من دون الرمز لا يتغيّر شيء.',

  'contact-changed.subject.old': 'تغيّر عنوان التواصل للطلب {reference}',
  'contact-changed.subject.new': 'نكتب الآن إلى هذا العنوان بشأن الطلب {reference}',
  'contact-changed.preview.old': 'لم تكن أنت؟ راسلنا فورًا.',
  'contact-changed.preview.new': 'كل ما يخص طلبك يصل من الآن إلى هنا.',
  'contact-changed.title.old': 'تغيّر عنوان التواصل',
  'contact-changed.title.new': 'نكتب الآن إلى هذا العنوان',
  'contact-changed.text.old':
    'عنوان التواصل للطلب {reference} هو الآن \u2066{email}\u2069. لن نكتب إلى هذا العنوان بعد الآن، والرموز التي أرسلناها إليه لم تعد تعمل.',
  'contact-changed.text.new':
    'هذا الآن عنوان التواصل لطلبك {reference}. سيصل القرار والتأشيرة إلى هنا.',
  'contact-changed.wrong.old':
    'لم تكن أنت؟ أجب عن هذه الرسالة فورًا ليتمكّن أحد موظفينا من إيقاف ذلك.',
  'contact-changed.wrong.new': 'لا علم لك بهذا الطلب؟ أجب عن هذه الرسالة لنصحّح العنوان.',
  'contact-changed.action.old': 'كيف تتواصل معنا',

  'chat-answer.subject': 'ردّنا على رسالتك',
  'chat-answer.preview': 'وصل بعد أن غادرت الدردشة.',
  'chat-answer.title': 'لقد رددنا عليك',
  'chat-answer.text':
    '{count, plural, zero {كتبت إلينا في الدردشة. وصل ردّنا بعد أن غادرت:} one {كتبت إلينا في الدردشة. وصل هذا الرد بعد أن غادرت:} two {كتبت إلينا في الدردشة. وصل هذان الردّان بعد أن غادرت:} few {كتبت إلينا في الدردشة. وصلت هذه الردود، وعددها #، بعد أن غادرت:} many {كتبت إلينا في الدردشة. وصلت هذه الردود، وعددها #، بعد أن غادرت:} other {كتبت إلينا في الدردشة. وصلت هذه الردود، وعددها #، بعد أن غادرت:}}',
  'chat-answer.action': 'متابعة المحادثة',
  'chat-answer.link': 'يفتح الزر محادثتك دون كلمة مرور مدة {days} يومًا. لا تُعِد توجيه هذه الرسالة.',

  'chat-transcript.subject': 'محادثتك مع {company}',
  'chat-transcript.preview': 'النسخة التي طلبتها.',
  'chat-transcript.title': 'محادثتك',
  'chat-transcript.text': 'إليك النسخة التي طلبتها. الأوقات بتوقيت لندن.',
  'chat-transcript.you': 'أنت',
  'chat-transcript.ignore': 'لم تطلب نسخة؟ إذن أخطأ أحدهم في كتابة العنوان: احذف هذه الرسالة.',

  'email-test.subject': 'اختبار نظام البريد الإلكتروني',
  'email-test.preview': 'النظام يعمل: تصل الرسائل إلى هذا الصندوق.',
  'email-test.title': 'نظام البريد الإلكتروني يعمل',
  'email-test.text':
    'وصلت هذه الرسالة بالطريق نفسه الذي تسلكه رسائل المسافرين. إذا ظهرت هنا بوضوح، فستظهر رسائلهم كذلك.',
  'email-test.sent': 'وقت الإرسال',
  'email-test.by': 'أجرى الاختبار',
  'email-test.action': 'العودة إلى الاختبار',
  'email-test.ignore': 'لا علم لك بأي اختبار؟ تجاهل هذه الرسالة إذن.',

  'download-code.subject': 'رمزك لتنزيل التأشيرة: {code}',
  'download-code.preview': 'يعمل مرة واحدة خلال {minutes} دقيقة.',
  'download-code.title': 'رمزك',
  'download-code.text':
    'اكتب هذا الرمز في صفحة حالة الطلب لتنزيل تأشيرة الطلب {reference}. يعمل مرة واحدة خلال {minutes} دقيقة.',
  'download-code.action': 'فتح صفحة حالة الطلب',
  'download-code.ignore':
    'لم تطلب رمزًا؟ إذن هناك من يعرف رقمك المرجعي وبريدك الإلكتروني. من دون الرمز لا يرى أي مستند: احتفظ به لنفسك.',

  'application-received.subject': '{reference}: طلبك محفوظ ويمكن دفعه من أي جهاز',
  'application-received.preview': 'رابط طلبك، وكيف تدفع من جهاز آخر.',
  'application-received.title': 'وصلنا طلبك',
  'application-received.text':
    'إجاباتك محفوظة. يمكنك الدفع من هذا الجهاز أو من غيره: افتح هذه الرسالة هناك واضغط الزر.',
  'application-received.action': 'المتابعة إلى الدفع',
  'application-received.otherwise':
    'لم يُخصم أي مبلغ. لا يُقدَّم شيء قبل الدفع، والطلب الذي لا يُدفع ينتهي من تلقاء نفسه. نذكّرك مرتين على الأكثر.',

  'application-link.subject': '{reference}: رابط طلبك',
  'application-link.preview': 'يفتح كل شيء: الحالة والإجابات والمستندات.',
  'application-link.title': 'رابطك',
  'application-link.text': 'افتح هذه الرسالة على الجهاز الذي تريد المتابعة عليه، واضغط الزر.',
  'application-link.action': 'فتح طلبي',
  'application-link.ignore':
    'لم تطلب هذا؟ تجاهل هذه الرسالة إذن: من طلبها لم يرَ شيئًا. يفتح الزر طلبك دون كلمة مرور. لا تُعِد توجيه هذه الرسالة.',

  'applications-found.subject': 'طلباتك',
  'applications-found.preview': 'طلبتها على موقعنا.',
  'applications-found.title': 'طلباتك لدينا',
  'applications-found.text':
    '{count, plural, one {قُدّم هذا الطلب ببريدك الإلكتروني. رقمه المرجعي يفتحه:} other {قُدّمت هذه الطلبات ببريدك الإلكتروني، وعددها #. كل رقم مرجعي يفتح واحدًا منها:}}',
  'applications-found.action': '{count, plural, one {فتح طلبي} other {فتح أحدثها}}',

  'cancelled.subject': 'أُلغي الطلب {reference}',
  'cancelled.preview': 'لم يُخصم أي مبلغ. إليك ما يعنيه ذلك.',
  'cancelled.title': 'أُلغي طلبك',
  'cancelled.text':
    'ألغيت الطلب {reference}. لم يُخصم أي مبلغ، ولا يُقدَّم شيء، ولن تصلك تذكيرات. يمكنك بدء طلب جديد في أي وقت.',
  'cancelled.ignore': 'لم تُلغِه بنفسك؟ إذن فعل ذلك شخص لديه رابطك: أجب عن هذه الرسالة.',

  'cancellation-received.subject': '{reference}: وصلنا طلبك للإلغاء',
  'cancellation-received.preview': 'يجيبك موظف بالبريد الإلكتروني. وحتى ذلك الحين لا يتغير شيء.',
  'cancellation-received.title': 'وصلنا طلبك للإلغاء',
  'cancellation-received.text': 'ننظر في طلبك ونجيب في موعد أقصاه {day}.',
  'cancellation-received.refund': 'يُردّ وفق سياستنا',
  'cancellation-received.until': 'إلى أن نجيب، يستمر طلبك كما كان.',

  'cancellation-answered.subject.accepted': '{reference}: قُبل الإلغاء',
  'cancellation-answered.subject.declined': '{reference}: جوابنا عن طلبك للإلغاء',
  'cancellation-answered.preview': 'إليك جوابنا.',
  'cancellation-answered.title.accepted': 'قُبل إلغاؤك',
  'cancellation-answered.title.declined': 'تعذّر الإلغاء',
  'cancellation-answered.text.accepted':
    'لن نتابع طلبات المسافرين المذكورين أدناه. وإذا كان هناك مبلغ يُردّ إليك، فستخبرك رسالة أخرى بمقداره وموعده.',
  'cancellation-answered.text.declined':
    'لا يمكننا الإلغاء للمسافرين المذكورين أدناه. يستمر طلبهم كما كان.',
  'cancellation-answered.help': 'لديك أسئلة؟ أجب عن هذه الرسالة: يقرؤها شخص.',

  'data-request-received.subject.export': 'وصلنا طلبك لنسخة من بياناتك',
  'data-request-received.subject.erasure': 'وصلنا طلبك لمحو بياناتك',
  'data-request-received.preview': 'ما الذي سيحدث، ومتى.',
  'data-request-received.title.export': 'وصلنا طلبك لنسخة',
  'data-request-received.title.erasure': 'وصلنا طلبك للمحو',
  'data-request-received.text.export':
    'طلبت نسخة من كل ما نحتفظ به عنك. يراجع زميل لنا الطلب ويرسلها إليك.',
  'data-request-received.text.erasure':
    'طلبت أن نمحو ما نحتفظ به عنك. يراجع زميل لنا الطلب ويكتب إليك عند الانتهاء. ما دُفع يُحفظ للمحاسبة، من دون اسمك.',
  'data-request-received.due': 'الجواب في موعد أقصاه',
  'data-request-received.ignore': 'لم تطلب هذا؟ إذن طلبه شخص لديه رابطك: أجب عن هذه الرسالة.',

  'document.passportPhoto': 'الصورة الشخصية',
  'document.passportDocument': 'صفحة الجواز التي فيها الصورة',
  'document.flightTicket': 'تذكرة الطيران',
  'document.transitTicket': 'تذكرة متابعة السفر',
  'document.transitVisa': 'تأشيرة الدولة التالية',
  'document.invitationLetter': 'خطاب الدعوة',
  'document.companyRegistration': 'السجل التجاري للشركة',
  'list.application-received': 'وصلنا طلبك',
  'list.application-link': 'رابط طلبك',
  'list.cancelled': 'أُلغي طلبك',
  'list.cancellation-received': 'وصلنا طلبك للإلغاء',
  'list.cancellation-answered': 'جوابنا عن طلب الإلغاء',
  'list.data-request-received': 'وصلنا طلبك بشأن بياناتك',

  'list.payment-confirmed': 'إيصالك: وصلت الدفعة',
  'list.order-amended': 'تم تغيير ما طلبته',
  'list.documents-received': 'وصلتنا مستنداتك',
  'list.reminder-payment': 'تذكير: لم يتم الدفع بعد',
  'list.reminder-documents': 'تذكير: بعض المستندات ناقصة',
  'list.staff-message': 'رسالة منّا',
  'list.status-changed': 'جديد طلبك',
  'list.applicant-decided': 'القرار بشأن أحد المسافرين',
  'list.answers-corrected': 'صُحّحت إجاباتك',
  'list.contact-changed': 'تغيّرت بيانات التواصل',
  'list.visa-approved': 'تأشيرتك',
  'list.documents-asked': 'نحتاج إلى مستند جديد',
  'list.refund-made': 'استرداد مبلغك',
}
