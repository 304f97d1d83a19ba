import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: '홈으로',
  contents: '이 페이지의 내용',
  translated: '이 번역문은 편의를 위해 제공되며, 영어 원문이 법적 효력을 가집니다.',
  'contact.title': '문의',
  'contact.description':
    '이메일, 전화, 주소, 업무 시간 등 연락 방법과 가장 자주 묻는 세 가지 질문에 대한 답변입니다.',
  'contact.lead': '언제든지 문의해 주십시오. 이미 신청하셨다면 신청 번호를 준비해 주십시오.',
  'contact.reach': '연락처',
  'contact.email': '이메일',
  'contact.phone': '전화',
  'contact.address': '우편 주소',
  'contact.hours': '업무 시간',
  'contact.hours.open': '월요일~금요일 {opens}~{closes}(런던 시간)',
  'contact.hours.closed': '토요일·일요일 휴무',
  'contact.help': '빠른 도움말',
  'contact.help.apply': '신청하기',
  'contact.help.apply.text': '개인, 가족 또는 단체 신청을 시작합니다.',
  'contact.help.status': '진행 상황 조회',
  'contact.help.status.text': '신청의 현재 상태와 다음 단계를 확인합니다.',
  'contact.help.documents': '서류 업로드',
  'contact.help.documents.text':
    '결제하신 브라우저에서 열거나 이메일로 보내 드린 링크로 열어 주십시오.',
  'contact.legal': '법적 고지',
  'contact.legal.company': '회사명',
  'contact.legal.registration': '등록번호',
  'contact.legal.taxId': '납세자 번호',
  'contact.legal.location': '소재지',
  'contact.legal.location.text': '영국 런던',
  'contact.legal.service': '서비스',
  'contact.legal.service.text': '탄자니아 비자 컨설팅',
  'contact.legal.activity': '업종',
  'contact.legal.activity.text': '민간 비자 컨설팅(어떤 정부와도 제휴 관계 없음)',
  'contact.legal.founded': '설립 연도',
  'contact.legal.security': '보안',
  'contact.legal.security.text':
    '256비트 SSL, 카드 결제는 PCI DSS 인증을 받은 결제대행사의 페이지에서 진행',
  'contact.questions': '자주 묻는 질문',
  'contact.questions.time.q': '처리 기간은 얼마나 걸립니까?',
  'contact.questions.time.a':
    '저희의 일반 처리 기간은 {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}}이며, 신청하실 때 더 빠른 처리를 선택하실 수 있습니다. 이후 이민국이 심사하며, 이민국이 안내하는 심사 기간은 약 {days, plural, other {#일}}입니다.',
  'contact.questions.pay.q': '어떻게 결제할 수 있습니까?',
  'contact.questions.pay.a':
    '결제대행사의 보안 페이지에서 신용카드 또는 체크카드로, 미국 달러로 결제하실 수 있습니다.',
  'contact.questions.track.q': '신청 진행 상황은 어떻게 확인합니까?',
  'contact.questions.track.a':
    '진행 상황 조회 페이지에서 신청 번호와 이메일 주소를 입력하시면 확인하실 수 있습니다.',
}
