/** A mail server's no, as far as it is known. */
export type SmtpRefusal = {
  /** The three digits: 550. */
  code: number | undefined
  /** The whole reply, enhanced code included: '550 5.1.1 User unknown'. */
  reply?: string | undefined
  /** What the server was answering: 'MAIL FROM', 'RCPT TO', 'DATA' … */
  command?: string | undefined
}

/** The code of RFC 3463 that a reply begins with, '5.1.1'; null where there is none. */
export function enhancedCodeOf(reply: string | undefined): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply ?? '')?.[1] ?? null
}

/**
 * Which details of RFC 3463 speak of the recipient: subject 1 is the address, 2 the mailbox. Left out on
 * purpose: 1.7, 1.8 and 1.9, which are about our own address, and a full mailbox (2.2), which gets emptied.
 */
const finalDetails = new Set([
  ...['1.1', '1.2', '1.3', '1.4', '1.6', '1.10'],
  ...['2.0', '2.1', '2.3', '2.4'],
])

/** Said about us or by policy, whatever the code: relaying, our login, our name, our reputation. */
const aboutUs =
  /relay|authenti|not permitted|not allowed|not verified|sender|policy|denied|block|spam|reputation|spf|dkim|dmarc|rdns|ptr|limit|quota|full/i

/**
 * Whether a repeat can never help, because the server speaks of the recipient's address or mailbox.
 * Everything else (our rights, our settings, its policy, its own trouble) is somebody's to repair, and
 * the letter waits for that.
 */
export function isFinal({ code, reply, command }: SmtpRefusal): boolean {
  if (code === undefined || code < 500 || code > 599) return false
  // No answer to our sender's address speaks of the recipient.
  if (command?.startsWith('MAIL')) return false
  const enhanced = enhancedCodeOf(reply)
  if (enhanced?.startsWith('5.')) {
    const detail = enhanced.slice(2)
    // 1.0 is 'something about an address': of the recipient, unless the words say otherwise.
    return detail === '1.0' ? !aboutUs.test(reply ?? '') : finalDetails.has(detail)
  }
  const refusesMailbox = code === 550 || code === 551 || code === 553
  return refusesMailbox && command?.startsWith('RCPT') === true && !aboutUs.test(reply ?? '')
}
