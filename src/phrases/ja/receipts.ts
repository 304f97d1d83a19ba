import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: '領収書',
  receipt: '領収書 {number}',
  'credit-note': '返金明細書 {number}',
  issued: '{day}、{amount}',
  download: 'ダウンロード（PDF）',
  none: '領収書はまだありません。お支払いを確認しだい、こちらに表示します。',
  failed: '領収書を読み込めません。しばらくしてからもう一度お試しください。',
}
