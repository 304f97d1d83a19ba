import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: '서류 업로드',
  lead: '{reference}: {count, plural, other {여행자 #명}}',
  loading: '신청을 불러오고 있습니다',
  'progress.label': '모든 여행자의 서류',
  'progress.text': '{total, plural, other {서류 #건 중 {uploaded}건 업로드됨}}',
  'hint.files':
    '사진과 PDF를 그대로 추가하셔도 됩니다. 보내기 전에 이민국이 받는 크기와 형식으로 맞춰 드립니다.',
  'hint.one':
    '휴대전화로 찍은 사진도 괜찮습니다. 네 모서리가 모두 나오고, 선명하며, 빛 반사가 없어야 합니다. 여러 쪽인 서류는 사진을 한꺼번에 선택해 주십시오.',

  'type.passportPhoto': '여권 사진',
  'type.passportDocument': '여권 인적사항면',
  'type.flightTicket': '항공권',
  'type.transitTicket': '다음 목적지행 항공권·승차권',
  'type.transitVisa': '다음 목적지 국가의 비자',
  'type.invitationLetter': '초청장',
  'type.companyRegistration': '회사 등록 서류',
  'hint.passportPhoto':
    '무늬 없는 흰 벽 앞에서 낮에 휴대전화로 찍은 정면 사진. 규격에 맞게 잘라 드립니다.',
  'hint.passportDocument':
    '사진과 인적 사항이 있는 면. 여권은 도착 후 {days, plural, other {#일}} 이상 유효하고 빈 사증면이 1쪽 있어야 합니다.',
  'hint.flightTicket': '탄자니아 입국편과 출국편.',
  'hint.transitTicket': '탄자니아에서 다음 목적지로 가는 여정.',
  'hint.transitVisa': '다음 목적지 국가의 비자나 거주 허가증, 또는 둘 다 필요 없다는 설명.',
  'hint.invitationLetter': '방문할 회사가 작성하고 서명한 초청장.',
  'hint.companyRegistration': '초청하는 회사의 등록 서류.',

  'reason.correct': '서류가 맞습니다: 답변 변경',
  'reason.unreadable': '선명하게 읽을 수 없습니다.',
  'reason.cut-off': '일부가 잘려 있습니다.',
  'reason.wrong-document': '필요한 서류와 다른 서류입니다.',
  'reason.expired': '만료되었거나 곧 만료됩니다.',
  'reason.does-not-match': '입력하신 내용과 일치하지 않습니다.',
  'reason.another-person': '다른 사람의 여권으로 보입니다.',
  'reason.answers-differ': '입력하신 내용과 다릅니다.',
  'reason.photo-background': '사진의 배경은 무늬 없는 흰색이어야 합니다.',
  'reason.photo-face': '얼굴 전체가 정면으로, 그림자 없이 보여야 합니다.',
  'reason.damaged':
    '저희가 보관한 사본이 손상되었습니다. 고객님의 잘못이 아닙니다. 다시 한번 보내 주십시오.',
  'reason.answers-changed':
    '이후 입력 내용이 수정되었으나 이 서류에는 수정 전 내용이 적혀 있습니다.',
  'reason.other': '이 신청에 사용할 수 없는 서류입니다.',

  'traveller.list': '여행자',
  'traveller.fallback': '여행자 {number}',
  'traveller.position': '여행자 {total}명 중 {number}번째',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{total, plural, other {서류 #건 중 {uploaded}건}}',
  'traveller.complete': '완료',
  'traveller.choose': '다른 여행자 선택',
  'traveller.next': '다음 여행자',
  'traveller.onlyMissing': '서류가 빠진 여행자만',
  'traveller.noneMissing': '빠진 서류가 없습니다.',

  'state.missing': '미제출',
  'state.added': '추가됨',
  'state.received': '접수됨',
  'state.accepted': '확인 완료',
  'state.rejected': '다시 제출 필요',
  'state.doubt': '확인해 주세요',
  'file.size': '{size}, {moment} 추가',
  'file.view': '보기',
  'file.view.label': '{document} 보기',
  'file.remove': '삭제',
  'file.remove.label': '{document} 삭제',
  'file.remove.ask': '이 파일을 삭제하시겠습니까?',
  'file.remove.yes': '삭제',
  'file.remove.no': '유지',
  'file.removed': '서류를 삭제했습니다',
  'file.download': '다운로드',
  'file.open': '새 탭에서 열기',
  'file.pdf': 'PDF 파일입니다. 새 탭에서 열거나 다운로드해 주십시오.',
  'file.same': '{name} 님의 {document}과(와) 같은 파일입니다',
  'question.same-file': '같은 파일이 다른 서류에도 사용되었습니다.',
  'question.same-file.text': '실수로 선택하셨다면 올바른 파일을 선택해 주십시오.',
  'question.no-face': '이 사진에서 얼굴을 찾지 못했습니다.',
  'question.no-face.text':
    '저희가 잘못 판단했다면 알려 주십시오. 그렇지 않다면 다른 사진을 선택해 주십시오.',
  'question.right': '이 파일이 맞습니다',
  'file.closeView': '닫기',
  'file.loading': '파일을 불러오고 있습니다',

  'add.drop': '여기에 파일을 끌어다 놓아 주십시오',
  'add.dropNow': '놓으면 파일이 추가됩니다',
  'add.choose': '파일 선택',
  'add.replace': '교체',
  'add.new': '새 파일 선택',
  'add.better': '더 나은 파일 추가',
  'add.camera': '사진 촬영',
  'add.for': '{action}: {document}({name})',
  'add.several': '사진만 선택하시면 PDF 하나로 묶어 드립니다. PDF는 하나씩 추가해 주십시오.',
  'add.onePhoto': '여기에는 사진 한 장만 선택해 주십시오.',
  'many.title': '여러 여행자의 파일',
  'many.text':
    '한 번에 선택해 주십시오. 파일 이름에 여행자 이름이 있으면 그 여행자의 파일로 지정됩니다. 보내기 전에 확인하실 수 있습니다.',
  'many.drop': '여기에 끌어다 놓으셔도 됩니다.',
  'many.choose': '여러 파일 선택',
  'many.whose': '누구의 파일입니까?',
  'many.leaveOut': '추가 안 함',
  'many.add': '{count, plural, =0 {누구의 파일인지 선택해 주십시오} other {파일 #개 추가}}',
  'pages.title': '쪽 순서: {document}',
  'pages.text': '이 사진들을 이 순서대로 PDF 하나로 묶습니다.',
  'pages.page': '{number}쪽',
  'pages.up': '{number}쪽을 위로 이동',
  'pages.down': '{number}쪽을 아래로 이동',
  'pages.remove': '{number}쪽 삭제',
  'pages.more': '사진 추가',
  'pages.add': '{count, plural, =1 {이 사진 추가} other {#쪽을 PDF 하나로 추가}}',
  'pages.moved': '이제 {total}쪽 중 {number}쪽입니다',

  'upload.preparing': '파일을 준비하고 있습니다',
  'upload.waiting': '다른 업로드를 기다리고 있습니다',
  'upload.sending': '{percent}%',
  'upload.checking': '전송되었습니다. 파일을 검사하고 있습니다',
  'upload.again': '연결이 끊겼습니다. 다시 시도하고 있습니다',
  'upload.label': '{document} 업로드 중',
  'upload.cancel': '취소',
  'upload.cancel.label': '{document} 업로드 취소',
  'upload.retry': '다시 시도',
  'upload.lost':
    '연결이 끊겼습니다. 이 페이지가 열려 있는 동안 파일은 여기에 유지됩니다. ‘다시 시도’를 누르거나 인터넷에 다시 연결될 때까지 기다려 주십시오.',
  'upload.done': '서류가 업로드되었습니다',
  'upload.done.text': '{document}({name})',
  'upload.smaller': '파일 크기를 줄였습니다: {before} → {after}',
  'upload.failed': '업로드 실패',
  'upload.failed.text': '파일을 업로드하지 못했습니다',
  'upload.tooLarge': '파일이 너무 큽니다',
  'upload.tooLarge.text':
    '크기를 줄였는데도 너무 큽니다. 쪽마다 사진을 찍어 한꺼번에 선택해 주십시오.',
  'upload.tooMany':
    '{most, plural, other {최대 #쪽까지 추가할 수 있습니다.}} 필요 없는 쪽을 빼고 파일을 다시 추가해 주십시오.',
  'upload.signed':
    '이 PDF에는 디지털 서명이 포함되어 있어 크기를 줄이면 서명이 무효가 됩니다. 더 작은 파일을 요청하시거나 각 쪽의 사진을 추가해 주십시오.',
  'upload.changed':
    '파일을 선택한 뒤에 기기에서 변경되었거나 옮겨졌거나 삭제되었습니다. 다시 선택해 주십시오.',
  'upload.misnamed':
    '이름만 {kind}일 뿐 실제 {kind} 파일이 아닙니다. 원래 앱에서 열어 {allowed}(으)로 저장한 뒤 그 파일을 추가해 주십시오.',
  'upload.heic':
    '이 사진은 Apple의 HEIC 형식이어서 이 브라우저에서 열 수 없습니다. iPhone에서 ‘설정 > 카메라 > 포맷 > 높은 호환성’을 선택한 후 다시 촬영하거나, 사진을 열어 JPG로 저장해 주십시오.',
  'upload.picture':
    '이 브라우저에서 열 수 없는 사진 형식입니다. JPG 또는 PNG로 저장한 후 다시 추가해 주십시오.',
  'kinds.image': 'JPG 또는 PNG',
  'kinds.any': 'JPG, PNG 또는 PDF',

  'complete.title': '모두 준비되었습니까?',
  'complete.text.ready':
    '모든 서류가 업로드되었습니다. 다시 한번 확인해 주십시오. 완료하신 후에도 저희가 확인하기 전까지는 교체하실 수 있습니다.',
  'complete.text.missing':
    '{count, plural, other {아직 서류 #건이 빠져 있습니다.}} 업로드하신 서류는 저장되어 있으며 나중에 이어서 하실 수 있습니다.',
  'complete.text.doubt':
    '{count, plural, other {서류 #건에 대해 먼저 답변해 주세요. 질문은 서류 옆에 있습니다.}}',
  'complete.action': '신청 완료하기',
  'complete.busy': '신청을 보내고 있습니다',
  'complete.done': '신청이 정상적으로 접수되었습니다',
  'complete.missing.title': '아직 빠진 서류가 있습니다',
  'complete.doubt.title': '먼저 이 질문에 답해 주세요',
  'complete.missing.line': '{document}({name})',
  'complete.missing.more': '{count, plural, other {외 #건}}',
  'complete.uploading': '업로드가 끝날 때까지 기다린 후 ‘신청 완료하기’를 다시 눌러 주십시오.',
  'complete.failed.title': '아직 신청을 완료하지 못했습니다',
  'complete.failed.text':
    '서류는 안전하게 보관되어 있습니다. 몇 분 후에 다시 시도해 주십시오. 그래도 되지 않으면 신청 번호({reference})와 함께 {email} 주소로 알려 주십시오. 저희가 대신 완료해 드립니다.',
  'complete.again': '다시 시도',
  'action.status': '진행 상황 조회',
  'action.home': '홈',
  'action.later': '나중에 진행 상황 조회',

  'received.title': '신청이 접수되었습니다',
  'received.text': '신청({reference})에 필요한 서류가 모두 접수되었습니다. 더 하실 일은 없습니다.',
  'received.at': '접수 일시',
  'received.expected': '이민국 제출 기한',
  'received.reference': '신청 번호',
  'received.next': '다음 단계',
  'received.next.1':
    '모든 입력 내용과 서류를 확인합니다. 수정이 필요하면 {email} 주소로 알려 드립니다.',
  'received.next.2.by': '{day}까지 이민국에 신청서를 제출합니다.',
  'received.next.2': '이민국에 신청서를 제출합니다.',
  'received.next.3': '이후 이민국이 심사합니다. 심사 기간은 어떤 처리 속도를 선택하셔도 같습니다.',
  'received.next.3.by':
    '이후 이민국이 심사합니다. 이민국이 안내하는 심사 기간대로라면 {day}경에 결과가 나오며, 이 기간은 어떤 처리 속도를 선택하셔도 같습니다.',
  'received.next.4':
    '결과는 이메일로 보내 드리며, 승인된 비자는 진행 상황 조회 페이지에서 다운로드하실 수 있습니다.',
  'received.keep': '이 페이지는 언제든지 다시 열어 확인하실 수 있습니다.',

  'asked.title': '{count, plural, other {서류 #건을 다시 제출해 주십시오}}',
  'asked.text':
    '{count, plural, other {서류 #건은 그대로 제출할 수 없습니다. 사유는 아래에 있습니다.}} 나머지 서류는 모두 그대로 유지됩니다.',
  'asked.by':
    '약속드린 기한을 지킬 수 있도록 {count, plural, other {서류 #건}}을 {day}까지 다시 제출해 주십시오.',
  'asked.others': '{count, plural, other {다른 여행자 #명은 추가로 제출하실 것이 없습니다.}}',
  'replaced.title': '감사합니다. 필요한 서류가 모두 갖추어졌습니다',
  'replaced.text': '신청을 계속 진행합니다. 다른 서류에 문제가 있으면 이메일로 알려 드립니다.',

  'unpaid.title': '먼저 결제한 후 서류를 추가해 주십시오',
  'unpaid.text':
    '신청({reference})은 아직 결제되지 않았습니다. 결제된 금액은 없으며 입력하신 내용은 저장되어 있습니다.',
  'unpaid.total': '합계',
  'review.title': '결제를 확인하고 있습니다',
  'review.text':
    '신청({reference})의 결제를 담당자가 확인해야 합니다. 다시 결제하지 마십시오. 확인이 끝나면 여기에서 서류를 추가하실 수 있습니다.',
  'refunded.title': '환불된 신청입니다',
  'refunded.text': '신청({reference})의 결제 금액이 환불되어 추가할 서류가 없습니다.',
  'closed.title': '더 필요한 서류가 없습니다',
  'closed.text':
    '신청({reference})의 심사 결과가 나왔습니다. 결과는 진행 상황 조회 페이지에서 확인하실 수 있습니다.',

  'failed.title': '신청을 불러올 수 없습니다',

  'page.title': '여권의 내용이 입력하신 내용과 다릅니다',
  'page.line': '{field}: 여권에는 {says}, 입력하신 내용은 {wrote}입니다.',
  'page.unsaid': '{field}: 여권 인적사항면의 내용이 입력하신 내용과 다릅니다.',
  'page.correct': '입력 내용 수정',
  'page.correct.of': '입력 내용 수정: {field}',
  'page.same': '입력 내용이 맞습니다',
  'page.another': '다른 이미지 보내기',
  'page.another-person.text':
    '이름, 생년월일, 여권 번호가 모두 {name} 님에 대해 입력하신 내용과 다릅니다.',
  'page.confirmed': '입력 내용을 그대로 둡니다',
  'page.unreadable':
    '여권 하단의 두 줄을 읽지 못했습니다. 잘렸거나 흐리면 더 선명한 이미지를 보내 주십시오.',
  'page.slow': '이 기기에서는 페이지와 답변을 비교하는 데 시간이 조금 더 걸립니다.',
  'page.stop': '중지',
  'page.served':
    '이 기기에서 페이지를 읽지 못해 저희가 직접 읽고 있습니다. 답변과 일치하지 않으면 여기에 표시됩니다.',
  'page.other': '신분증이나 비자로 보입니다. 사진이 있는 여권 인적사항면을 보내 주십시오.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': '이메일이 전달되지 않고 있습니다',
  'returned.text':
    '{address} 주소로 보낸 이메일이 반송됩니다. 주소를 수정하시면 다시 보내 드립니다.',
  'returned.correct': '주소 수정하기',
  'returned.right': '주소가 맞으니 다시 보내기',
  'returned.tried': '모두 다시 보내고 있습니다. 또 반송되면 여기에서 알려 드립니다.',
}
