// What people write in a messenger that means something to us besides its words.

const code = /(?<![\w-])KV-([\w-]{22})(?![\w-])/

/** A code as it is sent: the words around it may be changed, and Telegram sends it alone. */
export const sentCode = (secret: string): string => `KV-${secret}`

/** The secret of the code in a message; null without one. */
export const codeIn = (text: string): string | null => code.exec(text)?.[1] ?? null

// As the services count them, and in the languages of the site: a message of this one word only.
const stopWords = [
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt-out'],
  ...['dur', 'durdur', 'ret', 'iptal', 'çık'],
  ...['alto', 'basta', 'baja', 'parar', 'detener', 'cancelar'],
  ...['arrêt', 'arrêter', 'arrêtez', 'désabonner'],
  ...['stopp', 'abmelden', 'abbestellen', 'beenden'],
  ...['توقف', 'قف', 'إيقاف', 'أوقف', 'إلغاء'],
  ...['停止', '退订', '退訂', '取消', 'td'],
  ...['ストップ', '中止', '配信停止', '解除'],
  ...['중지', '정지', '중단', '그만', '수신거부'],
  ...['стоп', 'отписаться', 'отписка', 'отмена'],
]

const startWords = [
  ...['start', 'unstop'],
  ...['başla', 'başlat'],
  ...['iniciar', 'empezar', 'alta'],
  ...['démarrer', 'commencer', 'reprendre'],
  ...['starten'],
  ...['ابدأ', 'بدء'],
  ...['开始', '開始'],
  ...['スタート'],
  ...['시작'],
  ...['старт', 'начать'],
]

/** Without case, accents and the signs around it; a bot's command without its stroke. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const [stops, starts] = [new Set(stopWords.map(folded)), new Set(startWords.map(folded))]

/** Longer than any of the words, decomposed. */
const mostRead = 60

const isOneOf = (words: ReadonlySet<string>, text: string): boolean =>
  text.length <= mostRead && words.has(folded(text))

/** Whether a whole message asks for no more messages. */
export const isStopWord = (text: string): boolean => isOneOf(stops, text)

/** Whether a whole message asks for messages again. */
export const isStartWord = (text: string): boolean => isOneOf(starts, text)
