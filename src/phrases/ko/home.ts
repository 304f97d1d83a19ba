import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: '탄자니아 비자 온라인 신청, 결제, 진행 상황 조회 · {company}',
  description:
    '간단한 네 단계로 탄자니아 비자를 신청하실 수 있습니다. 관광 비자 신청 1건의 요금은 {price}이며, 공식 수수료와 모든 필수 비용이 포함되어 있습니다.',
  headline: '탄자니아 비자, 안심하고 맡겨 주십시오',
  lead: '입력 내용과 서류를 확인하고, 신청서를 이민국에 제출하고, 진행 상황을 알려 드립니다.',
  'price.words': '관광 비자 신청 1건의 전체 요금(공식 수수료 {authority}, 서비스 요금 {service})',
  apply: '신청하기',
  'scene.pause': '배경 화면 전환 멈추기',
  'scene.play': '배경 화면 전환 재생',

  'reference.label': '이미 신청하신 분: 신청 번호',
  'reference.placeholder': 'TZ-123456',
  'reference.button': '진행 상황 조회',
  'reference.blank': '계속하려면 신청 번호를 입력해 주십시오.',

  'notice.short':
    '저희는 정부 기관이 아닌 민간 회사입니다. 공식 사이트({official})에서 직접 신청하실 수도 있습니다.',
  'notice.title': '정부 기관이 아닌 민간 회사입니다',
  'notice.text':
    '저희({company})는 민간 컨설팅 회사이며 탄자니아 정부와 제휴 관계가 없습니다. 저희를 거치지 않고 공식 사이트인 {official}에서 서비스 요금 없이 직접 신청하실 수도 있습니다.',

  'steps.title': '이용 방법',
  'steps.1.title': '여행 정보 입력',
  'steps.1.text':
    '비자를 선택하고, 여행자별 정보를 여권과 똑같이 입력한 후 서명합니다. 입력 내용은 자동으로 저장됩니다.',
  'steps.2.title': '결제 후 서류 추가',
  'steps.2.text': '결제대행사의 보안 페이지에서 카드로 결제합니다. 그런 다음 서류를 추가합니다.',
  'steps.3.title': '확인 및 제출',
  'steps.3.text':
    '모든 항목과 파일을 확인하고, 맞지 않는 부분이 있으면 문의드립니다. 상태가 바뀔 때마다 이메일로 알려 드립니다.',

  'start.title': '무엇을 하시겠습니까?',
  'start.new.title': '새 신청',
  'start.new.text':
    '본인, 최대 {family}명의 가족 또는 단체의 비자를 신청하실 수 있습니다. 결제 전에 전체 요금을 확인하실 수 있으며, 미리 선택된 항목은 없습니다.',
  'start.new.action': '신청하기',
  'start.status.title': '진행 상황 조회',
  'start.status.text':
    '신청 번호와 이메일 주소로 지금 누가 처리하고 있는지, 다음 단계는 무엇이고 언제까지인지 확인하실 수 있습니다.',

  'blurbs.title': '저희의 약속',
  'blurbs.fast.title': '결제 전에 알려 드리는 예상일',
  'blurbs.fast.text':
    '저희의 처리 기간은 {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}}이며, 특급을 선택하시면 최대 {hours, plural, other {#시간}}입니다. 이후 이민국이 심사합니다. 이민국이 안내하는 심사 기간은 약 {days, plural, other {#일}}이며, 이 기간은 누구도 단축할 수 없습니다.',
  'blurbs.simple.title': '간편',
  'blurbs.simple.text':
    '쉬운 말로 된 네 단계이며, 항목마다 도움말이 있습니다. 중단했다가 나중에 다른 기기에서도 이어서 하실 수 있습니다.',
  'blurbs.secure.title': '안전',
  'blurbs.secure.text':
    '보내시는 모든 정보는 암호화되어 전송되고 서류는 암호화되어 보관됩니다. 카드 번호는 저희에게 전달되지 않습니다.',
  'blurbs.support.title': '언제든지 문의 가능',
  'blurbs.support.text':
    '담당자의 답변 시간은 월요일~금요일 {opens}~{closes}(런던 시간)입니다. 진행 상황은 하루 24시간 확인하실 수 있습니다.',

  'costs.title': '요금',
  'costs.lead': '관광 비자 한 건, 일반 속도 기준입니다. 나중에 추가되는 비용은 없습니다.',
  'costs.caption': '관광 비자 신청 1건의 항목별 요금',
  'costs.item': '항목',
  'costs.goesTo': '받는 곳',
  'costs.amount': '금액',
  'costs.authority': '공식 비자 수수료',
  'costs.preparation': '신청서 준비 및 제출',
  'costs.processing': '처리 요금',
  'costs.document': '서류 확인 및 제출',
  'costs.to.authority': '이민국',
  'costs.to.us': '저희(서비스 요금)',
  'costs.total': '합계',
  'costs.more': '다른 비자, 처리 속도, 추가 옵션',
  'costs.visa': '비자(1인당)',
  'costs.visa.tourist': '관광, {days, plural, other {#일}}',
  'costs.visa.tourist_multiple': '관광(복수), {days, plural, other {#일}}',
  'costs.visa.business': '상용, {days, plural, other {#일}}',
  'costs.visa.transit': '경유, {days, plural, other {#일}}',
  'costs.visa.share': '이 중 공식 수수료',
  'costs.processing.steps':
    '처리 요금은 신청 1건당 한 번만 내며 인원에 따라 다릅니다. 1명은 {one}, {from, plural, other {#명}} 이상은 {last}입니다.',
  'costs.processing.flat': '처리 요금은 신청 1건당 한 번만 냅니다: {one}.',
  'costs.urgent': '급행 처리에는 {amount}의 요금이 추가됩니다.',
  'costs.super_urgent': '특급 처리에는 {amount}의 요금이 추가됩니다.',
  'costs.insurance':
    '여행자 보험(선택): 1인당 {amount}. 잔지바르에서 요구하는 입국 보험을 대신하지 않습니다.',
  'costs.esim': 'eSIM(선택): 1인당 {amount}.',

  'questions.title': '자주 묻는 질문',
  'questions.long.q': '얼마나 걸립니까?',
  'questions.long.a':
    '서류가 모두 접수된 뒤 보통 {spread, plural, =0 {} other {{from}~}}{to, plural, other {#일}} 후에 결과가 나옵니다. 저희의 처리 기간은 일반 속도로 {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}}이며, 더 빠른 처리를 선택하시면 짧아집니다. 이후 이민국의 심사에 약 {days, plural, other {#일}}이 걸리며, 신청이 다른 부서로 이관되는 여권의 경우 약 {referral, plural, other {#일}}이 걸립니다. 이 페이지 위쪽에 여권과 도착 예정일을 입력하시면 예상 날짜를 확인하실 수 있습니다.',
  'questions.sure.q': '비자 발급이 보장됩니까?',
  'questions.sure.a':
    '아니요. 결정은 이민국만이 내립니다. 저희는 신청 내용에 빠지거나 어긋나는 부분이 없도록 확인하고, 규정에 맞지 않는 점이 있으면 결제 전에 알려 드립니다.',
  'questions.direct.q': '직접 신청할 수도 있습니까?',
  'questions.direct.a':
    '예. 공식 사이트에서 공식 수수료만 내고 신청하실 수 있습니다. 저희 서비스는 확인, 제출, 진행 관리를 맡기고 싶은 분을 위한 것입니다.',
  'questions.need.q': '누구나 비자가 필요합니까?',
  'questions.need.a':
    '{count, plural, =0 {예.} other {아니요. #개국의 국민은 비자 없이 방문할 수 있습니다.}} 이 페이지 위쪽에서 여권을 선택하시면 결제하기 전에 바로 알려 드립니다.',
  'questions.documents.q': '어떤 서류가 필요합니까?',
  'questions.documents.a':
    '도착 후 {days, plural, other {#일}} 이상 유효한 여권과, 관광 비자의 경우 다음 서류가 필요합니다: {documents}. 다른 종류의 비자에는 다른 서류가 필요할 수 있습니다.',
  'questions.children.q': '어린이도 따로 신청해야 합니까?',
  'questions.children.a':
    '예, 만 1세 이상의 어린이는 모두 본인의 여권으로 신청해야 합니다. 만 1세 미만 아기의 경우 {contact}. 가족 신청은 최대 {family}명까지 가능하며, 연락처 하나와 결제 한 번으로 진행됩니다.',
  'questions.children.link': '저희에게 문의해 주십시오',

  'fee.title': '서비스 요금 {service}에 포함된 것',
  'fee.1': '담당자가 모든 입력 내용을 여권과 대조하고 모든 파일을 직접 확인합니다.',
  'fee.2':
    '이민국 사이트에 신청 내용을 입력하고, 일반 속도로 {most, plural, other {#영업일}} 이내에 제출합니다.',
  'fee.3': '이민국의 질문에 고객님과 함께 답하고, 상태가 바뀔 때마다 이메일로 알려 드립니다.',
  'fee.4': '입력 내용과 파일은 암호화하여 보관하며 요청하시면 삭제합니다.',
  'fee.refused': '비자가 승인되지 않으면',
  'fee.refused.text':
    '결정은 이민국만이 내립니다. 승인되지 않더라도 업무는 이미 이루어졌으므로 공식 수수료와 서비스 요금은 환불되지 않습니다. 저희가 아는 내용과 다음에 하실 수 있는 일을 알려 드립니다.',
  'fee.refund': '환불',
}
