import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: '渡航者それぞれに入力してもらう',
  text: '各渡航者に、本人専用のフォームを開くリンクを、それぞれの言語で送れます。ほかの方の名前や料金は表示されません。入力内容の確認、提出、お支払いはお客様が行います。',
  open: 'リンクを送る',
  hint: 'わかっているメールアドレスを入力してください。ほかの方には、リンクをコピーしてご自身で送ってください。',
  email: 'メールアドレス（{name}）',
  language: '言語',
  'language.all': 'リンクの言語',
  'language.same': '全員と同じ',
  addresses: 'メールアドレス',
  'addresses.hint':
    '1行に1件ずつ貼り付けてください。お名前は付いていてもいなくても構いません。お名前、または順番で下の渡航者に割り当てます。アドレスのない方には、ご自身でリンクを送ってください。',
  'addresses.found':
    '{count, plural, other {#件のアドレスを下の一覧に入れました。ご確認のうえ、送信してください。}}',
  'addresses.left':
    '{count, plural, other {#行が欄に残っています。有効なアドレスがないか、リンクが必要な渡航者に当てはまりません。}}',
  'addresses.use': '一覧に入れる',
  noEmail: 'メールアドレスなし',
  edit: '{name}様のメールアドレスと言語',
  more: '{name}様のその他の操作',
  done: '{count, plural, other {#名が完了}}',
  send: '{count, plural, =0 {リンクを送る} other {#件のリンクを送る}}',
  sent: '{count, plural, other {#件のリンクを送りました}}',
  copy: 'リンクをコピー',
  'copy.for': 'リンクをコピー：{name}様',
  share: 'リンクを共有',
  'share.for': 'リンクを共有：{name}様',
  copied: 'リンクをコピーしました',
  address: '{name}様のリンク',
  'state.unopened': '未開封',
  'state.begun': '入力中',
  'state.finished': '完了',
  remind: 'リマインダーを送る',
  'remind.for': '{name}様にリマインダーを送る',
  reminded: 'リマインダーを送りました',
  remindFrom: '次のリマインダーは{moment}から送れます',
  revoke: '取り消す',
  'revoke.for': '{name}様のリンクを取り消す',
  revoked: 'リンクを取り消しました。入力された内容は残ります。',
  'lock.begun':
    '{name}様が入力中です。入力内容は、随時ここに表示されます。お客様が入力される場合は、リンクを取り消してください。',
  'lock.finished':
    '{name}様の入力は完了しています。お客様が変更される場合は、リンクを取り消してください。',
  replaced: '{name}様が変更した項目：{fields}',
}
