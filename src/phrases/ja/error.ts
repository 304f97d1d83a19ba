import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    '署名後に料金または規定が変わりました。契約書をもう一度お読みになり、改めて署名してください。',
  'agreement.not-found': 'この番号の契約書はありません。',
  'agreement.signature-blank': 'お支払いへ進むには、署名が必要です',
  'agreement.signature-unreadable':
    '署名を読み取れませんでした。消去して、もう一度署名してください。',
  'applicant.filed':
    'この渡航者の申請はすでにタンザニア入国管理局に提出されているため、ここでは変更できません。誤りがある場合はご連絡ください。',
  'amendment.cheaper':
    'より料金の低い内容への変更は当社で行い、返金ポリシーに従って差額を返金します。メールでご連絡ください。',
  'amendment.extra-late':
    'オプションは、審査結果が出るまでの間、最初の到着日の前日まで追加できます。',
  'amendment.multiple-required':
    'マルチプルビザ（複数回入国）が必要な国籍の渡航者が含まれています。',
  'amendment.nothing': 'すでにこの内容でご注文いただいています。',
  'amendment.somebody-withdrew':
    '渡航者のお一人の申請がキャンセルされたため、ここでは変更できません。メールでご連絡ください。',
  'applicant.not-found': 'この渡航者は、この申請に含まれていません。',
  'applicant.too-many': 'この申請には、すでに渡航者全員が登録されています。',
  'application.changed':
    'この申請は、少し前に変更されました。再読み込みして変更内容をご確認ください。',
  'application.closed': 'この申請は提出済みのため、ここでは変更できません。',
  'application.held':
    '現在、この申請の手続きを進めています。1分ほどしてからもう一度お試しください。',
  'application.incomplete':
    '入力されていない項目があります。先に渡航者全員の情報を入力してください。',
  'application.not-found': '申請が見つかりません。入力内容を確認して、もう一度お試しください。',
  'cancellation.before-paying':
    'お支払い前に一部の方だけを外すことはできません。申請をキャンセルし、人数を減らして始め直してください。',
  'chat.answer-required': '担当者が返信した後に控えを送信できます。',
  'chat.email-required': '先にメールアドレスを入力してください。',
  'chat.full': 'この会話は上限に達しました。新しい会話を始めてください。',
  'chat.not-found': 'この会話は見つかりません。',
  'code.wrong': 'コードが正しくないか、有効期限が切れています。新しいコードを取得してください。',
  'document.accepted': 'この書類は確認のうえ受理済みのため、変更できません。',
  'correction.ineligible':
    'この国籍の方は、タンザニアのビザを必要としません。お支払い分も含めて一緒に確認しますので、当社までご連絡ください。',
  'correction.refused': '訂正内容に問題があります。まだ何も変更されていません。',
  'correction.visa-kind':
    'この国籍の方には、マルチプルの観光ビザが必要です。先にビザの種類を変更してから、国籍を変更してください。',
  'document.ambiguous':
    'このPDFはプログラムによって読み取り結果が異なり、内容の一部が失われるおそれがあります。通常のPDFとして印刷・保存し直して追加してください。',
  'document.blank': 'この画像には一色しか写っていません。顔が写っている写真を選択してください。',
  'document.empty-page':
    'このページには何も写っていません。書類が写っているファイルを選択してください。',
  'document.damaged':
    '当社で保管しているこのファイルが破損しています。お手元のファイルに問題はありません。改めてご提出をお願いするか、当社で差し替えます。',
  'document.empty': 'このファイルは空です。別のファイルを選択してください。',
  'document.encrypted':
    'このPDFはパスワードで保護されています。パスワードなしで保存し直して追加してください。',
  'document.heic':
    'この写真は、iPhoneで使われるHEIC形式です。写真を開き、「共有」からJPEGで保存してください。または、「設定」→「カメラ」→「フォーマット」→「互換性優先」を選択して撮り直してください。',
  'document.infected':
    'ウイルス検査により、このファイルは受け付けられませんでした。別のファイルを選択してください。',
  'document.missing': 'まだ不足している書類があります。',
  'document.not-found': 'この書類が見つかりません。',
  'document.quota':
    '1日に送信できるファイル数の上限に達しました。{hours, plural, other {#時間}}後に追加できます。お急ぎの場合は、ご連絡ください。',
  'document.scripted':
    'このPDFには、プログラムまたは別のファイルが含まれています。通常のPDFとして印刷・保存し直して追加してください。',
  'document.too-complex':
    'このファイルは、開いたときのサイズが大きすぎます。小さくして保存し、もう一度追加してください。',
  'document.too-large': 'ファイルサイズは{limit} MB未満にしてください',
  'document.type-unknown': 'この種類の書類は、この申請では必要ありません。',
  'document.unreadable':
    'ファイルを開けませんでした。破損している可能性があります。保存し直して、もう一度お試しください。',
  'document.wrong-type':
    'このファイル形式は使用できません。{allowed}で保存するか、スクリーンショットを撮って追加してください。',
  'draft.not-found': 'このブラウザには、保存された入力内容がありません。',
  'draft.changed': '入力内容が別のタブまたはウィンドウで変更されました。',
  'file.missing': '先にファイルを選択してください。',
  'idempotency.mismatch': 'このリクエストは、以前に別の内容で送信されています。',
  'link.changed': 'その間に別の端末で変更されました。',
  'link.sent-in': 'この入力内容はすでに提出されており、ここでは変更できません。',
  'link.expired':
    'このリンクは使用済みか、有効期限が切れています。新しいリンクを取得してください。',
  'mail.signature-wrong': 'このメッセージには、メールサービスの署名がありません。',
  'messenger.not-connected': 'メッセージアプリは連携されていません。',
  'messenger.not-offered': 'このメッセージアプリはここでは利用できません。',
  'messenger.signature-wrong': 'このメッセージには、メッセージサービスの署名がありません。',
  'messenger.unavailable':
    'メッセージサービスが応答していません。しばらくしてからもう一度お試しください。',
  'passport-page.gone':
    'パスポートの画像は、すでに保存されていません。画像なしで続けてください。お支払い後に追加できます。',
  'payment.already-paid': 'この申請はすでにお支払い済みです。',
  'payment.gateway-unavailable':
    '現在、決済ページから応答がありません。請求は行われていません。1分ほどしてから、もう一度お試しください。',
  'payment.not-open': 'このお支払いは、もう変更できません。',
  'payment.required': '書類を追加する前に、お支払いを済ませてください。',
  'payment.signature-wrong': 'このメッセージには、決済代行会社の署名がありません。',
  'payment.still-open':
    '決済ページがまだ開いています。そのページでお支払いを中止するか、1時間以内に自動的に終了するまでお待ちください。',
  'price.changed': '料金が変わりました。先に進む前に、新しい料金をご確認ください。',
  'receipt.not-found': 'この申請には、この番号の領収書がありません。',
  'request.content-type': 'この種類の内容は処理できません。',
  'request.host': '当サイトでは、このホスト名は使用できません。',
  'request.invalid': '必須項目をすべて入力してください',
  'request.not-found': 'お探しのページは見つかりませんでした。',
  'request.origin':
    'このリクエストは、当サイトのページから送信されたものではありません。ページを再読み込みしてください。',
  'request.too-large': '一度に受け付けられるサイズを超えています。',
  'request.too-many':
    '試行回数が多すぎます。{seconds, plural, other {#秒}}待ってから、もう一度お試しください。',
  'request.too-slow': '接続が遅すぎました。通信状態のよい場所で、もう一度お試しください。',
  'request.unauthorized':
    '申請時に使用したブラウザで開くか、当社からのメールに記載されたリンクをお使いください。',
  'request.unreadable': 'このリクエストを読み取れませんでした。',
  'rules.changed': '料金または規定が変わりました。先に進む前に、変更点をご確認ください。',
  'rules.not-found': 'この番号の規定はありません。',
  'server.away':
    '現在、システムの一部がご利用いただけません。入力内容は保存されています。数分後に、もう一度お試しください。',
  'server.busy':
    '現在、アクセスが集中しています。入力内容は保存されています。しばらくしてから、もう一度お試しください。',
  'server.failed':
    '当社側で問題が発生しました。入力内容は保存されています。しばらくしてから、もう一度お試しください。',
}
