import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': '알림',
  'toast.close': '이 알림 닫기',
  help: '도움말',
  'broken.title': '페이지가 작동을 멈췄습니다',
  'broken.text': '저장된 내용은 그대로 남아 있습니다. 계속하려면 페이지를 다시 불러와 주십시오.',
  'broken.action': '다시 불러오기',
}
