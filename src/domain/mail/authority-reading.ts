import { maxPortalNumber } from '../filing/form.ts'

export const authorityNews = ['number', 'question', 'approved', 'refused', 'unclear'] as const
/** What an e-mail of the authority seems to say: a number was given, something is asked, or a decision. */
export type AuthorityNews = (typeof authorityNews)[number]

export type AuthorityReading = {
  kind: AuthorityNews
  /** The portal's number; null if it names none, or several. */
  number: string | null
}

/** What is read at most: portals are brief. */
const readLength = 20_000
const sentenceLength = 600

/** A label, up to a line's end or a few signs, and a number; a word between stands by itself, since numbers begin like it. */
const behind = (label: string): RegExp =>
  new RegExp(
    `${label}\\s{0,4}(?:(?:is|was|ni|of|no)(?=[\\s:#=])|no\\.(?=[\\s:#=\\p{Nd}]))?\\s{0,4}[:#.=–-]{0,3}\\s{0,6}(?=[\\p{L}\\p{N}./-]{0,64}\\p{Nd})([\\p{L}\\p{N}]{1,64}(?:[-/.][\\p{L}\\p{N}]{1,64}){0,8})(?![\\p{L}\\p{N}@])`,
    'giu',
  )
const noun = '(?:id|identification|number|no\\.?|ref\\.?|reference|code)'
/** The surest first: others are read where it says nothing. */
const labels: readonly RegExp[] = [
  behind(`\\bapplication(?:['’]s)?\\s{1,4}${noun}(?:\\s{1,4}${noun}(?![-/]))?(?![\\p{L}\\p{N}])`),
  behind('\\bnamba ya (?:maombi|ombi)(?: yako)?(?![\\p{L}\\p{N}])'),
  behind(`(?:^|\\n)[ \\t]{0,8}(?:reference|tracking)\\s{1,4}${noun}(?![\\p{L}\\p{N}])`),
]

/** Ours, which letters repeat. */
const ownReference = /^TZ-\d{6,}$/i

const dates = [
  /^\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,9})[-/.]\d{2}(?:\d{2})?$/u,
  /^\d{4}([-/.])\d{1,2}\1\d{1,2}(?:T\d{1,2})?$/i,
]

function numberIn(text: string): string | null {
  for (const label of labels) {
    const found = [...text.matchAll(label)].flatMap(([, number = '']) => {
      const isNumber = /\d/.test(number) && number.length >= 5 && number.length <= maxPortalNumber
      const isOther = ownReference.test(number) || dates.some((date) => date.test(number))
      return isNumber && !isOther ? [number] : []
    })
    const folded = new Set(found.map((number) => number.toUpperCase()))
    if (folded.size > 0) return folded.size === 1 ? (found[0] ?? null) : null
  }
  return null
}

