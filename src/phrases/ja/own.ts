import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: '申請内容',
  documents: '書類',
  'order.title': 'ご注文と料金',
  'contact.title': '連絡先',
  'corrections.title': '訂正の履歴',
  'agreement.text': '署名された時点の内容です。その後変更されることはありません。',
  'letters.title': 'お送りしたメール',
  'letters.none': 'メールはまだありません。',
  'letters.sent': '{moment}に{to}へ送信',
  'letters.queued': '{to}へ送信中',
  'letters.failed': '未送信',
  'letters.delivered': '{moment}に送信、{to}に配信済み',
  'letters.delayed': '{to}への配信が遅れています',
  'letters.bounced': '{to}から戻ってきました',
  'letters.complained': '{to}で迷惑メールに分類されました',
}
