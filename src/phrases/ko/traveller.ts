import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: '비자 신청서에서 본인이 작성할 부분',
  'from.named': '{name} 님이 탄자니아 비자를 신청하면서 본인 부분을 작성해 달라고 요청했습니다.',
  'from.plain':
    '함께 여행하는 분이 탄자니아 비자를 신청하면서 본인 부분을 작성해 달라고 요청했습니다.',
  sees: '본인 양식만 보이며 결제할 것은 없습니다. 링크를 보낸 분이 답변을 확인하고 제출과 결제를 합니다.',
  kept: '입력하신 내용은 암호화되어 바로 저장됩니다. 언제든 페이지를 닫고 같은 링크로 돌아오세요.',
  unknown: '누가 보냈는지 모르시나요? 페이지를 닫으면 아무 일도 일어나지 않습니다.',
  asIn: '모두 여권에 적힌 그대로 작성하세요.',
  'shared.label': '집 주소, 도착, 숙소가 첫 번째 여행자와 같습니다',
  'shared.hint': '그러면 링크를 보낸 분이 입력합니다.',
  finish: '작성을 마쳤습니다',
  'done.title': '감사합니다. 본인 부분이 완료되었습니다',
  'done.text':
    '링크를 보낸 분에게 알려 드립니다. 신청이 결제되면 같은 링크로 돌아와 서류를 추가하세요.',
  change: '답변 바꾸기',
  changing: '끝나면 “작성을 마쳤습니다”를 다시 누르세요.',
  'other.title': '다른 기기에서도 작성되었습니다',
  'other.text': '두 내용을 합쳤습니다. 답변을 한 번 더 확인하세요.',
  'sent.title': '답변이 제출되었습니다',
  'sent.text': '신청이 결제되는 대로 여기에서 서류를 추가할 수 있습니다. 같은 링크로 돌아오세요.',
  'sent.late':
    '마지막 변경은 늦어서 포함되지 못했습니다. 링크를 보낸 분에게 알려 주세요. 신청은 아직 고칠 수 있습니다.',
  'documents.title': '본인 서류',
  'documents.text':
    '신청이 결제되었습니다. 서류를 추가하세요. 본인 외에는 링크를 보낸 분과 저희 직원만 볼 수 있습니다.',
  'documents.done.title': '서류가 모두 준비되었습니다',
  'documents.done.text': '신청이 제출될 때까지 바꿀 수 있습니다. 더 하실 일은 없습니다.',
  'ended.title': '이 링크는 더 이상 작동하지 않습니다',
  'ended.text':
    '회수되었거나 새 링크로 바뀌었거나 신청이 제출되었습니다. 보낸 분에게 새 링크를 요청하세요.',
  'missing.title': '받으신 링크로 이 페이지를 여세요',
  'missing.text': '링크는 받으신 이메일이나 메시지에 있습니다.',
  'failed.title': '양식을 불러오지 못했습니다',
}
