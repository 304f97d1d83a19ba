import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening } from '../../span.ts'

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)}米ドル`
  const { law, place } = company
  return {
    title: '返金ポリシー',
    description: '返金できる場合とできない場合、お申し出の方法、返金までの期間。',
    dated: `${formatDay(company.effective, 'ja')}発効`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: '概要',
        body: [
          'ビザ申請コンサルティングの業務の大部分は、タンザニア入国管理局（以下「入国管理局」）の審査結果が出る前に行われます。お支払いの前にご確認いただけるよう、どのお支払いを返金するかをこのページに明記します。消費者法に基づくお客様の権利は影響を受けません。',
          `返金は、お支払いから${rules.refund.requestDays}日以内にお申し出いただけます。`,
        ],
      },
      {
        id: 'non-refundable',
        title: '返金の対象とならない場合',
        body: [
          '二重に行われたお支払いと、当社の遅延時に返金をお約束した至急・特急の追加料金は、必ず返金します。それ以外は、次の場合、返金いたしません。',
          {
            list: [
              `特急の手続き（${rules.speeds.super_urgent.most}時間）の場合。ただし、当社の技術的な障害により提供できなかったときを除きます。`,
              '当社が申請をすでに入国管理局に提出した場合。',
              '情報または書類が不正確、偽造または不完全であった場合。',
              '入国管理局がビザの発給を拒否した場合。',
              '当社が申請の手続きを開始した後に、お客様がキャンセルした場合。',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: '返金の対象となる場合',
        body: [
          '次の場合、当社は返金について審査します。',
          {
            list: [
              'お支払い後、当社がまだ申請の手続きを開始していない場合。',
              '同じ申請に対して二重にお支払いになった場合（2回目の分を全額返金します）。',
              '当社の技術的な障害により、サービスを提供できなかった場合。',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: '返金のお申し出の方法',
        body: [
          `次の事項を明記して、[${company.email}](email)までご連絡ください。`,
          {
            list: ['氏名', 'パスポート番号', '支払い番号', '返金を希望される理由'],
          },
          `当社は${rules.refund.replyBusinessDays}営業日以内に回答し、${rules.refund.reviewBusinessDays}営業日以内にお申し出を審査します。当社が書類をお願いした場合は、${rules.refund.documentReplyBusinessDays}営業日以内にお送りください。期限内にお送りいただけない場合、返金を受ける権利は失われます。`,
          `承認された返金は、お支払いに使用したカードに対して行い、${opening(payment, (least) => `${least}～`)}${payment.most}営業日かかります。`,
        ],
      },
      {
        id: 'cancel',
        title: 'キャンセルのお申し出',
        body: [
          `ご注文をキャンセルされた場合は、次の条件をすべて満たすときに限り、${keepsFee ? 'お支払い額から事務手数料を差し引いて返金' : 'お支払い額の全額を返金'}します。`,
          {
            list: [
              '当社が申請の確認または提出を開始していないこと',
              '書類がアップロードされていないこと',
              '入国管理局への支払いが行われていないこと',
              '特急の手続きをご注文になっていないこと',
              `お客様のメールが、ご注文から${rules.refund.cancellationHours}時間以内に当社に届いていること`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: '不正なチャージバック',
        body: [
          '合意どおりに提供されたサービスについてのチャージバックに対しては、署名済みの契約書、申請の記録およびその書類をもって争います。まずは当社にメールでご連絡ください。ほとんどの行き違いは、一度の返信で解消します。詳しくは、[支払い・チャージバック・3Dセキュアに関するポリシー](chargebackPolicy)をご覧ください。',
        ],
      },
      {
        id: 'fee',
        title: '事務手数料',
        body: [
          keepsFee
            ? `承認された返金から、1件のご注文につき1回、${adminFee}以上の事務手数料を差し引きます。これは、決済手数料、人件費および通貨換算による損失に充てるものです。二重に行われたお支払いの場合、当社に責任がある場合、および当社が遅延した場合は、差し引きません。`
            : '承認された返金から事務手数料は差し引きません。',
        ],
      },
      {
        id: 'force-majeure',
        title: '不可抗力',
        body: [
          '政府システムの停止、自然災害、インターネットの障害または騒乱による遅延について、当社は責任を負いません。できるだけ早く手続きを再開します。',
        ],
      },
      {
        id: 'law',
        title: '準拠法',
        body: [
          `商事に関する紛争には${law}が、出入国に関する事項にはタンザニアの法律が適用されます。紛争は、${place}またはダルエスサラームの裁判所で審理されます。消費者は、引き続き居住国の法律による保護を受けられます。`,
        ],
      },
      {
        id: 'contact',
        title: 'お問い合わせ',
        body: [
          `${postalOf(company, '、')}。[${company.email}](email)${ifStated(company.phone, '、[電話](phone)')}。`,
        ],
      },
    ],
  }
}
