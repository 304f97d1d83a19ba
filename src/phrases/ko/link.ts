import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: '신청 번호',
  'reference.hint': '저희가 보낸 이메일에 있으며 TZ-000123과 같은 형식입니다.',
  'reference.required': '신청 번호를 입력해 주십시오',
  email: '이메일 주소',
  'email.required': '신청에 사용한 이메일 주소를 입력해 주십시오',
  title: '이 브라우저에서 열기',
  text: '이메일로 링크를 보내 드립니다. 링크를 누르면 여기에서 신청을 열고 변경할 수 있는 항목을 모두 이용하실 수 있습니다.',
  send: '링크를 이메일로 받기',
  sent: '신청 번호와 이메일 주소가 맞으면 이메일이 발송됩니다. 1분 정도 걸릴 수 있으니 스팸함도 확인해 주십시오.',
  'find.title': '신청 번호를 모르십니까?',
  'find.text': '고객님의 이메일 주소로 작성된 모든 신청의 목록을 보내 드립니다.',
  'find.send': '내 신청을 이메일로 받기',
  'find.sent':
    '이 이메일 주소로 작성된 신청이 있으면 이메일이 발송됩니다. 1분 정도 걸릴 수 있으니 스팸함도 확인해 주십시오.',
  'documents.title': '신청에 서류 추가',
  'documents.text':
    '이 브라우저에서는 아직 고객님의 신청을 열 수 없습니다. 여기에서 신청을 열 수 있는 링크를 이메일로 보내 드립니다.',
}
