import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: '이 사이트의 쿠키',
  text: '필수 쿠키는 고객님의 신청을 다시 여는 데 사용합니다. 그 밖의 쿠키는 동의하신 경우에만 사용합니다. 자세한 내용은 {policy}에서 확인하실 수 있습니다.',
  policy: '쿠키 정책',
  settings: '설정',
  reject: '모두 거부',
  accept: '모두 허용',
  'settings.title': '쿠키 설정',
  essential: '필수',
  'essential.text': '이 브라우저에서 고객님의 신청을 다시 여는 데 사용합니다. 항상 켜져 있습니다.',
  analytics: '분석',
  'analytics.text': '어떤 페이지가 이용되고 이용자가 어디에서 어려움을 겪는지 파악합니다.',
  marketing: '마케팅',
  'marketing.text': '광고를 통해 방문이 이루어지는지 파악합니다.',
  functional: '기능',
  'functional.text': '언어 등 선택하신 내용을 기억합니다.',
  cancel: '취소',
  save: '설정 저장',
  saved:
    '선택하신 내용이 저장되었습니다. 페이지 하단의 ‘쿠키 설정’에서 언제든지 변경하실 수 있습니다.',
}
