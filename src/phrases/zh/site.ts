import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': '通知',
  'toast.close': '关闭此消息',
  help: '帮助',
}
