import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: '내 신청',
  documents: '서류',
  'order.title': '주문과 요금',
  'contact.title': '연락처',
  'corrections.title': '수정 내역',
  'agreement.text': '서명하신 그대로입니다. 이후에는 아무것도 바뀌지 않습니다.',
  'letters.title': '보내 드린 이메일',
  'letters.none': '아직 보낸 이메일이 없습니다.',
  'letters.sent': '{moment}에 {to}(으)로 보냄',
  'letters.queued': '{to}(으)로 보내는 중',
  'letters.failed': '보내지 않음',
  'letters.delivered': '{moment}에 보냄, {to}에 도착함',
  'letters.delayed': '{to}(으)로 가는 중 지연됨',
  'letters.bounced': '{to}에서 반송됨',
  'letters.complained': '{to}에서 스팸으로 표시됨',
}
