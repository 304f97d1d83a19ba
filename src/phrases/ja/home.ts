import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'タンザニアビザのオンライン申請・お支払い・状況確認 · {company}',
  description:
    '簡単な4つのステップでタンザニアビザを申請できます。観光ビザの申請1件の料金は{price}で、公式手数料と必要な費用をすべて含みます。',
  headline: 'タンザニアビザの申請を、丁寧にサポート',
  lead: '入力内容と書類を確認し、申請を提出して、進み具合をお知らせします。',
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
  'steps.lead': 'パスポートをお手元にご用意ください。いつでも中断し、後から続けることができます。',
  'steps.1.title': '旅行の内容を入力',
  'steps.1.text':
    'ビザを選び、渡航者ごとの情報をパスポートの記載どおりに入力して、署名します。入力内容は随時保存されます。',
  'steps.2.title': 'お支払いと書類の追加',
  'steps.2.text':
    '安全な決済ページで、カードでお支払いください。その後、証明写真、パスポートの写真ページ、航空券を追加します。',
  'steps.3.title': '当社が確認して提出',
  'steps.3.text':
    'すべての項目とファイルを確認し、不備があればお尋ねします。状況が変わるたびにご連絡します。',

  'start.title': 'どちらから始めますか？',
  'start.new.title': '新規申請',
  'start.new.text':
    'お一人、ご家族（{family}名まで）、団体のいずれでも申請できます。お支払いの前に料金の総額が表示され、オプションが最初から選択されていることはありません。',
  'start.new.action': '今すぐ申請',
  'start.status.title': '申請状況の確認',
  'start.status.text':
    '申請番号とメールアドレスで、現在の状況、誰の対応待ちか、次の手続きとその期限を確認できます。',

  'blurbs.title': '安心してご利用いただくために',
  'blurbs.fast.title': '迅速',
  'blurbs.fast.text':
    '当社の手続きは{least}～{most}営業日です。特急を選択された場合は{hours}時間以内、最速では1時間で完了します。その後の当局の審査には、公式には約{days}日かかります。この期間は誰にも短縮できません。',
  'blurbs.simple.title': '簡単',
  'blurbs.simple.text':
    'わかりやすい言葉の4つのステップで、各項目に説明があります。中断した後、別の端末で続けることもできます。',
  'blurbs.secure.title': '安全',
  'blurbs.secure.text':
    '通信はすべて暗号化され、書類も暗号化して保管されます。カード番号が当社に届くことはありません。',
  'blurbs.support.title': '24時間いつでもお書きください',
  'blurbs.support.text':
    'お問い合わせの送信と申請状況の確認は、24時間いつでもできます。担当者による回答は、月曜日～金曜日の{opens}～{closes}です。',

  'costs.title': '料金',
  'costs.lead':
    '1名・通常の手続きで観光ビザを1件申請する場合の料金です。これが総額であり、後から手数料が加算されることはありません。',
  'costs.caption': '観光ビザの申請1件の料金内訳',
  'costs.item': '項目',
  'costs.goesTo': '支払先',
  'costs.amount': '金額',
  'costs.authority': 'ビザの公式手数料',
  'costs.preparation': '申請の準備と提出',
  'costs.processing': '手続き',
  'costs.document': '書類の確認と提出',
  'costs.to.authority': '当局',
  'costs.to.us': '当社（サービス料）',
  'costs.total': '合計',
  'costs.more': 'その他のビザ、手続き速度、オプション',
  'costs.visa': 'ビザ（1名あたり）',
  'costs.visa.tourist': '観光（{days}日）',
  'costs.visa.tourist_multiple': '観光・マルチプル（{days}日）',
  'costs.visa.business': '商用（{days}日）',
  'costs.visa.transit': '通過（{days}日）',
  'costs.visa.share': 'うち公式手数料',
  'costs.extras':
    '手続き料金は申請ごとに1回のお支払いで、1名の場合は{one}です。人数が多いほど下がり、10名以上では{ten}です。至急は{urgent}、特急は{super}が加算されます。ご希望の場合のみ、1名につき旅行保険 {insurance}、eSIM {esim} が加算されます。当社の保険は、ザンジバルで加入が義務付けられている入国者保険の代わりにはなりません。',

  'questions.title': 'よくあるご質問',
  'questions.long.q': '期間はどのくらいかかりますか？',
  'questions.long.a':
    '結果が出るのは通常、すべてがそろってから{from}～{to}日後です。2つの期間を足したもので、当社の処理は通常{least}～{most}営業日（より速い処理も選べます）、当局の審査は約{days}日、別の部署に回されるパスポートでは約2か月です。このページの上でパスポートと到着日を選ぶと、ご自身の見込み日が分かります。',
  'questions.sure.q': 'ビザは必ず取得できますか？',
  'questions.sure.a':
    'いいえ。決定するのは当局のみです。当社は、申請に不足や矛盾がないことを確認し、規則上の問題がある場合は、お支払いの前にお知らせします。',
  'questions.direct.q': '自分で直接申請できますか？',
  'questions.direct.a':
    'はい。公式サイトで、公式手数料のみで申請できます。当社のサービスは、申請の確認、提出、その後の対応を任せたい方のためのものです。',
  'questions.need.q': '誰でもビザが必要ですか？',
  'questions.need.a':
    'いいえ。約50か国の国民はビザなしで渡航できます。このページの上でパスポートを選ぶと、入力や支払いの前にすぐ分かります。',
  'questions.documents.q': 'どの書類が必要ですか？',
  'questions.documents.a':
    '到着後{months}か月以上有効なパスポート、白い背景の証明写真、パスポートの写真ページの画像、航空券です。通過ビザと商用ビザには、さらに2点の書類が必要です。',
  'questions.children.q': '子どもも個別の申請が必要ですか？',
  'questions.children.a':
    'はい、1歳以上でパスポートを持つ方全員に必要です。1歳未満のお子さまについては{contact}。家族申請は最大{family}名で、連絡先と支払いをまとめられます。',
  'questions.children.link': 'お問い合わせください',

  'fee.title': '当社サービス料{service}に含まれるもの',
  'fee.1': 'すべての回答をパスポートと照合し、すべてのファイルを担当者が開いて確認します。',
  'fee.2': '申請を当局のサイトに入力し、通常の処理で{most}営業日以内に提出します。',
  'fee.3': '当局からの質問に一緒に対応し、変化があるたびにお知らせします。',
  'fee.4': '回答とファイルは暗号化して保管し、ご希望があれば削除します。',
  'fee.refused': 'ビザが拒否された場合',
  'fee.refused.text':
    '判断するのは当局だけです。拒否された場合、作業は済んでいるため公式手数料も当社の料金も返金されません。分かっていることと、次にできることをお伝えします。',
  'fee.refund': '返金',
  'fee.refund.text':
    '当社が着手していなければ、支払いから{days}日以内に、費用{fee}を差し引いて返金します。二重に支払われた分は全額お返しします。',
}
