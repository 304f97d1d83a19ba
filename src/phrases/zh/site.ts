import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': '消息',
  'toast.close': '关闭此消息',
  help: '帮助',
}
