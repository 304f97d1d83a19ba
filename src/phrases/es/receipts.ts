import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Recibos',
  receipt: 'Recibo {number}',
  'credit-note': 'Nota de crédito {number}',
  issued: '{day}, {amount}',
  download: 'Descargar (PDF)',
  none: 'Aquí hay un recibo por cada pago con tarjeta. Si pagó de otra forma y necesita uno, escríbanos.',
  failed: 'No podemos cargar los recibos. Vuelva a intentarlo dentro de un momento.',
}
