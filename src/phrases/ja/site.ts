import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'メッセージ',
  'toast.close': 'このメッセージを閉じる',
  help: 'ヘルプ',
}
