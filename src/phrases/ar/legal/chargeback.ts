import { termsVersion } from '#domain/policy.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { businessDays } from './counts.ts'

export const chargebackPolicy = (company: LegalFacts): LegalPage => ({
  title: 'سياسة الدفع والاعتراض على عملية الدفع (Chargeback) و\u20663D Secure\u2069',
  description: 'كيف يحمي \u20663-D Secure\u2069 بطاقتك، وماذا تفعل إذا اعترضت على خصم.',
  dated: `تسري اعتبارًا من ${formatDay(termsVersion, 'ar')}`,
  intro: [],
  sections: [
    {
      id: '3ds',
      title: 'خدمة \u20663-D Secure\u2069',
      body: [
        'عند الدفع قد يطلب منك مصرفك التأكيد في تطبيقه أو برمز. هذه هي خدمة \u20663-D Secure\u2069 (مثل Visa Secure وMastercard Identity Check وغيرهما)، وهي تثبت أن صاحب البطاقة هو من يدفع.',
        'يصل الرمز إلى مصرفك، ولا نراه ولا نطلبه أبدًا. وإذا لم يتم التأكيد، فلا يُخصم منك أي مبلغ ويمكنك المحاولة مرة أخرى.',
      ],
    },
    {
      id: 'statement',
      title: 'في كشف حسابك',
      body: [
        `يظهر المبلغ المخصوم باسم \u2066${company.legalName}\u2069 أو باسم بوابة الدفع، بالدولار الأمريكي أو بعملة بطاقتك.`,
      ],
    },
    {
      id: 'first',
      title: 'تحدّث إلينا أولًا',
      body: [
        `إذا لم تتعرّف على مبلغ مخصوم أو لم توافق عليه، فراسلنا على [${company.email}](email) واذكر رقمك المرجعي. نرد خلال ${businessDays(shippedRules.refund.replyBusinessDays)}. ويُردّ كاملًا ما دُفع مرتين.`,
      ],
    },
    {
      id: 'chargeback',
      title: 'الاعتراض على عملية الدفع (Chargeback)',
      body: [
        'يحق لك الاعتراض على عملية الدفع لدى مصرفك إذا أُسيء استخدام بطاقتك أو لم تُقدَّم الخدمة. وعندئذٍ يطلب منا مصرفك إثباتات، فنرسل إليه:',
        {
          list: [
            'الاتفاقية الموقّعة وبصمتها الرقمية ووقت توقيعها،',
            'وسجل الدفع وتأكيده عبر \u20663-D Secure\u2069،',
            'وسجل الطلب والرسائل المرسلة.',
          ],
        },
        'ونوقف العمل على الطلب مؤقتًا إلى أن يُبتّ في الاعتراض.',
      ],
    },
    {
      id: 'fraud',
      title: 'الاعتراض الاحتيالي',
      body: [
        'نطعن في الاعتراض على دفع مقابل خدمة قُدّمت كما اتُّفق عليه. وإذا ثبت أنه احتيالي، فيجوز لنا المطالبة بالمبلغ وبتكاليفنا، ورفض أي طلبات أخرى.',
      ],
    },
    {
      id: 'stolen',
      title: 'إذا أُسيء استخدام بطاقتك',
      body: [
        'اتصل بمصرفك فورًا واطلب إيقاف البطاقة. ثم أخبرنا: سنوقف الطلب الذي دُفعت قيمته بها ونساعد في معرفة من قدّمه.',
      ],
    },
    {
      id: 'refunds',
      title: 'استرداد المبالغ',
      body: [
        'يُردّ المبلغ الموافَق على ردّه إلى البطاقة التي دفعت بها. وتبيّن [سياسة الاسترداد](refundPolicy) الشروط والمدة.',
      ],
    },
  ],
})
