import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'تحية طيبة، {name}',
  'footer.private':
    '\u2066{company}\u2069 شركة استشارات خاصة وليست جزءًا من أي حكومة. يمكنك أيضًا التقديم عبر الموقع الرسمي {officialSite}.',
  'footer.contact': 'لديك أسئلة؟ ردّ على هذه الرسالة أو راسلنا على {email}.',
  'footer.stop': 'إيقاف التذكيرات بشأن هذا الطلب',
  'fact.reference': 'الرقم المرجعي',
  'fact.paidAt': 'تاريخ الدفع',
  'fact.payment': 'الرقم المرجعي للدفع',
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
  'status.rejected': 'لم تتم الموافقة',
  'next.title': 'الخطوات التالية',

  'payment-confirmed.subject': 'وصل مبلغ الطلب {reference}: أضف مستنداتك الآن',
  'payment-confirmed.subject.ended': 'وصل مبلغ الطلب {reference}',
  'payment-confirmed.preview': 'إيصالك، والخطوة الوحيدة المطلوبة منك.',
  'payment-confirmed.title': 'وصلتنا دفعتك',
  'payment-confirmed.text.attached': 'شكرًا لك. إيصالك مرفق بصيغة PDF.',
  'payment-confirmed.text.both': 'شكرًا لك. إيصالك والاتفاقية التي وقّعتها مرفقان بصيغة PDF.',
  'payment-confirmed.text.online': 'شكرًا لك. تجد إيصالك في صفحة حالة الطلب.',
  'payment-confirmed.agreement': 'الاتفاقية التي وقّعتها مرفقة بصيغة PDF.',
  'payment-confirmed.ended': 'كان الطلب قد انتهى عندما وصلت هذه الدفعة. سنراجع الأمر ونكتب إليك.',
  'payment-confirmed.action': 'الانتقال إلى المستندات',
  'payment-confirmed.next.1':
    '{count, plural, zero {أضف المستندات. تكفي صور واضحة ملتقطة بالهاتف.} one {أضف مستندات المسافر. تكفي صور واضحة ملتقطة بالهاتف.} two {أضف مستندات المسافرَين كليهما. تكفي صور واضحة ملتقطة بالهاتف.} few {أضف مستندات المسافرين جميعًا، وعددهم #. تكفي صور واضحة ملتقطة بالهاتف.} many {أضف مستندات المسافرين جميعًا، وعددهم #. تكفي صور واضحة ملتقطة بالهاتف.} other {أضف مستندات المسافرين جميعًا، وعددهم #. تكفي صور واضحة ملتقطة بالهاتف.}}',
  'payment-confirmed.next.2.business-days':
    'بعد وصول جميع المستندات، سنراجع كل شيء ونقدّم الطلب إلى الجهة المختصة خلال مدة {apart, plural, =0 {} other {من {least} إلى }}{most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}.',
  'payment-confirmed.next.2.hours':
    'بعد وصول جميع المستندات، سنراجع كل شيء ونقدّم الطلب إلى الجهة المختصة خلال {most, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'payment-confirmed.next.3':
    'القرار بعد ذلك للجهة المختصة، ولا يستطيع أحد تقصير المدة التي تحتاج إليها. وسنرسل القرار إلى هذا العنوان.',
  'payment-confirmed.next.3.by':
    'القرار بعد ذلك للجهة المختصة، وهو متوقع في حدود {day} إذا وصلتنا مستنداتك اليوم، ولا يستطيع أحد تسريعه. وسنرسل القرار إلى هذا العنوان.',
  'payment-confirmed.link': 'يفتح الزر طلبك دون كلمة مرور. لا تُعِد توجيه هذه الرسالة.',

  'order-amended.subject': 'الطلب {reference}: تم تغيير ما طلبته',
  'order-amended.preview': 'ما طلبته الآن، وموعد تقديمه.',
  'order-amended.title': 'تم تغيير ما طلبته',
  'order-amended.text.paid':
    'شكرًا لك. وصلت دفعتك البالغة {amount} وتم التغيير. هذه الرسالة إيصالك عن التغيير: احتفظ بها.',
  'order-amended.text.staff':
    'كما اتفقنا، غيّرنا طلبك. وإذا كان لك مبلغ مستحق الرد، فسنراسلك بشأنه في رسالة منفصلة.',
  'order-amended.receipt': 'الإيصال مرفق بصيغة PDF.',
  'order-amended.documents':
    'تتطلب هذه التأشيرة مستندات أكثر من السابقة. أضفها ثم اضغط «إتمام الطلب» من جديد.',
  'order-amended.due': 'سنقدّم الطلب إلى الجهة المختصة في موعد أقصاه {day}.',
  'order-amended.action.status': 'عرض حالة الطلب',
  'order-amended.action.documents': 'إضافة المستندات',

  'regime-changed.subject': 'الطلب {reference}: سيستغرق القرار وقتًا أطول',
  'regime-changed.preview': 'غيّرت الجهة المختصة قواعدها. إليك ما يعنيه ذلك لك.',
  'regime-changed.title': 'سيستغرق القرار وقتًا أطول',
  'regime-changed.text':
    'غيّرت الجهة المختصة قواعدها. تُحال الطلبات {count, plural, zero {بجوازات هؤلاء المسافرين} one {بجواز هذا المسافر} two {بجوازي هذين المسافرين} few {بجوازات هؤلاء المسافرين} many {بجوازات هؤلاء المسافرين} other {بجوازات هؤلاء المسافرين}} من الآن أولًا إلى مكتب آخر لديها، ويستغرق القرار نحو {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'regime-changed.by':
    'القرار متوقع الآن في حدود {day} إذا التزمت الجهة المختصة بمدتها المعلنة، ولا يستطيع أحد تسريعه.',
  'regime-changed.open': 'تبدأ هذه المدة يوم نقدّم الطلب، وسنقدّمه فور وصول جميع المستندات.',
  'regime-changed.late':
    'موعد الوصول المقرر في هذا اليوم أو قبله. إذا كان بإمكانك السفر في وقت لاحق، فأرسل إلينا التاريخ الجديد بالرد على هذه الرسالة.',
  'regime-changed.kept': 'لن يتغير المبلغ الذي دفعته ولا الموعد الذي التزمنا به لتقديم الطلب.',
  'regime-changed.cancel':
    'إذا كنت تفضّل الإلغاء، فستجد في الصفحة نفسها المبلغ الذي نردّه وفق الشروط التي وافقت عليها.',

  'documents-received.subject': 'الطلب {reference}: لدينا كل ما نحتاج إليه',
  'documents-received.preview': 'لا يلزمك القيام بأي شيء آخر. إليك ما سيحدث، وموعده.',
  'documents-received.title': 'وصلتنا مستنداتك',
  'documents-received.text':
    '{count, plural, zero {وصلت جميع المستندات.} one {وصلت جميع مستندات المسافر.} two {وصلت جميع مستندات المسافرَين.} few {وصلت جميع مستندات المسافرين، وعددهم #.} many {وصلت جميع مستندات المسافرين، وعددهم #.} other {وصلت جميع مستندات المسافرين، وعددهم #.}} لا يلزمك القيام بأي شيء آخر.',
  'documents-received.action': 'عرض حالة الطلب',
  'documents-received.next.1':
    'سنراجع كل شيء ونقدّم الطلب إلى الجهة المختصة في موعد أقصاه {day}. وإذا احتاج أمر ما إلى تصحيح، فسنراسلك.',
  'documents-received.next.2':
    'القرار بعد ذلك للجهة المختصة، ولا تُقصِّر خياراتنا السريعة المدة التي تحتاج إليها.',
  'documents-received.next.2.by':
    'القرار بعد ذلك للجهة المختصة، وهو متوقع في حدود {day} إذا التزمت بمدتها المعلنة. ولا تُقصِّر خياراتنا السريعة هذه المدة.',
  'documents-received.next.3':
    'سيصلك القرار بالبريد الإلكتروني، ومعه التأشيرة لتنزيلها إذا تمت الموافقة.',
  'documents-received.hold': 'لا تحجز شيئًا لا يمكن تغييره قبل أن تحصل على التأشيرة.',

  'reminder-payment.subject': 'الطلب {reference}: إجاباتك محفوظة وبانتظار الدفع',
  'reminder-payment.preview': 'تابع من حيث توقفت. لم يُخصم أي مبلغ.',
  'reminder-payment.title': 'لم تُدفع قيمة طلبك بعد',
  'reminder-payment.text':
    'إجاباتك في الطلب {reference} محفوظة. لم يُخصم أي مبلغ، ولن يُقدَّم شيء إلى الجهة المختصة قبل الدفع.',
  'reminder-payment.text.last':
    'إجاباتك في الطلب {reference} ما زالت محفوظة. هذا تذكيرنا الأخير. وإذا لم تعد تحتاج إلى التأشيرة، فلا يلزمك القيام بأي شيء.',
  'reminder-payment.action': 'المتابعة إلى الدفع',

  'reminder-documents.subject':
    'الطلب {reference}: {count, plural, =0 {بقيت خطوة أخيرة} zero {بقيت خطوة أخيرة} one {ما زال مستند واحد ناقصًا} two {ما زال مستندان ناقصين} few {ما زالت # مستندات ناقصة} many {ما زال # مستندًا ناقصًا} other {ما زال # مستند ناقصًا}}',
  'reminder-documents.preview': 'سنبدأ العمل فور وصول المستندات.',
  'reminder-documents.title': 'ما زالت بعض المستندات ناقصة',
  'reminder-documents.text': 'تم دفع قيمة طلبك {reference}. سنبدأ العمل فور وصول هذه المستندات:',
  'reminder-documents.text.last':
    'تم دفع قيمة طلبك {reference}، وهو بانتظار هذه المستندات. هذا تذكيرنا الأخير، لكن الطلب يبقى مفتوحًا.',
  'reminder-documents.more':
    '{count, plural, zero {ولا مسافرين آخرين} one {ومسافر آخر} two {ومسافران آخران} few {و# مسافرين آخرين} many {و# مسافرًا آخر} other {و# مسافر آخر}}',
  'reminder-documents.title.complete': 'بقيت خطوة أخيرة',
  'reminder-documents.text.complete':
    'وصلت جميع مستندات الطلب {reference}، لكنك لم تُتمّ الطلب بعد. راجعها مرة أخرى واضغط «إتمام الطلب»، وعندها نبدأ العمل.',
  'reminder-documents.action': 'إضافة المستندات',
  'reminder-documents.action.complete': 'إتمام الطلب',
  'reminder-documents.help':
    'إذا واجهتك مشكلة، أو لم يكن لديك أحد المستندات، فردّ على هذه الرسالة وأخبرنا.',

  'own-part-asked.subject.named': 'دعوة من {name}: املأ الجزء الخاص بك من طلب تأشيرة تنزانيا',
  'own-part-asked.subject.plain': 'الجزء الخاص بك من طلب تأشيرة تنزانيا',
  'own-part-asked.preview': 'نموذج واحد لك وحدك. دون حساب ودون دفع.',
  'own-part-asked.title': 'املأ الجزء الخاص بك',
  'own-part-asked.text.named':
    'لديك دعوة من {name} لملء الجزء الخاص بك من طلب تأشيرات تنزانيا عبر {company}: بياناتك كما في جواز السفر، ثم مستنداتك لاحقًا.',
  'own-part-asked.text.plain':
    'يقدّم شخص تسافر معه طلب تأشيرات إلى تنزانيا عبر {company} ويطلب منك ملء الجزء الخاص بك: بياناتك كما في جواز السفر، ثم مستنداتك لاحقًا.',
  'own-part-asked.sees':
    'يفتح الرابط نموذجك وحدك، على أي جهاز ودون حساب. لا تدفع شيئًا. ومن أرسله سيرى إجاباتك ويرسلها ويدفع.',
  'own-part-asked.action': 'فتح نموذجي',
  'own-part-asked.ignore':
    'إذا لم تعرف ممن هذه الرسالة، فتجاهلها: لن يحدث شيء من دونك. لا نطلب هنا مالًا أو كلمة مرور أبدًا.',
  'own-part-reminder.subject': 'ما زال الجزء الخاص بك من طلب تأشيرة تنزانيا ينتظرك',
  'own-part-reminder.title': 'ما زال الجزء الخاص بك ينتظرك',
  'own-part-reminder.answers':
    'لا يمكن متابعة الطلب إلا بعد اكتمال الجزء الخاص بك. إجاباتك حتى الآن محفوظة، ويفتحها الرابط نفسه.',
  'own-part-reminder.documents':
    'تم دفع قيمة الطلب، لكن مستنداتك ما زالت ناقصة. الرابط نفسه ينقلك إليها.',
  'own-part-finished.subject.all': 'أكمل كل المسافرين الأجزاء الخاصة بهم',
  'own-part-finished.subject.some':
    '{count, plural, zero {لم يكمل أي مسافر بعد} one {أكمل مسافر الجزء الخاص به} two {أكمل مسافران الجزأين الخاصين بهما} few {أكمل # مسافرين الأجزاء الخاصة بهم} many {أكمل # مسافرًا الأجزاء الخاصة بهم} other {أكمل # مسافر الأجزاء الخاصة بهم}}',
  'own-part-finished.text': 'اكتمل: {names}.',
  'own-part-finished.left':
    '{count, plural, zero {لم يبقَ أحد.} one {بقي مسافر واحد لديه رابط ولم ينتهِ بعد.} two {بقي مسافران لديهما رابطان ولم ينتهيا بعد.} few {بقي # مسافرين لديهم روابط ولم ينتهوا بعد.} many {بقي # مسافرًا لديهم روابط ولم ينتهوا بعد.} other {بقي # مسافر لديهم روابط ولم ينتهوا بعد.}}',
  'own-part-finished.next':
    'افتح الطلب في المتصفح الذي بدأته فيه، وراجع الإجابات ثم تابع إلى الدفع.',
  'own-part-finished.action': 'متابعة الطلب',

  'continue-link.subject': 'رابطك لمتابعة الطلب',
  'continue-link.preview':
    'الرابط صالح لمرة واحدة ولمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'continue-link.title': 'المتابعة في متصفح آخر',
  'continue-link.text':
    'افتح هذه الرسالة على الجهاز الذي تريد المتابعة عليه، واضغط الزر. الرابط صالح لمرة واحدة ولمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'continue-link.action': 'متابعة الطلب',
  'continue-link.ignore': 'إذا لم تطلب هذا الرابط، فتجاهل هذه الرسالة: لن يحدث شيء من دونه.',

  'draft-reminder.subject': 'طلبك لتأشيرة تنزانيا لم يكتمل',
  'draft-reminder.preview': 'نحتفظ بإجاباتك حتى {date}.',
  'draft-reminder.title': 'تابع من حيث توقفت',
  'draft-reminder.text':
    'بدأت لدينا طلبًا لتأشيرة تنزانيا ولم تكمله. نحتفظ بإجاباتك حتى {date} ثم نحذفها. لم يُخصم أي مبلغ ولم يُقدَّم شيء.',
  'draft-reminder.action': 'متابعة الطلب',
  'draft-reminder.once': 'الزر صالح لمرة واحدة وعلى أي جهاز. هذا هو التذكير الوحيد الذي سنرسله.',
  'draft-reminder.ignore': 'ألست صاحب الطلب، أم لم تعد بحاجة إليه؟',
  'draft-reminder.forget': 'حذف هذه المسودة',

  'staff-invitation.subject.new': 'دعوتك للعمل معنا',
  'staff-invitation.subject.reset': 'اختر كلمة مرور جديدة',
  'staff-invitation.preview':
    'الدعوة صالحة لمرة واحدة ولمدة {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'staff-invitation.title': 'مرحبًا بك، {name}',
  'staff-invitation.new':
    'وُجّهت إليك دعوة من {inviter} إلى قسم الموظفين في {company}. اضغط الزر واختر كلمة مرور لتبدأ.',
  'staff-invitation.reset':
    'بناءً على طلب {inviter}، تمت إعادة ضبط دخولك إلى قسم الموظفين في {company}. اضغط الزر واختر كلمة مرور جديدة. سيُلغى العامل الثاني الذي كان لديك: فعّله من جديد بعد ذلك.',
  'staff-invitation.action': 'اختيار كلمة مرور',
  'staff-invitation.ignore':
    'الزر صالح لمرة واحدة ولمدة {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إذا لم تكن تتوقع هذه الرسالة، فتجاهلها وأخبر المسؤول عن المكتب.',

  'status-changed.subject.pending': 'أُعيد فتح الطلب {reference}',
  'status-changed.subject.paid': 'الطلب {reference}: سُجّلت دفعتك',
  'status-changed.subject.processing': 'الطلب {reference} لدى الجهة المختصة',
  'status-changed.subject.approved': 'تمت الموافقة على الطلب {reference}',
  'status-changed.subject.rejected': 'الطلب {reference}: القرار بشأن طلبك',
  'status-changed.preview': 'تغيّرت حالة طلبك. إليك ما يعنيه ذلك.',
  'status-changed.title.pending': 'أُعيد فتح طلبك',
  'status-changed.title.paid': 'سُجّلت دفعتك',
  'status-changed.title.processing': 'طلبك قيد المعالجة',
  'status-changed.title.approved': 'تمت الموافقة على طلبك',
  'status-changed.title.rejected': 'لم تتم الموافقة على طلبك',
  'status-changed.text.pending': 'أعدنا فتح طلبك. تجد في صفحة حالة الطلب ما يتعيّن عليك فعله.',
  'status-changed.text.paid':
    'يُعدّ طلبك الآن مدفوعًا. وتبيّن صفحة حالة الطلب هل ما زلنا نحتاج إلى شيء منك.',
  'status-changed.text.processing':
    'راجعنا مستنداتك وقدّمنا الطلب إلى الجهة المختصة. القرار الآن لها، ولا يستطيع أحد تسريعه. سنراسلك فور صدور القرار.',
  'status-changed.text.approved': 'تمت الموافقة على طلبك. تجد التأشيرة في صفحة حالة الطلب.',
  'status-changed.text.rejected':
    'نأسف لإبلاغك بأنه لم تتم الموافقة على طلبك. نعلم أن هذا ليس ما كنت ترجوه.',
  'status-changed.rejected':
    'إذا أردت معرفة المزيد أو التقديم من جديد، فردّ على هذه الرسالة: سيقرؤها أحد موظفينا.',
  'status-changed.action': 'عرض حالة الطلب',

  'staff-message.subject': 'الطلب {reference}: رسالة بشأن طلبك',
  'staff-message.preview': 'من الموظف الذي يعمل على طلبك.',
  'staff-message.title': 'رسالة بشأن طلبك',
  'staff-message.reply': 'يمكنك الرد على هذه الرسالة: سيقرؤها أحد موظفينا.',
  'visa-approved.subject': 'الطلب {reference}: تمت الموافقة على تأشيرتك',
  'visa-approved.preview': 'التأشيرة مرفقة. تحقّق منها قبل السفر.',
  'visa-approved.title': 'تمت الموافقة على تأشيرتك',
  'visa-approved.text':
    'خبر سار: تمت الموافقة على طلبك. التأشيرة مرفقة بهذه الرسالة، ويمكنك تنزيلها من صفحة حالة الطلب.',
  'visa-approved.action': 'تنزيل التأشيرة',
  'visa-approved.next': 'قبل السفر',
  'visa-approved.next.1':
    'تحقّق من الاسم ورقم جواز السفر والتواريخ حرفًا حرفًا. وإذا وجدت خطأ، فردّ على هذه الرسالة فورًا.',
  'visa-approved.next.2': 'اطبع التأشيرة، واحتفظ بنسخة على هاتفك.',
  'visa-approved.next.3':
    'احمل جواز السفر الذي قدّمت به. القرار النهائي بشأن الدخول لضابط الجوازات في المنفذ.',
  'visa-approved.next.4':
    'من يشك في الملف يمكنه التحقق من أننا أرسلناه، على \u2066{address}\u2069.',

  'partly.approved':
    '{approved, plural, zero {لم تتم الموافقة بعد على أي تأشيرة من أصل {total}.} one {تمت الموافقة على تأشيرة واحدة من أصل {total}.} two {تمت الموافقة على تأشيرتين من أصل {total}.} few {تمت الموافقة على # تأشيرات من أصل {total}.} many {تمت الموافقة على # تأشيرة من أصل {total}.} other {تمت الموافقة على # تأشيرة من أصل {total}.}}',
  'partly.filed':
    '{count, plural, zero {لدى الجهة المختصة: {names}.} one {ما زال طلب {names} لدى الجهة المختصة.} two {ما زال طلبا {names} لدى الجهة المختصة.} few {ما زالت طلبات {names} لدى الجهة المختصة.} many {ما زالت طلبات {names} لدى الجهة المختصة.} other {ما زالت طلبات {names} لدى الجهة المختصة.}}',
  'partly.open':
    '{count, plural, zero {لم يُقدَّم بعد: {names}.} one {لم يُقدَّم طلب {names} بعد.} two {لم يُقدَّم طلبا {names} بعد.} few {لم تُقدَّم طلبات {names} بعد.} many {لم تُقدَّم طلبات {names} بعد.} other {لم تُقدَّم طلبات {names} بعد.}}',
  'partly.more':
    '{count, plural, zero {ولا أحد غيرهم} one {ومسافر آخر} two {ومسافران آخران} few {و# مسافرين آخرين} many {و# مسافرًا آخر} other {و# مسافر آخر}}',
  'applicant-decided.subject.filed': 'الطلب {reference}: تم تقديم طلب {names}',
  'applicant-decided.subject.rejected': 'الطلب {reference}: القرار بشأن {names}',
  'applicant-decided.subject.withdrawn': 'الطلب {reference}: تم إلغاء طلب {names}',
  'applicant-decided.subject.ready': 'الطلب {reference}: أُعيد فتح طلب {names}',
  'applicant-decided.preview': 'ما الذي تقرر، وماذا يعني لك.',
  'applicant-decided.title.filed': 'تم تقديم طلب {names}',
  'applicant-decided.title.rejected': 'القرار بشأن {names}',
  'applicant-decided.title.withdrawn': 'تم إلغاء طلب {names}',
  'applicant-decided.title.ready': 'أُعيد فتح طلب {names}',
  'applicant-decided.text.filed':
    'راجعنا المستندات وقدّمنا طلب {names} إلى الجهة المختصة. القرار الآن لها، ولا يستطيع أحد تسريعه. سنراسلك فور صدور القرار.',
  'applicant-decided.text.rejected':
    'نأسف لإبلاغك بأنه لم تتم الموافقة على طلب {names}. نعلم أن هذا ليس ما كنت ترجوه.',
  'applicant-decided.text.withdrawn': 'تم إلغاء طلب {names} ولن نتابع العمل عليه.',
  'applicant-decided.text.ready':
    'أعدنا فتح طلب {names}. وتبيّن صفحة حالة الطلب هل نحتاج إلى شيء منك.',
  'applicant-decided.reason': 'السبب',
  'applicant-decided.rejected.next.1':
    'إذا أردت معرفة المزيد عن السبب، فردّ على هذه الرسالة: سيقرؤها أحد موظفينا.',
  'applicant-decided.rejected.next.2':
    'يمكنك التقديم من جديد. وقبل ذلك يمكننا مساعدتك في معرفة ما يجب تصحيحه.',
  'applicant-decided.refund-policy': 'ما يُردّ من المبلغ وما لا يُردّ مبيّن في سياسة الاسترداد.',
  'applicant-decided.withdrawn.next': 'إذا لم تكن تتوقع ذلك، فردّ على هذه الرسالة فورًا.',
  'visa-approved.text.some':
    'خبر سار: تمت الموافقة على طلب {names}. التأشيرة مرفقة بهذه الرسالة، ويمكنك تنزيلها من صفحة حالة الطلب.',

  'documents-asked.subject':
    'الطلب {reference}: {count, plural, zero {لا نحتاج إلى نسخ جديدة} one {نحتاج إلى نسخة جديدة من مستند} two {نحتاج إلى نسختين جديدتين من مستندين} few {نحتاج إلى نسخ جديدة من # مستندات} many {نحتاج إلى نسخ جديدة من # مستندًا} other {نحتاج إلى نسخ جديدة من # مستند}}',
  'documents-asked.preview':
    '{count, plural, zero {يمكن استخدام كل المستندات.} one {لا يمكننا استخدام أحد مستنداتك.} two {لا يمكننا استخدام مستندين من مستنداتك.} few {لا يمكننا استخدام # مستندات.} many {لا يمكننا استخدام # مستندًا.} other {لا يمكننا استخدام # مستند.}} إليك السبب، وكيف ترسل ما هو أفضل.',
  'documents-asked.title':
    '{count, plural, zero {لا نحتاج إلى نسخ جديدة من مستنداتك} one {نحتاج إلى نسخة جديدة من أحد مستنداتك} two {نحتاج إلى نسختين جديدتين من مستندين} few {نحتاج إلى نسخ جديدة من # مستندات} many {نحتاج إلى نسخ جديدة من # مستندًا} other {نحتاج إلى نسخ جديدة من # مستند}}',
  'documents-asked.text':
    'راجعنا مستندات الطلب {reference}. {count, plural, zero {لا يوجد مستند يتعذّر تقديمه:} one {لا يمكن تقديم هذا المستند بحالته الحالية:} two {لا يمكن تقديم هذين المستندين بحالتهما الحالية:} few {لا يمكن تقديم هذه المستندات بحالتها الحالية:} many {لا يمكن تقديم هذه المستندات بحالتها الحالية:} other {لا يمكن تقديم هذه المستندات بحالتها الحالية:}}',
  'documents-asked.action':
    '{count, plural, zero {إرسال النسخ الجديدة} one {إرسال النسخة الجديدة} two {إرسال النسختين الجديدتين} few {إرسال النسخ الجديدة} many {إرسال النسخ الجديدة} other {إرسال النسخ الجديدة}}',
  'documents-asked.reply':
    'نحتاج إلى ذلك في موعد أقصاه {day}، لنتمكن من الالتزام بالموعد الذي حددناه لك. ويبقى كل ما قدّمته عدا ذلك كما هو.',

  'questions-asked.subject':
    '{reference}: {count, plural, zero {لا تنقصنا أي إجابة} one {تنقصنا إجابة واحدة} two {تنقصنا إجابتان} few {تنقصنا # إجابات} many {تنقصنا # إجابة} other {تنقصنا # إجابة}}',
  'questions-asked.preview': 'نحتاج إلى هذه البيانات من أجل نموذج الجهة المختصة.',
  'questions-asked.title':
    '{count, plural, zero {لا تنقصنا أي إجابة} one {تنقصنا إجابة واحدة} two {تنقصنا إجابتان} few {تنقصنا # إجابات} many {تنقصنا # إجابة} other {تنقصنا # إجابة}}',
  'questions-asked.text':
    'فيما يخص {reference}، ما زلنا نحتاج منك إلى هذه البيانات من أجل نموذج الجهة المختصة:',
  'questions-asked.end':
    'سنتمكن من تقديم الطلب عند توفر هذه البيانات. يمكنك إرسال جزء منها الآن والباقي لاحقًا.',
  'questions-asked.action': 'الإجابة الآن',
  'refund-made.subject': 'الطلب {reference}: مبلغك في طريقه إليك',
  'refund-made.preview': 'يعود المبلغ إلى البطاقة التي دفعت بها.',
  'refund-made.title': 'مبلغك في طريقه إليك',
  'refund-made.text.refund':
    'كما اتفقنا، لن نواصل العمل على هذا الطلب، ونردّ إليك ما تنص عليه سياسة الاسترداد لدينا.',
  'refund-made.text.cancellation':
    'أُلغي طلبك بناءً على رغبتك. نردّ إليك ما تنص عليه سياسة الاسترداد لدينا.',
  'refund-made.text.duplicate': 'وصلتنا دفعتك مرتين. نردّ إليك الثانية كاملة.',
  'refund-made.text.service-failed': 'حدث خلل من جانبنا. نأسف لذلك، ونردّ إليك المبلغ.',
  'refund-made.text.late':
    'لم نقدّم طلبك في الموعد الذي وعدنا به. دفعتَ مقابل سرعة أكبر، لذلك نردّ إليك هذه الرسوم الإضافية. ويستمر طلبك كما هو.',
  'refund-made.text.amended':
    'أصبح سعر طلبك أقل كما اتفقنا. نردّ إليك الفرق الذي تنص عليه سياسة الاسترداد لدينا.',
  'refund-made.text.lapsed':
    'وصلت دفعتك مقابل تغيير بعد أن لم يعد التغيير ممكنًا. يبقى طلبك كما كان، ونردّ إليك هذه الدفعة كاملة.',
  'refund-made.text.part': 'كما اتفقنا، نردّ إليك جزءًا مما دُفع لهذا الطلب.',
  'refund-made.withdrawn': 'لم يعد {name} ضمن هذا الطلب، ويستمر الطلب لبقية المسافرين.',
  'refund-made.before': 'المبلغ المردود سابقًا',
  'refund-made.open': 'المتبقي مدفوعًا للطلب',
  'refund-made.paid': 'المبلغ المدفوع',
  'refund-made.kept': 'المبلغ المحتفَظ به',
  'refund-made.amount': 'المبلغ المردود الآن',
  'refund-made.note': 'الإشعار الدائن مرفق بصيغة PDF.',
  'refund-made.arrives':
    'يعود المبلغ إلى البطاقة التي دفعت بها، ويصل في موعد أقصاه {day}. وتتوقف سرعة وصوله على مصرفك.',
  'refund-made.action': 'عرض حالة الطلب',
  'refund-made.help': 'إذا لم يصل المبلغ حتى ذلك الحين، فردّ على هذه الرسالة.',

  'answers-corrected.subject': 'الطلب {reference}: تم تصحيح طلبك',
  'answers-corrected.preview': 'ما تم تصحيحه، وهل نحتاج إلى شيء منك.',
  'answers-corrected.title': 'تم تصحيح طلبك',
  'answers-corrected.text.staff': 'صحّحنا هذه الإجابات في طلبك {reference}:',
  'answers-corrected.text.traveller': 'تم تصحيح هذه الإجابات في طلبك {reference} عبر الموقع:',
  'answers-corrected.contact': 'بيانات التواصل',
  'answers-corrected.asks':
    '{count, plural, zero {لا نحتاج إلى مستندات جديدة.} one {يُظهر مستند واحد إجابة سابقة. نرجو إرسال نسخة جديدة:} two {يُظهر مستندان إجابة سابقة. نرجو إرسال نسختين جديدتين:} few {تُظهر # مستندات إجابة سابقة. نرجو إرسال نسخ جديدة:} many {يُظهر # مستندًا إجابة سابقة. نرجو إرسال نسخ جديدة:} other {يُظهر # مستند إجابة سابقة. نرجو إرسال نسخ جديدة:}}',
  'answers-corrected.values': 'حرصًا على أمانك لا تُكرَّر الإجابات في هذه الرسالة. اضغط الزر لرؤيتها.',
  'answers-corrected.action': 'عرض التصحيحات',
  'answers-corrected.wrong': 'إذا لم يكن لك علم بهذا أو كان فيه خطأ، فردّ على هذه الرسالة فورًا.',

  'contact-code.subject': 'رمزك للعنوان الجديد: {code}',
  'contact-code.text':
    'طُلب منا أن نراسل هذا العنوان بشأن طلب التأشيرة {reference}. إن كنت أنت من طلب ذلك، فاكتب هذا الرمز حيث طلبته. الرمز صالح لمرة واحدة ولمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'contact-code.ignore':
    'إذا لم تطلب ذلك، فقد أخطأ أحدهم في كتابة عنوان. تجاهل هذه الرسالة: من دون الرمز لا يتغيّر شيء.',

  'contact-changed.subject.old': 'تغيّر عنوان التواصل للطلب {reference}',
  'contact-changed.subject.new': 'نراسلك من الآن على هذا العنوان بشأن الطلب {reference}',
  'contact-changed.preview.old': 'إذا لم تكن أنت من غيّره، فراسلنا فورًا.',
  'contact-changed.preview.new': 'من الآن يصل كل ما يخص طلبك إلى هنا.',
  'contact-changed.title.old': 'تغيّر عنوان التواصل',
  'contact-changed.title.new': 'نراسلك من الآن على هذا العنوان',
  'contact-changed.text.old':
    'عنوان التواصل للطلب {reference} هو الآن \u2066{email}\u2069. لن نراسلك على هذا العنوان بعد الآن، والرموز التي أرسلناها إليه لم تعد صالحة.',
  'contact-changed.text.new':
    'هذا الآن عنوان التواصل لطلبك {reference}. سنرسل القرار والتأشيرة إلى هنا.',
  'contact-changed.wrong.old':
    'إذا لم تكن أنت من غيّره، فردّ على هذه الرسالة فورًا ليتمكّن أحد موظفينا من إيقاف ذلك.',
  'contact-changed.wrong.new': 'إذا لم يكن لك علم بهذا الطلب، فردّ على هذه الرسالة لنصحّح العنوان.',
  'contact-changed.action.old': 'طرق التواصل معنا',

  'chat-answer.subject': 'ردّنا على رسالتك',
  'chat-answer.preview': 'وصل بعد أن غادرت الدردشة.',
  'chat-answer.title': 'لقد رددنا عليك',
  'chat-answer.text':
    '{count, plural, zero {كتبت إلينا في الدردشة. وصل ردّنا بعد أن غادرت:} one {كتبت إلينا في الدردشة. وصل هذا الرد بعد أن غادرت:} two {كتبت إلينا في الدردشة. وصل هذان الردّان بعد أن غادرت:} few {كتبت إلينا في الدردشة. وصلت هذه الردود، وعددها #، بعد أن غادرت:} many {كتبت إلينا في الدردشة. وصلت هذه الردود، وعددها #، بعد أن غادرت:} other {كتبت إلينا في الدردشة. وصلت هذه الردود، وعددها #، بعد أن غادرت:}}',
  'chat-answer.action': 'متابعة المحادثة',
  'chat-answer.link':
    'يفتح الزر محادثتك دون كلمة مرور لمدة {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. لا تُعِد توجيه هذه الرسالة.',

  'chat-transcript.subject': 'محادثتك مع {company}',
  'chat-transcript.preview': 'النسخة التي طلبتها.',
  'chat-transcript.title': 'محادثتك',
  'chat-transcript.text': 'إليك النسخة التي طلبتها. جميع الأوقات بتوقيت لندن.',
  'chat-transcript.you': 'أنت',
  'chat-transcript.ignore': 'إذا لم تطلب نسخة، فقد أخطأ أحدهم في كتابة العنوان: احذف هذه الرسالة.',

  'email-test.subject': 'اختبار نظام البريد الإلكتروني',
  'email-test.preview': 'النظام يعمل: تصل الرسائل إلى هذا الصندوق.',
  'email-test.title': 'نظام البريد الإلكتروني يعمل',
  'email-test.text':
    'وصلت هذه الرسالة بالطريقة نفسها التي تصل بها رسائل المسافرين. إذا ظهرت هنا بوضوح، فستظهر رسائلهم كذلك.',
  'email-test.sent': 'وقت الإرسال',
  'email-test.by': 'أجرى الاختبار',
  'email-test.action': 'العودة إلى الاختبار',
  'email-test.ignore': 'إذا لم يكن لك علم بأي اختبار، فتجاهل هذه الرسالة.',

  'download-code.subject': 'رمزك للطلب {reference}: {code}',
  'download-code.preview':
    'الرمز صالح لمرة واحدة ولمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'download-code.title': 'رمزك',
  'download-code.text':
    'اكتب هذا الرمز حيث طلبته. فهو يفتح الطلب {reference} أو ينزّل تأشيرته. الرمز صالح لمرة واحدة ولمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'download-code.action': 'فتح صفحة حالة الطلب',
  'download-code.ignore':
    'إذا لم تطلب رمزًا، فقد طلبه شخص آخر. ولا يمكنه رؤية أي شيء من طلبك من دون الرمز، فاحتفظ به لنفسك.',

  'application-received.subject': 'الطلب {reference}: إجاباتك محفوظة ويمكنك الدفع من أي جهاز',
  'application-received.preview': 'رابط طلبك، وكيف تدفع من جهاز آخر.',
  'application-received.title': 'وصلنا طلبك',
  'application-received.text':
    'إجاباتك محفوظة. يمكنك الدفع من هذا الجهاز أو من غيره: افتح هذه الرسالة هناك واضغط الزر.',
  'application-received.action': 'المتابعة إلى الدفع',
  'application-received.otherwise':
    'لم يُخصم أي مبلغ. لن يُقدَّم شيء قبل الدفع، والطلب غير المدفوع يسقط من تلقاء نفسه. سنذكّرك مرتين على الأكثر.',

  'application-link.subject': 'الطلب {reference}: رابط طلبك',
  'application-link.preview': 'يفتح كل شيء: الحالة والإجابات والمستندات.',
  'application-link.title': 'رابطك',
  'application-link.text': 'افتح هذه الرسالة على الجهاز الذي تريد المتابعة عليه، واضغط الزر.',
  'application-link.action': 'فتح طلبي',
  'application-link.ignore':
    'إذا لم تطلب هذا، فتجاهل هذه الرسالة: من طلبها لم يرَ شيئًا. يفتح الزر طلبك دون كلمة مرور. لا تُعِد توجيه هذه الرسالة.',

  'applications-found.subject': 'طلباتك',
  'applications-found.preview': 'طلبتها على موقعنا.',
  'applications-found.title': 'طلباتك لدينا',
  'applications-found.text':
    '{count, plural, zero {لا توجد طلبات ببريدك الإلكتروني.} one {أُنشئ هذا الطلب ببريدك الإلكتروني. ورقمه المرجعي رابط إليه:} two {أُنشئ هذان الطلبان ببريدك الإلكتروني. وكل رقم مرجعي رابط إلى أحدهما:} few {أُنشئت هذه الطلبات ببريدك الإلكتروني، وعددها #. وكل رقم مرجعي رابط إلى أحدها:} many {أُنشئت هذه الطلبات ببريدك الإلكتروني، وعددها #. وكل رقم مرجعي رابط إلى أحدها:} other {أُنشئت هذه الطلبات ببريدك الإلكتروني، وعددها #. وكل رقم مرجعي رابط إلى أحدها:}}',
  'applications-found.action':
    '{count, plural, zero {فتح طلباتي} one {فتح طلبي} two {فتح أحدث الطلبين} few {فتح أحدث الطلبات} many {فتح أحدث الطلبات} other {فتح أحدث الطلبات}}',

  'cancelled.subject': 'تم إلغاء الطلب {reference}',
  'cancelled.preview': 'لم يُخصم أي مبلغ. إليك ما يعنيه ذلك.',
  'cancelled.title': 'تم إلغاء طلبك',
  'cancelled.text':
    'ألغيت الطلب {reference}. لم يُخصم أي مبلغ، ولن يُقدَّم شيء، ولن نرسل أي تذكيرات. يمكنك بدء طلب جديد في أي وقت.',
  'cancelled.ignore': 'إذا لم تُلغِه بنفسك، فقد ألغاه شخص لديه رابطك: ردّ على هذه الرسالة.',

  'cancellation-received.subject': 'الطلب {reference}: وصلنا طلب الإلغاء',
  'cancellation-received.preview':
    'سيرد أحد موظفينا بالبريد الإلكتروني. وحتى ذلك الحين لا يتغير شيء.',
  'cancellation-received.title': 'وصلنا طلب الإلغاء',
  'cancellation-received.text': 'سننظر في طلب الإلغاء ونرد في موعد أقصاه {day}.',
  'cancellation-received.refund': 'المبلغ المردود وفق سياستنا',
  'cancellation-received.until': 'إلى أن نرد، يستمر طلبك كما كان.',

  'cancellation-answered.subject.accepted': 'الطلب {reference}: قُبل الإلغاء',
  'cancellation-answered.subject.declined': 'الطلب {reference}: ردّنا على طلب الإلغاء',
  'cancellation-answered.preview': 'إليك ردّنا.',
  'cancellation-answered.title.accepted': 'قُبل طلب الإلغاء',
  'cancellation-answered.title.declined': 'تعذّر الإلغاء',
  'cancellation-answered.text.accepted': 'أوقفنا العمل على طلب المسافرين المذكورين أدناه.',
  'cancellation-answered.refund.all': 'سنردّ إليك المبلغ المذكور أدناه ونراسلك عند إتمام ذلك.',
  'cancellation-answered.refund.some': 'إن بقي مبلغ مستحق لك فسنراسلك بقيمته.',
  'cancellation-answered.text.declined':
    'لا يمكننا إلغاء طلب المسافرين المذكورين أدناه، ويستمر كما كان.',

  'data-request-received.subject.export': 'وصلنا طلب نسخة من بياناتك',
  'data-request-received.subject.erasure': 'وصلنا طلب حذف بياناتك',
  'data-request-received.preview': 'إليك ما سيحدث، وموعده.',
  'data-request-received.title.export': 'وصلنا طلب نسخة من بياناتك',
  'data-request-received.title.erasure': 'وصلنا طلب حذف بياناتك',
  'data-request-received.text.export':
    'طلبت نسخة من كل ما نحتفظ به عنك. سينظر أحد موظفينا في ذلك ويرسلها إليك.',
  'data-request-received.text.erasure':
    'طلبت أن نحذف ما نحتفظ به عنك. سينظر أحد موظفينا في ذلك ويراسلك عند الانتهاء. ونحتفظ ببيانات المدفوعات لأغراض المحاسبة، من دون اسمك.',
  'data-request-received.due': 'سنرد في موعد أقصاه',
  'data-request-received.ignore': 'إذا لم تطلب هذا، فقد طلبه شخص لديه رابطك: ردّ على هذه الرسالة.',

  'document.passportPhoto': 'الصورة الشخصية',
  'document.passportDocument': 'صفحة البيانات في جواز السفر',
  'document.flightTicket': 'تذكرة الطيران',
  'document.transitTicket': 'تذكرة متابعة السفر',
  'document.transitVisa': 'تأشيرة الدولة التالية',
  'document.invitationLetter': 'خطاب الدعوة',
  'document.companyRegistration': 'السجل التجاري للشركة',
  'list.application-received': 'وصلنا طلبك',
  'list.application-link': 'رابط طلبك',
  'list.cancelled': 'تم إلغاء طلبك',
  'list.cancellation-received': 'وصلنا طلب الإلغاء',
  'list.cancellation-answered': 'ردّنا على طلب الإلغاء',
  'list.data-request-received': 'وصلنا ما طلبته بشأن بياناتك',

  'list.payment-confirmed': 'إيصالك: وصلتنا دفعتك',
  'list.order-amended': 'تم تغيير ما طلبته',
  'list.regime-changed': 'سيستغرق القرار وقتًا أطول',
  'list.documents-received': 'وصلتنا مستنداتك',
  'list.reminder-payment': 'تذكير: لم يتم الدفع بعد',
  'list.reminder-documents': 'تذكير: بعض المستندات ناقصة',
  'list.staff-message': 'رسالة منّا',
  'list.status-changed': 'جديد بشأن طلبك',
  'list.applicant-decided': 'القرار بشأن أحد المسافرين',
  'list.answers-corrected': 'تم تصحيح إجاباتك',
  'list.contact-changed': 'تغيّرت بيانات التواصل',
  'list.visa-approved': 'تأشيرتك',
  'list.questions-asked': 'نحتاج إلى إجابات منك',
  'list.documents-asked': 'نحتاج إلى نسخة جديدة من مستند',
  'list.refund-made': 'استرداد مبلغك',
}
