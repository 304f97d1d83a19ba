import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'チャットで相談',
  'button.unread': 'チャットで相談、新着メッセージ{count}件',
  title: '{company}とのチャット',
  close: 'チャットを閉じる',
  menu: 'チャットのメニュー',

  'attendance.here': 'ただいま担当者が対応できます',
  'attendance.soon': '営業時間内です。本日中にここでご返信します。',
  'attendance.away':
    '営業時間外です。メールでご返信します。次の営業は{day} {opens}～{closes}（ロンドン時間）です。',

  'greeting.title': 'ご用件をお聞かせください',
  'greeting.text': 'ビザ、書類、申請についてお尋ねください。担当者がお答えします。',
  notice: '当社は民間のコンサルティング会社で、政府機関ではありません。',
  privacy: 'パスポート番号やカード番号は送信しないでください。',

  'contact.title': 'ご連絡先',
  'contact.text': '返信の前にチャットを離れられた場合は、メールでご返信します。',
  'contact.name': 'お名前（任意）',
  'contact.email': 'メールアドレス（任意）',
  'contact.email.wrong': 'メールアドレスを入力してください（例：name@example.com）',
  'contact.save': '保存',
  'contact.skip': '後で',
  'contact.edit': 'お名前・メールアドレスを変更',
  'contact.device': '申請済みの方はこちら：返信をこの端末で受け取る',
  'contact.saved': '未読の返信は{email}宛てにお送りします。',
  'contact.leave.action': 'メールアドレスを入力',

  'application.about': '申請{reference}について',
  'application.remove': '申請{reference}の情報を添付しない',
  'application.ask': '申請についてのお問い合わせですか？',
  'application.text':
    '申請番号とメールアドレスがあると、早くお調べできます。申請の内容はここには表示されません。',
  'application.number': '申請番号',
  'application.email': '申請時のメールアドレス',
  'application.number.wrong': 'TZ-000123のような申請番号を入力してください',
  'application.thanks': 'ありがとうございます。確認いたします。',

  'message.label': 'メッセージ',
  'message.hint': 'Enterで送信、Shift+Enterで改行',
  'message.send': '送信',
  'message.left': '残り{count}文字',
  'message.long': '{count}文字超過しています。2回に分けて送信してください。',

  log: '会話',
  loading: '会話を開いています',
  'log.you': 'お客様',
  'log.staff': '担当者',
  'log.from': '{name}：',
  'log.today': '今日',
  'log.yesterday': '昨日',
  'log.new': '新着メッセージ{count}件',
  'log.link': '新しいタブで開きます',
  'log.typing': '{name}が入力中',

  'state.sending': '送信中',
  'state.waiting': '接続が回復したら送信します',
  'state.sent': '送信済み',
  'state.seen': '既読',
  'state.failed': '送信できませんでした',
  'state.retry': '再試行',
  'state.discard': '削除',

  'files.add': 'ファイルを添付',
  'files.wait': 'アップロードが終わってから送信してください。',
  'files.missing': '届いていないファイルがあります。削除するか、再試行してから送信してください。',
  'files.remove': '{name}を削除',
  'files.most': '1件のメッセージに添付できるファイルは5個までです。',
  'files.quota': '本日は、ここにこれ以上ファイルを追加できません。',
  'files.failed': 'ファイルをアップロードできませんでした。',
  'files.changed':
    'このファイルは端末上で変更、移動、または削除されました。もう一度選択してください。',
  'files.save': '{name}を保存',

  'connection.lost': '接続できません。再試行しています。',

  'transcript.send': 'この会話をメールで受け取る',
  'transcript.sent': '{email}宛てに送信しています。',
  'transcript.answer': '担当者が返信した後に送信できます。',
  'transcript.email': '先にメールアドレスを入力してください。その宛先に会話をお送りします。',
  'transcript.failed': '送信できませんでした。しばらくしてから、もう一度お試しください。',

  'rating.title': 'お役に立てましたか？',
  'rating.good': 'はい',
  'rating.bad': 'いいえ',
  'rating.thanks': 'ご回答ありがとうございます。',
  'greeting.close': 'このメッセージを閉じる',

  'closed.text': 'この会話は終了しました。メッセージを送ると再開します。',
  'full.text': 'この会話は上限に達しました。新しい会話を始めてください。',
  'gone.text': 'この会話はここでは開けなくなりました。次のメッセージから新しい会話になります。',
  'anew.text': '前の会話はここでは開けなくなりました。これは新しい会話です。',
  'new.action': '新しい会話を始める',
}
