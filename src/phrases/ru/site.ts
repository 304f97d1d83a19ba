import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Уведомления',
  'toast.close': 'Закрыть сообщение',
  help: 'Помощь',
}
