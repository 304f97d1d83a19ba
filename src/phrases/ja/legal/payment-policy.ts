import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: '支払いポリシー',
  description: '料金、通貨、お支払い方法と、お支払いの取り扱い。',
  dated: `${formatDay(company.effective, 'ja')}発効`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: '料金',
      body: [
        '料金は、署名とお支払いの前に、総額と内訳で表示します。ビザの公式手数料と当社のサービス料が含まれています。オプションが最初から選択されていることはなく、後から加算されるものもありません。現在の料金は、[ホーム](home)に掲載しています。',
        '料金は、お支払いの時点で確定します。入力の開始後に変更された場合は、新しい料金を表示し、改めてご確認をお願いします。',
      ],
    },
    {
      id: 'currency',
      title: '通貨',
      body: [
        '料金は、すべて米ドル（USD）建てです。カードの通貨が異なる場合は、お客様の銀行が換算し、手数料を請求することがあります。',
      ],
    },
    {
      id: 'ways',
      title: 'お支払い方法',
      body: [
        '主要なクレジットカードおよびデビットカードをご利用いただけます。お支払いは、PCI DSS認証を取得した決済代行会社の安全なページで行います。カード番号が当社に届くことはありません。',
      ],
    },
    {
      id: 'moment',
      title: '請求の時期',
      body: [
        '決済代行会社のページでお支払いを確定された時点で、一括で請求されます。申請の作業は、決済代行会社から当社にお支払いの確認が届いた後に開始します。その後、申請番号と金額を記載したメールをお送りします。',
      ],
    },
    {
      id: 'failed',
      title: 'お支払いが完了しなかった場合と中止された場合',
      body: [
        '請求は行われず、入力内容は保存されます。同じカードまたは別のカードで、もう一度お試しください。銀行の明細に処理中の金額が表示されている場合も、数日以内に消えます。',
      ],
    },
    {
      id: 'twice',
      title: '二重にお支払いになった場合',
      body: [
        '1件の申請につき、お支払いは1回です。それでも2回目のお支払いがあった場合は、手数料を差し引かずに全額返金します。',
      ],
    },
    {
      id: 'refunds',
      title: '返金とキャンセル',
      body: [
        `[返金ポリシー](refundPolicy)が適用されます。ご注文は、作業が何も開始されていない限り、${rules.refund.cancellationHours}時間以内であればキャンセルできます。`,
      ],
    },
    {
      id: 'questions',
      title: 'お支払いに関するお問い合わせ',
      body: [
        `申請番号を添えて、[${company.email}](email)までご連絡ください。カード番号は、決してお送りにならないでください。異議申し立てと3Dセキュアの仕組みについては、[支払い・チャージバック・3Dセキュアに関するポリシー](chargebackPolicy)をご覧ください。`,
      ],
    },
  ],
})
