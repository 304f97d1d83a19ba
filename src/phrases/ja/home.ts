import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'タンザニアビザのオンライン申請・お支払い・状況確認 · {company}',
  description:
    '簡単な4つのステップでタンザニアビザを申請できます。観光ビザ1名分の料金は{price}で、公式手数料と必須の費用をすべて含みます。',
  headline: 'タンザニアビザの申請をお任せください',
  lead: '入力内容と書類を確認して申請を提出し、進捗をお知らせします。',
  'price.words': '観光ビザの申請1件・すべて込み（公式手数料{authority}、当社サービス料{service}）',
  apply: '今すぐ申請',
  'scene.pause': '画像の切り替えを停止',
  'scene.play': '画像の切り替えを再開',

  'reference.label': '申請済みの方：申請番号',
  'reference.placeholder': 'TZ-123456',
  'reference.button': '状況を確認',
  'reference.blank': '続けるには、申請番号を入力してください。',

  'notice.short':
    '当社は民間企業であり、政府機関ではありません。公式サイト（{official}）でも申請できます。',
  'notice.title': '政府機関ではなく、民間企業です',
  'notice.text':
    '{company}は民間のコンサルティング会社です。タンザニア政府とは提携関係にありません。公式サイト（{official}）では、当社を介さず、当社の料金なしで申請することもできます。',

  'steps.title': 'ご利用の流れ',
  'steps.1.title': '旅行の内容を入力',
  'steps.1.text':
    'ビザを選び、渡航者ごとの情報をパスポートの記載どおりに入力して、署名します。入力内容は随時保存されます。',
  'steps.2.title': 'お支払いと書類の追加',
  'steps.2.text':
    '決済代行会社の安全なページで、カードでお支払いください。その後、書類を追加します。',
  'steps.3.title': '当社が確認して提出',
  'steps.3.text':
    'すべての入力内容とファイルを確認し、不明な点があればお尋ねします。状況が変わるたびに、メールでお知らせします。',

  'start.title': 'どちらから始めますか？',
  'start.new.title': '新規申請',
  'start.new.text':
    'お一人でも、ご家族（{family}名まで）でも、団体でも申請できます。お支払いの前に総額が表示され、オプションが最初から選択されていることはありません。',
  'start.new.action': '今すぐ申請',
  'start.status.title': '申請状況の確認',
  'start.status.text':
    '申請番号とメールアドレスを入力すると、現在の対応者、次の手続き、その期限を確認できます。',

  'blurbs.title': '安心してご利用いただくために',
  'blurbs.fast.title': 'お支払い前にわかる予定日',
  'blurbs.fast.text':
    '当社の手続きは{apart, plural, =0 {} other {{least}～}}{most}営業日です。特急を選択された場合は、{hours}時間以内に提出します。その後、タンザニア入国管理局の審査に約{days}日（公表されている目安）かかります。この期間は誰にも短縮できません。',
  'blurbs.simple.title': '簡単',
  'blurbs.simple.text':
    'わかりやすい言葉の4つのステップで、各項目に説明があります。いつでも中断でき、別の端末でも続けられます。',
  'blurbs.secure.title': '安全',
  'blurbs.secure.text':
    'お送りいただく内容はすべて暗号化され、書類も暗号化して保管されます。カード番号が当社に届くことはありません。',
  'blurbs.support.title': 'お問い合わせはいつでも',
  'blurbs.support.text':
    '担当者による回答は、月曜日～金曜日の{opens}～{closes}（ロンドン時間）です。申請状況は24時間いつでも確認できます。',

  'costs.title': '料金',
  'costs.lead': '観光ビザ1名分、通常の手続きの料金です。後から加算されることはありません。',
  'costs.caption': '観光ビザの申請1件の料金内訳',
  'costs.item': '項目',
  'costs.goesTo': '支払先',
  'costs.amount': '金額',
  'costs.authority': 'ビザの公式手数料',
  'costs.preparation': '申請の準備と提出',
  'costs.processing': '手続き料金',
  'costs.document': '書類の確認と提出',
  'costs.to.authority': 'タンザニア入国管理局',
  'costs.to.us': '当社（サービス料）',
  'costs.total': '合計',
  'costs.more': 'その他のビザ、手続きのスピード、オプション',
  'costs.visa': 'ビザ（1名あたり）',
  'costs.visa.tourist': '観光（{days}日）',
  'costs.visa.tourist_multiple': '観光・マルチプル（複数回入国、{days}日）',
  'costs.visa.business': '商用（{days}日）',
  'costs.visa.transit': 'トランジット（{days}日）',
  'costs.visa.share': 'うち公式手数料',
  'costs.processing.steps':
    '手続き料金は申請1件につき1回のお支払いで、人数によって異なります。1名の場合は{one}、{from}名以上の場合は{last}です。',
  'costs.processing.flat': '手続き料金は申請1件につき1回のお支払いです：{one}。',
  'costs.urgent': '至急は{amount}が加算されます。',
  'costs.super_urgent': '特急は{amount}が加算されます。',
  'costs.insurance':
    '旅行保険（ご希望の場合）：1名につき{amount}。ザンジバルへの入域時に加入が義務付けられている保険の代わりにはなりません。',
  'costs.esim': 'eSIM（ご希望の場合）：1名につき{amount}。',

  'questions.title': 'よくあるご質問',
  'questions.long.q': '期間はどのくらいかかりますか？',
  'questions.long.a':
    '審査結果が出るのは、通常、必要なものがすべてそろってから{spread, plural, =0 {} other {{from}～}}{to}日後です。当社の手続きは通常{apart, plural, =0 {} other {{least}～}}{most}営業日で、より速いスピードも選べます。その後、入国管理局の審査に約{days}日、別の部署でも審査されるパスポートの場合は約{referral}日かかります。このページの上部でパスポートと到着日を入力すると、お客様の見込み日を確認できます。',
  'questions.sure.q': 'ビザは必ず取得できますか？',
  'questions.sure.a':
    'いいえ。可否を決定するのは入国管理局のみです。当社は、申請に不足や矛盾がないことを確認し、規則上の問題がある場合は、お支払いの前にお知らせします。',
  'questions.direct.q': '自分で直接申請できますか？',
  'questions.direct.a':
    'はい。公式手数料のみで、公式サイトからご自身で申請できます。当社のサービスは、確認、提出、その後の対応を任せたい方のためのものです。',
  'questions.need.q': '誰でもビザが必要ですか？',
  'questions.need.a':
    '{count, plural, =0 {はい。} other {いいえ。#の国・地域のパスポートをお持ちの方は、ビザなしで訪問できます。}}このページの上部でパスポートを選択すると、お支払いの前にすぐにお知らせします。',
  'questions.documents.q': 'どの書類が必要ですか？',
  'questions.documents.a':
    '到着後{days}日以上有効なパスポートと、観光ビザの場合は次の書類です：{documents}。ほかの種類のビザでは、別の書類が必要になることがあります。',
  'questions.children.q': '子どもも個別の申請が必要ですか？',
  'questions.children.a':
    'はい。1歳以上のお子様は、一人ひとりご自身のパスポートで申請が必要です。1歳未満のお子様については、{contact}。家族での申請は{family}名までで、連絡先とお支払いをまとめられます。',
  'questions.children.link': 'お問い合わせください',

  'fee.title': '当社のサービス料{service}に含まれるもの',
  'fee.1': '担当者が、すべての入力内容をパスポートと照合し、すべてのファイルを確認します。',
  'fee.2': '申請を入国管理局のサイトに入力し、通常の手続きで{most}営業日以内に提出します。',
  'fee.3':
    '入国管理局からの質問にはお客様と一緒に対応し、状況が変わるたびにメールでお知らせします。',
  'fee.4': '入力内容とファイルは暗号化して保管し、ご希望があれば削除します。',
  'fee.refused': 'ビザの発給が拒否された場合',
  'fee.refused.text':
    '可否を決定するのは入国管理局のみです。発給が拒否された場合、手続きはすでに行われているため、公式手数料も当社の料金も返金されません。わかっていることと、次にできることをお伝えします。',
  'fee.refund': '返金',
}
