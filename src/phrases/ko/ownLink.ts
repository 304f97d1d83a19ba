import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: '여행자가 각자 작성하도록 하기',
  text: '여행자마다 자신의 언어로 된 본인 양식의 링크를 받습니다. 다른 사람의 이름과 요금은 보이지 않습니다. 입력 내용 확인, 제출, 결제는 고객님이 하십니다.',
  open: '링크 보내기',
  hint: '아시는 이메일 주소를 입력해 주십시오. 나머지 분께는 링크를 복사해 직접 보내 주십시오.',
  email: '{name} 님의 이메일',
  language: '언어',
  'language.all': '링크의 언어',
  'language.same': '모두와 같게',
  addresses: '이메일 주소',
  'addresses.hint':
    '한 줄에 하나씩 붙여 넣어 주십시오. 이름은 있어도 되고 없어도 됩니다. 이름이 맞는 여행자에게, 아니면 순서대로 아래 목록에 들어갑니다. 주소가 없는 분께는 링크를 직접 보내 주십시오.',
  'addresses.found':
    '{count, plural, other {주소 #개를 아래 목록에 넣었습니다. 확인한 다음 보내 주십시오.}}',
  'addresses.left':
    '{count, plural, other {입력란에 #줄이 남아 있습니다. 올바른 주소가 없거나, 링크가 필요한 여행자와 맞지 않습니다.}}',
  'addresses.use': '목록에 넣기',
  noEmail: '이메일 주소 없음',
  edit: '{name} 님의 이메일과 언어',
  more: '{name} 님 더 보기',
  done: '{count, plural, other {여행자 #명 완료}}',
  send: '{count, plural, =0 {링크 보내기} other {링크 #개 보내기}}',
  sent: '{count, plural, other {링크 #개를 보냈습니다}}',
  copy: '링크 복사',
  'copy.for': '링크 복사: {name} 님',
  share: '링크 공유',
  'share.for': '링크 공유: {name} 님',
  copied: '링크를 복사했습니다',
  address: '{name} 님의 링크',
  'state.unopened': '아직 열지 않음',
  'state.begun': '작성 중',
  'state.finished': '완료',
  remind: '안내 메일 보내기',
  'remind.for': '{name} 님에게 안내 메일 보내기',
  reminded: '안내 메일을 보냈습니다',
  remindFrom: '다음 안내 메일은 {moment}부터 보내실 수 있습니다',
  revoke: '링크 회수',
  'revoke.for': '{name} 님의 링크 회수',
  revoked: '링크를 회수했습니다. 작성된 내용은 그대로 남아 있습니다.',
  'lock.begun':
    '{name} 님이 작성하고 있으며 내용이 여기에 반영됩니다. 직접 작성하시려면 링크를 회수해 주십시오.',
  'lock.finished': '{name} 님이 작성을 마쳤습니다. 직접 변경하시려면 링크를 회수해 주십시오.',
  replaced: '{name} 님이 변경한 항목: {fields}',
}
