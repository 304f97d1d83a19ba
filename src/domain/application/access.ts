import { foldEmail } from '../email.ts'

/** How a browser came to an application; a CHECK of the table repeats the list. */
export const accessWays = ['applied', 'letter', 'code', 'link'] as const

export type AccessWay = (typeof accessWays)[number]

/** How long the link of a letter opens an application, in days: as long as a browser is known. */
export const letterLinkDays = 90

const dayMs = 86_400_000

/**
 * Whether the link of a letter opens an application: the mailbox that got it is the one that counts now, and the
 * letter is neither too old nor written before links were withdrawn.
 */
export function doesLetterOpen(
  letter: { recipient: string; applicationId: number | null; createdAt: Date },
  application: {
    id: number
    contactEmail: string
    lettersOpenFrom: Date | null
    erasedAt: Date | null
  },
  now: Date,
): boolean {
  const { recipient, applicationId, createdAt } = letter
  const { contactEmail, lettersOpenFrom, erasedAt } = application
  return (
    erasedAt === null &&
    // Some letters are about all applications of an address.
    (applicationId === null || applicationId === application.id) &&
    foldEmail(recipient) === foldEmail(contactEmail) &&
    (lettersOpenFrom === null || createdAt >= lettersOpenFrom) &&
    now.getTime() - createdAt.getTime() < letterLinkDays * dayMs
  )
}
