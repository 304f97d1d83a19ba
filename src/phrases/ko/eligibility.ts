import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: '먼저 두 가지만 여쭙니다. 비자가 필요한지, 비용은 얼마인지, 결과는 언제쯤인지 바로 알 수 있습니다.',
  'passport.label': '여권 발급국',
  'passport.empty': '국가 선택',
  'passport.other': '다른 여권',
  'arrival.label': '탄자니아 도착일',
  'arrival.hint': '아직 모르면 비워 두세요.',
  'arrival.unknown': '아직 모름',
  ask: '필요한 것 확인하기',
  change: '변경',
  again: '읽을 수 없는 답이 있습니다. 다시 선택해 주세요.',
  first: '첫 번째 여행자에 관한 것입니다. 다른 분은 2단계에서 입력합니다.',
  'asked.title': '여권과 도착일',
  'answer.title': '여권: {country}',
  'visa.label': '비자가 필요합니다',
  'visa.multiple': '이 여권을 가진 관광객에게는 복수 입국 비자만 발급됩니다.',
  'none.title': '비자가 필요 없습니다',
  'none.text':
    '이 여권으로 탄자니아를 방문할 때는 비자가 필요 없습니다. 신청할 것도, 낼 것도 없습니다. 취업, 학업 또는 장기 체류를 계획한다면 당국에 문의하세요.',
  'none.anyway': '그래도 비자가 필요하다는 것을 알고 있습니다',
  'price.label': '총액',
  'price.text': '1인 기준, 모두 포함: 공식 수수료 {authority}, 서비스 요금 {service}',
  'decision.label': '결과 예상일(늦어도)',
  'decision.text':
    '오늘 모든 것이 갖춰지면 {filed}까지 제출합니다. 이후 당국의 심사는 약 {days}일입니다.',
  'time.ok': '{arrival} 도착에 맞출 수 있습니다.',
  'time.faster':
    '{arrival} 도착에 늦습니다. ‘{speed}’을(를) 선택하면 {price} 추가로 맞출 수 있으며, {day}까지 예상됩니다.',
  'time.late':
    '{arrival} 도착에 늦으며, 어떤 처리 속도로도 맞출 수 없습니다. 결과는 빨라도 {day}에 예상됩니다. 가능하면 일정을 늦추세요.',
  referral:
    '이 여권의 신청은 먼저 다른 부서로 넘어가며 약 {days}일이 걸립니다. 승인될 때까지 항공권 결제를 미루세요.',
  'validity.label': '여권은',
  'validity.text': '{day} 이후까지 유효해야 합니다.',
  'zanzibar.label': '잔지바르는',
  'zanzibar.text':
    '모든 방문자에게 전용 입국 보험을 요구하며, Zanzibar Insurance Corporation에서만 판매합니다.',
  'official.label': '직접 신청',
  'official.text': '{official}에서 공식 수수료만 내고 신청할 수도 있습니다.',
  begin: '신청 시작하기',
  'draft.text': '진행 중인 신청이 있으며 답변이 저장되어 있습니다.',
  'draft.go': '이어서 하기',
  baby: '만 1세 미만 아기는 저희에게 문의해 주세요',
  'noscript.title': '내 여권에 필요한 것',
  'noscript.none': '방문 시 비자 불필요:',
  'noscript.referral': '다른 부서도 결정에 참여하므로 약 {days}일:',
  'noscript.multiple': '관광객에게는 복수 입국 비자만 발급, 총 {price}:',
  'noscript.others':
    '그 밖의 모든 분: 단수 입국 관광 비자, 총 {price}. 제출 후 당국의 심사는 약 {days}일입니다.',
}
