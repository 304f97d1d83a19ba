import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, other {#개 항목을 더 입력해 주십시오}}',
  text: '이민국 양식에서는 다음 항목을 묻습니다. 입력해 주시면 이민국에 제출할 수 있습니다.',
  part: '일부만 먼저 보내고 나머지는 나중에 보내셔도 됩니다.',
  send: '보내기',
  empty: '한 항목 이상 입력해 주십시오',
  'done.title': '감사합니다. 신청을 계속 처리하겠습니다',
  'done.text': '잘못된 내용이 있으면 저희가 이민국에 제출하기 전에 알려 주십시오.',
  partly: '감사합니다. {count, plural, other {#개 항목이 남아 있습니다.}}',
  stale: '더 이상 필요하지 않음: {questions}',
  'asked.title': '이민국에서 추가로 묻는 항목',
  'asked.hint':
    '지금 답하지 않아도 됩니다. 로마자로 적어 주세요. 이민국은 다른 문자를 받지 않으므로 다른 문자로 적은 답은 전달되지 않습니다.',
  'line.country-of-birth': '출생 국가',
  'line.marital-status': '혼인 여부',
  'line.father-name': '아버지 성명',
  'line.mother-name': '어머니 성명',
  'line.employment-status': '직업 상태',
  'line.employer': '직장',
  'line.passport-type': '여권 종류',
  'line.passport-place': '여권 발급지',
  'line.departure': '탄자니아 출국일',
  'line.length-of-stay': '탄자니아 체류 기간',
  'line.host-name': '탄자니아 호텔 또는 초청인 이름',
  'line.host-phone': '호텔 또는 초청인 전화번호',
  'line.earlier-visits': '이전 탄자니아 방문',
  'line.funds': '여행 경비',
  'hint.marital-status':
    '영어로 입력해 주십시오: single(미혼), married(기혼), divorced(이혼), widowed(사별).',
  'hint.employment-status':
    '영어로 입력해 주십시오: employed(재직), self-employed(자영업), student(학생), retired(은퇴), unemployed(무직).',
  'hint.employer': '회사 또는 기관 이름입니다. 직장이 없으면 ‘none’을 입력해 주십시오.',
  'hint.passport-type':
    '대부분 ordinary(일반)입니다. 그 밖에는 diplomatic(외교관), service(관용), travel document(여행증명서).',
  'hint.passport-place': '여권에 인쇄된 도시 또는 발급 기관입니다.',
  'hint.departure': '연도, 월, 일을 모두 입력해 주십시오.',
  'hint.length-of-stay': '일수로 입력해 주십시오.',
  'hint.host-phone': '국가 번호부터 입력해 주십시오.',
  'hint.earlier-visits': '방문한 연도를 입력해 주십시오. 처음이면 ‘none’을 입력해 주십시오.',
  'hint.funds': '대략적인 금액과 통화를 입력해 주십시오.',
}
