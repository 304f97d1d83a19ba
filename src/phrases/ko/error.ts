import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    '서명하신 후 요금이나 규정이 변경되었습니다. 계약서를 다시 읽고 서명해 주십시오.',
  'agreement.not-found': '이 번호의 계약서가 없습니다.',
  'agreement.signature-blank': '결제를 진행하려면 전자서명이 필요합니다',
  'agreement.signature-unreadable': '서명을 읽을 수 없습니다. 서명을 지우고 다시 서명해 주십시오.',
  'applicant.filed':
    '이 여행자의 신청서는 이미 이민국에 제출되어 여기에서 변경할 수 없습니다. 잘못된 점이 있으면 저희에게 알려 주십시오.',
  'amendment.cheaper':
    '더 저렴한 상품으로의 변경은 저희가 처리하고 환불 정책에 따라 차액을 환불해 드립니다. 저희에게 문의해 주십시오.',
  'amendment.extra-late':
    '추가 옵션은 심사 결과가 나오기 전, 첫 도착일 전날까지 추가하실 수 있습니다.',
  'amendment.multiple-required': '여행자 중 한 분의 국적은 복수 비자가 필요합니다.',
  'amendment.nothing': '이미 주문하신 내용입니다.',
  'amendment.somebody-withdrew':
    '여행자 한 분의 신청이 취소되어 여기에서는 변경할 수 없습니다. 저희에게 문의해 주십시오.',
  'applicant.not-found': '이 신청에 포함되지 않은 여행자입니다.',
  'applicant.too-many': '이 신청에는 여행자가 모두 등록되어 있습니다.',
  'application.changed': '방금 이 신청이 변경되었습니다. 다시 불러와 변경 내용을 확인해 주십시오.',
  'application.closed':
    '이 신청은 이미 이민국에 제출되었거나 결과가 나와 여기에서 더 이상 변경할 수 없습니다.',
  'application.held': '지금 이 신청을 처리하고 있습니다. 1분 후에 다시 시도해 주십시오.',
  'application.incomplete': '빠진 항목이 있습니다. 먼저 모든 여행자의 정보를 입력해 주십시오.',
  'application.not-found': '신청을 찾을 수 없습니다. 정보를 확인하고 다시 시도해 주십시오.',
  'cancellation.before-paying':
    '결제 전에는 일부 여행자만 제외할 수 없습니다. 신청을 취소하고 인원을 줄여 다시 시작해 주십시오.',
  'chat.answer-required': '상담원이 답변한 뒤에 사본을 보낼 수 있습니다.',
  'chat.email-required': '먼저 이메일 주소를 입력해 주십시오.',
  'chat.full': '이 대화에는 더 이상 메시지를 추가할 수 없습니다. 새 대화를 시작해 주십시오.',
  'chat.not-found': '이 대화를 찾을 수 없습니다.',
  'code.wrong': '인증번호가 올바르지 않거나 만료되었습니다. 새 인증번호를 요청해 주십시오.',
  'document.accepted': '확인을 마친 서류이므로 교체할 수 없습니다.',
  'correction.ineligible':
    '이 나라 국민은 탄자니아 비자가 필요하지 않습니다. 결제하신 금액을 포함해 함께 확인해 드리겠으니 저희에게 연락해 주십시오.',
  'correction.refused': '수정 내용에 맞지 않는 부분이 있습니다. 변경된 것은 없습니다.',
  'correction.visa-kind':
    '이 나라 국민은 복수 관광 비자가 필요합니다. 먼저 비자 종류를 변경한 다음 국적을 변경해 주십시오.',
  'document.ambiguous':
    '이 PDF는 프로그램마다 다르게 읽혀 내용 일부가 사라질 수 있습니다. 일반 PDF로 인쇄하여 그 파일을 추가해 주십시오.',
  'document.blank': '이 이미지에는 한 가지 색만 있습니다. 얼굴이 보이는 사진을 선택해 주십시오.',
  'document.empty-page': '이 페이지에는 아무것도 없습니다. 서류가 보이는 파일을 선택해 주십시오.',
  'document.damaged':
    '저희가 보관한 파일 사본이 손상되었습니다. 가지고 계신 파일에는 문제가 없습니다. 다시 요청드리거나 저희가 직접 교체하겠습니다.',
  'document.empty': '빈 파일입니다. 다른 파일을 선택해 주십시오.',
  'document.encrypted': '이 PDF는 암호로 잠겨 있습니다. 암호 없이 저장한 후 다시 추가해 주십시오.',
  'document.heic':
    '이 사진은 iPhone의 HEIC 형식입니다. 사진을 열어 공유를 누르고 JPEG로 저장하거나, ‘설정 > 카메라 > 포맷 > 높은 호환성’을 선택한 후 다시 촬영해 주십시오.',
  'document.infected': '바이러스 검사에서 이 파일이 차단되었습니다. 다른 파일을 선택해 주십시오.',
  'document.missing': '아직 빠진 서류가 있습니다.',
  'document.not-found': '이 서류를 찾을 수 없습니다.',
  'document.quota':
    '하루에 보낼 수 있는 파일 수에 도달했습니다. {hours, plural, other {#시간}} 후에 다시 추가하실 수 있습니다. 급하신 경우 저희에게 문의해 주십시오.',
  'document.scripted':
    '이 PDF에는 프로그램이나 다른 파일이 포함되어 있습니다. 서류가 그 안에 파일로 들어 있으면 그 파일을 추가하고, 그렇지 않으면 일반 PDF로 인쇄하여 추가해 주십시오.',
  'document.too-complex':
    '이 파일은 열었을 때 크기가 너무 큽니다. 필요한 페이지만 저장하거나 더 작게 저장한 후 다시 추가해 주십시오.',
  'document.too-large': '파일 크기는 {limit}MB 미만이어야 합니다',
  'document.type-unknown': '이 신청에 필요하지 않은 종류의 서류입니다.',
  'document.unreadable':
    '이 파일을 열 수 없습니다. 손상되었을 수 있으니 다시 저장한 후 시도해 주십시오.',
  'document.wrong-type':
    '이 파일 형식은 사용할 수 없습니다. {allowed}(으)로 저장하거나 화면을 캡처해 주십시오.',
  'draft.not-found': '이 브라우저에 저장된 입력 내용이 없습니다.',
  'draft.changed': '다른 탭이나 창에서 입력 내용이 변경되었습니다.',
  'file.missing': '먼저 파일을 선택해 주십시오.',
  'idempotency.mismatch': '이 요청은 이전에 다른 내용으로 전송되었습니다.',
  'link.changed': '그사이 다른 기기에서 변경되었습니다.',
  'link.sent-in': '이미 접수된 내용이므로 여기에서 변경할 수 없습니다.',
  'link.expired': '이미 사용되었거나 만료된 링크입니다. 새 링크를 요청해 주십시오.',
  'mail.signature-wrong': '이 메시지에는 메일 서비스의 서명이 없습니다.',
  'messenger.not-connected': '연결된 메신저가 없습니다.',
  'messenger.not-offered': '이 메신저는 여기에서 제공되지 않습니다.',
  'messenger.signature-wrong': '이 메시지에는 메신저 서비스의 서명이 없습니다.',
  'messenger.unavailable': '메신저 서비스가 응답하지 않습니다. 나중에 다시 시도해 주세요.',
  'passport-page.gone':
    '여권 이미지가 더 이상 보관되어 있지 않습니다. 이미지 없이 신청을 계속해 주십시오. 결제 후 추가하실 수 있습니다.',
  'payment.already-paid': '이미 결제된 신청입니다.',
  'payment.gateway-unavailable':
    '지금은 결제 페이지가 응답하지 않습니다. 결제된 금액은 없습니다. 1분 후에 다시 시도해 주십시오.',
  'payment.not-open': '이 결제는 더 이상 변경할 수 없습니다.',
  'payment.required': '먼저 결제한 후 서류를 추가해 주십시오.',
  'payment.signature-wrong': '이 메시지에는 결제대행사의 서명이 없습니다.',
  'payment.still-open':
    '결제 페이지가 아직 열려 있습니다. 그 페이지에서 결제를 취소하거나 한 시간 안에 자동으로 종료될 때까지 기다려 주십시오.',
  'price.changed': '요금이 변경되었습니다. 계속하기 전에 새 요금을 확인해 주십시오.',
  'receipt.not-found': '이 신청에는 해당 번호의 영수증이 없습니다.',
  'request.content-type': '여기에서 처리할 수 없는 형식의 내용입니다.',
  'request.host': '이 사이트는 이 이름으로는 응답하지 않습니다.',
  'request.invalid': '필수 항목을 모두 입력해 주십시오',
  'request.not-found': '요청하신 페이지를 찾을 수 없습니다.',
  'request.origin': '저희 페이지에서 보낸 요청이 아닙니다. 페이지를 새로 불러와 주십시오.',
  'request.too-large': '한 번에 처리할 수 있는 크기를 넘었습니다.',
  'request.too-many':
    '시도 횟수가 너무 많습니다. {seconds, plural, other {#초}} 후에 다시 시도해 주십시오.',
  'request.too-slow': '연결이 너무 느립니다. 더 나은 네트워크에서 다시 시도해 주십시오.',
  'request.unauthorized': '신청하신 브라우저에서 열거나 이메일로 보내 드린 링크를 이용해 주십시오.',
  'request.unreadable': '이 요청을 읽을 수 없습니다.',
  'rules.changed': '요금이나 규정이 변경되었습니다. 계속하기 전에 달라진 내용을 확인해 주십시오.',
  'rules.not-found': '이 번호에 해당하는 규정이 없습니다.',
  'server.away':
    '현재 시스템 일부가 작동하지 않습니다. 입력하신 내용은 안전하게 저장되어 있습니다. 몇 분 후에 다시 시도해 주십시오.',
  'server.busy':
    '현재 접속자가 많습니다. 입력하신 내용은 안전하게 저장되어 있습니다. 잠시 후 다시 시도해 주십시오.',
  'server.failed':
    '저희 측에서 문제가 발생했습니다. 입력하신 내용은 안전하게 저장되어 있습니다. 잠시 후 다시 시도해 주십시오.',
}
