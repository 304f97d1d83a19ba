import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  words: '비자 신청 연결: {code}',
  'news.status':
    '비자 신청 {reference}의 상태가 바뀌었습니다. 여기에서 확인하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.decision':
    '비자 신청 {reference}의 결과가 나왔습니다. 여기에서 확인하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.documents':
    '비자 신청 {reference}에 고객님이 준비하실 것이 있습니다. 부족한 것을 확인하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.refund':
    '비자 신청 {reference}에 대해 환불해 드립니다. 금액과 시기는 여기에서 확인하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.cancellation':
    '비자 신청 {reference}의 취소 요청에 답변드렸습니다. 여기에서 확인하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.answer':
    '비자 신청 {reference}에 대해 메시지를 보내 드렸습니다. 여기에서 읽고 답장하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.reminder':
    '비자 신청 {reference}에 아직 부족한 것이 있습니다. 여기에서 계속하세요: {link} 수신을 중단하려면 STOP이라고 답장하세요.',
  'news.reopen':
    '안녕하세요, {company}입니다. 답변이 준비되었습니다. 이 메시지에 답장하시면 보내 드리겠습니다. 수신을 중단하려면 STOP이라고 답장하세요.',
  'reply.connected':
    '비자 신청 {reference}에 연결되었습니다. 이메일로 보내 드리는 소식을 여기에서도 받고, 여기에서 저희에게 메시지를 보내실 수 있습니다. 중단하려면 STOP이라고 답장하세요.',
  'reply.code-wrong':
    '이 코드는 더 이상 유효하지 않습니다. 저희 사이트에서 ‘내 신청’을 열고 다시 ‘연결’을 선택하세요: {link}',
  'reply.code-paused':
    '코드가 여러 번 일치하지 않아 한 시간 동안 여기서 보낸 코드는 확인하지 않습니다. 그 후 저희 사이트에서 ‘내 신청’을 열고 다시 ‘연결’을 선택하세요: {link}',
  'reply.stopped':
    '이제 여기로 메시지를 보내지 않습니다. 이메일로 연락드리겠습니다. 다시 받으려면 START라고 보내세요.',
  'reply.started': '여기에서 다시 메시지를 받으시게 됩니다. 중단하려면 STOP이라고 보내세요.',
  'reply.away':
    '감사합니다. 메시지를 받았습니다. 지금은 업무 시간이 아니며 {opening}에 다시 시작합니다. {status}',
  'file.refused': '{company}: 📎 {name} 파일을 받지 못했습니다. {reason}',
  'file.gone': '메신저에서 파일을 가져오지 못했습니다. 다시 보내 주세요.',
  'reply.away.status': '비자 신청 {reference}의 상태: {status}.',
  'letter.offer': '소식을 {messengers}(으)로도 받으실 수 있습니다.',
  'letter.action': '‘내 신청’ 페이지에서 연결하기',
  'step.tick': 'WhatsApp으로도 소식 받기',
  'step.consent':
    '{company}에서 이 번호로 짧은 소식을 보냅니다. 신청 번호와 링크만 들어 있습니다. STOP이라고 답장하면 언제든지 중단됩니다. 이메일은 항상 보내 드립니다.',
  'step.telegram':
    '소식을 Telegram으로도 받으실 수 있습니다. 신청을 마친 후 ‘내 신청’ 페이지에서 연결하세요.',
  'step.none':
    '소식은 이메일로 보내 드립니다. {channel}(으)로는 보내지 않지만, 직원이 연락드릴 수 있습니다.',
  'own.title': '메신저로 받는 소식',
  'own.offer': '메신저로도 소식 받기',
  'own.connect': '{messenger} 연결',
  'own.again': '{messenger} 다시 연결',
  'own.claimed': '소식이 링크로만 도착합니다. 연결하시면 거기에서 더 읽고 답장하실 수 있습니다.',
  'own.news.on':
    '연결되었습니다. 소식이 거기에도 도착하며, 거기에서 저희에게 메시지를 보내실 수 있습니다.',
  'own.news.off':
    '연결되었습니다. 소식은 이메일로만 도착합니다. 거기로 보내신 메시지에는 거기에서 답변드립니다.',
  'own.turn.on': '거기로도 소식 받기',
  'own.turn.off': '이메일로만',
  'own.end': '연결 해제',
  'own.ended.stop': '{moment}에 종료: STOP이라고 보내셨습니다. 소식은 이메일로만 보내 드립니다.',
  'own.ended.blocked': '{moment}에 종료: 저희를 차단하셨습니다. 소식은 이메일로만 보내 드립니다.',
  'own.ended.unreachable':
    '{moment}에 종료: 메시지를 전달할 수 없었습니다. 소식은 이메일로만 보내 드립니다.',
  'own.ended.replaced':
    '{moment}에 종료: 다른 번호나 이름으로 바뀌었습니다. 소식은 이메일로만 보내 드립니다.',
  'own.ended.moved':
    '{moment}에 종료: 이 신청의 이메일 주소가 변경되었습니다. 소식은 이메일로만 보내 드립니다.',
  'own.ended.traveller': '{moment}에 여기에서 해제하셨습니다. 소식은 이메일로만 보내 드립니다.',
  'own.ended.staff': '{moment}에 저희가 해제했습니다. 소식은 이메일로만 보내 드립니다.',
  'own.how.whatsapp':
    '아래 메시지를 WhatsApp에서 보내 주세요. 이미 입력되어 있으니 보내기만 누르세요.',
  'own.how.telegram': 'Telegram에서 저희와의 대화가 열립니다. 거기에서 시작만 누르세요.',
  'own.how.sms':
    '아래 메시지를 휴대전화에서 SMS로 보내 주세요. 이미 입력되어 있으니 보내기만 누르세요.',
  'own.means':
    '그러면 이 신청의 소식을 거기로 보내 드리고, 거기에서 저희에게 메시지를 보내실 수 있습니다. 여권 번호, 생년월일, 서류는 절대 거기로 보내지 않습니다. 중단하려면 STOP이라고 보내세요.',
  'own.sandbox': '시험용 메신저입니다. 실제로는 아무도 메시지를 받지 않습니다.',
  'own.scan': '휴대전화 카메라로 스캔하세요',
  'own.scan.label': '휴대전화에서 {messenger}을(를) 여는 QR 코드',
  'own.open': '{messenger} 열기',
  'own.until': '이 메시지는 {time}까지 한 번만 유효합니다.',
  'own.waiting': '메시지를 기다리고 있습니다',
  'own.done': '{messenger}이(가) 연결되었습니다.',
  'own.close': '닫기',
  'own.late': '이 메시지는 더 이상 유효하지 않습니다.',
  'own.renew': '새로 만들기',
  'own.hint': '여기와 이메일({email}), {messenger}(으)로 답변드립니다.',
}
