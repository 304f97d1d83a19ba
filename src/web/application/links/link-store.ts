import type { TravellerLinkView } from '#contract/traveller-link.ts'
import { withOwnPart } from '#domain/application/own-part.ts'
import type { ApplicantValues } from '../../form/applicant/values.ts'

export type TravellerLink = TravellerLinkView

export type LinkStore = {
  snapshot: () => readonly TravellerLink[]
  subscribe: (listener: () => void) => () => void
  /** Asks how the links stand now; what cannot be had leaves them as they were. */
  refresh: () => Promise<readonly TravellerLink[]>
}

/** The links of this browser's draft, the same for every part of the page that shows them. */
export function createLinkStore(load: () => Promise<readonly TravellerLink[]>): LinkStore {
  let links: readonly TravellerLink[] = []
  const listeners = new Set<() => void>()
  return {
    snapshot: () => links,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: async () => {
      const next = await load()
      if (JSON.stringify(next) !== JSON.stringify(links)) {
        links = next
        for (const listener of listeners) listener()
      }
      return links
    },
  }
}

/** The link by which somebody types this traveller's answers now; null where nobody does. */
export function writingLink(links: readonly TravellerLink[], linkId: string): TravellerLink | null {
  const link = links.find(({ id }) => id === linkId)
  return link && link.state !== 'unopened' ? link : null
}

export type Arrived = {
  index: number
  applicant: ApplicantValues
  /** Fields whose answer gave way to that of the traveller. */
  replaced: string[]
}

/** What came in by links since, traveller by traveller; those of whom nothing is new are left out. */
export function arrivals(
  applicants: readonly ApplicantValues[],
  links: readonly TravellerLink[],
): Arrived[] {
  return applicants.flatMap((applicant, index) => {
    const link = applicant.linkId ? links.find(({ id }) => id === applicant.linkId) : undefined
    if (!link?.answers) return []
    const typed = Object.fromEntries(
      Object.entries(link.answers).filter(([name]) => name in applicant),
    )
    const { answers, replaced } = withOwnPart(applicant, typed, link.state === 'finished')
    const isNew = JSON.stringify(answers) !== JSON.stringify(applicant)
    return isNew ? [{ index, applicant: answers, replaced }] : []
  })
}
