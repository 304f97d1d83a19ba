import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: '名簿を取り込む',
  title: '申請者の名簿を取り込む',
  lead: '表計算ソフトの行をコピーしてここに貼り付けるか、ファイルを選択してください。このブラウザの中だけで読み取り、どこにも送信しません。',
  'paste.label': 'ここに行を貼り付け',
  read: 'この内容を読み取る',
  reading: '名簿を読み取っています',
  file: 'ファイルを選択',
  'file.hint': 'Excel（.xlsx）またはCSV、5 MBまで。ここにドロップすることもできます。',
  template: '名簿がまだない場合は、ひな形に記入してください：',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'applicants',
  'fault.title': 'この名簿を読み取れませんでした',
  'fault.tooLarge':
    '5 MBを超えているか、名簿としては大きすぎます。行をコピーして貼り付けてください。',
  'fault.wrongKind':
    '読み込めるのは.xlsxと.csvのファイルだけです。いずれかの形式で保存し直すか、行をコピーして貼り付けてください。',
  'fault.oldKind':
    '古い形式のExcelファイルか、パスワード付きのファイルです。パスワードなしの.xlsxで保存してください。',
  'fault.unreadable':
    'ファイルが破損しています。.xlsxで保存し直すか、行をコピーして貼り付けてください。',
  'fault.empty': '内容が空です。',
  'fault.changed':
    'このファイルは端末上で変更、移動、または削除されました。もう一度選択してください。',
  'fault.nobody':
    '申請者が見つかりませんでした。各列の上に「名」「パスポート番号」などの見出しを付けるか、ひな形をお使いください。',
  found: '{count, plural, other {#名の申請者が見つかりました}}',
  'found.faults':
    '{count, plural, other {#件の項目をご確認ください。ここで、または後でフォームで訂正できます。}}',
  'found.fine': 'すべて読み取れました。',
  unknown: '使わなかった列：{names}',
  'column.none': '使用しない',
  'column.middleName': 'その他の名',
  'column.otherSurname': 'その他の姓',
  'column.fullName': '氏名',
  'column.all': '手動で割り当てた列',
  sheet: 'シート',
  order: '3/4/1990のように、2通りに読める日付があります。先に来るのはどちらですか？',
  'order.day-first': '日（4月3日）',
  'order.month-first': '月（3月4日）',
  onlyFaulty: '確認が必要な行のみ表示',
  use: '{number}行目を使う：{who}',
  ready: '準備完了',
  cells: '{who}の全項目',
  ambiguous: '日と月のどちらが先か、上で選択してください。',
  'unread.date': '日付は1990-03-27のように入力してください。',
  'unread.country': '国・地域名またはそのコードを入力してください。',
  'unread.gender':
    '「男性」または「女性」と入力してください。Xの場合はどちらかを入力し、チャットでお知らせください。',
  tooMany:
    '1件の申請に含められるのは{max}名までです。{count, plural, other {#行}}のチェックを外してください。',
  back: '別の名簿を使う',
  take: '{count, plural, other {この#名を取り込む}}',
  replace: '{count, plural, other {すでに入力した#名分の内容は置き換えられます。}}',
  'replace.confirm': '{count, plural, other {この#名で置き換える}}',
  done: '{count, plural, other {#名を取り込みました}}',
}
