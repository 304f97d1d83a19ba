import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, other {あと#件の回答が必要です}}',
  text: 'タンザニア入国管理局の申請フォームでは、次の項目が求められます。ご回答がそろい次第、提出できるようになります。',
  part: '一部だけ先に送信し、残りを後で送信することもできます。',
  send: '送信',
  empty: '1件以上入力してください',
  'done.title': 'ありがとうございます。手続きを続けます',
  'done.text': '誤りに気付かれた場合は、当社が提出する前にご連絡ください。',
  partly: 'ありがとうございます。{count, plural, other {あと#件の回答が必要です。}}',
  stale: '回答が不要になった項目：{questions}',
  'asked.title': 'タンザニア入国管理局が併せて尋ねる項目',
  'asked.hint':
    '今は回答しなくてもかまいません。ローマ字でご記入ください。同局は他の文字を受け付けないため、他の文字の回答は送信されません。',
  'line.country-of-birth': '出生国',
  'line.marital-status': '婚姻状況',
  'line.father-name': '父親の氏名',
  'line.mother-name': '母親の氏名',
  'line.employment-status': '就業状況',
  'line.employer': '勤務先',
  'line.passport-type': 'パスポートの種類',
  'line.passport-place': 'パスポートの発行地',
  'line.departure': 'タンザニアからの出国日',
  'line.length-of-stay': 'タンザニアでの滞在期間',
  'line.host-name': 'タンザニアのホテル名または滞在先の方の氏名',
  'line.host-phone': 'ホテルまたは滞在先の方の電話番号',
  'line.earlier-visits': '過去のタンザニア訪問',
  'line.funds': '渡航のために用意している資金',
  'hint.marital-status':
    '英語で入力してください：single（未婚）、married（既婚）、divorced（離婚）、widowed（死別）。',
  'hint.employment-status':
    '英語で入力してください：employed（会社員など）、self-employed（自営業）、student（学生）、retired（退職）、unemployed（無職）。',
  'hint.employer': '会社名または団体名です。勤務先がない場合は「none」と入力してください。',
  'hint.passport-type':
    '通常はordinary（一般）です。そのほかはdiplomatic（外交）、service（公用）、travel document（渡航文書）。',
  'hint.passport-place': 'パスポートに記載されている都市または発行機関です。',
  'hint.departure': '年・月・日をすべて入力してください。',
  'hint.length-of-stay': '日数で入力してください。',
  'hint.host-phone': '国番号から入力してください。',
  'hint.earlier-visits': '訪問した年を入力してください。初めての場合は「none」と入力してください。',
  'hint.funds': 'おおよその金額と通貨を入力してください。',
}
