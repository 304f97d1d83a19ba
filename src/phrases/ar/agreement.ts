import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'اتفاقية الخدمة',
  subtitle: 'استشارات التأشيرة لتنزانيا',
  'preview.mark': 'معاينة، غير موقّعة',
  'preview.note': 'اقرأها على مهل. ستوقّعها في خطوة الدفع، قبل أن تدفع.',
  'preview.signature': 'سيظهر توقيعك هنا.',
  'party.company': 'شركة الاستشارات',
  'party.client': 'العميل',
  'order.title': 'طلبك',
  'order.reference': 'الرقم المرجعي',
  'order.visa': 'التأشيرة',
  'order.speed': 'سرعة المعالجة',
  'order.travellers': 'المسافرون',
  'order.extras': 'إضافات',
  'order.noExtras': 'لا شيء',
  'order.open': 'تظهر هنا تفاصيل الطلب وسعره بعد أن تختار.',
  'visaType.tourist': 'سياحية، دخول لمرة واحدة',
  'visaType.tourist_multiple': 'سياحية، متعددة الدخول',
  'visaType.business': 'أعمال',
  'visaType.transit': 'عبور (ترانزيت)',
  'processingType.normal':
    'عادي، {apart, plural, =0 {{most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}} other {من {least} إلى {most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}}}',
  'processingType.urgent':
    'عاجل، {apart, plural, =0 {{most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}} other {من {least} إلى {most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}}}',
  'processingType.super_urgent':
    'عاجل جدًا، {most, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'price.title': 'السعر',
  'price.item': 'البند',
  'price.quantity': 'الكمية',
  'price.unit': 'سعر الوحدة',
  'price.amount': 'المبلغ',
  'price.total': 'الإجمالي بالدولار الأمريكي',
  'price.note': 'السعر شامل لكل شيء، ولا تدفع لنا أي مبلغ آخر.',
  'price.frozen': 'السعر عند إنشاء الطلب {reference}.',
  'line.base': 'رسم التأشيرة وإعداد الطلب',
  'line.processing': 'رسوم المعالجة',
  'line.discount': 'خصم المجموعات',
  'line.speed.normal': 'معالجة أسرع',
  'line.speed.urgent':
    'معالجة عاجلة، {apart, plural, =0 {{most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}} other {من {least} إلى {most, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}}}',
  'line.speed.super_urgent':
    'معالجة عاجلة جدًا، {most, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'line.insurance': 'تأمين السفر',
  'line.esim': 'شريحة eSIM',
  'line.document': 'مراجعة المستندات وتقديم الطلب',
  'clause.title': 'بنود الاتفاقية',
  'clause.who-we-are.title': 'من نحن',
  'clause.who-we-are.text':
    '{company} شركة استشارات خاصة مسجّلة في المملكة المتحدة. لسنا جزءًا من حكومة تنزانيا ولا نعمل باسمها. يمكنك أيضًا التقديم بنفسك عبر الموقع الرسمي {official} مقابل الرسم الرسمي وحده.',
  'clause.service.title': 'ما نقوم به لك',
  'clause.service.text': 'لكل مسافر في هذا الطلب، نلتزم بما يلي:',
  'clause.service.1': 'مراجعة الإجابات والمستندات وإبلاغك بما يجب تصحيحه؛',
  'clause.service.2': 'إعداد طلب التأشيرة وتقديمه إلى إدارة الهجرة في تنزانيا («الجهة المختصة»)؛',
  'clause.service.3': 'دفع رسم التأشيرة الرسمي من السعر الوارد في هذه الاتفاقية؛',
  'clause.service.4': 'إطلاعك على المستجدات بالبريد الإلكتروني وإرسال القرار إليك.',
  'clause.no-guarantee.title': 'ما لا نضمنه',
  'clause.no-guarantee.text':
    'القرار للجهة المختصة وحدها، ولا تُقصِّر خياراتنا السريعة المدة التي تحتاج إليها لإصداره. لا نضمن صدور التأشيرة. والتأشيرة تتيح لك السفر إلى الحدود، أما السماح بالدخول فيُبتّ فيه هناك.',
  'clause.your-part.title': 'التزاماتك',
  'clause.your-part.text': 'تلتزم بما يلي:',
  'clause.your-part.1': 'تقديم إجابات صحيحة وكاملة تطابق كل جواز سفر؛',
  'clause.your-part.2':
    'السفر بجواز سفر صالح لمدة {passportDays, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} على الأقل بعد الوصول، ولمدة {passportMonths, plural, zero {أقل من شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} على الأقل من يوم تقديمك الطلب؛',
  'clause.your-part.3':
    'الرد خلال {days, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} عندما نطلب مستندًا أو تصحيحًا؛',
  'clause.your-part.4':
    'عدم تقديم طلب عن شخص دون سن {adultAge} إلا بصفتك أحد والديه أو وليّ أمره، أو بموافقة أحد هؤلاء.',
  'clause.price.title': 'السعر والدفع',
  'clause.price.text':
    'السعر الوارد في هذه الاتفاقية هو السعر الكامل بالدولار الأمريكي، شاملًا رسم التأشيرة الرسمي. تدفعه مرة واحدة ببطاقة ائتمان أو بطاقة خصم عبر بوابة الدفع. لا نطّلع على رقم بطاقتك ولا نحتفظ به أبدًا.',
  'clause.cancel.title': 'الإلغاء',
  'clause.cancel.text':
    'إذا ألغيت بالبريد الإلكتروني خلال {hours, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} من طلبك الخدمة، نردّ إليك ما دفعته{adminFee, plural, =0 {} other { بعد خصم الرسم الإداري}}، بشرط:',
  'clause.cancel.1': 'ألا نكون قد بدأنا مراجعة طلبك أو قدّمناه إلى الجهة المختصة؛',
  'clause.cancel.2': 'ألا تكون قد رُفعت أي مستندات؛',
  'clause.cancel.3': 'ألا يكون قد دُفع أي مبلغ إلى الجهة المختصة؛',
  'clause.cancel.4': 'ألا تكون قد طلبت المعالجة العاجلة جدًا.',
  'clause.refund.title': 'حالات استرداد المبلغ',
  'clause.refund.text':
    'قدّم طلب الاسترداد خلال {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الدفع. ننظر في كل حالة من الحالات التالية:',
  'clause.refund.1': 'إذا دفعت ولم نبدأ بعد معالجة الطلب؛',
  'clause.refund.2': 'إذا دفعت مرتين مقابل الطلب نفسه؛',
  'clause.refund.3': 'إذا حال خلل تقني من جانبنا دون تقديم الخدمة.',
  'clause.no-refund.title': 'الحالات التي لا يُردّ فيها المبلغ',
  'clause.no-refund.text':
    'يُردّ دائمًا ما دُفع مرتين، وكذلك رسوم السرعة الإضافية التي وعدنا بردّها إذا تأخرنا. وفيما عدا ذلك لا يُردّ أي مبلغ:',
  'clause.no-refund.1':
    'عن المعالجة العاجلة جدًا ({hours, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}})، ما لم يَحُل خلل تقني من جانبنا دون تقديمها؛',
  'clause.no-refund.2': 'بعد أن نقدّم الطلب إلى الجهة المختصة؛',
  'clause.no-refund.3': 'إذا كانت الإجابات أو المستندات غير دقيقة أو مزوّرة أو ناقصة؛',
  'clause.no-refund.4': 'إذا رفضت الجهة المختصة التأشيرة؛',
  'clause.no-refund.5': 'إذا ألغيت بعد أن نبدأ معالجة الطلب.',
  'clause.refund-course.title': 'إجراءات الاسترداد',
  'clause.refund-course.text':
    'أرسل إلينا بالبريد الإلكتروني اسمك الكامل ورقم جواز سفرك والرقم المرجعي للدفع وسبب الاسترداد. بعد ذلك:',
  'clause.refund-course.1':
    'نرد خلال {replyDays, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} وننهي المراجعة خلال {reviewDays, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}؛',
  'clause.refund-course.2':
    'إذا طلبنا منك مستندات، فعليك إرسالها خلال {answerDays, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}، وإلا سقط حقك في الاسترداد؛',
  'clause.refund-course.3':
    'يُردّ المبلغ الموافَق على ردّه إلى البطاقة التي دفعت بها، خلال مدة {apart, plural, =0 {} other {من {leastDays} إلى }}{mostDays, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}؛',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {لا نحتفظ بأي رسم إداري.} other {نحتفظ برسم إداري لا يقل عن {adminFee, plural, zero {صفر دولار أمريكي} one {دولار أمريكي واحد} two {دولارين أمريكيين} few {# دولارات أمريكية} many {# دولارًا أمريكيًا} other {# دولار أمريكي}}، مرة واحدة لكل طلب، مقابل رسوم الدفع ووقت الموظفين وتحويل العملة. ولا نحتفظ بأي رسم إذا دُفع المبلغ مرتين، أو كان الخطأ من جانبنا، أو تأخرنا.}}',
  'clause.chargeback.title': 'الاعتراض على عملية الدفع (Chargeback)',
  'clause.chargeback.text':
    'إذا كان في عملية الدفع خطأ، فراسلنا أولًا. وإذا اعتُرض على عملية دفع لدى المصرف دون وجه حق، قدّمنا إليه هذه الاتفاقية وسجلات الطلب.',
  'clause.data.title': 'البيانات الشخصية',
  'clause.data.text':
    'لا نستخدم بياناتك إلا لهذا الطلب. نحتفظ ببيانات الطلب مدة لا تزيد على {applicationYears, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، وبسجلات الدفع مدة لا تزيد على {paymentYears, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، وبالمراسلات مدة لا تزيد على {correspondenceYears, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}. وإذا طلبت ذلك، نحذف خلال {erasureDays, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} ما لا يُلزمنا القانون بالاحتفاظ به أو نجعله مجهول الهوية. وفي حال تسرّب بياناتك، نُخطرك خلال {breachHours, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'clause.force-majeure.title': 'القوة القاهرة',
  'clause.force-majeure.text':
    'لا نتحمل المسؤولية عن أي تأخير أو إخفاق ناتج عن توقف الأنظمة الحكومية أو الكوارث الطبيعية أو انقطاع الإنترنت أو الاضطرابات.',
  'clause.liability.title': 'المسؤولية والمطالبات',
  'clause.liability.text':
    'تقتصر مسؤوليتنا على الرسوم التي دفعتها لنا خلال مدة {months, plural, zero {أقل من شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} سابقة للمطالبة. وعليك تقديم المطالبة خلال {claimYears, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} من علمك بسببها، وفي جميع الأحوال خلال {actYears, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} من وقوع الفعل. ولا يُقيَّد هنا أي حق لا يجيز القانون تقييده.',
  'clause.law.title': 'القانون الواجب التطبيق والاختصاص القضائي',
  'clause.law.text':
    'يحكم {law} النزاعات التجارية، ويحكم قانون تنزانيا مسائل الهجرة. وتُنظر النزاعات أمام المحاكم {place} أو في دار السلام.',
  'clause.signature.title': 'التوقيع الإلكتروني',
  'clause.signature.text':
    'يُحفظ مع هذه الاتفاقية توقيعك المرسوم وتاريخه ووقته وعنوان IP الذي ورد منه. ومن ذلك كله تُحسب البصمة الرقمية أدناه: لو تغيّر حرف واحد لتغيّرت البصمة.',
  'signature.title': 'التوقيع',
  'signature.signedBy': 'الموقِّع',
  'signature.signedAt': 'التاريخ والوقت',
  'signature.networkAddress': 'عنوان IP',
  'signature.agreement': 'رقم الاتفاقية',
  'signature.accepted': 'النصوص المقبولة',
  'signature.acceptedTexts': 'شروط الخدمة وسياسة الخصوصية، نسخة {date}',
  'signature.rules': 'نسخة الأسعار والشروط',
  'signature.alt': 'توقيع {name}',
  'check.title': 'البصمة الرقمية (SHA-256)',
  'check.text': 'يمكن لأي شخص التحقق منها على',
  'footer.page': 'الصفحة {page} من {pages}',
  'footer.company': '{company} شركة استشارات خاصة وليست جزءًا من أي حكومة.',
  'mark.alt': '{company}',
}
