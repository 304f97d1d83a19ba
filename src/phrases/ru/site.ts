import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Уведомления',
  'toast.close': 'Закрыть сообщение',
  help: 'Помощь',
  'broken.title': 'Эта страница перестала работать',
  'broken.text': 'Всё, что было сохранено, на месте. Чтобы продолжить, обновите страницу.',
  'broken.action': 'Обновить страницу',
}
