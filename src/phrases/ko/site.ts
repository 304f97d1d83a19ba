import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': '알림',
  'toast.close': '이 알림 닫기',
  help: '도움말',
}
