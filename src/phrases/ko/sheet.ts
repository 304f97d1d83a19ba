import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: '명단 가져오기',
  title: '신청인 명단 가져오기',
  lead: '스프레드시트의 행을 복사해 여기에 붙여 넣거나 파일을 선택해 주십시오. 이 브라우저 안에서만 읽으며 어디에도 전송하지 않습니다.',
  'paste.label': '여기에 행을 붙여 넣어 주십시오',
  read: '이 내용 읽기',
  reading: '명단을 읽고 있습니다',
  file: '파일 선택',
  'file.hint': 'Excel(.xlsx) 또는 CSV, 최대 5MB. 여기로 끌어다 놓으셔도 됩니다.',
  template: '아직 명단이 없으십니까? 서식을 작성해 주십시오:',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'applicants',
  'fault.title': '이 명단을 읽을 수 없습니다',
  'fault.tooLarge':
    '5MB보다 크거나 인원 명단으로 보기에는 내용이 너무 많습니다. 대신 행을 복사해 붙여 넣어 주십시오.',
  'fault.wrongKind':
    '.xlsx 및 .csv 파일만 읽을 수 있습니다. 목록을 둘 중 하나로 저장하거나 행을 복사해 붙여 넣어 주십시오.',
  'fault.oldKind':
    '오래된 Excel 파일이거나 암호가 걸린 파일입니다. 암호 없이 .xlsx로 저장해 주십시오.',
  'fault.unreadable':
    '파일이 손상되었습니다. .xlsx로 다시 저장하거나 행을 복사해 붙여 넣어 주십시오.',
  'fault.empty': '내용이 없습니다.',
  'fault.changed':
    '이 파일이 기기에서 변경되었거나 옮겨졌거나 삭제되었습니다. 다시 선택해 주십시오.',
  'fault.nobody':
    '신청인을 찾지 못했습니다. 각 열 위에 이름, 여권 번호와 같은 제목을 넣거나 서식을 사용해 주십시오.',
  found: '{count, plural, other {신청인 #명을 찾았습니다}}',
  'found.faults':
    '{count, plural, other {확인이 필요한 항목이 #개 있습니다. 여기에서, 또는 나중에 신청서에서 고치실 수 있습니다.}}',
  'found.fine': '모든 내용을 읽었습니다.',
  unknown: '사용하지 않은 열: {names}',
  'column.none': '사용 안 함',
  'column.middleName': '기타 이름',
  'column.otherSurname': '기타 성',
  'column.fullName': '전체 이름',
  'column.all': '직접 지정한 열',
  sheet: '시트',
  order: '3/4/1990처럼 두 가지로 읽을 수 있는 날짜가 있습니다. 무엇이 먼저입니까?',
  'order.day-first': '일(4월 3일)',
  'order.month-first': '월(3월 4일)',
  onlyFaulty: '확인이 필요한 행만 보기',
  use: '{number}행 사용: {who}',
  ready: '준비됨',
  cells: '{who}의 모든 항목',
  ambiguous: '위에서 일과 월 중 무엇이 먼저인지 선택해 주십시오.',
  'unread.date': '날짜를 1990-03-27처럼 적어 주십시오.',
  'unread.country': '국가 이름이나 코드를 적어 주십시오.',
  'unread.gender':
    '남 또는 여로 적어 주십시오. X인 경우 둘 중 하나를 적고 채팅 상담으로 알려 주십시오.',
  tooMany:
    '신청 한 건에는 {max, plural, other {#명}}까지 넣을 수 있습니다. {count, plural, other {#개 행}}의 선택을 해제해 주십시오.',
  back: '다른 명단 사용',
  take: '{count, plural, other {이 #명 가져오기}}',
  replace: '{count, plural, other {이미 입력하신 #명의 내용이 새 내용으로 바뀝니다.}}',
  'replace.confirm': '{count, plural, other {이 #명으로 바꾸기}}',
  done: '{count, plural, other {#명을 가져왔습니다}}',
}
