import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn, weekdaysIn } from '../../span.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('zh')
const span = spanIn('zh')
const businessDays = (days: number) => `${days}个工作日`

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: '服务条款',
    description: '我们为您准备并递交申请时，您与我们之间的约定。',
    dated: `生效日期：${formatDay(company.effective, 'zh')}`,
    intro: [
      `本条款适用于 ${company.legalName}（下称“我们”）提供的服务。我们是一家在英国注册的私营签证咨询公司。您接受本条款，即与我们订立合同。`,
      '我们不是坦桑尼亚政府机构，与其没有关联。是否签发签证仅由坦桑尼亚移民局（下称“移民局”）决定，我们不保证签证获批。您也可以不通过我们，在[官方网站](official)自行申请。',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. 申请要求',
        body: [
          {
            list: [
              `您的护照在抵达后至少还有${span(rules.passport.daysAfterArrival, 'day')}有效期，自申请之日起至少还有${span(rules.passport.monthsFromToday, 'month')}有效期，并至少有一页空白页。`,
              '您填写的所有内容均与护照一致，并且真实、完整。',
              '您的材料真实、清晰可读，且属于您本人。',
              `您已年满${policy.adultAge}周岁，或由父母或监护人为您申请。`,
              '如您为他人申请，已征得其同意。',
              `在我们要求补充材料或更正信息时，您于${businessDays(rules.refund.documentReplyBusinessDays)}内答复。`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. 禁止行为',
        body: [
          '您不得利用本服务：',
          {
            list: [
              '提交伪造、变造或冒用他人的材料，或作虚假陈述；',
              '在他人不知情的情况下为其申请；',
              '使用您无权使用的银行卡付款；',
              '探测、过载攻击、复制或抓取本网站，或访问他人的数据；',
              '未经我们书面同意转售本服务。',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. 第三方链接',
        body: [
          '我们的页面含有指向其他网站的链接，包括官方签证网站。这些网站并非由我们运营，其内容和行为由其所有者负责。',
        ],
      },
      {
        id: 'ai',
        title: '4. 人工智能的使用',
        body: [
          '我们对日期、格式和文件的检查由普通软件完成。申请由工作人员审核；您的申请不由人工智能决定，您填写的内容和材料也不会用于训练人工智能。',
          '我们不接受由人工智能生成或修改的图片或文件作为材料：经生成或修饰的证件照会导致拒签。您不得收集我们的内容用于训练软件。',
        ],
      },
      {
        id: 'commercial',
        title: '5. 商业条款',
        body: [
          '在您签署和付款之前，我们会以美元显示总价及其明细。价格包含官方签证费和我们的服务费，之后不再加收任何费用。您的银行可能会收取货币兑换费。',
          `在您的付款得到确认且材料齐全之后，我们开始办理。我们的办理时间自此起算，按工作日（${weekdays(rules.calendar.workingDays)}）计。移民局的审批时间另计，我们无法影响。`,
          '您要求我们立即开始提供服务。服务全部履行完毕后，消费者的撤回权（即在冷静期内取消合同的权利）即告终止；在此之前，哪些款项可以退还，请见[《退款政策》](refundPolicy)。',
        ],
      },
      {
        id: 'suspension',
        title: '6. 暂停服务',
        body: [
          '如法律要求，或陈述或材料不实、付款存在争议或使用了被盗的银行卡，或我们的工作人员受到威胁，我们可以暂停或终止办理申请。除非法律禁止，我们会告知您原因。',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. 免责声明',
        body: [
          '我们承诺以合理的谨慎和专业能力提供服务。我们不承诺签证一定会签发、移民局何时作出决定，或签证持有人一定能在口岸获准入境。',
          '预订行程的风险由您自行承担：在拿到签证之前，请只预订可以更改的行程。',
        ],
      },
      {
        id: 'liability',
        title: '8. 责任限制',
        body: [
          `我们的责任以您在索赔前${span(policy.liabilityMonths, 'month')}内向我们支付的费用为限。对于间接损失，例如预订作废或利润损失，我们不承担责任。`,
          '本条款不限制因过失造成人身伤亡的责任、因欺诈产生的责任，以及法律不允许限制的任何其他责任。您作为消费者享有的权利不受影响。',
        ],
      },
      {
        id: 'indemnification',
        title: '9. 赔偿',
        body: [
          '如因您提供虚假信息、使用伪造材料或违反本条款，导致他人向我们提出索赔，您须承担由此产生的合理费用。',
        ],
      },
      {
        id: 'notices',
        title: '10. 通知',
        body: [
          `我们的通知发送至您在申请中填写的电子邮箱。您可以发邮件至 ${company.email}${ifStated(company.address, `，或寄信至 ${postalOf(company, '，')}`)}。以电子邮件发出的通知，视为在下一个工作日收到。`,
          `如个人数据泄露使您面临风险，我们会在${span(policy.breachNoticeHours, 'hour')}内告知您。`,
        ],
      },
      {
        id: 'entire',
        title: '11. 完整协议',
        body: [
          '本条款、已签署并载明价格的协议，以及[《隐私政策》](privacyPolicy)、[《退款政策》](refundPolicy)和[《付款政策》](paymentPolicy)构成全部合同。您所接受的版本的日期与您的申请一并保存，并印在您的协议上；如您提出要求，我们会将该版本的文本发送给您。如某一条款无效，其余条款仍然有效。',
          `商业争议适用${law}，移民事务适用坦桑尼亚法律。争议由${place}或达累斯萨拉姆的法院审理。如您是消费者，您居住国的强制性法律同样保护您。`,
        ],
      },
      {
        id: 'time',
        title: '12. 索赔时效',
        body: [
          `在法律允许的范围内，您须自知悉索赔事由之日起${span(claimYears.fromKnowledge, 'year')}内向我们提出索赔，且无论如何须自事件发生之日起${span(claimYears.fromAct, 'year')}内提出。`,
        ],
      },
      {
        id: 'referrals',
        title: '13. 推荐与转交',
        body: [
          '我们可能会推荐其他服务商，例如保险或移动数据服务商。您没有义务使用其服务；如您使用，合同由您与该服务商订立。如您经他人推荐使用我们的服务，价格不变。',
          `移民局会将部分国籍的申请转交其总部审批，约需${span(rules.authority.referralDays, 'day')}。我们会在您付款之前告知。`,
        ],
      },
      {
        id: 'refunds',
        title: '14. 退款',
        body: [
          `您可以在付款后${span(rules.refund.requestDays, 'day')}内通过电子邮件申请退款。审核最多需要${businessDays(rules.refund.reviewBusinessDays)}，获准的退款在此后${opening(payment, (least) => `${least}至`)}${businessDays(payment.most)}内退回您付款所用的银行卡。哪些款项可以退还，请见[《退款政策》](refundPolicy)。`,
        ],
      },
    ],
  }
}
