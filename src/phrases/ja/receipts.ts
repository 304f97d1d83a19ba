import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: '領収書',
  receipt: '領収書 {number}',
  'credit-note': '返金明細書 {number}',
  issued: '{day}、{amount}',
  download: 'ダウンロード（PDF）',
  none: 'カードでのお支払いごとに、こちらに領収書を表示します。ほかの方法でお支払いになり領収書が必要な場合は、ご連絡ください。',
  failed: '領収書を読み込めません。しばらくしてからもう一度お試しください。',
}
