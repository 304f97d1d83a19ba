import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': '취소 및 환불',
  'cancel.lead':
    '먼저 환불 금액과 그 이유를 확인해 주십시오. 확정하시기 전에는 아무것도 취소되지 않습니다.',
  'cancel.show': '신청 취소',
  'cancel.whom': '취소할 여행자',
  'cancel.back': '환불 금액: {amount}',
  'cancel.back.more': '추가 환불 예정 금액: {amount}',
  'cancel.refunded': '환불 완료: {amount}',
  'cancel.coming': '환불 진행 중: {amount}',
  'cancel.none': '환불되는 금액이 없습니다',
  'cancel.none.more': '추가로 환불되는 금액이 없습니다',
  'cancel.otherwise': '환불에 관해서는 문의해 주십시오',
  'cancel.otherwise.text':
    '여기에서 환불할 수 있는 카드 결제가 없습니다. 다른 방법으로 결제하셨다면 문의해 주십시오.',
  'cancel.sum': '해당 결제 금액: {paid}.{kept, plural, =0 {} other { 공제하는 수수료: {fee}.}}',
  'cancel.why.not-paid': '카드로 결제된 금액이 없습니다.',
  'cancel.why.paid-back': '이미 환불되었습니다.',
  'cancel.why.disputed':
    '이 결제에 대해 은행에 이의가 제기되었습니다. 은행이 회수하는 금액은 저희가 중복하여 환불할 수 없습니다.',
  'cancel.why.too-late': '환불을 요청할 수 있는 기간이 지났습니다.',
  'cancel.why.nothing-left': '남은 결제 금액이 수수료보다 크지 않습니다.',
  'cancel.why.express-service': '특급 처리는 환불되지 않습니다.',
  'cancel.why.information-wrong': '서류가 입력 내용과 일치하지 않습니다.',
  'cancel.why.documents-overdue': '요청드린 서류가 기한 내에 도착하지 않았습니다.',
  'cancel.why.submitted': '이미 이민국에 제출되어 공식 수수료가 납부되었습니다.',
  'cancel.why.government-rejected': '이민국의 심사가 끝나 공식 수수료를 돌려받을 수 없습니다.',
  'cancel.why.not-processed': '아직 이민국에 제출되지 않았습니다.',
  'cancel.why.cancelled-in-time':
    '주문 후 {hours, plural, other {#시간}} 이내에 취소하시는 경우입니다.',
  'cancel.reason': '취소하시는 이유(선택)',
  'cancel.ask': '취소 요청',
  'cancel.ask.text':
    '담당자가 요청을 검토하고 이메일로 답변드립니다. 그때까지는 아무것도 바뀌지 않습니다.',
  'cancel.now': '취소 확정',
  'cancel.now.text':
    '결제된 금액이 없으므로 바로 종료되며 안내 메일도 발송되지 않습니다. 언제든지 새로 신청하실 수 있습니다.',
  'cancel.now.whole':
    '일부 여행자만 제외하시려면 이 신청을 취소하고 인원을 줄여 다시 시작해 주십시오. 아직 결제된 금액은 없습니다.',
  'cancel.done.now': '신청이 취소되었습니다',
  'cancel.open': '{names}: {day}에 취소를 요청하셨습니다. {by}까지 이메일로 답변드리겠습니다.',
  'cancel.accepted': '{names}: {day}에 취소되었습니다.',
  'cancel.declined': '{names}: 취소되지 않았습니다. 답변: {note}',
  'cancel.left': '더 이상 취소할 내용이 없습니다.',
  'cancel.keep': '취소하지 않기',
  'refund.ask': '환불 요청',
  'refund.open': '{day}에 환불을 요청하셨습니다. {by}까지 이메일로 답변드리겠습니다.',
  'refund.declined': '환불 요청에 대한 답변: {note}',
  'delete.action': '모두 삭제',
  'delete.title': '이 신청을 삭제하시겠습니까?',
  'delete.text':
    '모든 입력 내용, 서류, 계약서가 영구히 삭제됩니다. 삭제한 내용은 되돌릴 수 없습니다.',
  'delete.confirm': '영구 삭제',
  'delete.done': '신청이 삭제되었습니다',
  'add.title': '여행자 추가',
  'add.text':
    '이 신청은 이미 결제되어, 여행자를 추가하시려면 별도 요금의 새 신청이 필요합니다. 연락처와 여행 정보는 미리 입력해 드립니다. 이 브라우저에서 작성 중이던 내용은 새 내용으로 바뀝니다.',
  'add.action': '같은 여행 정보로 시작',
  'data.title': '내 개인정보',
  'data.text':
    '저희가 보관하는 고객님의 모든 정보에 대해 사본이나 삭제를 요청하실 수 있습니다. 이메일로 답변드립니다.',
  'data.export': '사본 요청',
  'data.erasure': '삭제 요청',
  'data.erasure.text': '결제 기록은 회계를 위해 이름을 지우고 보관해야 합니다.',
  'data.asked': '요청이 접수되었습니다. {day}까지 답변드리겠습니다.',
}
