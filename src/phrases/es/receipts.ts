import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Recibos',
  receipt: 'Recibo {number}',
  'credit-note': 'Nota de crédito {number}',
  issued: '{day}, {amount}',
  download: 'Descargar (PDF)',
  none: 'Todavía no hay ningún recibo. Lo encontrará aquí en cuanto recibamos su pago.',
  failed: 'No podemos cargar los recibos. Vuelva a intentarlo dentro de un momento.',
}
