import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  words: 'ビザ申請と連携する：{code}',
  'news.status':
    'ビザ申請{reference}の状況が変わりました。詳しくはこちら：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.decision':
    'ビザ申請{reference}の審査結果が出ました。こちらからご確認ください：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.documents':
    'ビザ申請{reference}について、お客様にご用意いただくものがあります。不足しているものはこちら：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.refund':
    'ビザ申請{reference}について返金します。金額と時期はこちら：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.cancellation':
    'ビザ申請{reference}のキャンセルのご希望にご返信しました。こちらからご確認ください：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.answer':
    'ビザ申請{reference}についてメッセージをお送りしました。確認と返信はこちら：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.reminder':
    'ビザ申請{reference}にまだ足りないものがあります。続きはこちら：{link} このメッセージを停止するにはSTOPと返信してください。',
  'news.reopen':
    'こちらは{company}です。ご返信の用意ができました。このメッセージに返信していただくと、お送りします。停止するにはSTOPと返信してください。',
  'reply.connected':
    'ビザ申請{reference}と連携しました。メールでお送りするお知らせがここにも届き、ここから当社に連絡できます。停止するにはSTOPと返信してください。',
  'reply.code-wrong':
    'このコードは無効になりました。当サイトの「お客様の申請」を開き、もう一度「連携」を選んでください：{link}',
  'reply.code-paused':
    'コードが何度も一致しなかったため、ここからのコードは1時間受け付けません。その後、当サイトの「お客様の申請」を開き、もう一度「連携」を選んでください：{link}',
  'reply.stopped':
    '今後、ここにメッセージは届きません。メールでご連絡します。再開するにはSTARTと送信してください。',
  'reply.started': 'ここに再びメッセージが届きます。停止するにはSTOPと送信してください。',
  'reply.away':
    'メッセージが届きました。ありがとうございます。現在は営業時間外で、次の営業開始は{opening}です。{status}',
  'file.refused': '{company}：📎 {name}は届いていません。{reason}',
  'file.gone': 'メッセージアプリからファイルを取得できませんでした。もう一度お送りください。',
  'reply.away.status': 'ビザ申請{reference}の状況：{status}。',
  'letter.offer': 'お知らせは{messengers}でも受け取れます。',
  'letter.action': '「お客様の申請」のページで連携する',
  'step.tick': 'WhatsAppでもお知らせを受け取る',
  'step.consent':
    '{company}がこの番号に短いお知らせを送ります。内容は申請番号とリンクだけです。STOPと返信すればいつでも停止できます。メールは必ずお送りします。',
  'step.telegram':
    'お知らせはTelegramでも受け取れます。申請の送信後、「お客様の申請」のページで連携してください。',
  'step.none':
    'お知らせはメールで届きます。{channel}にはお送りしませんが、スタッフからご連絡することがあります。',
  'own.title': 'メッセージアプリでのお知らせ',
  'own.offer': 'メッセージアプリでもお知らせを受け取る',
  'own.connect': '{messenger}と連携',
  'own.again': '{messenger}ともう一度連携',
  'own.claimed': 'お知らせはリンクだけで届きます。連携すると、そこで内容を読み、返信できます。',
  'own.news.on': '連携済みです。お知らせがそこにも届き、そこから当社に連絡できます。',
  'own.news.off':
    '連携済みです。お知らせはメールだけで届きます。そこに届いたメッセージにはそこでご返信します。',
  'own.turn.on': 'そこにもお知らせを送る',
  'own.turn.off': 'メールのみ',
  'own.end': '連携を解除',
  'own.ended.stop': '{moment}に終了：STOPと送信されました。お知らせはメールのみで届きます。',
  'own.ended.blocked': '{moment}に終了：当社がブロックされました。お知らせはメールのみで届きます。',
  'own.ended.unreachable':
    '{moment}に終了：メッセージを届けられませんでした。お知らせはメールのみで届きます。',
  'own.ended.replaced':
    '{moment}に終了：別の番号またはIDに替わりました。お知らせはメールのみで届きます。',
  'own.ended.moved':
    '{moment}に終了：この申請のメールアドレスが変更されました。お知らせはメールのみで届きます。',
  'own.ended.traveller': '{moment}にここで解除しました。お知らせはメールのみで届きます。',
  'own.ended.staff': '{moment}に当社が解除しました。お知らせはメールのみで届きます。',
  'own.how.whatsapp':
    '下のメッセージをご自身のWhatsAppから送ってください。入力済みなので、送信を押すだけです。',
  'own.how.telegram': 'Telegramで当社とのトークが開きます。そこで「開始」を押すだけです。',
  'own.how.sms':
    '下のメッセージをご自身の電話からSMSで送ってください。入力済みなので、送信を押すだけです。',
  'own.means':
    'その後、この申請のお知らせがそこに届き、そこから当社に連絡できます。パスポート番号、生年月日、書類をそこに送ることはありません。停止するにはSTOPと送信してください。',
  'own.sandbox': 'お試し用のメッセージアプリです。実際には誰にも届きません。',
  'own.scan': 'スマートフォンのカメラで読み取ってください',
  'own.scan.label': 'スマートフォンで{messenger}を開くQRコード',
  'own.open': '{messenger}を開く',
  'own.until': 'このメッセージは1回だけ、{time}まで有効です。',
  'own.waiting': 'メッセージを待っています',
  'own.done': '{messenger}と連携しました。',
  'own.close': '閉じる',
  'own.late': 'そのメッセージは無効になりました。',
  'own.renew': '新しく作成',
  'own.hint': 'このページ、{email}宛てのメール、{messenger}でご返信します。',
}
