import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Makbuzlar',
  receipt: 'Makbuz {number}',
  'credit-note': 'İade makbuzu {number}',
  issued: '{day}, {amount}',
  download: 'İndir (PDF)',
  none: 'Her kart ödemesinin makbuzu burada bulunur. Başka bir yolla ödediyseniz ve makbuza ihtiyacınız varsa bize yazın.',
  failed: 'Makbuzları yükleyemiyoruz. Biraz sonra yeniden deneyin.',
}
