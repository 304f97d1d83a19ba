import type { TravellerLinkView } from '#contract/traveller-link.ts'
import { withOwnPart } from '#domain/application/own-part.ts'
import type { ApplicantValues } from '../../form/applicant/values.ts'

export type TravellerLink = TravellerLinkView

export type LinkStore = {
  snapshot: () => readonly TravellerLink[]
  subscribe: (listener: () => void) => () => void
  /** Reloads the links; a failure leaves them unchanged. */
  refresh: () => Promise<readonly TravellerLink[]>
}

/** The links of this browser's draft, shared by all parts of the page. */
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

/** The link through which this traveller is answering now, or null. */
export function writingLink(links: readonly TravellerLink[], linkId: string): TravellerLink | null {
  const link = links.find(({ id }) => id === linkId)
  return link && link.state !== 'unopened' ? link : null
}

export type Arrived = {
  index: number
  applicant: ApplicantValues
  /** Fields overwritten by the traveller's answers. */
  replaced: string[]
}

/** New answers received through links, by traveller. */
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
