import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'はじめに2つだけお尋ねします。ビザが必要かどうか、料金、審査結果の見込み日がすぐにわかります。',
  'passport.label': 'パスポートの発行国・地域',
  'passport.empty': '国・地域を選択',
  'passport.other': 'その他のパスポート',
  'arrival.label': 'タンザニア到着日',
  'arrival.unknown': '未定',
  ask: '必要なものを確認',
  change: '変更',
  again: '下の印の付いた項目をご確認ください。',
  first: '1人目の渡航者についての回答です。ほかの方の分は、ステップ2で追加します。',
  'asked.title': 'パスポートと到着日',
  'answer.title': 'パスポート：{country}',
  'visa.label': 'ビザ',
  'visa.multiple':
    'このパスポートをお持ちの方が観光目的で取得できるのは、マルチプルビザ（複数回入国）のみです。',
  'needed.title': 'ビザが必要です：{price}、審査結果の見込み日は{day}',
  'needed.faster': 'ビザが必要です：「{speed}」で{price}、審査結果の見込み日は{day}',
  'needed.late': 'ビザが必要ですが、間に\u2060合いません：早くても{day}',
  'none.title': 'ビザは必要ありません',
  'none.text':
    'このパスポートをお持ちの方は、ビザなしでタンザニアを訪問できます。申請もお支払いも必要ありません。就労、就学、長期滞在を予定されている場合は、タンザニア入国管理局にご確認ください。',
  'none.anyway': 'それでもビザが必要なので申請する',
  'price.label': '総額',
  'price.text': '1名の場合、すべて込み：公式手数料{authority}、当社サービス料{service}',
  'decision.label': '審査結果の見込み日',
  'decision.text':
    '本日すべてがそろえば、{filed}までに提出します。その後、タンザニア入国管理局の審査に約{days}日かかります。',
  'time.ok': '審査結果は、{arrival}のご到着に間に合う見込みです。',
  'time.faster':
    '「通常」では、審査結果が{arrival}のご到着に間に合いません。「{speed}」（＋{price}）であれば間に合い、審査結果は{day}までに出る見込みです。',
  'time.late':
    'どの手続きのスピードを選んでも、審査結果が{arrival}のご到着に間に合いません。早くても{day}の見込みです。可能であれば、日程を遅らせてください。',
  'time.change': '到着日を変更',
  'time.anyway': 'それでも申請する',
  referral:
    'このパスポートの申請は、先に別の部署で審査され、これに約{days}日かかります。承認されるまで、航空券のお支払いはお待ちください。',
  unchecked:
    'このパスポートに適用される規定は確認できていません。タンザニア大使館にもご確認ください。',
  'validity.label': 'パスポート',
  'validity.text': '少なくとも{day}まで有効である必要があります。',
  'zanzibar.label': 'ザンジバル',
  'zanzibar.text':
    'すべての訪問者に、入域時に専用の保険への加入が義務付けられています。販売しているのは、ザンジバル保険公社（Zanzibar Insurance Corporation）のみです。',
  'official.label': 'ご自身での申請：',
  'official.text': '公式手数料のみで、{official}から申請することもできます。',
  begin: '申請を始める',
  'draft.text': '入力途中の申請があります。入力内容は保存されています。',
  'draft.go': '続きから入力する',
  baby: '1歳未満のお子様については、お問い合わせください',
  'noscript.title': 'お持ちのパスポートで必要なもの',
  'noscript.none': '訪問にビザが不要な国・地域：',
  'noscript.referral': '別の部署でも審査されるため、約{days}日かかる国・地域：',
  'noscript.multiple': '観光ビザはマルチプル（複数回入国）のみ、総額{price}の国・地域：',
  'noscript.others':
    'その他の国・地域：シングル（1回入国）の観光ビザ、総額{price}。提出後、タンザニア入国管理局の審査に約{days}日かかります。',
}
