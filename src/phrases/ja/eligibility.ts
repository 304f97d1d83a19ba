import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'はじめに2つだけお尋ねします。ビザが必要かどうか、料金、結果の出る見込みがすぐに分かります。',
  'passport.label': 'パスポートの発行国',
  'passport.empty': '国を選択',
  'passport.other': 'その他のパスポート',
  'arrival.label': 'タンザニア到着日',
  'arrival.hint': 'まだ決まっていなければ空欄のままで構いません。',
  'arrival.unknown': '未定',
  ask: '必要なものを見る',
  change: '変更',
  again: '読み取れない回答がありました。もう一度選んでください。',
  first: '1人目の方についての回答です。ほかの方は手順2で入力します。',
  'asked.title': 'パスポートと到着日',
  'answer.title': 'パスポート：{country}',
  'visa.label': 'ビザが必要です',
  'visa.multiple': 'このパスポートの観光客には、数次入国ビザのみが発給されます。',
  'none.title': 'ビザは必要ありません',
  'none.text':
    'このパスポートなら、タンザニアの訪問にビザは要りません。申請も支払いも不要です。就労、就学、長期の滞在を予定している場合は当局にご確認ください。',
  'none.anyway': 'それでもビザが必要だと分かっています',
  'price.label': '総額',
  'price.text': '1人あたり、すべて込み：公式手数料{authority}、当社サービス料{service}',
  'decision.label': '結果の見込み（遅くとも）',
  'decision.text':
    '今日すべてがそろえば、{filed}までに提出します。その後の審査は当局によると約{days}日です。',
  'time.ok': '{arrival}の到着に間に合います。',
  'time.faster':
    '{arrival}の到着に間に合いません。「{speed}」なら追加{price}で間に合い、{day}までの見込みです。',
  'time.late':
    '{arrival}の到着に間に合いません。どの処理速度でも、早くて{day}の見込みです。可能であれば日程を遅らせてください。',
  referral:
    'このパスポートの申請は先に別の部署に回され、約{days}日かかります。許可が出るまで航空券の支払いはお待ちください。',
  'validity.label': 'パスポート',
  'validity.text': '{day}以降まで有効である必要があります。',
  'zanzibar.label': 'ザンジバル',
  'zanzibar.text':
    'では、すべての訪問者に専用の入国保険が必要です。販売元はZanzibar Insurance Corporationだけです。',
  'official.label': 'ご自身で申請',
  'official.text': '{official}でも、公式手数料だけで申請できます。',
  begin: '申請を始める',
  'draft.text': '入力途中の申請があり、回答は保存されています。',
  'draft.go': '続きから入力する',
  baby: '1歳未満のお子さまについてはお問い合わせください',
  'noscript.title': 'お持ちのパスポートに必要なもの',
  'noscript.none': '訪問にビザが不要：',
  'noscript.referral': '別の部署の判断も必要なため約{days}日：',
  'noscript.multiple': '観光客には数次入国ビザのみを発給、総額{price}：',
  'noscript.others':
    'その他の方：一次入国の観光ビザ、総額{price}。提出後の審査は当局によると約{days}日です。',
}
