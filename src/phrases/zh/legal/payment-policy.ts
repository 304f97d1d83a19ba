import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: '付款政策',
  description: '价格、币种、付款方式，以及付款之后的处理。',
  dated: `生效日期：${formatDay(company.effective, 'zh')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: '价格',
      body: [
        '在您签署和付款之前，您会看到总价及其明细。价格包含官方签证费和我们的服务费。我们不会预先勾选任何附加服务，之后也不再加收任何费用。现行价格列于[首页](home)。',
        '价格在您付款时确定。如自您开始申请以来价格有变动，我们会显示新的价格，并再次征求您的同意。',
      ],
    },
    {
      id: 'currency',
      title: '币种',
      body: [
        '所有价格均以美元（USD）计。如您的银行卡为其他币种，您的银行会换算金额，并可能为此收费。',
      ],
    },
    {
      id: 'ways',
      title: '付款方式',
      body: [
        '可使用各主要发卡组织的信用卡或借记卡。您在支付平台的安全页面付款，该平台已通过 PCI DSS 认证；您的卡号不会经过我们。',
      ],
    },
    {
      id: 'moment',
      title: '何时扣款',
      body: [
        '只扣款一次，即在您于支付平台的页面确认付款时。支付平台向我们确认付款之后，我们才开始办理您的申请。随后您会收到一封邮件，其中注明申请编号和金额。',
      ],
    },
    {
      id: 'failed',
      title: '付款失败和取消付款',
      body: [
        '不会向您扣款，您填写的内容也会保留。请用同一张或另一张银行卡重试。如您的银行显示有待处理的金额，该金额会在几天内消失。',
      ],
    },
    {
      id: 'twice',
      title: '重复付款',
      body: ['每份申请只需付款一次。如仍有第二笔付款到账，该笔款项将全额退还，不扣手续费。'],
    },
    {
      id: 'refunds',
      title: '退款和取消',
      body: [
        `适用[《退款政策》](refundPolicy)。只要我们尚未开始办理，您可以在${spanIn('zh')(rules.refund.cancellationHours, 'hour')}内取消订单。`,
      ],
    },
    {
      id: 'questions',
      title: '付款疑问',
      body: [
        `请发邮件至 [${company.email}](email)，并注明申请编号。切勿发送卡号。关于付款争议和 3-D Secure，请见[《付款、拒付与 3D Secure 政策》](chargebackPolicy)。`,
      ],
    },
  ],
})
