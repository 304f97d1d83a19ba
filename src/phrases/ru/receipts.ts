import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Квитанции',
  receipt: 'Квитанция {number}',
  'credit-note': 'Квитанция о возврате {number}',
  issued: '{day}, {amount}',
  download: 'Скачать (PDF)',
  none: 'Здесь появляется квитанция о каждом платеже картой. Если вы платили иначе и она вам нужна, напишите нам.',
  failed: 'Не удаётся загрузить квитанции. Попробуйте ещё раз чуть позже.',
}
