import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: '먼저 두 가지만 여쭙겠습니다. 비자가 필요한지, 비용은 얼마인지, 결과는 언제쯤 나오는지 바로 알려 드립니다.',
  'passport.label': '여권 발급국',
  'passport.empty': '국가 선택',
  'passport.other': '다른 여권',
  'arrival.label': '탄자니아 도착 예정일',
  'arrival.unknown': '미정',
  ask: '필요한 비자 확인하기',
  change: '변경',
  again: '아래에 표시된 항목을 확인해 주십시오.',
  first: '첫 번째 여행자에 대한 안내입니다. 다른 분의 정보는 2단계에서 입력합니다.',
  'asked.title': '여권과 도착 예정일',
  'answer.title': '여권: {country}',
  'visa.label': '비자',
  'visa.multiple': '이 여권을 가진 관광객에게는 복수 관광 비자만 발급됩니다.',
  'needed.title': '비자가 필요합니다: {price}, 결과 예상일 {day}',
  'needed.faster': '비자가 필요합니다: {speed} 처리 {price}, 결과 예상일 {day}',
  'needed.late': '비자가 필요하지만 제때 나오기 어렵습니다: 빨라도 {day}',
  'none.title': '비자가 필요 없습니다',
  'none.text':
    '이 여권으로 탄자니아를 방문할 때는 비자가 필요하지 않습니다. 신청하거나 결제하실 것이 없습니다. 취업, 학업 또는 장기 체류를 계획하고 계시면 이민국에 문의해 주십시오.',
  'none.anyway': '그래도 비자가 필요합니다',
  'price.label': '전체 요금',
  'price.text': '1인 기준, 모든 비용 포함: 공식 수수료 {authority}, 서비스 요금 {service}',
  'decision.label': '결과 예상일',
  'decision.text':
    '오늘 서류가 모두 접수되면 {filed}까지 이민국에 제출합니다. 이후 이민국의 심사에 약 {days, plural, other {#일}}이 걸립니다.',
  'time.ok': '결과는 {arrival} 도착 전에 나올 것으로 예상됩니다.',
  'time.faster':
    '일반 처리로는 결과가 {arrival} 도착에 맞춰 나오기 어렵습니다. {speed} 처리를 선택하시면({price} 추가) 맞출 수 있으며, {day}까지 나올 것으로 예상됩니다.',
  'time.late':
    '더 빠른 처리를 선택하셔도 결과가 {arrival} 도착에 맞춰 나오기 어렵습니다. 빨라도 {day}에 나올 것으로 예상됩니다. 가능하면 일정을 늦춰 주십시오.',
  'time.change': '도착 예정일 변경',
  'time.anyway': '그래도 신청하기',
  referral:
    '이 여권의 신청은 먼저 이민국의 다른 부서로 이관되며 약 {days, plural, other {#일}}이 걸립니다. 승인된 후에 항공권을 결제해 주십시오.',
  unchecked:
    '이 여권에 적용되는 규정을 저희가 확인하지 못했습니다. 탄자니아 대사관에도 확인해 주십시오.',
  'validity.label': '여권 유효 기간',
  'validity.text': '적어도 {day}까지 유효해야 합니다.',
  'zanzibar.label': '잔지바르',
  'zanzibar.text':
    '잔지바르는 모든 방문자에게 별도의 입국 보험을 요구하며, 이 보험은 Zanzibar Insurance Corporation에서만 판매합니다.',
  'official.label': '직접 신청:',
  'official.text': '공식 사이트({official})에서 공식 수수료만 내고 신청하실 수도 있습니다.',
  begin: '신청 시작하기',
  'draft.text': '이미 시작하신 신청이 있으며 입력하신 내용은 저장되어 있습니다.',
  'draft.go': '이어서 작성하기',
  baby: '만 1세 미만 아기의 경우 저희에게 문의해 주십시오',
  'noscript.title': '여권별 필요한 비자',
  'noscript.none': '방문 시 비자가 필요 없는 국가:',
  'noscript.referral': '다른 부서에서도 심사하므로 약 {days, plural, other {#일}}이 걸리는 국가:',
  'noscript.multiple': '관광객에게 복수 관광 비자만 발급되는 국가(전체 요금 {price}):',
  'noscript.others':
    '그 밖의 모든 국가: 단수 관광 비자, 전체 요금 {price}. 제출 후 이민국의 심사에 약 {days, plural, other {#일}}이 걸립니다.',
}
