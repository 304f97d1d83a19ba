import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: '신청 유형 선택',
  lead: '인원은 결제 전까지 추가하거나 뺄 수 있습니다.',
  back: '홈으로',
  'single.title': '개인',
  'single.text': '1명을 위한 신청입니다. 처리가 빠르고, 결제는 한 번입니다.',
  'family.title': '가족',
  'family.text': '최대 {family}명까지. 연락처 하나, 서류 공동 관리, 결제 한 번입니다.',
  'group.title': '단체',
  'group.text':
    '10명 이상을 위한 신청이며, 최대 {group}명까지 가능합니다. 일괄 처리, 단체 할인, 전담 지원을 제공합니다.',
}
