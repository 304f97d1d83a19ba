import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: '이 신청을 삭제하시겠습니까?',
  lead: '입력하신 내용을 모두 삭제하고, 이 이메일 주소로 더 이상 안내 메일을 보내지 않습니다. 삭제한 내용은 되돌릴 수 없습니다.',
  button: '영구 삭제',
  'done.title': '삭제되었습니다',
  'done.text': '입력하신 내용이 삭제되었으며, 이 주소로 더 이상 안내 메일을 보내지 않습니다.',
}
