import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: 'Моя заявка',
  documents: 'Документы',
  'order.title': 'Заказ и цена',
  'contact.title': 'Контакт',
  'corrections.title': 'Что исправлено',
  'agreement.text': 'Так, как вы его подписали. После этого в нём ничего не меняется.',
  'letters.title': 'Наши письма',
  'letters.none': 'Писем пока не было.',
  'letters.sent': 'Отправлено {moment} на {to}',
  'letters.queued': 'В пути на {to}',
  'letters.failed': 'Не отправлено',
  'letters.delivered': 'Доставлено на {to}, отправлено {moment}',
  'letters.delayed': 'Задерживается на пути к {to}',
  'letters.bounced': 'Вернулось с {to}',
  'letters.complained': 'Отмечено как спам на {to}',
}
