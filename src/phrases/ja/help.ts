import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'キャンセルと返金',
  'cancel.lead':
    'まず、返金額とその理由をご確認ください。確定されるまで、キャンセルは行われません。',
  'cancel.show': '申請をキャンセルする',
  'cancel.whom': '取りやめる方',
  'cancel.back': '返金額：{amount}',
  'cancel.back.more': '追加の返金予定額：{amount}',
  'cancel.refunded': '返金済み：{amount}',
  'cancel.coming': '返金手続き中：{amount}',
  'cancel.none': '返金はありません',
  'cancel.none.more': 'これ以上の返金はありません',
  'cancel.otherwise': '返金についてはお問い合わせください',
  'cancel.otherwise.text':
    'こちらで返金できるカードでのお支払いがありません。ほかの方法でお支払いの場合は、ご連絡ください。',
  'cancel.sum':
    '該当するお支払い：{paid}。{kept, plural, =0 {} other {事務手数料{fee}を差し引きます。}}',
  'cancel.why.not-paid': 'カードでのお支払いがありません。',
  'cancel.why.paid-back': 'すでに返金済みです。',
  'cancel.why.disputed':
    'このお支払いには銀行で異議が申し立てられています。銀行が取り戻した金額を、当社から重ねて返金することはできません。',
  'cancel.why.too-late': '返金をお申し出いただける期間が過ぎています。',
  'cancel.why.nothing-left': 'お支払いの残額が、事務手数料を超えていません。',
  'cancel.why.express-service': '特急の手続きは、返金の対象外です。',
  'cancel.why.information-wrong': '入力内容と一致しない書類があります。',
  'cancel.why.documents-overdue': 'お願いした書類が期限までに届きませんでした。',
  'cancel.why.submitted':
    'すでにタンザニア入国管理局に提出しており、同局の手数料は支払い済みです。',
  'cancel.why.government-rejected':
    'タンザニア入国管理局の審査結果が出ており、同局の手数料は支払い済みです。',
  'cancel.why.not-processed': 'タンザニア入国管理局には、まだ何も提出していません。',
  'cancel.why.cancelled-in-time': 'ご注文から{hours}時間以内のキャンセルです。',
  'cancel.reason': 'キャンセルの理由（任意）',
  'cancel.ask': 'キャンセルを依頼する',
  'cancel.ask.text': '担当者がご依頼を確認し、メールで回答します。それまでは何も変わりません。',
  'cancel.now': 'キャンセルを確定する',
  'cancel.now.text':
    'お支払い前のため、申請はすぐに終了し、リマインダーもお送りしません。新しい申請はいつでも始められます。',
  'cancel.now.whole':
    '一部の方だけを外す場合は、この申請をキャンセルし、人数を減らして始め直してください。お支払いはまだ行われていません。',
  'cancel.done.now': '申請をキャンセルしました',
  'cancel.open':
    '{names}様：{day}にキャンセルのご依頼を受け付けました。{by}までにメールで回答します。',
  'cancel.accepted': '{names}様：{day}にキャンセルしました。',
  'cancel.declined': '{names}様：キャンセルされていません。当社からの回答：{note}',
  'cancel.left': 'キャンセルできるものはもうありません。',
  'cancel.keep': 'キャンセルしない',
  'refund.ask': '返金を依頼する',
  'refund.open': '{day}に返金のご依頼を受け付けました。{by}までにメールで回答します。',
  'refund.declined': '返金のご依頼への回答：{note}',
  'delete.action': 'すべて削除する',
  'delete.title': 'この申請を削除しますか？',
  'delete.text': '入力内容、書類、契約書がすべて完全に削除されます。この操作は元に戻せません。',
  'delete.confirm': '完全に削除する',
  'delete.done': '申請を削除しました',
  'add.title': '渡航者を追加',
  'add.text':
    'この申請はお支払い済みのため、渡航者を追加するには、別料金の新しい申請が必要です。連絡先と旅程は入力済みの状態で始まります。このブラウザにある入力途中の内容は置き換えられます。',
  'add.action': '同じ旅程で始める',
  'data.title': '個人データ',
  'data.text':
    '当社が保有するお客様の情報について、写しの請求または消去の請求ができます。メールで回答します。',
  'data.export': '写しを請求する',
  'data.erasure': '消去を請求する',
  'data.erasure.text': 'お支払いの記録は、お名前を除いて、会計上保存する必要があります。',
  'data.asked': 'ご請求を受け付けました。{day}までに回答します。',
}
