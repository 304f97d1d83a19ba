import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Сообщения',
  'toast.close': 'Закрыть сообщение',
  help: 'Помощь',
}
