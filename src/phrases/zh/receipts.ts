import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: '收据',
  receipt: '收据 {number}',
  'credit-note': '退款凭证 {number}',
  issued: '{day}，{amount}',
  download: '下载（PDF）',
  none: '每笔银行卡付款的收据都会显示在这里。如果您以其他方式付款并需要收据，请与我们联系。',
  failed: '无法加载收据，请稍后重试。',
}
