import type { Messenger } from './messenger.ts'

// What people write in a messenger that means something to us besides its words.

const code = /(?<![\w-])KV-([\w-]{22})(?![\w-])/

/** A code as it is sent: the words around it may be changed, and Telegram sends it alone. */
export const sentCode = (secret: string): string => `KV-${secret}`

/** The secret of the code in a message; null without one. */
export const codeIn = (text: string): string | null => code.exec(text)?.[1] ?? null

// A message of this one word only, in the languages of the site.
const stopWords = [
  ...['stop', 'stopall', 'unsubscribe', 'optout', 'opt-out'],
  ...['dur', 'durdur'],
  ...['alto', 'baja', 'parar', 'detener'],
  ...['arrêt', 'arrêter', 'arrêtez', 'désabonner'],
  ...['stopp', 'abmelden', 'abbestellen'],
  ...['توقف', 'قف', 'إيقاف', 'أوقف'],
  ...['停止', '退订', '退訂'],
  ...['ストップ', '配信停止'],
  ...['중지', '정지', '중단', '수신거부'],
  ...['стоп', 'отписаться', 'отписка'],
]

// End an SMS too, as its gateways count them; elsewhere they may answer what we asked.
const smsStopWords = [
  ...['cancel', 'end', 'quit', 'revoke'],
  ...['ret', 'iptal', 'çık'],
  ...['basta', 'cancelar', 'beenden', 'إلغاء'],
  ...['取消', 'td', '中止', '解除', '그만', 'отмена'],
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

const setOf = (words: readonly string[]) => new Set(words.map(folded))
const [stops, starts] = [setOf(stopWords), setOf(startWords)]
const smsStops = setOf([...stopWords, ...smsStopWords])

/** Longer than any of the words, decomposed. */
const mostRead = 60

const isOneOf = (words: ReadonlySet<string>, text: string): boolean =>
  text.length <= mostRead && words.has(folded(text))

/** Whether a whole message asks for no more messages. */
export const isStopWord = (text: string, messenger: Messenger): boolean =>
  isOneOf(messenger === 'sms' ? smsStops : stops, text)

/** Whether a whole message asks for messages again. */
export const isStartWord = (text: string): boolean => isOneOf(starts, text)
