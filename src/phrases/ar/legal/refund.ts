import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening } from '../../span.ts'
import { businessDays, days, dollars, hours } from './counts.ts'

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: 'سياسة الاسترداد',
    description: 'متى يمكن ردّ مبلغ مدفوع، ومتى لا يمكن، وكيف تطلب ذلك، وكم يستغرق.',
    dated: `تسري اعتبارًا من ${formatDay(company.effective, 'ar')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: 'نظرة عامة',
        body: [
          'تنجز شركة استشارات التأشيرات معظم عملها قبل صدور قرار الجهة المختصة. وتبيّن هذه الصفحة بوضوح المبالغ التي نردّها، لتعرف ذلك قبل أن تدفع. ولا تمسّ هذه السياسة حقوقك بموجب قانون حماية المستهلك.',
          `يمكنك طلب الاسترداد خلال ${days(rules.refund.requestDays)} من الدفع.`,
        ],
      },
      {
        id: 'non-refundable',
        title: 'الحالات التي لا يُردّ فيها المبلغ',
        body: [
          'يُردّ دائمًا ما دُفع مرتين، وكذلك رسوم السرعة الإضافية التي وعدنا بردّها إذا تأخرنا. وفيما عدا ذلك لا يُردّ أي مبلغ في الحالات التالية:',
          {
            list: [
              `المعالجة العاجلة جدًا (خلال ${hours(rules.speeds.super_urgent.most)})، ما لم يَحُل خلل تقني من جانبنا دون تقديمها.`,
              'الطلب الذي قدّمناه إلى الجهة المختصة.',
              'المعلومات أو المستندات غير الدقيقة أو المزوّرة أو الناقصة.',
              'التأشيرة التي ترفضها الجهة المختصة.',
              'الإلغاء بعد أن نبدأ معالجة الطلب.',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: 'حالات استرداد المبلغ',
        body: [
          'ننظر في طلب الاسترداد إذا:',
          {
            list: [
              'دفعت ولم نبدأ بعد معالجة الطلب؛',
              'دفعت مرتين مقابل الطلب نفسه (تُردّ الدفعة الثانية كاملة)؛',
              'حال خلل تقني من جانبنا دون تقديم الخدمة.',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: 'كيف تطلب الاسترداد',
        body: [
          `راسلنا على [${company.email}](email) واذكر:`,
          {
            list: [
              'اسمك الكامل،',
              'ورقم جواز سفرك،',
              'والرقم المرجعي للدفع،',
              'وسبب طلب الاسترداد.',
            ],
          },
          `نرد خلال ${businessDays(rules.refund.replyBusinessDays)} وننهي مراجعة الطلب خلال ${businessDays(rules.refund.reviewBusinessDays)}. وإذا طلبنا منك مستندات، فعليك إرسالها خلال ${businessDays(rules.refund.documentReplyBusinessDays)}، وإلا سقط حقك في الاسترداد.`,
          `يُردّ المبلغ الموافَق على ردّه إلى البطاقة التي دفعت بها، ويستغرق ذلك ${opening(payment, (least) => `من ${least} إلى `)}${businessDays(payment.most)}.`,
        ],
      },
      {
        id: 'cancel',
        title: 'طلبات الإلغاء',
        body: [
          `إذا ألغيت طلبك، نردّ إليك ما دفعته${keepsFee ? ' بعد خصم الرسم الإداري' : ''}، ما دامت الشروط التالية متوفرة جميعها:`,
          {
            list: [
              'لم نبدأ مراجعة طلبك ولم نقدّمه،',
              'ولم تُرفع أي مستندات،',
              'ولم يُدفع أي مبلغ إلى الجهة المختصة،',
              'ولم تطلب المعالجة العاجلة جدًا،',
              `ووصلتنا رسالتك خلال ${hours(rules.refund.cancellationHours)} من طلبك الخدمة.`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: 'الاعتراض الاحتيالي على عملية الدفع (Chargeback)',
        body: [
          'نردّ على الاعتراض على دفع مقابل خدمة قُدّمت كما اتُّفق عليه بتقديم الاتفاقية الموقّعة وسجل الطلب ومستنداته. راسلنا أولًا: فمعظم حالات سوء الفهم تُحلّ برسالة واحدة. وتجد المزيد في [سياسة الدفع والاعتراض على عملية الدفع (Chargeback) و\u20663D Secure\u2069](chargebackPolicy).',
        ],
      },
      {
        id: 'fee',
        title: 'الرسم الإداري',
        body: [
          keepsFee
            ? `نحتفظ من المبلغ الموافَق على ردّه برسم لا يقل عن ${dollars(toDollars(rules.refund.adminFeeCents))}، مرة واحدة لكل طلب. ويغطي هذا الرسم رسوم الدفع ووقت الموظفين وخسائر تحويل العملة. ولا نحتفظ بشيء إذا دُفع المبلغ مرتين، أو كان الخطأ من جانبنا، أو تأخرنا.`
            : 'لا نحتفظ بأي رسم إداري من المبلغ الموافَق على ردّه.',
        ],
      },
      {
        id: 'force-majeure',
        title: 'القوة القاهرة',
        body: [
          'لا نتحمل المسؤولية عن التأخير الناتج عن توقف الأنظمة الحكومية أو الكوارث الطبيعية أو انقطاع الإنترنت أو الاضطرابات المدنية. ونستأنف العمل في أقرب وقت ممكن.',
        ],
      },
      {
        id: 'law',
        title: 'القانون الواجب التطبيق',
        body: [
          `يحكم ${law} النزاعات التجارية، ويحكم قانون تنزانيا مسائل الهجرة. وتُنظر النزاعات أمام المحاكم ${place} أو في دار السلام. ويحتفظ المستهلكون بحماية قانون الدولة التي يقيمون فيها.`,
        ],
      },
      {
        id: 'contact',
        title: 'اتصل بنا',
        body: [
          `\u2066${company.legalName}\u2069${ifStated(company.address, `، العنوان: \u2066${company.address}\u2069`)}. البريد الإلكتروني: [${company.email}](email)${ifStated(company.phone, '، ويمكنك أيضًا [الاتصال بنا هاتفيًا](phone)')}.`,
        ],
      },
    ],
  }
}
