import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: '支払い・チャージバック・3Dセキュアに関するポリシー',
  description: '3Dセキュアによるカードの保護と、請求に異議がある場合の手続き。',
  dated: `${formatDay(company.effective, 'ja')}発効`,
  intro: [],
  sections: [
    {
      id: '3ds',
      title: '3Dセキュア',
      body: [
        'お支払いの際に、お客様の銀行から、アプリまたはコードによる確認を求められることがあります。これが3Dセキュア（Visa Secure、Mastercard Identity Checkなど）です。カードの名義人ご本人による支払いであることを確認するものです。',
        'コードは、お客様の銀行に送られます。当社がコードを閲覧することも、お尋ねすることもありません。確認に失敗した場合、請求は行われず、もう一度お試しいただけます。',
      ],
    },
    {
      id: 'statement',
      title: 'ご利用明細の表示',
      body: [
        `請求は、${company.legalName}または決済代行会社の名称で、米ドルまたはお客様のカードの通貨で表示されます。`,
      ],
    },
    {
      id: 'first',
      title: 'まずは当社にご連絡ください',
      body: [
        `請求にお心当たりがない場合や、ご納得いただけない場合は、申請番号を添えて[${company.email}](email)までご連絡ください。${rules.refund.replyBusinessDays}営業日以内に回答します。二重に行われたお支払いは、全額返金します。`,
      ],
    },
    {
      id: 'chargeback',
      title: 'チャージバック',
      body: [
        'カードが不正に使用された場合、またはサービスが提供されなかった場合、お客様はチャージバックを求めることができます。その場合、お客様の銀行から当社に証拠の提出が求められ、当社は次のものを提出します。',
        {
          list: [
            '署名済みの契約書、その確認コードおよび署名の日時',
            'お支払いの記録および3Dセキュアによる確認の記録',
            '申請の記録および送信したメールの記録',
          ],
        },
        'チャージバックの手続き中は、申請の作業を中断します。',
      ],
    },
    {
      id: 'fraud',
      title: '不正なチャージバック',
      body: [
        '合意どおりに提供されたサービスについてのチャージバックに対しては、争います。不正なものであることが判明した場合、当社はその金額と費用を請求し、以後の申請をお断りすることがあります。',
      ],
    },
    {
      id: 'stolen',
      title: 'カードが不正に使用された場合',
      body: [
        'ただちに銀行に電話し、カードの利用を停止してください。その後、当社にもご連絡ください。そのカードで支払われた申請を停止し、申請者の特定に協力します。',
      ],
    },
    {
      id: 'refunds',
      title: '返金',
      body: [
        '承認された返金は、お支払いに使用したカードに対して行います。返金の条件と期間については、[返金ポリシー](refundPolicy)をご覧ください。',
      ],
    },
  ],
})
