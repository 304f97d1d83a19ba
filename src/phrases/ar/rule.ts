import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, zero {لا تلزم بيانات مسافرين} one {أضف بيانات مسافر واحد} two {أضف بيانات مسافرَين} few {أضف بيانات # مسافرين} many {أضف بيانات # مسافرًا} other {أضف بيانات # مسافر}}. عدد من أدخلت بياناتهم: {given}.',
  'applicationType.required': 'اختر نوع الطلب: فردي أو عائلي أو جماعي',
  'communicationChannel.required': 'اختر وسيلة التواصل المفضلة',
  'communicationId.required': 'أدخل رقمك أو اسم المستخدم في هذا التطبيق، أو اختر وسيلة أخرى',
  'communicationId.too-short': 'يجب ألا يقل رقمك أو اسم المستخدم عن 3 أحرف',
  'companionName.missing': 'اكتب اسم الشخص الذي تسافر معه، إن كنت تعرفه',
  'contactEmail.malformed': 'أدخل عنوان بريد إلكتروني صحيحًا',
  'contactEmail.misspelt': 'هل تقصد \u2066{suggestion}\u2069؟',
  'contactEmail.required': 'أدخل البريد الإلكتروني',
  'contactName.required': 'أدخل اسم جهة الاتصال',
  'contactName.too-short': 'يجب ألا يقل الاسم عن حرفين',
  'contactPhone.impossible':
    'لا يبدو هذا رقم هاتف. اكتبه مع علامة + ورمز الدولة، مثل \u2066+44 20 7946 0123\u2069.',
  'contactPhone.invalid': 'لا يوجد في هذه الدولة رقم كهذا. تحقّق من رمز الدولة ومن كل خانة.',
  'contactPhone.no-country': 'ابدأ بعلامة + ورمز الدولة، مثل \u2066+44 20 7946 0123\u2069',
  'contactPhone.required': 'أدخل رقم الهاتف',
  'contactPhone.too-short': 'يجب ألا يقل رقم الهاتف عن 8 خانات',
  'date.clamped':
    'يتألف هذا الشهر من {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، لذلك ضبطنا خانة اليوم على {days}. تحقّق منها.',
  'date.day': 'اكتب اليوم رقمًا من 1 إلى 31',
  'date.malformed': 'اكتب اليوم ثم الشهر ثم السنة، مثل 27 ثم 3 ثم 1990',
  'date.month': 'اكتب الشهر رقمًا من 1 إلى 12، أو اكتب اسمه',
  'date.no-such-day':
    'يتألف شهر {month} {year} من {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. تحقّق من اليوم والشهر.',
  'date.unreal': 'هذا التاريخ غير موجود. تحقّق من اليوم والشهر.',
  'date.year': 'اكتب السنة بأربعة أرقام',
  'date.year-range': 'اكتب سنة من {from} إلى {to}',
  'dateOfBirth.future': 'لا يمكن أن يكون تاريخ الميلاد في المستقبل',
  'dateOfBirth.minor':
    'العمر أقل من 18 عامًا: جهّز شهادة الميلاد وموافقة الوالدين الخطية، فقد تطلبهما الجهة المختصة.',
  'dateOfBirth.minor-alone':
    'العمر أقل من 18 عامًا ولا يوجد بالغ: اذكر أدناه من يسافر معه. وجهّز شهادة الميلاد وموافقة الوالدين الخطية، فقد تطلبهما الجهة المختصة.',
  'dateOfBirth.required': 'تاريخ الميلاد مطلوب',
  'dateOfBirth.too-young': 'يجب ألا يقل عمر مقدّم الطلب عن سنة واحدة',
  'digitalSignature.incomplete': 'التوقيع غير مكتمل. أكمل توقيعك قبل المتابعة.',
  'digitalSignature.required': 'التوقيع مطلوب للمتابعة إلى الدفع',
  'firstName.required': 'الاسم الأول مطلوب',
  'form.incomplete': 'يُرجى ملء جميع الحقول المطلوبة',
  'gender.required': 'اختر الجنس',
  'intendedDateOfArrival.past': 'اختر تاريخ وصول بدءًا من اليوم',
  'intendedDateOfArrival.required': 'تاريخ الوصول المتوقع مطلوب',
  'intendedDateOfArrival.short-notice':
    'موعد سفرك قريب: ستصل خلال أقل من {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. قد لا تكون تأشيرتك جاهزة بحلول ذلك الموعد.',
  'intendedDateOfArrival.before-decision':
    'بالسرعة التي اخترتها، القرار متوقع في حدود {day}، أي بعد موعد وصولك.',
  'intendedDateOfArrival.too-soon':
    'لا يصدر القرار قبل وصولك بأي سرعة: فهو متوقع في حدود {day}، وبأسرع خياراتنا في حدود {earliest}. أجّل سفرك إن استطعت، ولا تشترِ التذاكر بعد.',
  'intendedDateOfArrival.too-far':
    'اختر تاريخ وصول خلال {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من اليوم',
  'lastName.required': 'اسم العائلة مطلوب',
  'name.no-letters':
    'اكتبه كما هو مطبوع في جواز السفر. إذا لم يوجد اسم عائلة، فحدّد «لا يوجد اسم عائلة في جواز سفري» واترك هذا الحقل فارغًا.',
  'name.not-latin':
    'استخدم الكتابة بالحروف اللاتينية المطبوعة في جواز سفرك، كما في السطرين أسفل صفحة البيانات',
  'name.placeholder':
    'اكتب الاسم كما هو مطبوع في جواز السفر. إذا لم يوجد اسم عائلة، فحدّد «لا يوجد اسم عائلة في جواز سفري».',
  'name.short': 'يجب ألا يقل عن حرفين. إذا كان جواز سفرك يُظهر حرفًا واحدًا، فتابع.',
  'name.symbols': 'استخدم الحروف كما هي مطبوعة في جواز السفر، دون أرقام أو علامات أخرى',
  'nationality.referral':
    'تُحال الطلبات بهذه الجنسية إلى مكتب آخر لدى الجهة المختصة وتستغرق نحو {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. انتظر الموافقة قبل أن تدفع ثمن التذاكر.',
  'nationality.required': 'اختر الجنسية',
  'nationality.visa-free':
    'لا يحتاج حاملو هذا الجواز إلى تأشيرة لزيارة تنزانيا. لا تتابع إلا إذا كنت تعلم أنك تحتاج إليها.',
  'numberOfApplicants.too-few': 'اكتب عدد المسافرين، ابتداءً من 1',
  'numberOfApplicants.too-many':
    '{max, plural, zero {لا يتسع هذا النوع من الطلبات لأحد} one {الطلب الفردي لشخص واحد. اختر طلبًا عائليًا أو جماعيًا لأكثر من ذلك.} two {الحد الأقصى في هذا النوع من الطلبات شخصان} few {الحد الأقصى في هذا النوع من الطلبات # أشخاص} many {الحد الأقصى في هذا النوع من الطلبات # شخصًا} other {الحد الأقصى في هذا النوع من الطلبات # شخص}}',
  'passportExpiryDate.before-issue': 'يجب أن يكون تاريخ انتهاء الجواز بعد تاريخ إصداره',
  'passportExpiryDate.expired': 'انتهت صلاحية جواز السفر. جدّد جواز سفرك أولًا.',
  'passportExpiryDate.required': 'تاريخ انتهاء الجواز مطلوب',
  'passportExpiryDate.six-months':
    'يجب أن يكون جواز السفر صالحًا لمدة {months, plural, zero {أقل من شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} على الأقل من اليوم. جدّده أولًا، على أن يكون الجديد صالحًا حتى {day} على الأقل.',
  'passportExpiryDate.too-short-for-arrival':
    'يجب أن يكون جواز السفر صالحًا لمدة {days, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} على الأقل بعد وصولك. جدّده أولًا، أو اختر موعد وصول أبكر.',
  'passportIssueDate.before-birth': 'يجب أن يكون تاريخ إصدار الجواز بعد تاريخ الميلاد',
  'passportIssueDate.future': 'لا يمكن أن يكون تاريخ إصدار الجواز في المستقبل',
  'passportIssueDate.old':
    'صدر هذا الجواز قبل أكثر من {years, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}. قارن التاريخ بما في جواز سفرك.',
  'passportIssueDate.required': 'تاريخ إصدار الجواز مطلوب',
  'passportIssuingCountry.required': 'اختر دولة إصدار الجواز',
  'passportNumber.long':
    'لا يزيد رقم جواز السفر على 9 خانات من الحروف والأرقام. قارنه بما في جواز سفرك، وإن كان صحيحًا فتابع.',
  'passportNumber.repeated':
    'رقم جواز السفر هذا مُدخَل أيضًا لمقدّم الطلب {number}. لكل مسافر، حتى الطفل، جواز سفر خاص به.',
  'passportNumber.required': 'رقم جواز السفر مطلوب',
  'passportNumber.short': 'يجب ألا يقل عن 6 خانات. قارنه بما في جواز سفرك، وإن كان صحيحًا فتابع.',
  'passportNumber.symbols': 'يتكون رقم جواز السفر من الحروف اللاتينية A إلى Z والأرقام فقط',
  'passportNumber.too-short': 'يجب ألا يقل رقم جواز السفر عن 3 خانات',
  'portOfEntry.other-method':
    'لا يمكن الوصول إلى هذا المنفذ بهذه الوسيلة. اختر منفذًا من القائمة، أو غيّر وسيلة سفرك.',
  'portOfEntry.required': 'اختر منفذ الدخول',
  'portOfEntry.zanzibar-insurance':
    'تشترط زنجبار على كل زائر تأمين الوافدين الخاص بها، وتبيعه مؤسسة زنجبار للتأمين (Zanzibar Insurance Corporation). تأمين السفر لدينا لا يغني عنه.',
  'privacyPolicyAccepted.payment': 'يجب أن توافق على سياسة الخصوصية للمتابعة إلى الدفع',
  'privacyPolicyAccepted.required': 'يجب أن توافق على سياسة الخصوصية للمتابعة',
  'processingType.required': 'اختر إجابة للسؤال «ما سرعة المعالجة التي تريدها؟»',
  'residentialAddress.required': 'العنوان مطلوب',
  'residentialAddress.short': 'يجب ألا يقل عن 10 أحرف. إذا كان عنوانك بهذا القِصر، فتابع.',
  'residentialAddress.too-short': 'يجب ألا يقل العنوان عن 3 أحرف',
  'residentialCity.required': 'المدينة مطلوبة',
  'residentialCity.short':
    'يجب ألا يقل اسم المدينة عن حرفين. إذا كان اسم مدينتك حرفًا واحدًا، فتابع.',
  'residentialCountry.required': 'اختر دولة الإقامة',
  'singleName.both':
    'حدّدت «لا يوجد اسم عائلة في جواز سفري». أبقِ الاسم الوحيد المطبوع وامسح الآخر، أو أزل التحديد.',
  'singleName.required': 'اكتب الاسم الوحيد المطبوع في جواز سفرك',
  'termsOfServiceAccepted.payment': 'يجب أن توافق على شروط الخدمة للمتابعة إلى الدفع',
  'termsOfServiceAccepted.required': 'يجب أن توافق على شروط الخدمة للمتابعة',
  'text.control': 'في هذا النص رموز لا يمكننا قراءتها. اكتبه من جديد.',
  'text.not-latin': 'اكتب هذا بالحروف اللاتينية، لتتمكن الجهة المختصة من قراءته',
  'text.too-long': 'الحد الأقصى لعدد الأحرف هو {max}',
  'transportationMethod.required': 'اختر إجابة للسؤال «كيف ستدخل تنزانيا؟»',
  'value.unreadable': 'تعذّرت قراءة هذه الإجابة. أدخلها مرة أخرى.',
  'visaType.multiple-required':
    'التأشيرة السياحية متعددة الدخول إلزامية لحاملي هذا الجواز. اختر «سياحية، متعددة الدخول».',
  'visaType.required': 'اختر نوع التأشيرة التي تحتاج إليها',
}
