import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: '{name} 님께',
  'footer.private':
    '저희({company})는 민간 컨설팅 회사이며 정부 기관이 아닙니다. 공식 사이트({officialSite})에서 직접 신청하실 수도 있습니다.',
  'footer.contact': '궁금한 점이 있으시면 이 이메일에 회신하시거나 {email} 주소로 문의해 주십시오.',
  'footer.stop': '이 신청에 관한 안내 메일 그만 받기',
  'fact.reference': '신청 번호',
  'fact.paidAt': '결제일',
  'fact.payment': '결제 번호',
  'fact.visa': '비자',
  'fact.travellers': '여행자',
  'fact.total': '합계',
  'fact.status': '상태',
  'fact.attached': '첨부',
  message: '신청 담당자의 메시지',
  'status.pending': '미완료',
  'status.paid': '결제 완료',
  'status.processing': '심사 중',
  'status.approved': '승인',
  'status.rejected': '승인되지 않음',
  'next.title': '다음 단계',

  'payment-confirmed.subject': '{reference}: 결제가 완료되었습니다. 이제 서류를 추가해 주십시오',
  'payment-confirmed.subject.ended': '{reference}: 결제가 완료되었습니다',
  'payment-confirmed.preview': '영수증과 남은 한 가지 절차를 안내해 드립니다.',
  'payment-confirmed.title': '결제가 완료되었습니다',
  'payment-confirmed.text.attached': '감사합니다. 영수증을 PDF로 첨부했습니다.',
  'payment-confirmed.text.both': '감사합니다. 영수증과 서명하신 계약서를 PDF로 첨부했습니다.',
  'payment-confirmed.text.online':
    '감사합니다. 영수증은 진행 상황 조회 페이지에서 받으실 수 있습니다.',
  'payment-confirmed.agreement': '서명하신 계약서도 PDF로 보내 드립니다.',
  'payment-confirmed.ended':
    '이 결제가 도착했을 때 신청은 이미 종료된 상태였습니다. 확인한 뒤 연락드리겠습니다.',
  'payment-confirmed.action': '서류 단계로 계속',
  'payment-confirmed.next.1':
    '{count, plural, other {여행자 #명의 서류를 모두 추가해 주십시오. 휴대전화로 선명하게 찍은 사진도 괜찮습니다.}}',
  'payment-confirmed.next.2.business-days':
    '서류가 모두 접수되면 저희가 모든 내용을 확인하고 {apart, plural, =0 {} other {{least}~}}{most, plural, other {#영업일}} 이내에 신청서를 이민국에 제출합니다.',
  'payment-confirmed.next.2.hours':
    '서류가 모두 접수되면 저희가 모든 내용을 확인하고 {most, plural, other {#시간}} 이내에 신청서를 이민국에 제출합니다.',
  'payment-confirmed.next.3':
    '이후 이민국이 심사하며, 이 기간은 누구도 단축할 수 없습니다. 결과는 이 이메일 주소로 보내 드립니다.',
  'payment-confirmed.next.3.by':
    '이후 이민국이 심사합니다. 오늘 서류가 모두 접수되면 {day}경에 결과가 나올 것으로 예상되며, 이 기간은 누구도 단축할 수 없습니다. 결과는 이 이메일 주소로 보내 드립니다.',
  'payment-confirmed.link':
    '이 이메일의 버튼을 누르면 비밀번호 없이 신청이 열립니다. 이메일을 다른 사람에게 전달하지 마십시오.',

  'order-amended.subject': '{reference}: 주문이 변경되었습니다',
  'order-amended.preview': '변경된 주문 내용과 이민국 제출 기한을 안내해 드립니다.',
  'order-amended.title': '주문이 변경되었습니다',
  'order-amended.text.paid':
    '감사합니다. {amount}의 결제가 완료되어 주문이 변경되었습니다. 이 이메일은 변경 결제의 증빙이므로 보관해 주십시오.',
  'order-amended.text.staff':
    '말씀드린 대로 주문을 변경했습니다. 환불해 드릴 금액이 있으면 별도의 이메일로 알려 드립니다.',
  'order-amended.receipt': '영수증을 PDF로 첨부했습니다.',
  'order-amended.documents':
    '이 비자에는 이전보다 더 많은 서류가 필요합니다. 서류를 추가한 후 ‘신청 완료하기’를 다시 눌러 주십시오.',
  'order-amended.due': '늦어도 {day}까지 신청서를 이민국에 제출하겠습니다.',
  'order-amended.action.status': '진행 상황 조회',
  'order-amended.action.documents': '서류 추가하기',

  'regime-changed.subject': '{reference}: 심사 결과가 더 늦게 나옵니다',
  'regime-changed.preview':
    '이민국의 규정이 바뀌었습니다. 고객님께 어떤 영향이 있는지 안내해 드립니다.',
  'regime-changed.title': '심사 결과가 더 늦게 나옵니다',
  'regime-changed.text':
    '이민국의 규정이 바뀌었습니다. 아래 여행자({count}명)의 여권으로 한 신청은 이제 먼저 이민국의 다른 부서로 이관되며, 결과가 나오기까지 약 {days, plural, other {#일}}이 걸립니다.',
  'regime-changed.by':
    '이민국이 안내하는 심사 기간대로라면 이제 {day}경에 결과가 나옵니다. 이 기간은 누구도 단축할 수 없습니다.',
  'regime-changed.open':
    '이 기간은 저희가 신청서를 이민국에 제출한 날부터 계산됩니다. 모든 서류가 갖추어지는 대로 제출하겠습니다.',
  'regime-changed.late':
    '예정된 도착일은 이 날짜이거나 그 이전입니다. 더 늦게 여행하실 수 있으면 이 이메일에 회신하여 새 날짜를 알려 주십시오.',
  'regime-changed.kept': '결제하신 금액과 저희가 약속드린 제출 기한은 바뀌지 않습니다.',
  'regime-changed.cancel':
    '취소를 원하시면 같은 페이지에서 동의하신 조건에 따른 환불 금액을 확인하실 수 있습니다.',

  'documents-received.subject': '{reference}: 필요한 서류가 모두 접수되었습니다',
  'documents-received.preview': '더 하실 일은 없습니다. 앞으로의 절차와 기한을 안내해 드립니다.',
  'documents-received.title': '서류가 접수되었습니다',
  'documents-received.text':
    '{count, plural, other {여행자 #명의 서류가 모두 접수되었습니다.}} 더 하실 일은 없습니다.',
  'documents-received.action': '진행 상황 조회',
  'documents-received.next.1':
    '저희가 모든 내용을 확인하고 {day}까지 신청서를 이민국에 제출합니다. 수정이 필요하면 이메일로 알려 드립니다.',
  'documents-received.next.2':
    '이후 이민국이 심사합니다. 심사 기간은 어떤 처리 속도를 선택하셔도 같습니다.',
  'documents-received.next.2.by':
    '이후 이민국이 심사합니다. 이민국이 안내하는 심사 기간대로라면 {day}경에 결과가 나오며, 이 기간은 어떤 처리 속도를 선택하셔도 같습니다.',
  'documents-received.next.3':
    '결과는 이메일로 보내 드리며, 승인되면 비자를 다운로드하실 수 있습니다.',
  'documents-received.hold': '비자를 받으시기 전에는 변경할 수 없는 예약을 하지 마십시오.',

  'reminder-payment.subject': '{reference}: 입력하신 내용이 저장되어 있으며 결제만 남았습니다',
  'reminder-payment.preview': '중단하신 곳부터 이어서 하실 수 있습니다. 결제된 금액은 없습니다.',
  'reminder-payment.title': '신청이 아직 결제되지 않았습니다',
  'reminder-payment.text':
    '신청({reference})에 입력하신 내용이 저장되어 있습니다. 결제된 금액은 없으며, 결제하시기 전에는 이민국에 아무것도 제출되지 않습니다.',
  'reminder-payment.text.last':
    '신청({reference})에 입력하신 내용이 아직 저장되어 있습니다. 마지막 안내 메일입니다. 비자가 더 이상 필요하지 않으시면 아무것도 하지 않으셔도 됩니다.',
  'reminder-payment.action': '결제 계속하기',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {마지막 한 단계가 남았습니다} other {아직 서류 #건이 빠져 있습니다}}',
  'reminder-documents.preview': '서류가 접수되는 대로 시작하겠습니다.',
  'reminder-documents.title': '아직 빠진 서류가 있습니다',
  'reminder-documents.text':
    '신청({reference})이 결제되었습니다. 다음 서류가 접수되는 대로 시작하겠습니다.',
  'reminder-documents.text.last':
    '신청({reference})은 결제되었으며 다음 서류가 아직 접수되지 않았습니다. 마지막 안내 메일이지만 신청은 계속 유효합니다.',
  'reminder-documents.more': '{count, plural, other {외 여행자 #명}}',
  'reminder-documents.title.complete': '마지막 한 단계가 남았습니다',
  'reminder-documents.text.complete':
    '신청({reference})의 서류는 모두 접수되었지만 신청이 아직 완료되지 않았습니다. 서류를 다시 한번 확인하고 ‘신청 완료하기’를 눌러 주시면 시작하겠습니다.',
  'reminder-documents.action': '서류 추가하기',
  'reminder-documents.action.complete': '신청 완료하기',
  'reminder-documents.help':
    '문제가 있거나 준비하기 어려운 서류가 있으면 이 이메일에 회신하여 알려 주십시오.',

  'own-part-asked.subject.named':
    '{name} 님이 탄자니아 비자 신청 정보를 입력해 달라고 요청했습니다',
  'own-part-asked.subject.plain': '탄자니아 비자 신청에서 본인이 작성할 부분',
  'own-part-asked.preview':
    '고객님의 양식 하나만 작성하시면 됩니다. 회원 가입도 결제도 필요 없습니다.',
  'own-part-asked.title': '비자 신청 정보를 입력해 주십시오',
  'own-part-asked.text.named':
    '{name} 님이 {company} 사이트에서 탄자니아 비자를 신청하면서 고객님의 정보를 직접 입력해 달라고 요청했습니다. 먼저 여권에 있는 정보를 입력하시고, 나중에 서류를 추가하시면 됩니다.',
  'own-part-asked.text.plain':
    '함께 여행하는 분이 {company} 사이트에서 탄자니아 비자를 신청하면서 고객님의 정보를 직접 입력해 달라고 요청했습니다. 먼저 여권에 있는 정보를 입력하시고, 나중에 서류를 추가하시면 됩니다.',
  'own-part-asked.sees':
    '링크는 어느 기기에서나 회원 가입 없이 열 수 있으며 고객님의 양식만 보입니다. 결제하실 것은 없습니다. 링크를 보낸 분이 입력 내용을 확인하고 제출과 결제를 합니다.',
  'own-part-asked.action': '내 양식 열기',
  'own-part-asked.ignore':
    '누가 보냈는지 모르십니까? 그렇다면 이 이메일을 무시해 주십시오. 고객님이 작성하지 않으시면 아무 일도 일어나지 않습니다. 저희는 여기에서 돈이나 비밀번호를 요구하지 않습니다.',
  'own-part-reminder.subject': '탄자니아 비자 신청에서 본인이 작성할 부분이 남아 있습니다',
  'own-part-reminder.title': '본인이 작성할 부분이 남아 있습니다',
  'own-part-reminder.answers':
    '고객님이 작성을 마치셔야 신청을 진행할 수 있습니다. 지금까지 입력하신 내용은 저장되어 있으며 같은 링크로 여실 수 있습니다.',
  'own-part-reminder.documents':
    '신청은 결제되었지만 본인 서류가 아직 없습니다. 같은 링크에서 추가하실 수 있습니다.',
  'own-part-finished.subject.all': '모든 여행자가 작성을 마쳤습니다',
  'own-part-finished.subject.some': '{count, plural, other {여행자 #명이 작성을 마쳤습니다}}',
  'own-part-finished.text': '완료: {names}',
  'own-part-finished.left':
    '{count, plural, other {링크를 받은 여행자 #명이 아직 작성을 마치지 않았습니다.}}',
  'own-part-finished.next':
    '신청을 시작하신 브라우저에서 신청을 열고, 입력 내용을 확인한 후 결제해 주십시오.',
  'own-part-finished.action': '신청 계속하기',

  'continue-link.subject': '신청을 이어서 작성할 링크입니다',
  'continue-link.preview': '{minutes, plural, other {#분}} 동안 한 번 사용할 수 있습니다.',
  'continue-link.title': '다른 브라우저에서 계속하기',
  'continue-link.text':
    '계속하시려는 기기에서 이 이메일을 열고 버튼을 눌러 주십시오. 링크는 {minutes, plural, other {#분}} 동안 한 번 사용할 수 있습니다.',
  'continue-link.action': '신청 계속하기',
  'continue-link.ignore':
    '이 링크를 요청하지 않으셨다면 이 이메일을 무시해 주십시오. 링크를 열지 않으면 아무 일도 일어나지 않습니다.',

  'draft-reminder.subject': '탄자니아 비자 신청이 아직 완료되지 않았습니다',
  'draft-reminder.preview': '입력하신 내용은 {date}까지 보관됩니다.',
  'draft-reminder.title': '중단하신 곳부터 이어서 작성해 주십시오',
  'draft-reminder.text':
    '저희 사이트에서 탄자니아 비자 신청을 시작하셨으나 아직 마치지 않으셨습니다. 입력하신 내용은 {date}까지 보관된 후 삭제됩니다. 결제되거나 제출된 것은 없습니다.',
  'draft-reminder.action': '신청 계속하기',
  'draft-reminder.once':
    '버튼은 어느 기기에서나 한 번만 사용할 수 있습니다. 안내 메일은 이번 한 번만 보내 드립니다.',
  'draft-reminder.ignore': '본인이 아니시거나 더 이상 필요하지 않으십니까?',
  'draft-reminder.forget': '작성 내용 삭제',

  'staff-invitation.subject.new': '함께 일하도록 초대합니다',
  'staff-invitation.subject.reset': '새 비밀번호를 설정해 주십시오',
  'staff-invitation.preview': '{days, plural, other {#일}} 동안 한 번 사용할 수 있습니다.',
  'staff-invitation.title': '{name} 님, 환영합니다',
  'staff-invitation.new':
    '{inviter} 님이 {company} 직원 페이지에 초대했습니다. 버튼을 누르고 비밀번호를 설정하면 이용할 수 있습니다.',
  'staff-invitation.reset':
    '{inviter} 님이 {company} 직원 페이지의 로그인을 다시 설정할 수 있게 했습니다. 버튼을 누르고 새 비밀번호를 설정해 주십시오. 기존의 2단계 인증은 삭제되므로 이후 다시 설정해 주십시오.',
  'staff-invitation.action': '비밀번호 설정하기',
  'staff-invitation.ignore':
    '버튼은 {days, plural, other {#일}} 동안 한 번 사용할 수 있습니다. 예상하지 못한 이메일이라면 무시하시고 책임자에게 알려 주십시오.',

  'status-changed.subject.pending': '{reference}: 신청이 다시 열렸습니다',
  'status-changed.subject.paid': '{reference}: 결제가 확인되었습니다',
  'status-changed.subject.processing': '{reference}: 신청서가 이민국에 제출되었습니다',
  'status-changed.subject.approved': '{reference}: 신청이 승인되었습니다',
  'status-changed.subject.rejected': '{reference}: 신청 결과 안내',
  'status-changed.preview': '신청 상태가 바뀌었습니다. 내용을 안내해 드립니다.',
  'status-changed.title.pending': '신청이 다시 열렸습니다',
  'status-changed.title.paid': '결제가 확인되었습니다',
  'status-changed.title.processing': '신청이 심사 중입니다',
  'status-changed.title.approved': '신청이 승인되었습니다',
  'status-changed.title.rejected': '신청이 승인되지 않았습니다',
  'status-changed.text.pending':
    '신청을 다시 열었습니다. 남은 절차는 진행 상황 조회 페이지에서 확인하실 수 있습니다.',
  'status-changed.text.paid':
    '신청이 결제된 것으로 확인되었습니다. 추가로 필요한 것이 있는지는 진행 상황 조회 페이지에서 확인하실 수 있습니다.',
  'status-changed.text.processing':
    '서류를 확인하고 신청서를 이민국에 제출했습니다. 이제 이민국이 심사하며, 이 기간은 누구도 단축할 수 없습니다. 결과가 나오는 대로 이메일로 알려 드립니다.',
  'status-changed.text.approved':
    '신청이 승인되었습니다. 비자는 진행 상황 조회 페이지에서 다운로드하실 수 있습니다.',
  'status-changed.text.rejected':
    '신청이 승인되지 않았습니다. 기대하신 결과를 전해 드리지 못해 유감스럽게 생각합니다.',
  'status-changed.rejected':
    '더 자세히 알고 싶으시거나 다시 신청하시려면 이 이메일에 회신해 주십시오. 담당자가 직접 읽습니다.',
  'status-changed.action': '진행 상황 조회',

  'staff-message.subject': '{reference}: 신청에 관한 메시지',
  'staff-message.preview': '신청 담당자가 보낸 메시지입니다.',
  'staff-message.title': '신청에 관한 메시지',
  'staff-message.reply': '이 이메일에 회신하시면 담당자가 직접 읽습니다.',
  'visa-approved.subject': '{reference}: 비자가 승인되었습니다',
  'visa-approved.preview': '비자를 첨부했습니다. 여행 전에 확인해 주십시오.',
  'visa-approved.title': '비자가 승인되었습니다',
  'visa-approved.text':
    '신청이 승인되었음을 알려 드립니다. 비자를 이 이메일에 첨부했으며, 진행 상황 조회 페이지에서도 다운로드하실 수 있습니다.',
  'visa-approved.action': '비자 다운로드',
  'visa-approved.next': '여행 전에',
  'visa-approved.next.1':
    '이름, 여권 번호, 날짜를 한 글자씩 확인해 주십시오. 잘못된 내용이 있으면 바로 이 이메일에 회신해 주십시오.',
  'visa-approved.next.2': '비자를 인쇄하고 휴대전화에도 사본을 보관해 주십시오.',
  'visa-approved.next.3':
    '신청에 사용한 여권을 지참해 주십시오. 입국 여부는 입국심사관이 최종적으로 결정합니다.',
  'visa-approved.next.4':
    '비자의 진위가 의심되면 누구나 다음 페이지에서 저희가 보낸 것인지 확인할 수 있습니다: {address}',

  'partly.approved': '{approved, plural, other {비자 {total}건 중 #건이 승인되었습니다.}}',
  'partly.filed': '{count, plural, other {아직 이민국에서 심사 중인 여행자: {names}.}}',
  'partly.open': '{count, plural, other {아직 이민국에 제출되지 않은 여행자: {names}.}}',
  'partly.more': '외 {count, plural, other {#명}}',
  'applicant-decided.subject.filed': '{reference}: 이민국에 제출했습니다({names})',
  'applicant-decided.subject.rejected': '{reference}: 심사 결과({names})',
  'applicant-decided.subject.withdrawn': '{reference}: 신청이 취소되었습니다({names})',
  'applicant-decided.subject.ready': '{reference}: 신청이 다시 열렸습니다({names})',
  'applicant-decided.preview': '결정된 내용과 앞으로의 절차를 안내해 드립니다.',
  'applicant-decided.title.filed': '이민국에 제출했습니다: {names}',
  'applicant-decided.title.rejected': '심사 결과: {names}',
  'applicant-decided.title.withdrawn': '신청이 취소되었습니다: {names}',
  'applicant-decided.title.ready': '신청이 다시 열렸습니다: {names}',
  'applicant-decided.text.filed':
    '서류를 확인하고 다음 여행자의 신청서를 이민국에 제출했습니다: {names}. 이제 이민국이 심사하며, 이 기간은 누구도 단축할 수 없습니다. 결과가 나오는 대로 이메일로 알려 드립니다.',
  'applicant-decided.text.rejected':
    '다음 여행자의 신청이 승인되지 않았습니다: {names}. 기대하신 결과를 전해 드리지 못해 유감스럽게 생각합니다.',
  'applicant-decided.text.withdrawn':
    '다음 여행자의 신청이 취소되어 절차가 종료되었습니다: {names}.',
  'applicant-decided.text.ready':
    '다음 여행자의 신청을 다시 열었습니다: {names}. 추가로 필요한 것이 있는지는 진행 상황 조회 페이지에서 확인하실 수 있습니다.',
  'applicant-decided.reason': '사유',
  'applicant-decided.rejected.next.1':
    '사유를 더 자세히 알고 싶으시면 이 이메일에 회신해 주십시오. 담당자가 직접 읽습니다.',
  'applicant-decided.rejected.next.2':
    '다시 신청하실 수 있습니다. 신청하시기 전에 무엇을 보완하면 좋을지 함께 확인해 드립니다.',
  'applicant-decided.refund-policy':
    '환불되는 금액과 환불되지 않는 금액은 환불 정책에서 확인하실 수 있습니다.',
  'applicant-decided.withdrawn.next': '예상하지 못하신 일이라면 바로 이 이메일에 회신해 주십시오.',
  'visa-approved.text.some':
    '다음 여행자의 신청이 승인되었음을 알려 드립니다: {names}. 비자를 이 이메일에 첨부했으며, 진행 상황 조회 페이지에서도 다운로드하실 수 있습니다.',

  'documents-asked.subject':
    '{reference}: {count, plural, other {서류 #건을 다시 제출해 주십시오}}',
  'documents-asked.preview':
    '{count, plural, other {그대로 제출할 수 없는 서류가 #건 있습니다.}} 그 사유와 다시 제출하시는 방법을 안내해 드립니다.',
  'documents-asked.title': '{count, plural, other {서류 #건을 다시 제출해 주십시오}}',
  'documents-asked.text':
    '신청({reference})의 서류를 검토했습니다. {count, plural, other {다음 서류 #건은 그대로 제출할 수 없습니다.}}',
  'documents-asked.action': '{count, plural, other {서류 다시 제출하기}}',
  'documents-asked.reply':
    '약속드린 기한을 지킬 수 있도록 {day}까지 다시 제출해 주십시오. 이미 제출하신 나머지 서류는 모두 그대로 유지됩니다.',

  'questions-asked.subject': '{reference}: {count, plural, other {#개 항목을 더 입력해 주십시오}}',
  'questions-asked.preview': '탄자니아 이민국 양식에 필요한 항목입니다.',
  'questions-asked.title': '{count, plural, other {#개 항목을 더 입력해 주십시오}}',
  'questions-asked.text':
    '신청({reference})과 관련해 이민국 양식에 필요한 다음 항목을 알려 주십시오.',
  'questions-asked.end':
    '이 내용을 받으면 이민국에 제출할 수 있습니다. 일부만 먼저 보내고 나머지는 나중에 보내셔도 됩니다.',
  'questions-asked.action': '지금 입력하기',
  'refund-made.subject': '{reference}: 환불이 진행되고 있습니다',
  'refund-made.preview': '결제하신 카드로 환불됩니다.',
  'refund-made.title': '환불이 진행되고 있습니다',
  'refund-made.text.refund':
    '말씀드린 대로 이 신청을 더 이상 진행하지 않으며, 환불 정책에 따른 금액을 환불해 드립니다.',
  'refund-made.text.cancellation':
    '요청하신 대로 신청이 취소되었습니다. 환불 정책에 따른 금액을 환불해 드립니다.',
  'refund-made.text.duplicate': '결제가 두 번 이루어졌습니다. 두 번째 결제는 전액 환불해 드립니다.',
  'refund-made.text.service-failed': '저희 측에 문제가 있었습니다. 사과드리며 환불해 드립니다.',
  'refund-made.text.late':
    '약속드린 날까지 신청서를 이민국에 제출하지 못했습니다. 더 빠른 처리를 위해 내신 추가 요금을 환불해 드립니다. 신청은 그대로 계속 진행됩니다.',
  'refund-made.text.amended':
    '말씀드린 대로 주문 금액이 낮아졌습니다. 환불 정책에 따라 차액을 환불해 드립니다.',
  'refund-made.text.lapsed':
    '변경을 위한 결제가 확인되었을 때는 이미 변경할 수 없는 상태였습니다. 주문은 그대로 유지되며 이 결제는 전액 환불해 드립니다.',
  'refund-made.text.part': '말씀드린 대로 이 신청의 결제 금액 중 일부를 환불해 드립니다.',
  'refund-made.withdrawn':
    '{name} 님은 이 신청에서 제외되었습니다. 다른 분들의 신청은 계속 진행됩니다.',
  'refund-made.before': '이전 환불 금액',
  'refund-made.open': '환불 후 남은 결제 금액',
  'refund-made.paid': '결제 금액',
  'refund-made.kept': '공제 금액',
  'refund-made.amount': '이번 환불 금액',
  'refund-made.note': '환불 명세서를 PDF로 첨부했습니다.',
  'refund-made.arrives':
    '결제하신 카드로 늦어도 {day}까지 입금됩니다. 실제 입금일은 은행에 따라 다릅니다.',
  'refund-made.action': '진행 상황 조회',
  'refund-made.help': '그때까지 입금되지 않으면 이 이메일에 회신해 주십시오.',

  'answers-corrected.subject': '{reference}: 신청 내용이 수정되었습니다',
  'answers-corrected.preview': '수정된 내용과 필요한 사항을 알려 드립니다.',
  'answers-corrected.title': '신청 내용이 수정되었습니다',
  'answers-corrected.text.staff': '저희가 신청({reference})에서 다음 항목을 수정했습니다.',
  'answers-corrected.text.traveller':
    '신청({reference})에서 다음 항목이 온라인으로 수정되었습니다.',
  'answers-corrected.contact': '연락처',
  'answers-corrected.asks':
    '{count, plural, other {서류 #건에 수정 전 내용이 적혀 있습니다. 서류를 다시 제출해 주십시오.}}',
  'answers-corrected.values':
    '안전을 위해 이 이메일에는 입력 내용을 표시하지 않습니다. 버튼을 눌러 확인하실 수 있습니다.',
  'answers-corrected.action': '수정 내용 보기',
  'answers-corrected.wrong':
    '모르시는 내용이거나 잘못된 부분이 있으면 즉시 이 이메일에 회신해 주십시오.',

  'contact-code.subject': '새 주소 인증번호: {code}',
  'contact-code.text':
    '비자 신청({reference})과 관련해 이 주소로 연락해 달라는 요청을 받았습니다. 직접 요청하셨다면 요청하신 화면에 이 인증번호를 입력해 주십시오. {minutes, plural, other {#분}} 동안 한 번 사용할 수 있습니다.',
  'contact-code.ignore':
    '요청하지 않으셨다면 다른 사람이 주소를 잘못 입력한 것입니다. 이 이메일을 무시해 주십시오. 인증번호를 입력하지 않으면 아무것도 바뀌지 않습니다.',

  'contact-changed.subject.old': '{reference}: 연락받을 이메일 주소가 변경되었습니다',
  'contact-changed.subject.new': '{reference}: 이제 이 주소로 연락드립니다',
  'contact-changed.preview.old': '본인이 변경하지 않으셨다면 즉시 저희에게 알려 주십시오.',
  'contact-changed.preview.new': '앞으로 신청에 관한 모든 안내를 이 주소로 보내 드립니다.',
  'contact-changed.title.old': '연락받을 이메일 주소가 변경되었습니다',
  'contact-changed.title.new': '이제 이 주소로 연락드립니다',
  'contact-changed.text.old':
    '신청({reference})의 연락받을 이메일 주소가 다음 주소로 변경되었습니다: {email}. 앞으로 이 주소로는 연락드리지 않으며, 이 주소로 보내 드린 인증번호는 더 이상 사용할 수 없습니다.',
  'contact-changed.text.new':
    '이제 신청({reference})에 관한 연락을 이 주소로 드립니다. 심사 결과와 비자도 이 주소로 보내 드립니다.',
  'contact-changed.wrong.old':
    '본인이 변경하지 않으셨다면 담당자가 막을 수 있도록 즉시 이 이메일에 회신해 주십시오.',
  'contact-changed.wrong.new':
    '이 신청을 모르신다면 주소를 바로잡을 수 있도록 이 이메일에 회신해 주십시오.',
  'contact-changed.action.old': '문의 방법',

  'chat-answer.subject': '보내 주신 메시지에 대한 답변',
  'chat-answer.preview': '채팅을 나가신 뒤에 드린 답변입니다.',
  'chat-answer.title': '답변을 드렸습니다',
  'chat-answer.text':
    '{count, plural, =1 {채팅으로 문의해 주신 내용에 대해, 나가신 뒤에 다음과 같이 답변드렸습니다.} other {채팅으로 문의해 주신 내용에 대해, 나가신 뒤에 다음 #건의 답변을 드렸습니다.}}',
  'chat-answer.action': '대화 계속하기',
  'chat-answer.link':
    '버튼을 누르면 {days, plural, other {#일}} 동안 비밀번호 없이 대화를 열 수 있습니다. 이 이메일을 다른 사람에게 전달하지 마십시오.',

  'chat-transcript.subject': '{company} 상담 대화 사본',
  'chat-transcript.preview': '요청하신 사본입니다.',
  'chat-transcript.title': '대화 내용',
  'chat-transcript.text': '요청하신 대화 사본을 보내 드립니다. 시각은 런던 시간입니다.',
  'chat-transcript.you': '고객님',
  'chat-transcript.ignore':
    '사본을 요청하지 않으셨다면 다른 사람이 주소를 잘못 입력한 것입니다. 이 이메일을 삭제해 주십시오.',

  'email-test.subject': '이메일 시스템 시험',
  'email-test.preview': '정상입니다. 이메일이 이 메일함에 도착합니다.',
  'email-test.title': '이메일 시스템이 정상입니다',
  'email-test.text':
    '이 이메일은 여행자에게 보내는 이메일과 같은 방식으로 전송되었습니다. 여기에서 잘 읽히면 여행자의 이메일도 잘 읽힙니다.',
  'email-test.sent': '보낸 시각',
  'email-test.by': '시험한 사람',
  'email-test.action': '시험 화면으로',
  'email-test.ignore': '시험에 대해 모르신다면 이 이메일을 무시해 주십시오.',

  'download-code.subject': '신청({reference}) 인증번호: {code}',
  'download-code.preview': '{minutes, plural, other {#분}} 동안 한 번 사용할 수 있습니다.',
  'download-code.title': '인증번호',
  'download-code.text':
    '인증번호를 요청하신 페이지에 입력해 주십시오. 신청({reference})이 열리거나 비자가 다운로드됩니다. {minutes, plural, other {#분}} 동안 한 번 사용할 수 있습니다.',
  'download-code.action': '진행 상황 조회 페이지 열기',
  'download-code.ignore':
    '인증번호를 요청하지 않으셨다면 다른 사람이 요청한 것입니다. 인증번호가 없으면 신청 내용을 전혀 볼 수 없으므로 아무에게도 알려 주지 마십시오.',

  'application-received.subject':
    '{reference}: 신청이 저장되었으며 어느 기기에서나 결제하실 수 있습니다',
  'application-received.preview': '신청 링크와 다른 기기에서 결제하시는 방법을 안내해 드립니다.',
  'application-received.title': '신청이 저장되었습니다',
  'application-received.text':
    '입력하신 내용이 저장되었습니다. 이 기기나 다른 기기에서 결제하실 수 있습니다. 결제하실 기기에서 이 이메일을 열고 버튼을 눌러 주십시오.',
  'application-received.action': '결제 계속하기',
  'application-received.otherwise':
    '결제된 금액은 없습니다. 결제하시기 전에는 이민국에 아무것도 제출되지 않으며, 결제하지 않으신 신청은 그대로 종료됩니다. 안내 메일은 최대 두 번 보내 드립니다.',

  'application-link.subject': '{reference}: 신청 링크',
  'application-link.preview': '진행 상황, 입력 내용, 서류를 모두 열 수 있습니다.',
  'application-link.title': '신청 링크입니다',
  'application-link.text': '계속하시려는 기기에서 이 이메일을 열고 버튼을 눌러 주십시오.',
  'application-link.action': '내 신청 열기',
  'application-link.ignore':
    '요청하지 않으셨다면 이 이메일을 무시해 주십시오. 요청한 사람에게는 아무것도 보이지 않았습니다. 버튼을 누르면 비밀번호 없이 신청이 열립니다. 이 이메일을 다른 사람에게 전달하지 마십시오.',

  'applications-found.subject': '고객님의 신청 목록',
  'applications-found.preview': '저희 사이트에서 요청하신 신청 목록입니다.',
  'applications-found.title': '고객님의 신청 목록',
  'applications-found.text':
    '{count, plural, other {이 이메일 주소로 작성된 신청은 #건입니다. 신청 번호를 누르시면 열립니다.}}',
  'applications-found.action': '{count, plural, =1 {내 신청 열기} other {최근 신청 열기}}',

  'cancelled.subject': '{reference}: 신청이 취소되었습니다',
  'cancelled.preview': '결제된 금액은 없습니다. 자세한 내용을 안내해 드립니다.',
  'cancelled.title': '신청이 취소되었습니다',
  'cancelled.text':
    '신청({reference})을 취소하셨습니다. 결제된 금액이 없고, 이민국에 제출되는 것도 없으며, 안내 메일도 발송되지 않습니다. 언제든지 새로 신청하실 수 있습니다.',
  'cancelled.ignore':
    '직접 취소하지 않으셨다면 링크를 가진 다른 사람이 취소한 것입니다. 이 이메일에 회신해 주십시오.',

  'cancellation-received.subject': '{reference}: 취소 요청이 접수되었습니다',
  'cancellation-received.preview':
    '담당자가 이메일로 답변드립니다. 그때까지는 아무것도 바뀌지 않습니다.',
  'cancellation-received.title': '취소 요청이 접수되었습니다',
  'cancellation-received.text': '요청을 검토하고 {day}까지 답변드리겠습니다.',
  'cancellation-received.refund': '환불 정책에 따른 환불 금액',
  'cancellation-received.until': '답변드릴 때까지 신청은 그대로 진행됩니다.',

  'cancellation-answered.subject.accepted': '{reference}: 취소가 승인되었습니다',
  'cancellation-answered.subject.declined': '{reference}: 취소 요청에 대한 답변',
  'cancellation-answered.preview': '답변을 보내 드립니다.',
  'cancellation-answered.title.accepted': '취소가 승인되었습니다',
  'cancellation-answered.title.declined': '취소해 드리지 못했습니다',
  'cancellation-answered.text.accepted': '아래 여행자의 신청을 중단했습니다.',
  'cancellation-answered.refund.all': '아래 금액을 환불해 드리고, 완료되면 이메일로 알려 드립니다.',
  'cancellation-answered.refund.some': '아직 환불할 금액이 남아 있으면 이메일로 알려 드립니다.',
  'cancellation-answered.text.declined': '아래 여행자의 신청은 취소할 수 없어 그대로 진행됩니다.',

  'data-request-received.subject.export': '개인정보 사본 요청이 접수되었습니다',
  'data-request-received.subject.erasure': '개인정보 삭제 요청이 접수되었습니다',
  'data-request-received.preview': '앞으로의 절차와 기한을 안내해 드립니다.',
  'data-request-received.title.export': '사본 요청이 접수되었습니다',
  'data-request-received.title.erasure': '삭제 요청이 접수되었습니다',
  'data-request-received.text.export':
    '저희가 보관하는 고객님의 모든 정보의 사본을 요청하셨습니다. 담당자가 확인한 후 보내 드립니다.',
  'data-request-received.text.erasure':
    '저희가 보관하는 고객님의 정보를 삭제해 달라고 요청하셨습니다. 담당자가 확인하고 완료되면 알려 드립니다. 결제 기록은 회계를 위해 이름을 지우고 보관합니다.',
  'data-request-received.due': '답변 기한',
  'data-request-received.ignore':
    '요청하지 않으셨다면 링크를 가진 다른 사람이 요청한 것입니다. 이 이메일에 회신해 주십시오.',

  'document.passportPhoto': '여권 사진',
  'document.passportDocument': '여권 인적사항면',
  'document.flightTicket': '항공권',
  'document.transitTicket': '다음 목적지행 항공권·승차권',
  'document.transitVisa': '다음 목적지 국가의 비자',
  'document.invitationLetter': '초청장',
  'document.companyRegistration': '회사 등록 서류',
  'list.application-received': '신청이 저장되었습니다',
  'list.application-link': '신청 링크',
  'list.cancelled': '신청이 취소되었습니다',
  'list.cancellation-received': '취소 요청이 접수되었습니다',
  'list.cancellation-answered': '취소 요청에 대한 답변',
  'list.data-request-received': '개인정보 관련 요청이 접수되었습니다',

  'list.payment-confirmed': '영수증: 결제가 완료되었습니다',
  'list.order-amended': '주문이 변경되었습니다',
  'list.regime-changed': '심사 결과가 더 늦게 나옵니다',
  'list.documents-received': '서류가 접수되었습니다',
  'list.reminder-payment': '안내: 결제가 아직 남아 있습니다',
  'list.reminder-documents': '안내: 빠진 서류가 있습니다',
  'list.staff-message': '저희가 보낸 메시지',
  'list.status-changed': '신청 진행 소식',
  'list.applicant-decided': '여행자 한 분의 결과',
  'list.answers-corrected': '입력 내용이 수정되었습니다',
  'list.contact-changed': '연락처가 변경되었습니다',
  'list.visa-approved': '비자가 승인되었습니다',
  'list.questions-asked': '추가로 입력해 주실 항목이 있습니다',
  'list.documents-asked': '서류를 다시 제출해 주십시오',
  'list.refund-made': '환불 안내',
}
