export const receivedEmailKinds = ['answer', 'auto-reply', 'unknown'] as const
/**
 * What a received email is: somebody's words about an application or a conversation, a program's in their
 * absence, or nothing says what it is about.
 */
export type ReceivedEmailKind = (typeof receivedEmailKinds)[number]

export const emailTroubles = ['too-large', 'unreadable'] as const
/** Why not all of an email could be read. */
export type EmailTrouble = (typeof emailTroubles)[number]

export const emailLimits = {
  /** Characters of the text, with what it repeats. */
  text: 200_000,
  subject: 300,
  /** As long as an address may be (RFC 5321). */
  sender: 320,
  /** Files that are looked at; further ones are only named. */
  files: 20,
  namedFiles: 50,
} as const

/** An inline picture of at most so many bytes is decoration: a logo, an icon, a signature. */
const decorationBytes = 32 * 1024

/** Whether a file is only there to decorate the text. `isEmbedded`: the text shows it itself. */
export function isDecoration(file: {
  isEmbedded: boolean
  mediaType: string
  sizeBytes: number
}): boolean {
  const { isEmbedded, mediaType, sizeBytes } = file
  return isEmbedded && mediaType.startsWith('image/') && sizeBytes <= decorationBytes
}

/** Days that an email which nobody attached to anything is kept. */
export const unknownEmailDays = 90

/** Of a text that goes on in a conversation: pieces of at most `length`, broken at lines where there are any. */
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

/** Not in the middle of a sign of two units. */
const wholeSigns = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at

/**
 * For how many seconds a mailbox is left alone that could not be read so often in a row: half a minute at first, an
 * hour's quarter at most.
 */
export function mailboxPauseSeconds(failures: number): number {
  return Math.min(30 * 2 ** Math.min(failures - 1, 10), 900)
}
