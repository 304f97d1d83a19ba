import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: '訂正',
  none: '訂正はありません。',
  'by.traveller': 'お客様が訂正',
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
  'answers.title': '{name}様の入力内容を訂正',
  'answers.lead':
    '誤っている項目だけを、パスポートの記載どおりに変更してください。ほかの項目はそのまま残ります。',
  'answers.save': '訂正を保存',
  'answers.saved': '訂正を保存しました',
  'answers.same': 'まだ変更がありません。誤っている項目を変更するか、キャンセルしてください。',
  'asks.title': '{count, plural, other {書類#点の再提出が必要になります}}',
  'asks.text':
    '{count, plural, other {次の書類には訂正前の内容が記載されています。保存後に再提出してください。}}',
  'contact.title': 'ご連絡先',
  'contact.action': '連絡先を訂正',
  'contact.email.hint':
    '新しいアドレスに認証コードをお送りします。コードを入力すると変更が有効になり、以前のアドレスにもお知らせします。',
  'contact.save': '連絡先を保存',
  'contact.saved': '連絡先を保存しました',
  'code.title': '新しいアドレスの確認',
  'code.sent':
    '{email}宛てに認証コードを送信しました。コードは15分間有効です。入力されるまでは、以前のアドレスにご連絡します。',
  'code.label': '6桁の認証コード',
  'code.required': '当社からのメールに記載された6桁の認証コードを入力してください',
  'code.confirm': 'アドレスを確認',
  'code.again': '新しい認証コードを送る',
  'code.done': '今後は新しいアドレスにご連絡します',
}
