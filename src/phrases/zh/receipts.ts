import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: '收据',
  receipt: '收据 {number}',
  'credit-note': '退款凭证 {number}',
  issued: '{day}，{amount}',
  download: '下载（PDF）',
  none: '暂无收据。收到您的付款后，收据会显示在这里。',
  failed: '无法加载收据，请稍后重试。',
}
