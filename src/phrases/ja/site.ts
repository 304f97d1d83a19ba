import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'お知らせ',
  'toast.close': 'このメッセージを閉じる',
  help: 'ヘルプ',
}
