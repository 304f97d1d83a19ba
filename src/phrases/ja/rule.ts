import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, other {渡航者#名分の情報を入力してください。}}現在は{given}名分です。',
  'applicationType.required': '申請する方を、個人・家族・団体から選択してください',
  'communicationChannel.required': 'ご希望の連絡手段を選択してください',
  'communicationId.required': '番号またはIDを入力するか、別の連絡手段を選択してください',
  'communicationId.too-short': 'メッセージアプリの番号またはIDは3文字以上で入力してください',
  'companionName.missing': '同行者の氏名がわかる場合は、入力してください',
  'contactEmail.malformed': '正しいメールアドレスを入力してください',
  'contactEmail.misspelt': '{suggestion}ではありませんか？',
  'contactEmail.required': 'メールアドレスを入力してください',
  'contactName.required': '連絡先の氏名を入力してください',
  'contactName.too-short': '連絡先の氏名は2文字以上で入力してください',
  'contactPhone.impossible':
    '電話番号の形式が正しくありません。「+」と国番号から入力してください（例：+44 20 7946 0123）。',
  'contactPhone.invalid':
    'この国番号では使われていない番号です。国番号と番号の各桁をご確認ください。',
  'contactPhone.no-country': '「+」と国番号から入力してください（例：+44 20 7946 0123）',
  'contactPhone.required': '電話番号を入力してください',
  'contactPhone.too-short': '電話番号は8文字以上で入力してください',
  'date.clamped': 'この月は{days}日までのため、日を{days}日に設定しました。ご確認ください。',
  'date.day': '日を1～31の数字で入力してください',
  'date.malformed': '年・月・日を入力してください（例：1990 3 27）',
  'date.month': '月を1～12の数字、または月の名前で入力してください',
  'date.no-such-day': '{year}年{month}は{days}日までです。日と月をご確認ください。',
  'date.unreal': 'この日付は存在しません。月と日をご確認ください。',
  'date.year': '年を4桁の数字（西暦）で入力してください',
  'date.year-range': '年は{from}年から{to}年までの間で入力してください',
  'dateOfBirth.future': '生年月日に未来の日付は入力できません',
  'dateOfBirth.minor':
    '18歳未満の方は、出生証明書と両親の同意書をご用意ください。タンザニア入国管理局から提出を求められることがあります。',
  'dateOfBirth.minor-alone':
    '18歳未満で、大人の申請者がいません。一緒に渡航する方を下に入力してください。出生証明書と両親の同意書もご用意ください。タンザニア入国管理局から提出を求められることがあります。',
  'dateOfBirth.required': '生年月日を入力してください',
  'dateOfBirth.too-young': '申請者は1歳以上である必要があります',
  'digitalSignature.incomplete': '署名が完了していません。先に進む前に、署名を完了してください。',
  'digitalSignature.required': 'お支払いへ進むには、署名が必要です',
  'firstName.required': '名を入力してください',
  'form.incomplete': '必須項目をすべて入力してください',
  'gender.required': '性別を選択してください',
  'intendedDateOfArrival.past': '到着予定日は、本日以降の日付を選択してください',
  'intendedDateOfArrival.required': '到着予定日を入力してください',
  'intendedDateOfArrival.short-notice':
    '到着まで{days}日を切っています。それまでにビザが間に合わない可能性があります。',
  'intendedDateOfArrival.before-decision':
    '選択されたスピードでは、タンザニア入国管理局の審査結果は{day}頃までに出る見込みです。このご到着には間に合いません。',
  'intendedDateOfArrival.too-soon':
    'どの手続きのスピードでも、ご到着前に審査結果は出ません。結果は{day}頃まで、最も速いスピードでも{earliest}頃までに出る見込みです。可能であれば日程を遅らせ、航空券はまだ購入なさらないでください。',
  'intendedDateOfArrival.too-far': '到着予定日は、{days}日以内の日付を選択してください',
  'lastName.required': '姓を入力してください',
  'name.no-letters':
    'パスポートの記載どおりに入力してください。姓の記載がない場合は、「パスポートに姓の記載がない」にチェックを入れ、この欄は空欄にしてください。',
  'name.not-latin':
    'パスポートに記載されているローマ字表記で入力してください（顔写真ページの下部にある2行などで確認できます）',
  'name.placeholder':
    '名前をパスポートの記載どおりに入力してください。姓の記載がない場合は、「パスポートに姓の記載がない」にチェックを入れてください。',
  'name.short':
    '2文字以上で入力してください。パスポートの記載が1文字の場合は、そのまま進んでください。',
  'name.symbols': '数字や記号を使わず、パスポートの記載どおりの文字で入力してください',
  'nationality.referral':
    'この国籍の申請は別の部署でも審査され、約{days}日かかります。承認されるまで、航空券のお支払いはお待ちください。',
  'nationality.required': '国籍を選択してください',
  'nationality.visa-free':
    'このパスポートをお持ちの方は、タンザニアの訪問にビザは必要ありません。ビザが必要であることがわかっている場合に限り、続けてください。',
  'numberOfApplicants.too-few': '渡航する人数を1以上の数字で入力してください',
  'numberOfApplicants.too-many':
    '{max, plural, =1 {個人の申請は1名のみです。2名以上の場合は、家族または団体を選択してください。} other {この種類の申請は#名までです}}',
  'passportExpiryDate.before-issue': '有効期限は、発行日より後の日付にしてください',
  'passportExpiryDate.expired':
    'パスポートの有効期限が切れています。先にパスポートを更新してください。',
  'passportExpiryDate.required': 'パスポートの有効期限を入力してください',
  'passportExpiryDate.six-months':
    'パスポートは、本日から{months}か月以上有効である必要があります。先に更新してください。新しいパスポートは、少なくとも{day}まで有効である必要があります。',
  'passportExpiryDate.too-short-for-arrival':
    'パスポートは、到着後{days}日以上有効である必要があります。先に更新するか、到着日を早めてください。',
  'passportIssueDate.before-birth': '発行日は、生年月日より後の日付にしてください',
  'passportIssueDate.future': 'パスポートの発行日に未来の日付は入力できません',
  'passportIssueDate.old':
    'このパスポートは{years}年以上前に発行されたことになっています。パスポートの日付をご確認ください。',
  'passportIssueDate.required': 'パスポートの発行日を入力してください',
  'passportIssuingCountry.required': 'パスポートの発行国を選択してください',
  'passportNumber.long':
    'パスポート番号は、最大9文字の英数字です。パスポートをご確認のうえ、正しければそのまま進んでください。',
  'passportNumber.repeated':
    '申請者{number}と同じパスポート番号です。お子様も含め、渡航者ごとにご自身のパスポートで申請してください。',
  'passportNumber.required': 'パスポート番号を入力してください',
  'passportNumber.short':
    '6文字以上で入力してください。パスポートをご確認のうえ、正しければそのまま進んでください。',
  'passportNumber.symbols': 'パスポート番号は、A～Zの英字と数字のみで入力してください',
  'passportNumber.too-short': 'パスポート番号は3文字以上で入力してください',
  'portOfEntry.other-method':
    'この入国場所は、選択した入国方法では利用できません。リストから選択するか、入国方法を変更してください。',
  'portOfEntry.required': '入国場所を選択してください',
  'portOfEntry.zanzibar-insurance':
    'ザンジバルでは、すべての訪問者に、入域時に専用の保険への加入が義務付けられています。販売しているのは、ザンジバル保険公社（Zanzibar Insurance Corporation）です。当社の旅行保険は、その代わりにはなりません。',
  'privacyPolicyAccepted.payment': 'お支払いへ進むには、プライバシーポリシーへの同意が必要です',
  'privacyPolicyAccepted.required': '続けるには、プライバシーポリシーへの同意が必要です',
  'processingType.required': '手続きのスピードを選択してください',
  'residentialAddress.required': '住所を入力してください',
  'residentialAddress.short':
    '10文字以上で入力してください。住所がこれより短い場合は、そのまま進んでください。',
  'residentialAddress.too-short': '住所は3文字以上で入力してください',
  'residentialCity.required': '市区町村を入力してください',
  'residentialCity.short':
    '2文字以上で入力してください。市区町村名が1文字の場合は、そのまま進んでください。',
  'residentialCountry.required': '居住国を選択してください',
  'singleName.both':
    '「パスポートに姓の記載がない」にチェックが入っています。記載されている名前だけを残してもう一方を消すか、チェックを外してください。',
  'singleName.required': 'パスポートに記載されている唯一の名前を入力してください',
  'termsOfServiceAccepted.payment': 'お支払いへ進むには、利用規約への同意が必要です',
  'termsOfServiceAccepted.required': '続けるには、利用規約への同意が必要です',
  'text.control': '読み取れない文字が含まれています。もう一度入力してください。',
  'text.not-latin': 'タンザニア入国管理局が読み取れるよう、ローマ字で入力してください',
  'text.too-long': '{max}文字以内で入力してください',
  'transportationMethod.required': 'タンザニアへの入国方法を選択してください',
  'value.unreadable': 'この項目の入力内容を読み取れませんでした。もう一度入力してください。',
  'visaType.multiple-required':
    'このパスポートでは、マルチプルの観光ビザを選択する必要があります。「観光（マルチプル・複数回入国）」を選択してください。',
  'visaType.required': '必要なビザの種類を選択してください',
}
