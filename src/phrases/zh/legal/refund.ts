import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn } from '../../span.ts'

const span = spanIn('zh')
const businessDays = (days: number) => `${days}个工作日`

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)}美元`
  const { law, place } = company
  return {
    title: '退款政策',
    description: '哪些付款可以退还、哪些不可以，如何申请退款，以及需要多长时间。',
    dated: `生效日期：${formatDay(company.effective, 'zh')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: '概述',
        body: [
          '签证咨询公司的大部分工作，在坦桑尼亚移民局作出决定之前就已完成。本页明确说明我们退还哪些付款，以便您在付款之前了解。您依消费者法享有的权利不受影响。',
          `您可以在付款后${span(rules.refund.requestDays, 'day')}内申请退款。`,
        ],
      },
      {
        id: 'non-refundable',
        title: '不予退款的情形',
        body: [
          '重复支付的款项一律退还；我们承诺“逾期即退”的加急或特急附加费，如我们逾期，也一律退还。除此之外，下列情形不予退款：',
          {
            list: [
              `特急办理（${span(rules.speeds.super_urgent.most, 'hour')}），但因我方技术故障未能提供服务的除外。`,
              '我们已将申请递交给移民局。',
              '信息或材料不准确、系伪造或不完整。',
              '移民局拒发签证。',
              '在我们开始办理该申请之后取消。',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: '可以申请退款的情形',
        body: [
          '对于下列情形，我们会审核退款：',
          {
            list: [
              '您已付款，而我们尚未开始办理该申请；',
              '您为同一申请重复付款（第二笔款项全额退还）；',
              '因我方技术故障，我们未能提供服务。',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: '如何申请退款',
        body: [
          `请发邮件至 [${company.email}](email)，并注明：`,
          {
            list: ['您的姓名；', '您的护照号码；', '付款编号；', '退款原因。'],
          },
          `我们会在${businessDays(rules.refund.replyBusinessDays)}内答复，并在${businessDays(rules.refund.reviewBusinessDays)}内完成审核。如我们要求您提供材料，请在${businessDays(rules.refund.documentReplyBusinessDays)}内发送，否则视为放弃退款。`,
          `获准的退款退回您付款所用的银行卡，需要${opening(payment, (least) => `${least}至`)}${businessDays(payment.most)}。`,
        ],
      },
      {
        id: 'cancel',
        title: '取消订单',
        body: [
          `如果您取消订单，且满足以下全部条件，我们将退还您支付的款项${keepsFee ? '，但须扣除退款手续费' : ''}：`,
          {
            list: [
              '我们尚未开始审核或递交您的申请；',
              '尚未上传任何材料；',
              '尚未向移民局支付任何费用；',
              '您没有选择特急办理；',
              `我们在您下单后${span(rules.refund.cancellationHours, 'hour')}内收到您的电子邮件。`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: '恶意拒付',
        body: [
          '如服务已按约定提供，我们会以已签署的协议、申请记录及其材料对拒付提出异议。请先发邮件联系我们：大多数误会一次答复即可消除。详见[《付款、拒付与 3D Secure 政策》](chargebackPolicy)。',
        ],
      },
      {
        id: 'fee',
        title: '退款手续费',
        body: [
          keepsFee
            ? `获准的退款，我们至少扣除${adminFee}的手续费，每份订单仅扣一次，用于支付平台费用、人工成本和货币兑换损失。属于重复支付、我方过失或我们逾期的，不扣手续费。`
            : '获准的退款，我们不扣手续费。',
        ],
      },
      {
        id: 'force-majeure',
        title: '不可抗力',
        body: [
          '因政府系统中断、自然灾害、互联网故障或社会动荡造成的延误，我们不承担责任。我们会尽快继续办理。',
        ],
      },
      {
        id: 'law',
        title: '适用法律',
        body: [
          `商业争议适用${law}，移民事务适用坦桑尼亚法律。争议由${place}或达累斯萨拉姆的法院审理。消费者仍享有其居住国法律的保护。`,
        ],
      },
      {
        id: 'contact',
        title: '联系我们',
        body: [
          `${postalOf(company, '，')}。电子邮箱：[${company.email}](email)${ifStated(company.phone, '，[电话](phone)')}。`,
        ],
      },
    ],
  }
}
