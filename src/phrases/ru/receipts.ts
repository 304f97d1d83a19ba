import type { Dictionary } from '../index.ts'

export const receipts: Dictionary['receipts'] = {
  title: 'Квитанции',
  receipt: 'Квитанция {number}',
  'credit-note': 'Квитанция о возврате {number}',
  issued: '{day}, {amount}',
  download: 'Скачать (PDF)',
  none: 'Квитанции пока нет. Она появится здесь, как только поступит ваш платёж.',
  failed: 'Не удаётся загрузить квитанции. Попробуйте ещё раз чуть позже.',
}
