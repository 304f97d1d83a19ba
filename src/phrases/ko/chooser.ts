import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: '신청 유형 선택',
  lead: '인원은 결제 전까지 추가하거나 뺄 수 있습니다.',
  back: '홈으로',
  'single.title': '개인',
  'single.text': '한 사람: 짧은 신청서 하나, 결제 한 번.',
  'family.title': '가족',
  'family.text': '최대 {family}명: 연락처 하나, 여정 하나, 결제 한 번.',
  'group.title': '단체',
  'group.text': '{from}~{group}명: 명단 하나, 결제 한 번, 1인당 더 낮은 요금.',
}
