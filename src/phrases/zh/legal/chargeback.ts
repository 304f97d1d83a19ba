import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => {
  const replyDays = `${rules.refund.replyBusinessDays}个工作日`
  return {
    title: '付款、拒付与 3D Secure 政策',
    description: '3-D Secure 如何保护您的银行卡，以及对扣款有异议时该怎么做。',
    dated: `生效日期：${formatDay(company.effective, 'zh')}`,
    intro: [],
    sections: [
      {
        id: '3ds',
        title: '3-D Secure',
        body: [
          '付款时，您的银行可能会要求您在其 App 中或用验证码确认。这就是 3-D Secure（Visa Secure、Mastercard Identity Check 等），用于证明付款人即持卡人本人。',
          '验证码由您提供给银行。我们看不到验证码，也绝不会索要。如确认未通过，不会扣款，您可以重试。',
        ],
      },
      {
        id: 'statement',
        title: '账单上的显示',
        body: [
          `该笔扣款以 ${company.legalName} 或我们所用支付平台的名称显示，币种为美元或您银行卡的币种。`,
        ],
      },
      {
        id: 'first',
        title: '请先联系我们',
        body: [
          `如果您不认得某笔扣款，或对其有异议，请发邮件至 [${company.email}](email)，并注明申请编号。我们会在${replyDays}内答复。重复支付的款项全额退还。`,
        ],
      },
      {
        id: 'chargeback',
        title: '拒付',
        body: [
          '如您的银行卡被盗用，或服务未提供，您有权要求拒付（chargeback）。届时您的银行会要求我们举证，我们会提交：',
          {
            list: [
              '已签署的协议，连同其校验码和签署时间；',
              '付款记录及其 3-D Secure 确认记录；',
              '申请记录和已发送邮件的记录。',
            ],
          },
          '拒付处理期间，我们暂停办理该申请。',
        ],
      },
      {
        id: 'fraud',
        title: '恶意拒付',
        body: [
          '如服务已按约定提供，我们会对拒付提出异议。如查明拒付属于欺诈，我们可以追索该笔款项和我们的费用，并拒绝受理之后的申请。',
        ],
      },
      {
        id: 'stolen',
        title: '如果您的银行卡被盗用',
        body: [
          '请立即致电您的银行，冻结该卡。然后告诉我们：我们会停止办理用该卡付款的申请，并协助查明是谁提交的。',
        ],
      },
      {
        id: 'refunds',
        title: '退款',
        body: [
          '获准的退款退回您付款所用的银行卡。退款条件和所需时间，请见[《退款政策》](refundPolicy)。',
        ],
      },
    ],
  }
}
