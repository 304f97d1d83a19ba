import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: '탄자니아 비자 {reference}, {count, plural, other {여행자 #명}}',
  supplement: '탄자니아 비자 {reference}, 변경에 따른 추가 결제',
  'amended.title': '변경에 따른 결제가 완료되었습니다',
  'amended.text': '주문이 변경되었습니다. 신청서의 이메일 주소로 확인 메일을 보내 드렸습니다.',
  'change.value': '{was} → {is}',
  'change.added': '추가',
  'change.removed': '제외',
  'lapsed.title': '주문을 변경하지 못했습니다',
  'lapsed.text':
    '주문은 그대로 유지됩니다. 변경 요금이 카드로 결제되었다면 전액 환불하고 이메일로 알려 드리겠습니다.',
  'supplement.unpaid':
    '변경된 내용이 없으며 주문은 그대로입니다. 진행 상황 조회 페이지에서 다시 시도하실 수 있습니다.',
  'verifying.title': '결제 확인 중...',
  'verifying.text': '결제대행사에 확인하고 있습니다. 몇 초 정도 걸립니다.',
  'checking.title': '아직 결제를 확인하고 있습니다',
  'checking.text':
    '결제대행사의 응답이 아직 없습니다. 모든 정보는 안전하며 계속 확인하고 있습니다. 다시 결제하지 마십시오. 확인되는 대로 이 화면에 표시하고 이메일로도 알려 드립니다.',
  'checking.again': '지금 다시 확인',
  'success.title': '결제가 완료되었습니다',
  'success.text': '감사합니다. 영수증은 {email} 주소로 보내 드립니다.',
  'success.confirmed': '결제 확인됨',
  'success.continue': '서류 단계로 계속',
  'success.next': '다음 단계',
  'success.next.1.title': '서류 업로드',
  'success.next.1.text':
    '여행자별로 여권 사진, 여권 인적사항면, 항공권을 올려 주십시오. 휴대전화로 찍은 사진도 괜찮습니다.',
  'success.next.2.title': '서류 검토',
  'success.next.2.text': '모든 내용을 확인하고, 수정이 필요하면 이메일로 알려 드립니다.',
  'success.next.3.title': '비자 심사 결과',
  'success.next.3.text': '이민국이 심사하며, 결과는 이메일로 보내 드립니다.',
  'success.next.3.text.by':
    '이민국이 심사합니다. 오늘 서류가 모두 접수되면 {day}경에 결과가 나올 것으로 예상됩니다. 결과는 이메일로 보내 드립니다.',
  'failed.title': '결제 실패',
  'failed.text':
    '결제가 처리되지 않았습니다. 입력하신 내용은 저장되어 있으며 다시 시도하실 수 있습니다.',
  'failed.unconfirmed':
    '결제대행사에서 이 결제를 확인하지 못했습니다. 입력하신 내용은 저장되어 있으며 다시 시도하실 수 있습니다.',
  'failed.help':
    '카드 승인 내역이나 출금 내역이 있으면 다시 결제하지 마시고, 신청 번호({reference})와 함께 {email} 주소로 문의해 주십시오.',
  'failed.tips.title': '대부분 이렇게 해결됩니다',
  'failed.tips.1': '다른 카드로 시도해 보십시오.',
  'failed.tips.2': '은행 앱을 열어 보십시오. 결제 승인을 기다리고 있을 수 있습니다.',
  'failed.tips.3': '은행에서 미국 달러 해외 온라인 결제를 허용하는지 확인해 보십시오.',
  'cancelled.title': '결제가 완료되지 않았습니다',
  'cancelled.text':
    '결제하기 전에 결제 페이지를 나오셨습니다. 결제된 금액은 없으며 입력하신 내용은 저장되어 있습니다.',
  'unpaid.title': '아직 결제되지 않았습니다',
  'unpaid.text': '이 신청에서 결제된 금액은 없습니다. 입력하신 내용은 저장되어 있습니다.',
  'other.action': '다른 사람이 결제하기',
  'other.copied': '링크를 복사했습니다. 결제할 내용만 표시되며 다른 것은 열리지 않습니다.',
  'other.refused':
    '결제할 분에게 보낼 이 링크를 복사해 주십시오. 결제할 내용만 표시되며 다른 것은 열리지 않습니다.',
  'link.title': '비자 요금 결제',
  'link.text':
    '이 신청의 결제를 부탁받으셨습니다. 결제하시면 링크를 보낸 분에게 이메일이 발송됩니다.',
  'action.pay': '{amount} 결제하기',
  'link.changed': '요금이 변경되었습니다. 새 요금은 다음과 같습니다.',
  'link.paid.title': '이미 결제되었습니다',
  'link.paid.text': '이 신청의 결제는 모두 완료되었습니다.',
  'link.ended.title': '이 링크는 더 이상 사용할 수 없습니다',
  'link.ended.text':
    '링크가 해제되었거나 결제가 이미 완료되었습니다. 링크를 보낸 분에게 문의해 주십시오.',
  'link.back':
    '다른 분을 위해 결제하셨습니까? 이 페이지를 닫으셔도 됩니다. 결제가 확인되는 대로 그분에게 이메일을 보내 드립니다.',
  'review.title': '결제를 확인하고 있습니다',
  'review.text':
    '결제대행사에서 이 주문과 맞지 않는 내용을 알려 와 담당자가 확인하고 있습니다. 다시 결제하지 마십시오. 확인 후 이메일로 알려 드립니다.',
  'refunded.title': '결제 금액이 환불되었습니다',
  'refunded.text':
    '결제 금액이 카드로 환불되었습니다. 은행에 따라 내역에 표시되기까지 며칠이 걸릴 수 있습니다.',
  'told.text': '위 결과는 결제 페이지에서 전달받은 것이며, 저희가 아직 확인하지 못했습니다.',
  'none.title': '표시할 결제가 없습니다',
  'none.text':
    '이 브라우저에는 결제를 확인할 신청이 없습니다. 이메일로 보내 드린 링크를 열거나 신청 번호로 조회해 주십시오.',
  'offline.title': '결제 정보를 불러올 수 없습니다',
  'fact.reference': '신청 번호',
  'fact.amount': '금액',
  'fact.travellers': '대상',
  'fact.paidAt': '결제일',
  'action.home': '홈으로',
  'action.status': '진행 상황 조회',
  'action.leaving': '결제 페이지를 여는 중',
  'action.changed': '입력 내용이 변경되었거나 빠진 항목이 있습니다. 결제 전에 확인해 주십시오.',
  'action.answers': '입력 내용으로 이동',
}
