import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': '通知',
  'toast.close': '关闭此消息',
  help: '帮助',
  'broken.title': '此页面已停止工作',
  'broken.text': '已保存的内容仍然保留。请重新加载页面以继续。',
  'broken.action': '重新加载',
}
