import { foldEmail } from '../email.ts'

/** How a browser gained access to an application; a CHECK of the table repeats the list. */
export const accessWays = ['applied', 'letter', 'code', 'link'] as const

export type AccessWay = (typeof accessWays)[number]

/** Days for which the link in a letter opens an application: as long as a browser keeps access. */
export const letterLinkDays = 90

const dayMs = 86_400_000

/**
 * Whether the link in a letter opens an application: it went to the current contact address, is not
 * too old and was not revoked.
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
    // Some letters cover all applications of an address.
    (applicationId === null || applicationId === application.id) &&
    foldEmail(recipient) === foldEmail(contactEmail) &&
    (lettersOpenFrom === null || createdAt >= lettersOpenFrom) &&
    now.getTime() - createdAt.getTime() < letterLinkDays * dayMs
  )
}
