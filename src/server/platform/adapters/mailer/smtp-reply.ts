/** A rejection by a mail server. */
export type SmtpRefusal = {
  /** The three digits: 550. */
  code: number | undefined
  /** The whole reply, enhanced code included: '550 5.1.1 User unknown'. */
  reply?: string | undefined
  /** The command that was answered: 'MAIL FROM', 'RCPT TO', 'DATA' … */
  command?: string | undefined
}

/** The RFC 3463 code at the start of a reply, '5.1.1'; null without one. */
export function enhancedCodeOf(reply: string | undefined): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply ?? '')?.[1] ?? null
}

/**
 * The RFC 3463 details that concern the recipient: subject 1 is the address, 2 the mailbox.
 * Excluded: 1.7, 1.8 and 1.9, which are about the sender, and a full mailbox (2.2), which gets
 * emptied.
 */
const finalDetails = new Set([
  ...['1.1', '1.2', '1.3', '1.4', '1.6', '1.10'],
  ...['2.0', '2.1', '2.3', '2.4'],
])

/** Wording about us or a policy, whatever the code: relaying, login, name, reputation. */
const aboutUs =
  /relay|authenti|not permitted|not allowed|not verified|sender|policy|denied|block|spam|reputation|spf|dkim|dmarc|rdns|ptr|limit|quota|full/i

/**
 * Whether a retry can never help because the recipient's address or mailbox is wrong. Anything else
 * (permissions, settings, policy, a server error) can be fixed, and the letter waits.
 */
export function isFinal({ code, reply, command }: SmtpRefusal): boolean {
  if (code === undefined || code < 500 || code > 599) return false
  // A reply to MAIL FROM is never about the recipient.
  if (command?.startsWith('MAIL')) return false
  const enhanced = enhancedCodeOf(reply)
  if (enhanced?.startsWith('5.')) {
    const detail = enhanced.slice(2)
    // 1.0 is 'other address status': the recipient's, unless the text says otherwise.
    return detail === '1.0' ? !aboutUs.test(reply ?? '') : finalDetails.has(detail)
  }
  const refusesMailbox = code === 550 || code === 551 || code === 553
  return refusesMailbox && command?.startsWith('RCPT') === true && !aboutUs.test(reply ?? '')
}
