import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: '訂正',
  none: '訂正はありません。',
  'by.traveller': 'ご本人が訂正',
  'by.staff': '当社が訂正',
  before: '訂正前',
  now: '訂正後',
  empty: '未入力',
  yes: 'はい',
  no: 'いいえ',
  reason: '理由',
  contact: '連絡先',
  'signed.title': '署名後の訂正',
  'signed.text': '契約書は署名時のまま変わりません。次の項目は署名後に訂正されました。',
  cancel: 'キャンセル',
  'reason.label': '訂正の理由',
  'answers.action': '入力内容を訂正',
  'answers.title': '{name}さんの入力内容を訂正',
  'answers.lead':
    '誤っている項目だけを、パスポートの記載どおりに変更してください。ほかの項目はそのまま残ります。',
  'answers.save': '訂正を保存',
  'answers.saved': '訂正を保存しました',
  'answers.same': 'まだ変更がありません。誤っている項目を変更するか、キャンセルしてください。',
  'asks.title': '{count, plural, other {書類#点の再提出が必要になります}}',
  'asks.text':
    '{count, plural, other {次の書類には訂正前の内容が記載されています。保存後に新しい書類をお送りください。}}',
  'contact.title': 'ご連絡先',
  'contact.action': '連絡先を訂正',
  'contact.email.hint':
    '新しいアドレスにコードをお送りします。コードを入力すると有効になり、以前のアドレスにもお知らせします。',
  'contact.save': '連絡先を保存',
  'contact.saved': '連絡先を保存しました',
  'code.title': '新しいアドレスの確認',
  'code.sent':
    '{email}宛てにコードを送信しました。コードは15分間有効です。入力されるまでは、以前のアドレスにご連絡します。',
  'code.label': '6桁のコード',
  'code.required': '当社のメールに記載された6桁の数字を入力してください',
  'code.confirm': 'アドレスを確認',
  'code.again': '新しいコードを送る',
  'code.done': '今後は新しいアドレスにご連絡します',
}
