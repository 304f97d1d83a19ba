import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': '채팅 상담',
  'button.unread': '채팅 상담, 새 메시지 {count}개',
  title: '{company} 채팅 상담',
  close: '채팅 닫기',
  menu: '채팅 메뉴',

  'attendance.here': '지금 상담원이 접속해 있습니다',
  'attendance.soon': '지금은 업무 시간입니다. 오늘 안에 여기에서 답변드립니다.',
  'attendance.away':
    '지금은 업무 시간이 아닙니다. 이메일로 답변드립니다. 다음 업무 시간은 {day} {opens}~{closes}(런던 시간)입니다.',

  'greeting.title': '무엇을 도와드릴까요?',
  'greeting.text': '비자, 서류, 신청에 대해 문의해 주십시오. 상담원이 직접 읽고 답변드립니다.',
  notice: '저희는 민간 컨설팅 회사이며 정부 기관이 아닙니다.',
  privacy: '채팅에 여권 번호와 카드 번호를 입력하지 마십시오.',

  'contact.title': '연락처',
  'contact.text': '답변 전에 채팅을 나가시면 이메일로 답변드립니다.',
  'contact.name': '이름(선택)',
  'contact.email': '이메일 주소(선택)',
  'contact.email.wrong': '이메일 주소를 입력해 주십시오(예: name@example.com)',
  'contact.save': '저장',
  'contact.skip': '나중에',
  'contact.edit': '이름·이메일 주소 변경',
  'contact.device': '이미 신청하셨습니까? 이 기기에서 답변을 받아 보십시오',
  'contact.saved': '여기에서 보지 못하신 답변은 {email} 주소로 보내 드립니다.',
  'contact.leave.action': '이메일 주소 남기기',

  'application.about': '신청({reference}) 관련 문의',
  'application.remove': '신청({reference}) 연결 해제',
  'application.ask': '신청에 관한 문의입니까?',
  'application.text':
    '신청 번호와 이메일 주소가 있으면 더 빨리 찾을 수 있습니다. 신청 내용은 여기에 표시되지 않습니다.',
  'application.number': '신청 번호',
  'application.email': '신청하실 때 입력하신 이메일 주소',
  'application.number.wrong': 'TZ-000123과 같은 신청 번호를 입력해 주십시오',
  'application.thanks': '감사합니다. 확인하겠습니다.',

  'message.label': '메시지',
  'message.hint': 'Enter로 전송, Shift+Enter로 줄 바꿈',
  'message.send': '전송',
  'message.left': '남은 글자 수: {count}',
  'message.long': '글자 수 초과: {count}자. 두 번에 나누어 보내 주십시오.',

  log: '대화',
  loading: '대화를 열고 있습니다',
  'log.you': '나',
  'log.staff': '상담원',
  'log.from': '{name}:',
  'log.today': '오늘',
  'log.yesterday': '어제',
  'log.new': '새 메시지 {count}개',
  'log.link': '새 탭에서 열림',
  'log.typing': '{name} 입력 중',

  'state.sending': '전송 중',
  'state.waiting': '다시 연결되면 전송',
  'state.sent': '전송됨',
  'state.seen': '읽음',
  'state.failed': '전송 실패',
  'state.retry': '다시 시도',
  'state.discard': '삭제',

  'files.add': '파일 첨부',
  'files.wait': '파일 업로드가 끝난 후 보내 주십시오.',
  'files.missing': '도착하지 않은 파일이 있습니다. 삭제하거나 다시 시도한 뒤 보내 주십시오.',
  'files.remove': '{name} 제거',
  'files.most': '메시지 하나에 파일을 5개까지 첨부할 수 있습니다.',
  'files.quota': '오늘은 여기에 파일을 더 추가하실 수 없습니다.',
  'files.failed': '파일을 업로드하지 못했습니다.',
  'files.changed':
    '이 파일이 기기에서 변경되었거나 옮겨졌거나 삭제되었습니다. 다시 선택해 주십시오.',
  'files.save': '{name} 저장',

  'connection.lost': '연결되지 않습니다. 다시 연결하고 있습니다.',

  'transcript.send': '대화 내용을 이메일로 받기',
  'transcript.sent': '{email} 주소로 보내고 있습니다.',
  'transcript.answer': '상담원이 답변한 뒤에 보내 드릴 수 있습니다.',
  'transcript.email': '먼저 이메일 주소를 입력해 주십시오. 그 주소로 대화 내용을 보내 드립니다.',
  'transcript.failed': '보내지 못했습니다. 잠시 후 다시 시도해 주십시오.',

  'rating.title': '도움이 되셨습니까?',
  'rating.good': '예',
  'rating.bad': '아니요',
  'rating.thanks': '의견을 주셔서 감사합니다.',
  'greeting.close': '이 메시지 닫기',

  'closed.text': '이 대화는 종료되었습니다. 메시지를 보내시면 다시 열립니다.',
  'full.text':
    '이 대화에는 더 이상 메시지를 추가할 수 없습니다. 계속하시려면 새 대화를 시작해 주십시오.',
  'gone.text': '이 대화는 더 이상 여기에서 열 수 없습니다. 다음 메시지부터 새 대화가 시작됩니다.',
  'anew.text': '이전 대화는 더 이상 여기에서 열 수 없습니다. 새 대화가 시작되었습니다.',
  'new.action': '새 대화 시작',
}
