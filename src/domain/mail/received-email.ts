export const receivedEmailKinds = ['answer', 'auto-reply', 'authority', 'unknown'] as const
/**
 * A received e-mail: a message about an application or conversation, an automatic reply, what may be
 * the authority's about a traveller, or unknown.
 */
export type ReceivedEmailKind = (typeof receivedEmailKinds)[number]

export const emailTroubles = ['too-large', 'unreadable'] as const
/** Why an e-mail could not be read completely. */
export type EmailTrouble = (typeof emailTroubles)[number]

export const emailLimits = {
  /** Maximum length of the text including quotes. */
  text: 200_000,
  subject: 300,
  /** Maximum length of an address (RFC 5321). */
  sender: 320,
  /** Attachments processed; further ones are only named. */
  files: 20,
  namedFiles: 50,
} as const

/** Inline pictures up to this size are decoration: logos, icons, signatures. */
const decorationBytes = 32 * 1024

/** Whether a file only decorates the text. `isEmbedded`: the text displays it. */
export function isDecoration(file: {
  isEmbedded: boolean
  mediaType: string
  sizeBytes: number
}): boolean {
  const { isEmbedded, mediaType, sizeBytes } = file
  return isEmbedded && mediaType.startsWith('image/') && sizeBytes <= decorationBytes
}

/** Days for which an unassigned e-mail is stored. */
export const unknownEmailDays = 90

/** Splits a text into pieces of at most `length`, at line ends where possible. */
export function piecesOf(text: string, length: number, most: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > 0 && pieces.length < most) {
    if (rest.length <= length) return [...pieces, rest]
    const line = rest.lastIndexOf('\n', length)
    const word = rest.lastIndexOf(' ', length)
    const at = [line, word].find((each) => each > length / 2) ?? wholeSigns(rest, length)
    pieces.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return pieces
}

/** Avoids splitting a surrogate pair. */
const wholeSigns = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at

/** Back-off in seconds after consecutive failures to read a mailbox: from half a minute to a quarter of an hour. */
export function mailboxPauseSeconds(failures: number): number {
  return Math.min(30 * 2 ** Math.min(failures - 1, 10), 900)
}
