import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Makbuzlar',
  receipt: 'Makbuz {number}',
  'credit-note': 'İade makbuzu {number}',
  issued: '{day}, {amount}',
  download: 'İndir (PDF)',
  none: 'Henüz makbuz yok. Ödemenizi alır almaz burada olacak.',
  failed: 'Makbuzları yükleyemiyoruz. Biraz sonra yeniden deneyin.',
}
