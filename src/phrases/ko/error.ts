import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch': '서명하신 후 요금이 변경되었습니다. 계약서를 다시 읽고 서명해 주십시오.',
  'agreement.not-found': '이 번호의 계약서가 없습니다.',
  'agreement.signature-blank': '결제를 진행하려면 전자서명이 필요합니다',
  'agreement.signature-unreadable': '서명을 읽을 수 없습니다. 서명을 지우고 다시 서명해 주십시오.',
  'applicant.filed':
    '이 여행자의 신청서는 이미 이민국에 제출되어 여기에서 변경할 수 없습니다. 잘못된 점이 있으면 저희에게 알려 주십시오.',
  'amendment.cheaper':
    '더 저렴한 상품으로의 변경은 저희가 처리하고 환불 정책에 따라 차액을 환불해 드립니다. 저희에게 문의해 주십시오.',
  'amendment.dearer': '더 비싼 상품이므로 여행자가 본인의 페이지에서 결제해야 합니다.',
  'amendment.multiple-required': '여행자 중 한 분의 국적은 복수 비자가 필요합니다.',
  'amendment.nothing': '이미 주문하신 내용입니다.',
  'amendment.somebody-withdrew':
    '여행자 한 분이 철회하여 여기에서는 비자 종류를 변경할 수 없습니다. 저희에게 문의해 주십시오.',
  'applicant.not-found': '이 신청에 포함되지 않은 여행자입니다.',
  'applicant.too-many': '이 신청에는 여행자가 모두 등록되어 있습니다.',
  'application.changed': '방금 이 신청이 변경되었습니다. 다시 불러와 변경 내용을 확인해 주십시오.',
  'application.closed':
    '이 신청은 이미 이민국에 제출되었거나 결과가 나와 여기에서 더 이상 변경할 수 없습니다.',
  'application.nobody-in':
    '맡을 수 있는 담당자가 지금 없거나, 업무가 규칙으로 배정되지 않고 있습니다.',
  'application.ended': '이 신청은 결과가 나왔거나 취소되어 더 할 일이 없습니다.',
  'application.erased': '이 신청의 개인정보는 삭제되었습니다.',
  'application.incomplete': '빠진 항목이 있습니다. 먼저 모든 여행자의 정보를 입력해 주십시오.',
  'application.not-found': '신청을 찾을 수 없습니다. 정보를 확인하고 다시 시도해 주십시오.',
  'cancellation.answered': '이 요청에는 이미 다른 답변이 전달되었습니다.',
  'cancellation.before-paying':
    '결제 전에는 일부 여행자만 제외할 수 없습니다. 신청을 취소하고 인원을 줄여 다시 시작해 주십시오.',
  'cancellation.not-found': '존재하지 않는 요청입니다.',
  'cancellation.note-required': '여행자가 이해할 수 있도록 이유를 적어 주십시오.',
  'chat.answer-required': '상담원이 답변한 뒤에 사본을 보낼 수 있습니다.',
  'chat.email-required': '먼저 이메일 주소를 입력해 주십시오.',
  'chat.full': '이 대화에는 더 이상 메시지를 추가할 수 없습니다. 새 대화를 시작해 주십시오.',
  'chat.not-found': '이 대화를 찾을 수 없습니다.',
  'chat.proven':
    '이 대화가 어느 신청에 관한 것인지 여행자의 브라우저로 확인되었습니다. 다른 신청으로 옮길 수 없습니다.',
  'code.wrong': '인증번호가 올바르지 않거나 만료되었습니다. 새 인증번호를 요청해 주십시오.',
  'dispute.no-evidence':
    '증명할 자료가 없습니다. 저희 결제에 대한 이의 제기가 아니거나 해당 신청이 삭제되었습니다.',
  'dispute.not-found': '이 이의 제기를 찾을 수 없습니다.',
  'document.accepted': '확인을 마친 서류이므로 교체할 수 없습니다.',
  'decision.reason-required':
    '사유를 입력해 주십시오. 거절, 철회, 이전 단계로 되돌릴 때 반드시 필요합니다.',
  'correction.ineligible':
    '이 나라 국민은 탄자니아 비자가 필요하지 않습니다. 결제하신 금액을 포함해 함께 확인해 드리겠으니 저희에게 연락해 주십시오.',
  'correction.reason-required': '수정하는 이유를 입력해 주십시오. 여행자도 이 이유를 봅니다.',
  'correction.refused': '수정 내용에 맞지 않는 부분이 있습니다. 변경된 것은 없습니다.',
  'correction.visa-kind':
    '이 나라 국민은 복수 관광 비자가 필요합니다. 먼저 비자 종류를 변경한 다음 국적을 변경해 주십시오.',
  'document.ambiguous':
    '이 PDF는 프로그램마다 다르게 읽혀 내용 일부가 사라질 수 있습니다. 일반 PDF로 인쇄하여 그 파일을 추가해 주십시오.',
  'document.blank': '이 이미지에는 한 가지 색만 있습니다. 얼굴이 보이는 사진을 선택해 주십시오.',
  'document.damaged':
    '저희가 보관한 파일 사본이 손상되었습니다. 가지고 계신 파일에는 문제가 없습니다. 다시 요청드리거나 저희가 직접 교체하겠습니다.',
  'document.empty': '빈 파일입니다. 다른 파일을 선택해 주십시오.',
  'document.encrypted': '이 PDF는 암호로 잠겨 있습니다. 암호 없이 저장한 후 다시 추가해 주십시오.',
  'document.heic':
    '이 사진은 iPhone의 HEIC 형식입니다. 사진을 열어 공유를 누르고 JPEG로 저장하거나, ‘설정 > 카메라 > 포맷 > 높은 호환성’을 선택한 후 다시 촬영해 주십시오.',
  'document.infected': '바이러스 검사에서 이 파일이 차단되었습니다. 다른 파일을 선택해 주십시오.',
  'document.missing': '아직 빠진 서류가 있습니다.',
  'document.not-found': '이 서류를 찾을 수 없습니다.',
  'document.portal-too-large':
    '이 파일은 이민국 포털에 올리기에 너무 크며, 여기서 손실 없이 줄일 수 없습니다. 더 작은 파일을 요청해 주십시오.',
  'document.quota':
    '하루에 보낼 수 있는 파일 수에 도달했습니다. {hours, plural, other {#시간}} 후에 다시 추가하실 수 있습니다. 급하신 경우 저희에게 문의해 주십시오.',
  'document.scripted':
    '이 PDF에는 프로그램이나 다른 파일이 포함되어 있습니다. 일반 PDF로 인쇄하여 그 파일을 추가해 주십시오.',
  'document.too-complex':
    '이 파일은 열었을 때 크기가 너무 큽니다. 더 작게 저장한 후 다시 추가해 주십시오.',
  'document.too-large': '파일 크기는 {limit}MB 미만이어야 합니다',
  'document.type-unknown': '이 신청에 필요하지 않은 종류의 서류입니다.',
  'document.unreadable':
    '이 파일을 열 수 없습니다. 손상되었을 수 있으니 다시 저장한 후 시도해 주십시오.',
  'document.wrong-type': '이 파일 형식은 사용할 수 없습니다. 사용 가능한 형식: {allowed}',
  'draft.not-found': '이 브라우저에 저장된 입력 내용이 없습니다.',
  'draft.changed': '다른 탭이나 창에서 입력 내용이 변경되었습니다.',
  'filing-form.changed': '그사이 다른 사람이 포털 양식을 변경했습니다.',
  'file.missing': '먼저 파일을 선택해 주십시오.',
  'idempotency.mismatch': '이 요청은 이전에 다른 내용으로 전송되었습니다.',
  'link.changed': '그사이 다른 기기에서 변경되었습니다.',
  'link.sent-in': '이미 접수된 내용이므로 여기에서 변경할 수 없습니다.',
  'link.expired': '이미 사용되었거나 만료된 링크입니다. 새 링크를 요청해 주십시오.',
  'email.attached': '이 이메일은 이미 신청 또는 대화에 연결되어 있습니다.',
  'email.file-used': '이 파일은 이미 서류로 등록되었습니다.',
  'email.not-found': '존재하지 않는 이메일입니다.',
  'mail.signature-wrong': '이 메시지에는 메일 서비스의 서명이 없습니다.',
  'passport-page.gone':
    '여권 이미지가 더 이상 보관되어 있지 않습니다. 이미지 없이 신청을 계속해 주십시오. 결제 후 추가하실 수 있습니다.',
  'payment.already-paid': '이미 결제된 신청입니다.',
  'payment.by-hand':
    '들어온 결제가 없습니다. 소유자나 관리자만 사유를 적고 직접 결제 완료로 표시할 수 있습니다.',
  'payment.gateway-unavailable':
    '지금은 결제 페이지가 응답하지 않습니다. 결제된 금액은 없습니다. 1분 후에 다시 시도해 주십시오.',
  'payment.not-found': '이 결제를 찾을 수 없습니다.',
  'payment.not-open': '이 결제는 더 이상 변경할 수 없습니다.',
  'payment.required': '먼저 결제한 후 서류를 추가해 주십시오.',
  'payment.signature-wrong': '이 메시지에는 결제대행사의 서명이 없습니다.',
  'payment.still-open':
    '결제 페이지가 아직 열려 있습니다. 그 페이지에서 결제를 취소하거나 한 시간 안에 자동으로 종료될 때까지 기다려 주십시오.',
  'price.changed': '요금이 변경되었습니다. 계속하기 전에 새 요금을 확인해 주십시오.',
  'receipt.not-found': '이 신청에는 해당 번호의 영수증이 없습니다.',
  'reminder.not-needed': '빠진 것이 없어 안내 메일을 보낼 필요가 없습니다.',
  'reminder.stopped': '이 여행자는 안내 메일을 더 이상 받지 않겠다고 했습니다.',
  'reminder.too-soon': '지난 24시간 안에 이미 안내 메일을 보냈습니다. 내일 다시 보내 주십시오.',
  'reminder.unreachable': '이 주소로 보낸 이메일이 반송됩니다. 먼저 주소를 수정해 주십시오.',
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
  'role.in-use': '아직 이 역할을 가진 사람이 있습니다. 대신 부여할 역할을 지정해 주십시오.',
  'role.name-taken': '같은 이름의 역할이 이미 있습니다.',
  'role.not-found': '이 역할은 존재하지 않습니다.',
  'server.busy':
    '현재 접속자가 많습니다. 입력하신 내용은 안전하게 저장되어 있습니다. 잠시 후 다시 시도해 주십시오.',
  'server.failed':
    '저희 측에서 문제가 발생했습니다. 입력하신 내용은 안전하게 저장되어 있습니다. 잠시 후 다시 시도해 주십시오.',
  'visa-document.not-found':
    '이 비자 문서는 더 이상 대기 중이 아닙니다. 이미 사용되었거나 삭제되었거나 하루가 지났습니다. 다시 추가해 주십시오.',
  'approval.document-required': '승인 문서를 선택해 주십시오',
  'approval.names-missing':
    '이 문서에 해당 여행자 모두의 여권 번호와 이름이 적혀 있지 않습니다. 다른 담당자가 대조해야 합니다.',
  'approval.not-pdf': 'PDF 파일을 선택해 주십시오',
  'approval.unpaid':
    '신청이 결제되지 않았습니다. 결제 전에는 누구도 이민국에 제출하거나 승인할 수 없습니다.',
  'approval.unreviewed':
    '아직 확인하지 않은 서류가 있습니다. 먼저 이 여행자의 현재 서류를 모두 확인해 주십시오.',
  'template.changed':
    '그사이 다른 사람이 이 템플릿을 변경했습니다. 저장하기 전에 다시 확인해 주십시오.',
  'template.name-taken': '다른 공유 템플릿이 이 이름을 쓰고 있습니다. 다른 이름을 선택해 주십시오.',
  'template.no-language': '이 템플릿에는 해당 여행자의 언어로 된 내용이 없습니다.',
  'template.not-found': '이 템플릿은 삭제되었습니다.',
  'template.too-long': '변수를 채우면 메시지가 4,000자를 넘습니다.',
  'template.too-many': '저장할 수 있는 템플릿 수에 도달했습니다. 먼저 하나를 삭제해 주십시오.',
  'template.unfilled': '이 메시지에 아직 채워지지 않은 변수가 있습니다.',
  'template.unknown-variable': '중괄호 안에 변수가 아닌 것이 있습니다.',
  'view.not-found': '이 보기는 삭제되었습니다.',
  'view.too-many': '저장할 수 있는 보기 수에 도달했습니다. 먼저 하나를 삭제해 주십시오.',
  'approval.second-person':
    '두 사람이 필요합니다. 한 사람이 서류를 검토하고 다른 사람이 승인합니다.',
  'data-request.not-found': '이 요청은 존재하지 않습니다.',
  'data-request.open-application':
    '이 사람의 신청이 아직 처리 중입니다. 먼저 신청을 결정하거나 환불해 주십시오.',
  'invitation.expired':
    '이 초대는 이미 사용되었거나, 철회되었거나, 만료되었습니다. 초대한 사람에게 새 초대를 요청해 주십시오.',
  'letter.not-found': '이 이메일은 존재하지 않습니다.',
  'letter.not-repeatable':
    '이 이메일에는 한 번만 쓸 수 있는 링크나 코드가 있었습니다. 여행자가 새로 요청할 수 있습니다.',
  'payout.line-wrong': '파일의 {line}번째 줄을 읽을 수 없습니다. 아무것도 가져오지 않았습니다.',
  'payout.too-long': '파일의 줄이 너무 많습니다. 기간을 줄여서 내보내 주십시오.',
  'payout.unreadable':
    '알 수 없는 형식의 정산 파일입니다. 결제대행사에서 CSV로 다시 내보내 주십시오.',
  'person.not-found': '이 주소에 대해 보관 중인 정보가 없습니다.',
  'refund.already-made': '이 결제는 이미 환불되었거나 환불이 진행 중입니다.',
  'refund.amount-wrong': '금액은 0보다 크고 결제 금액 이하여야 합니다.',
  'refund.beyond-limit':
    '현재 역할로는 신청 한 건당 {limit}까지 환불할 수 있으며 {left} 남았습니다. 더 큰 금액을 환불할 수 있는 동료에게 요청해 주십시오.',
  'refund.disputed':
    '결제자가 은행에 이 결제에 대한 이의를 제기했습니다. 이중으로 지급되지 않도록 결론이 날 때까지 환불할 수 없습니다.',
  'refund.not-found': '이 환불은 존재하지 않습니다.',
  'refund.note-required': '금액이 정책과 다른 이유를 입력해 주십시오.',
  'review.reason-required': '여행자가 올바른 서류를 보낼 수 있도록 반려 사유를 입력해 주십시오.',
  'staff.code-required': '인증 앱의 코드 또는 복구 코드를 입력해 주십시오.',
  'staff.code-wrong': '코드가 올바르지 않거나 이미 사용되었습니다. 다음 코드를 기다려 주십시오.',
  'staff.confirm-required': '먼저 본인 확인을 해 주십시오.',
  'staff.email-taken': '이 이메일 주소는 이미 등록되어 있습니다.',
  'staff.forbidden': '현재 역할로는 이 작업을 할 수 없습니다. 소유자에게 문의해 주십시오.',
  'staff.invalid-password': '비밀번호가 올바르지 않습니다',
  'staff.last-owner': '소유자가 한 명은 있어야 합니다. 먼저 다른 사람을 소유자로 지정해 주십시오.',
  'staff.not-found': '이 직원은 존재하지 않거나 더 이상 근무하지 않습니다.',
  'staff.passkey-refused':
    '이 패스키를 사용할 수 없습니다. 다시 시도하거나 비밀번호로 로그인해 주십시오.',
  'staff.passkey-required': '패스키로 로그인해 주십시오.',
  'staff.password-weak':
    '{reason, select, short {12자 이상 입력해 주십시오.} long {128자 이하로 입력해 주십시오.} personal {이름, 이메일 주소, 회사 이름이 들어가지 않은 비밀번호를 사용해 주십시오.} other {추측하기 쉬운 비밀번호입니다. 서로 관련 없는 단어를 서너 개 조합해 주십시오.}}',
  'staff.second-factor-required':
    '먼저 2단계 인증을 설정해 주십시오. 소유자가 모든 직원에게 요구하고 있습니다.',
}
