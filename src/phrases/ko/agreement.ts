import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: '서비스 계약서',
  subtitle: '탄자니아 비자 컨설팅',
  'preview.mark': '미리보기(서명 전)',
  'preview.note': '시간을 두고 읽어 보십시오. 서명은 결제 단계에서 결제하기 전에 합니다.',
  'preview.signature': '이곳에 고객님의 서명이 들어갑니다.',
  'party.company': '컨설팅 회사',
  'party.client': '고객',
  'order.title': '주문 내용',
  'order.reference': '신청 번호',
  'order.visa': '비자',
  'order.speed': '처리 속도',
  'order.travellers': '여행자',
  'order.extras': '추가 옵션',
  'order.noExtras': '없음',
  'order.open': '선택을 마치시면 주문 내용과 요금이 여기에 추가됩니다.',
  'visaType.tourist': '관광(단수)',
  'visaType.tourist_multiple': '관광(복수)',
  'visaType.business': '상용',
  'visaType.transit': '경유',
  'processingType.normal':
    '일반, {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}}',
  'processingType.urgent':
    '급행, {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}}',
  'processingType.super_urgent': '특급, {most, plural, other {#시간}}',
  'price.title': '요금',
  'price.item': '항목',
  'price.quantity': '수량',
  'price.unit': '단가',
  'price.amount': '금액',
  'price.total': '합계(미국 달러)',
  'price.note': '모든 비용이 포함되어 있습니다. 당사에 추가로 지불할 금액은 없습니다.',
  'price.frozen': '신청({reference}) 작성 시점의 요금입니다.',
  'line.base': '공식 비자 수수료 및 신청서 준비',
  'line.processing': '처리 요금',
  'line.discount': '단체 할인',
  'line.speed.normal': '빠른 처리',
  'line.speed.urgent':
    '급행 처리, {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}}',
  'line.speed.super_urgent': '특급 처리, {most, plural, other {#시간}}',
  'line.insurance': '여행자 보험',
  'line.esim': 'eSIM',
  'line.document': '서류 확인 및 제출',
  'clause.title': '계약 내용',
  'clause.who-we-are.title': '당사 소개',
  'clause.who-we-are.text':
    '당사({company})는 영국에 등록된 민간 컨설팅 회사입니다. 당사는 탄자니아 정부 기관이 아니며 탄자니아 정부를 대리하지 않습니다. 고객은 공식 사이트({official})에서 공식 수수료만 내고 직접 신청할 수도 있습니다.',
  'clause.service.title': '당사가 제공하는 서비스',
  'clause.service.text': '당사는 이 주문에 포함된 모든 여행자에 대하여 다음을 수행합니다.',
  'clause.service.1': '입력 내용과 서류를 확인하고 수정할 사항을 알립니다.',
  'clause.service.2': '비자 신청서를 준비하여 탄자니아 이민국(이하 ‘이민국’)에 제출합니다.',
  'clause.service.3': '이 계약의 요금에서 공식 비자 수수료를 납부합니다.',
  'clause.service.4': '진행 상황을 이메일로 알리고 심사 결과를 보냅니다.',
  'clause.no-guarantee.title': '당사가 보장할 수 없는 사항',
  'clause.no-guarantee.text':
    '결정은 이민국만이 내리며, 어떤 처리 속도를 선택하더라도 이민국의 심사 기간은 같습니다. 당사는 비자 승인을 보장하지 않습니다. 비자는 입국 심사를 받는 곳까지의 여행을 허가하는 것이며, 입국 여부는 그 입국 심사에서 결정됩니다.',
  'clause.your-part.title': '고객의 의무',
  'clause.your-part.text': '고객은 다음에 동의합니다.',
  'clause.your-part.1': '각 여권과 일치하도록 사실대로 빠짐없이 기재합니다.',
  'clause.your-part.2':
    '도착 후 {passportDays, plural, other {#일}} 이상, 신청일부터 {passportMonths, plural, other {#개월}} 이상 유효한 여권으로 여행합니다.',
  'clause.your-part.3':
    '당사가 서류나 수정을 요청하면 {days, plural, other {#영업일}} 이내에 회신합니다.',
  'clause.your-part.4':
    '만 {adultAge}세 미만인 사람의 신청은 그 부모나 법정후견인으로서, 또는 그중 한 사람의 동의를 받아서만 합니다.',
  'clause.price.title': '요금 및 결제',
  'clause.price.text':
    '이 계약에 기재된 요금은 공식 비자 수수료를 포함한 미국 달러 전체 금액입니다. 고객은 당사의 결제대행사를 통해 신용카드 또는 체크카드로 한 번 결제합니다. 당사는 고객의 카드 번호를 보거나 보관하지 않습니다.',
  'clause.cancel.title': '취소',
  'clause.cancel.text':
    '고객이 주문 후 {hours, plural, other {#시간}} 이내에 이메일로 취소하면, 다음 조건을 모두 충족하는 경우 당사는 {adminFee, plural, =0 {결제 금액 전액을} other {결제 금액에서 환불 수수료를 공제하고}} 환불합니다.',
  'clause.cancel.1': '당사가 신청의 검토 또는 이민국에 대한 제출을 시작하지 않았을 것',
  'clause.cancel.2': '업로드된 서류가 없을 것',
  'clause.cancel.3': '이민국에 납부된 금액이 없을 것',
  'clause.cancel.4': '특급 처리를 주문하지 않았을 것',
  'clause.refund.title': '환불을 요청할 수 있는 경우',
  'clause.refund.text':
    '결제 후 {days, plural, other {#일}} 이내에 요청해 주십시오. 당사는 다음에 해당하는 모든 건을 검토합니다.',
  'clause.refund.1': '결제하였으나 당사가 아직 신청의 처리를 시작하지 않은 경우',
  'clause.refund.2': '같은 주문에 대해 두 번 결제한 경우',
  'clause.refund.3': '당사의 기술적 장애로 서비스를 제공하지 못한 경우',
  'clause.no-refund.title': '환불되지 않는 경우',
  'clause.no-refund.text':
    '두 번 결제된 금액은 항상 환불하며, 당사가 기한보다 늦으면 환불하기로 약속한 처리 속도 추가 요금도 항상 환불합니다. 그 밖에 다음의 경우에는 환불되지 않습니다.',
  'clause.no-refund.1':
    '특급 처리({hours, plural, other {#시간}})를 이용한 경우. 다만 당사의 기술적 장애로 특급 처리를 제공하지 못한 경우는 제외합니다.',
  'clause.no-refund.2': '당사가 신청서를 이미 이민국에 제출한 경우',
  'clause.no-refund.3': '입력 내용이나 서류가 부정확하거나 위조되었거나 불완전한 경우',
  'clause.no-refund.4': '이민국이 비자를 거절한 경우',
  'clause.no-refund.5': '당사가 신청의 처리를 시작한 후 취소하는 경우',
  'clause.refund-course.title': '환불 절차',
  'clause.refund-course.text':
    '성명, 여권 번호, 결제 번호, 사유를 적어 당사에 이메일로 보내 주십시오. 이후 절차는 다음과 같습니다.',
  'clause.refund-course.1':
    '당사는 {replyDays, plural, other {#영업일}} 이내에 답변하고 {reviewDays, plural, other {#영업일}} 이내에 검토를 마칩니다.',
  'clause.refund-course.2':
    '당사가 서류를 요청하면 {answerDays, plural, other {#영업일}} 이내에 보내야 하며, 그렇지 않으면 환불받을 권리가 소멸합니다.',
  'clause.refund-course.3':
    '승인된 환불은 {apart, plural, =0 {} other {{leastDays}~}}{mostDays, plural, other {#영업일}} 이내에 결제한 카드로 지급합니다.',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {당사는 환불 수수료를 공제하지 않습니다.} other {당사는 결제 수수료, 인건비, 환전 비용을 위해 주문당 한 번 미화 {adminFee, plural, other {#달러}} 이상의 환불 수수료를 공제합니다. 두 번 결제된 경우, 당사의 잘못인 경우, 당사가 기한보다 늦은 경우에는 수수료를 공제하지 않습니다.}}',
  'clause.chargeback.title': '차지백(카드사 이의 제기)',
  'clause.chargeback.text':
    '결제에 문제가 있으면 먼저 당사에 이메일로 알려 주십시오. 정당한 사유 없이 은행에 이의가 제기되면, 당사는 이 계약서와 주문 기록을 근거로 대응합니다.',
  'clause.data.title': '개인정보',
  'clause.data.text':
    '당사는 고객의 정보를 이 주문에만 사용합니다. 신청 정보는 최대 {applicationYears, plural, other {#년}}, 결제 기록은 최대 {paymentYears, plural, other {#년}}, 문의 기록은 최대 {correspondenceYears, plural, other {#년}} 보관합니다. 고객이 요청하면 법률상 보관 의무가 없는 정보를 {erasureDays, plural, other {#일}} 이내에 삭제하거나 익명 처리합니다. 고객의 정보가 유출되면 {breachHours, plural, other {#시간}} 이내에 알립니다.',
  'clause.force-majeure.title': '불가항력',
  'clause.force-majeure.text':
    '당사는 정부 시스템의 중단, 자연재해, 인터넷 장애 또는 소요 사태로 인한 지연이나 불이행에 대하여 책임을 지지 않습니다.',
  'clause.liability.title': '책임 및 청구',
  'clause.liability.text':
    '당사의 책임은 청구 전 {months, plural, other {#개월}} 동안 고객이 당사에 지불한 요금을 한도로 합니다. 청구는 그 사유를 안 날부터 {claimYears, plural, other {#년}} 이내, 늦어도 해당 사실이 있은 날부터 {actYears, plural, other {#년}} 이내에 해야 합니다. 법률상 제한할 수 없는 권리는 이 계약으로 제한되지 않습니다.',
  'clause.law.title': '준거법 및 관할',
  'clause.law.text':
    '상업적 분쟁의 준거법은 {law}이며, 출입국에 관한 사항의 준거법은 탄자니아법입니다. 분쟁은 {place} 또는 다르에스살람의 법원에서 심리합니다.',
  'clause.signature.title': '전자서명',
  'clause.signature.text':
    '고객이 그린 서명, 서명 일시, 서명 시의 IP 주소는 이 계약서와 함께 보관됩니다. 아래의 확인 코드는 이 모든 내용으로 계산되므로, 한 글자라도 바뀌면 코드가 달라집니다.',
  'signature.title': '서명',
  'signature.signedBy': '서명인',
  'signature.signedAt': '서명 일시',
  'signature.networkAddress': 'IP 주소',
  'signature.agreement': '계약서 번호',
  'signature.accepted': '동의한 약관',
  'signature.acceptedTexts': '이용약관 및 개인정보 처리방침({date} 버전)',
  'signature.rules': '요금 및 조건 버전',
  'signature.alt': '{name} 님의 서명',
  'check.title': '확인 코드(SHA-256)',
  'check.text': '누구나 다음 주소에서 확인할 수 있습니다.',
  'footer.page': '{page}/{pages}쪽',
  'footer.company': '당사({company})는 정부 기관이 아닌 민간 컨설팅 회사입니다.',
  'mark.alt': '{company}',
}