const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** What is decided about: a decision on anything else is none. */
const application = anyOf(
  '(?:e-?)?visas?',
  'applications?',
  'request',
  '(?:entry )?permit',
  'grant notice',
  'status',
  '(?:ma)?ombi',
)
const part = anyOf(
  'photos?',
  'photographs?',
  'pictures?',
  'images?',
  'files?',
  'documents?',
  'attachments?',
  'payments?',
  'fees?',
  'transaction',
  'scan',
  'copy',
  'picha',
  'malipo',
  'hati',
)
const approval = anyOf('approved', 'granted', 'issued', '(?:i|li|ya)me(?:kubaliwa|idhinishwa)')
const refusal = anyOf(
  'refused',
  'rejected',
  'denied',
  'declined',
  'unsuccessful',
  'unable to (?:approve|grant|issue)',
  '(?:could|can|will) ?not be (?:approved|granted|issued)',
  '(?:i|li|ya)mekataliwa',
)
const negation = anyOf('not', 'never', 'no', 'cannot', 'nor', 'neither', "\\p{L}{1,10}n['’]t")
/** Before a decision: it is to come. */
const modal = anyOf(
  'may',
  'might',
  'could',
  'would',
  'will',
  'shall',
  'can',
  'to be',
  'being',
  'ita\\p{L}*',
)
/** Anywhere: it is not said, or not yet. */
const open = anyOf(
  ...['if', 'once', 'when', 'whenever', 'unless', 'until', 'till', 'whether', 'should', 'in case'],
  ...['yet', 'subject to', 'upon', 'pending', 'provided', 'how', 'get', 'want', 'guaranteed'],
  ...[
    'ikiwa',
    'endapo',
    'iwapo',
    'kama',
    'bado',
    'ha(?:i|li|ya)ja(?:kubaliwa|idhinishwa|kataliwa)',
  ],
)
const asking = anyOf(
  '(?:please|kindly|must|need to|required to|requested to|asked to) (?:re-?)?(?:upload|provide|submit|send|attach|supply|correct|clarify|resubmit)',
  '(?:additional|further|more|missing) (?:information|documents?|details)',
  '(?:information|documents?) (?:is|are) (?:missing|required|needed)',
  'incomplete',
  'clarification',
  '(?:tafadhali )?(?:wasilisha|pakia|ambatisha|tuma)',
)
const again = anyOf(
  'new application',
  'apply again',
  'reapply',
  're-apply',
  'on arrival',
  'at the port',
)
const received = anyOf(
  'received',
  'submitted',
  'registered',
  'created',
  'thank you',
  'application id',
  '[iy]a?mepokelewa',
  'limepokelewa',
)
/** Those who advertise write of visas, too. */
const advertising = anyOf(
  'unsubscribe',
  'newsletter',
  'book now',
  'special offer',
  'view (?:this (?:e-?mail )?)?in (?:your |a )?browser',
)

/** Mail programs break lines at some 70 signs; a table has its words below their label. */
const unwrapped = (text: string): string =>
  text
    .replace(/([^\n]{50}[^.!?:;\n])\n(?=\S)/g, '$1 ')
    .replace(/\b(status) {0,3}:? {0,3}\n\s{0,6}/gi, '$1: ')

/** With its sign at the end, which says whether it asks. */
const sentencesOf = (text: string): string[] =>
  (unwrapped(text).match(/[^.!?\n;]{1,2000}[.!?\n;]?/g) ?? []).map((each) =>
    each.trim().slice(0, sentenceLength),
  )

/** How far around its verb a sentence says what is decided, and what is denied. */
const near = 30

/** What one sentence says of an application. */
function saidIn(sentence: string): 'approved' | 'refused' | null {
  if (sentence.endsWith('?') || open.test(sentence) || !application.test(sentence)) return null
  const refused = refusal.exec(sentence)
  const decided = refused ?? approval.exec(sentence)
  if (!decided) return null
  const [before, rest] = [
    sentence.slice(0, decided.index),
    sentence.slice(decided.index + decided[0].length),
  ]
  if (part.test(before) || part.test(rest.slice(0, near)) || modal.test(before)) return null
  const isNegated = negation.test(before)
  if (refused) return isNegated || approval.test(before) || approval.test(rest) ? null : 'refused'
  if (!isNegated) return 'approved'
  return negation.test(before.slice(-near)) ? 'refused' : null
}

const asksIn = (sentence: string): boolean =>
  !sentence.endsWith('?') && asking.test(sentence) && !again.test(sentence)

/** Whatever it says twice, or of which it says the contrary, is left to the reader. */
function newsIn(sentences: readonly string[], number: string | null): AuthorityNews {
  const said = new Set(sentences.map(saidIn).filter((each) => each !== null))
  const asks = sentences.some(asksIn)
  if (said.size > 1 || (said.has('refused') && asks)) return 'unclear'
  if (said.has('refused')) return 'refused'
  if (said.has('approved')) return asks ? 'unclear' : 'approved'
  if (asks) return 'question'
  return number !== null && sentences.some((each) => received.test(each)) ? 'number' : 'unclear'
}

/** Reads an e-mail cautiously: a wrong reading costs more than none. `text` without what it repeats. */
export function readAuthorityEmail({
  subject,
  text,
}: {
  subject: string
  text: string
}): AuthorityReading {
  const whole = `${subject}\n${text.slice(0, readLength)}`.normalize('NFKC')
  const number = numberIn(whole)
  const kind = advertising.test(whole) ? 'unclear' : newsIn(sentencesOf(whole), number)
  return { kind, number }
}
