import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'サービス契約書',
  subtitle: 'タンザニアビザ申請コンサルティング',
  'preview.mark': 'プレビュー（未署名）',
  'preview.note':
    'ごゆっくりお読みください。署名は、「お支払い」のステップで、お支払いの前に行っていただきます。',
  'preview.signature': 'ここに署名が入ります。',
  'party.company': 'コンサルティング会社',
  'party.client': 'お客様',
  'order.title': 'ご注文内容',
  'order.reference': '申請番号',
  'order.visa': 'ビザ',
  'order.speed': '手続きのスピード',
  'order.travellers': '渡航者',
  'order.extras': 'オプション',
  'order.noExtras': 'なし',
  'order.open': 'ご選択後、ご注文内容と料金がここに記載されます。',
  'visaType.tourist': '観光（シングル・1回入国）',
  'visaType.tourist_multiple': '観光（マルチプル・複数回入国）',
  'visaType.business': '商用',
  'visaType.transit': 'トランジット',
  'processingType.normal': '通常（{apart, plural, =0 {} other {{least}～}}{most}営業日）',
  'processingType.urgent': '至急（{apart, plural, =0 {} other {{least}～}}{most}営業日）',
  'processingType.super_urgent': '特急（{most}時間）',
  'price.title': '料金',
  'price.item': '項目',
  'price.quantity': '数量',
  'price.unit': '単価',
  'price.amount': '金額',
  'price.total': '合計（米ドル）',
  'price.note': 'すべて込みの金額です。ほかに当社へお支払いいただくものはありません。',
  'price.frozen': '申請{reference}の作成時点の料金です。',
  'line.base': 'ビザ手数料・申請準備',
  'line.processing': '手続き料金',
  'line.discount': '団体割引',
  'line.speed.normal': 'より早い手続き',
  'line.speed.urgent': '至急手続き（{apart, plural, =0 {} other {{least}～}}{most}営業日）',
  'line.speed.super_urgent': '特急手続き（{most}時間）',
  'line.insurance': '旅行保険',
  'line.esim': 'eSIM',
  'line.document': '書類の確認と提出',
  'clause.title': '契約内容',
  'clause.who-we-are.title': '当社について',
  'clause.who-we-are.text':
    '{company}は、英国で登記された民間のコンサルティング会社です。タンザニア政府の機関ではなく、同政府を代理するものでもありません。公式手数料のみで、公式サイト（{official}）からご自身で申請することもできます。',
  'clause.service.title': '当社が行うこと',
  'clause.service.text': '当社は、本注文に含まれる各渡航者について、次のことを行います。',
  'clause.service.1': '入力内容と書類を確認し、修正が必要な点をお知らせすること',
  'clause.service.2': 'ビザ申請を準備し、タンザニア入国管理局（以下「当局」）に提出すること',
  'clause.service.3': '本契約書の料金の中から、ビザの公式手数料を支払うこと',
  'clause.service.4': '進捗をメールでお知らせし、審査結果をお送りすること',
  'clause.no-guarantee.title': '当社がお約束できないこと',
  'clause.no-guarantee.text':
    'ビザ発給の可否は当局のみが決定します。どの手続きのスピードを選択されても、当局の審査期間は変わりません。当社はビザの発給を保証しません。ビザは入国審査を受ける場所までの渡航を認めるものであり、入国の可否はその入国審査で判断されます。',
  'clause.your-part.title': 'お客様にお願いすること',
  'clause.your-part.text': 'お客様は、次のことに同意するものとします。',
  'clause.your-part.1': '各パスポートの記載と一致する、真実かつ完全な内容を入力すること',
  'clause.your-part.2':
    '到着後{passportDays}日以上、かつ申請日から{passportMonths}か月以上有効なパスポートで渡航すること',
  'clause.your-part.3': '当社が書類の提出や修正をお願いしたときは、{days}営業日以内に対応すること',
  'clause.your-part.4':
    '{adultAge}歳未満の方の申請は、その親権者もしくは後見人として、またはその同意を得て行うこと',
  'clause.price.title': '料金とお支払い',
  'clause.price.text':
    '本契約書の料金は、ビザの公式手数料を含む米ドル建ての総額です。当社の決済代行会社を通じて、クレジットカードまたはデビットカードによる一括払いでお支払いいただきます。当社がカード番号を閲覧または保存することはありません。',
  'clause.cancel.title': 'キャンセル',
  'clause.cancel.text':
    'ご注文から{hours}時間以内にメールでキャンセルされた場合は、次の条件をすべて満たすときに限り、{adminFee, plural, =0 {お支払い額の全額を} other {お支払い額から事務手数料を差し引いて}}返金します。',
  'clause.cancel.1': '当社が申請の確認または提出を開始していないこと',
  'clause.cancel.2': '書類がアップロードされていないこと',
  'clause.cancel.3': '当局への支払いが行われていないこと',
  'clause.cancel.4': '特急の手続きをご注文になっていないこと',
  'clause.refund.title': '返金をお申し出いただける場合',
  'clause.refund.text':
    'お支払いから{days}日以内にお申し出ください。次の場合は、いずれも当社で個別に審査します。',
  'clause.refund.1': 'お支払い後、当社がまだ申請の手続きを開始していない場合',
  'clause.refund.2': '同じ注文に対して二重にお支払いになった場合',
  'clause.refund.3': '当社の技術的な障害により、サービスを提供できなかった場合',
  'clause.no-refund.title': '返金の対象とならない場合',
  'clause.no-refund.text':
    '二重に行われたお支払いと、当社の遅延時に返金をお約束した至急・特急の追加料金は、必ず返金します。それ以外は、次の場合、返金いたしません。',
  'clause.no-refund.1':
    '特急の手続き（{hours}時間）の場合（当社の技術的な障害により提供できなかったときを除く）',
  'clause.no-refund.2': '当社が申請をすでに当局に提出した場合',
  'clause.no-refund.3': '入力内容または書類が不正確、偽造または不完全であった場合',
  'clause.no-refund.4': '当局がビザの発給を拒否した場合',
  'clause.no-refund.5': '当社が申請の手続きを開始した後に、お客様がキャンセルした場合',
  'clause.refund-course.title': '返金の流れ',
  'clause.refund-course.text':
    '氏名、パスポート番号、支払い番号および理由を明記して、メールでご連絡ください。その後の流れは次のとおりです。',
  'clause.refund-course.1':
    '当社は{replyDays}営業日以内に回答し、{reviewDays}営業日以内に審査を完了します。',
  'clause.refund-course.2':
    '当社が書類をお願いした場合は、{answerDays}営業日以内にお送りください。期限内にお送りいただけない場合、返金を受ける権利は失われます。',
  'clause.refund-course.3':
    '承認された返金は、{apart, plural, =0 {} other {{leastDays}～}}{mostDays}営業日以内に、お支払いに使用したカードに対して行います。',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {事務手数料は差し引きません。} other {決済手数料、人件費および通貨換算費用として、{adminFee}米ドル以上の事務手数料を、1件のご注文につき1回差し引きます。二重に行われたお支払いの場合、当社に責任がある場合、および当社が遅延した場合は、事務手数料を差し引きません。}}',
  'clause.chargeback.title': 'チャージバック',
  'clause.chargeback.text':
    'お支払いに問題がある場合は、まず当社にメールでご連絡ください。正当な理由なく銀行に異議が申し立てられた場合、当社は本契約書および注文の記録をもって対応します。',
  'clause.data.title': '個人情報',
  'clause.data.text':
    '当社は、お客様の情報を本注文のためにのみ使用します。申請情報は最長{applicationYears}年間、支払い記録は最長{paymentYears}年間、通信記録は最長{correspondenceYears}年間保管します。お客様から求めがあったときは、法律上の保管義務がない情報を{erasureDays}日以内に削除または匿名化します。万一お客様の情報が漏えいした場合は、{breachHours}時間以内にお知らせします。',
  'clause.force-majeure.title': '不可抗力',
  'clause.force-majeure.text':
    '政府システムの停止、自然災害、インターネットの障害または騒乱による遅延や不履行について、当社は責任を負いません。',
  'clause.liability.title': '責任と請求',
  'clause.liability.text':
    '当社の責任は、請求前の{months}か月間にお客様が当社に支払った料金を上限とします。請求は、その原因を知った時から{claimYears}年以内、かつ、原因となった事象の発生から遅くとも{actYears}年以内に行う必要があります。法律上制限が認められない権利は、本契約書によって制限されません。',
  'clause.law.title': '準拠法と管轄',
  'clause.law.text':
    '商事に関する紛争には{law}が、出入国に関する事項にはタンザニアの法律が適用されます。紛争は、{place}またはダルエスサラームの裁判所で審理されます。',
  'clause.signature.title': '電子署名',
  'clause.signature.text':
    'お客様の手書き署名、その日時および送信元のIPアドレスは、本契約書とともに保管されます。下記の確認コードはこれらすべてから計算されるため、一文字でも変更されると別のコードになります。',
  'signature.title': '署名',
  'signature.signedBy': '署名者',
  'signature.signedAt': '日時',
  'signature.networkAddress': 'IPアドレス',
  'signature.agreement': '契約書番号',
  'signature.accepted': '同意した文書',
  'signature.acceptedTexts': '利用規約およびプライバシーポリシー（{date}版）',
  'signature.rules': '料金と条件の版',
  'signature.alt': '{name}様の署名',
  'check.title': '確認コード（SHA-256）',
  'check.text': '次のページで、どなたでも照合できます：',
  'footer.page': '{page}／{pages}ページ',
  'footer.company':
    '{company}は民間のコンサルティング会社であり、いかなる政府の機関でもありません。',
  'mark.alt': '{company}',
}
