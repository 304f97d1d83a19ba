import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: '영수증',
  receipt: '영수증 {number}',
  'credit-note': '환불 명세서 {number}',
  issued: '{day}, {amount}',
  download: '다운로드(PDF)',
  none: '카드 결제마다 영수증이 여기에 표시됩니다. 다른 방법으로 결제하셨고 영수증이 필요하시면 문의해 주십시오.',
  failed: '영수증을 불러올 수 없습니다. 잠시 후 다시 시도해 주십시오.',
}
