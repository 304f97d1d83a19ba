import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, other {여행자 #명의 정보를 입력해 주십시오}}. 현재 {given}명이 입력되어 있습니다.',
  'applicationType.required': '개인, 가족, 단체 중에서 신청 유형을 선택해 주십시오',
  'communicationChannel.required': '선호하는 연락 수단을 선택해 주십시오',
  'communicationId.required': '메신저 ID 또는 번호를 입력하거나 다른 연락 수단을 선택해 주십시오',
  'communicationId.too-short': '메신저 ID 또는 번호는 3자 이상이어야 합니다',
  'companionName.missing': '함께 여행하는 사람의 이름을 아시면 입력해 주십시오',
  'contactEmail.malformed': '올바른 이메일 주소를 입력해 주십시오',
  'contactEmail.misspelt': '혹시 {suggestion} 주소를 입력하려고 하셨습니까?',
  'contactEmail.required': '이메일 주소를 입력해 주십시오',
  'contactName.required': '연락받을 분의 이름을 입력해 주십시오',
  'contactName.too-short': '연락받을 분의 이름은 2자 이상이어야 합니다',
  'contactPhone.impossible':
    '전화번호 형식이 아닙니다. +와 국가 번호부터 입력해 주십시오(예: +44 20 7946 0123).',
  'contactPhone.invalid':
    '해당 국가에서 쓰이지 않는 번호입니다. 국가 번호와 각 자리 숫자를 확인해 주십시오.',
  'contactPhone.no-country': '+와 국가 번호부터 입력해 주십시오(예: +44 20 7946 0123)',
  'contactPhone.required': '전화번호를 입력해 주십시오',
  'contactPhone.too-short': '전화번호는 8자 이상이어야 합니다',
  'date.clamped':
    '해당 월은 {days, plural, other {#일}}까지이므로 날짜를 {days}일로 바꾸었습니다. 확인해 주십시오.',
  'date.day': '일은 1부터 31까지의 숫자로 입력해 주십시오',
  'date.malformed': '연도, 월, 일을 입력해 주십시오(예: 1990 3 27)',
  'date.month': '월은 1부터 12까지의 숫자 또는 이름으로 입력해 주십시오',
  'date.no-such-day':
    '{year}년 {month}은 {days, plural, other {#일}}까지입니다. 월과 일을 확인해 주십시오.',
  'date.unreal': '달력에 없는 날짜입니다. 월과 일을 확인해 주십시오.',
  'date.year': '연도는 네 자리로 입력해 주십시오',
  'date.year-range': '연도는 {from}년부터 {to}년까지 입력할 수 있습니다',
  'dateOfBirth.future': '생년월일은 오늘까지의 날짜로 입력해 주십시오',
  'dateOfBirth.minor':
    '만 18세 미만인 경우 이민국이 출생증명서와 부모의 서면 동의서를 요구할 수 있으니 미리 준비해 주십시오.',
  'dateOfBirth.minor-alone':
    '만 18세 미만이며 함께 신청하는 성인이 없습니다. 아래에 동행인을 입력해 주십시오. 이민국이 출생증명서와 부모의 서면 동의서를 요구할 수 있으니 미리 준비해 주십시오.',
  'dateOfBirth.required': '생년월일을 입력해 주십시오',
  'dateOfBirth.too-young': '신청인은 만 1세 이상이어야 합니다',
  'digitalSignature.incomplete':
    '서명이 완료되지 않았습니다. 진행하기 전에 서명을 완료해 주십시오.',
  'digitalSignature.required': '결제를 진행하려면 전자서명이 필요합니다',
  'firstName.required': '이름(Given names)을 입력해 주십시오',
  'form.incomplete': '필수 항목을 모두 입력해 주십시오',
  'gender.required': '성별을 선택해 주십시오',
  'intendedDateOfArrival.past': '도착일은 오늘 또는 그 이후의 날짜로 선택해 주십시오',
  'intendedDateOfArrival.required': '도착 예정일을 입력해 주십시오',
  'intendedDateOfArrival.short-notice':
    '도착까지 {days, plural, other {#일}}도 남지 않았습니다. 그때까지 비자가 나오지 않을 수 있습니다.',
  'intendedDateOfArrival.before-decision':
    '선택하신 처리 속도로는 {day}경에 결과가 나올 것으로 예상되어 이 도착일에 맞추기 어렵습니다.',
  'intendedDateOfArrival.too-soon':
    '어떤 처리 속도를 선택하셔도 도착 전에 결과가 나오기 어렵습니다. 결과는 {day}경, 가장 빠른 처리로도 {earliest}경에 나올 것으로 예상됩니다. 가능하면 일정을 늦추시고 항공권은 아직 구매하지 마십시오.',
  'intendedDateOfArrival.too-far':
    '도착일은 앞으로 {days, plural, other {#일}} 이내의 날짜로 선택해 주십시오',
  'lastName.required': '성(Surname)을 입력해 주십시오',
  'name.no-letters':
    '여권에 인쇄된 대로 입력해 주십시오. 성이 없으면 ‘여권에 성이 없음’을 선택하고 이 칸은 비워 두십시오.',
  'name.not-latin': '여권에 인쇄된 영문 표기로 입력해 주십시오(예: 인적사항면 맨 아래 두 줄)',
  'name.placeholder':
    '여권에 인쇄된 대로 이름을 입력해 주십시오. 성이 없으면 ‘여권에 성이 없음’을 선택해 주십시오.',
  'name.short': '2자 이상이어야 합니다. 여권에 한 글자로 되어 있으면 그대로 계속해 주십시오.',
  'name.symbols': '숫자나 기호 없이 여권에 인쇄된 글자만 입력해 주십시오',
  'nationality.referral':
    '이 국적의 신청은 이민국의 다른 부서로 이관되어 약 {days, plural, other {#일}}이 걸립니다. 승인된 후에 항공권을 결제해 주십시오.',
  'nationality.required': '국적을 선택해 주십시오',
  'nationality.visa-free':
    '이 여권 소지자는 탄자니아 방문에 비자가 필요하지 않습니다. 비자가 꼭 필요한 경우에만 계속해 주십시오.',
  'numberOfApplicants.too-few': '여행하는 인원을 1명 이상 입력해 주십시오',
  'numberOfApplicants.too-many':
    '{max, plural, =1 {개인 신청은 1명만 가능합니다. 더 많은 인원은 가족 또는 단체를 선택해 주십시오.} other {이 유형의 신청은 최대 #명까지 가능합니다}}',
  'passportExpiryDate.before-issue': '만료일은 발급일보다 뒤여야 합니다',
  'passportExpiryDate.expired': '이미 만료된 여권입니다. 먼저 여권을 갱신해 주십시오.',
  'passportExpiryDate.required': '여권 만료일을 입력해 주십시오',
  'passportExpiryDate.six-months':
    '여권은 오늘부터 {months, plural, other {#개월}} 이상 유효해야 합니다. 먼저 여권을 갱신해 주십시오. 새 여권은 적어도 {day}까지 유효해야 합니다.',
  'passportExpiryDate.too-short-for-arrival':
    '여권은 도착 후 {days, plural, other {#일}} 이상 유효해야 합니다. 먼저 여권을 갱신하거나 도착일을 앞당겨 주십시오.',
  'passportIssueDate.before-birth': '발급일은 생년월일보다 뒤여야 합니다',
  'passportIssueDate.future': '여권 발급일은 오늘까지의 날짜로 입력해 주십시오',
  'passportIssueDate.old':
    '발급된 지 {years, plural, other {#년}}이 넘은 여권입니다. 여권을 보고 날짜를 확인해 주십시오.',
  'passportIssueDate.required': '여권 발급일을 입력해 주십시오',
  'passportIssuingCountry.required': '여권 발급국을 선택해 주십시오',
  'passportNumber.long':
    '여권 번호는 영문자와 숫자로 최대 9자리입니다. 여권을 보고 확인하시고, 맞으면 그대로 계속해 주십시오.',
  'passportNumber.repeated':
    '신청인 {number}의 여권 번호와 같습니다. 어린이를 포함한 모든 여행자는 본인의 여권으로 신청해야 합니다.',
  'passportNumber.required': '여권 번호를 입력해 주십시오',
  'passportNumber.short':
    '6자 이상이어야 합니다. 여권을 보고 확인하시고, 맞으면 그대로 계속해 주십시오.',
  'passportNumber.symbols': '여권 번호에는 영문자 A~Z와 숫자만 사용합니다',
  'passportNumber.too-short': '여권 번호는 3자 이상이어야 합니다',
  'portOfEntry.other-method':
    '이 입국 방법으로는 이용할 수 없는 입국 장소입니다. 목록에서 선택하거나 입국 방법을 바꿔 주십시오.',
  'portOfEntry.required': '입국 장소를 선택해 주십시오',
  'portOfEntry.zanzibar-insurance':
    '잔지바르는 모든 방문자에게 Zanzibar Insurance Corporation에서 판매하는 별도의 입국 보험을 요구합니다. 저희 여행자 보험은 이를 대신하지 않습니다.',
  'privacyPolicyAccepted.payment': '결제를 진행하려면 개인정보 처리방침에 동의해야 합니다',
  'privacyPolicyAccepted.required': '계속하려면 개인정보 처리방침에 동의해야 합니다',
  'processingType.required': '처리 속도를 선택해 주십시오',
  'residentialAddress.required': '주소를 입력해 주십시오',
  'residentialAddress.short':
    '10자 이상이어야 합니다. 실제 주소가 이보다 짧으면 그대로 계속해 주십시오.',
  'residentialAddress.too-short': '주소는 3자 이상이어야 합니다',
  'residentialCity.required': '도시를 입력해 주십시오',
  'residentialCity.short': '2자 이상이어야 합니다. 도시 이름이 한 글자이면 그대로 계속해 주십시오.',
  'residentialCountry.required': '거주 국가를 선택해 주십시오',
  'singleName.both':
    '‘여권에 성이 없음’을 선택하셨습니다. 여권에 인쇄된 이름 하나만 남기고 다른 칸은 지우거나, 선택을 해제해 주십시오.',
  'singleName.required': '여권에 인쇄된 이름 하나를 입력해 주십시오',
  'termsOfServiceAccepted.payment': '결제를 진행하려면 이용약관에 동의해야 합니다',
  'termsOfServiceAccepted.required': '계속하려면 이용약관에 동의해야 합니다',
  'text.control': '읽을 수 없는 문자가 있습니다. 다시 입력해 주십시오.',
  'text.not-latin': '이민국에서 읽을 수 있도록 영문으로 입력해 주십시오',
  'text.too-long': '{max}자 이내로 입력해 주십시오',
  'transportationMethod.required': '탄자니아 입국 방법을 선택해 주십시오',
  'value.unreadable': '입력 내용을 읽을 수 없습니다. 다시 입력해 주십시오.',
  'visaType.multiple-required':
    '이 여권으로는 복수 관광 비자를 신청해야 합니다. ‘관광(복수)’를 선택해 주십시오.',
  'visaType.required': '필요한 비자 종류를 선택해 주십시오',
}
