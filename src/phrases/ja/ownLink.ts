import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: '渡航者それぞれに入力してもらう',
  text: '各渡航者に、本人のフォームだけを開くリンクをその言語で送ります。ほかの人の名前や料金は見えません。回答の確認、提出、お支払いはお客様が行います。',
  open: 'リンクを送る',
  hint: 'わかるメールアドレスを入力してください。ほかの方には、リンクをコピーしてご自身で送ってください。',
  email: '{name} さんのメールアドレス',
  language: '言語',
  send: '{count, plural, =0 {リンクを送る} other {# 件のリンクを送る}}',
  sent: '{count, plural, other {# 件のリンクを送りました}}',
  copy: 'リンクをコピー',
  'copy.for': '{name} さんのリンクをコピー',
  copied: 'リンクをコピーしました',
  address: '{name} さんのリンク',
  'state.unopened': '未開封',
  'state.begun': '入力中',
  'state.finished': '完了',
  remind: 'リマインド',
  'remind.for': '{name} さんにリマインドを送る',
  reminded: 'リマインドを送りました',
  remindFrom: '次のリマインドは {moment} から送れます',
  revoke: '取り消す',
  'revoke.for': '{name} さんのリンクを取り消す',
  revoked: 'リンクを取り消しました。入力された内容は残ります。',
  'lock.begun':
    '{name} さんが入力中です。内容はここに反映されます。ご自身で入力するには、リンクを取り消してください。',
  'lock.finished':
    '{name} さんの入力は完了しています。ご自身で変更するには、リンクを取り消してください。',
  replaced: '{name} さんが変更した項目: {fields}',
}
