/// <reference types="vite/client" />
import type { PageFacts } from '#domain/reference/page-facts.ts'
import { company as onPages } from './page-facts.ts'

type Known = Pick<PageFacts, 'name' | 'email' | 'officialSite' | 'officialHost'>

/** How a page tells its screens whose site it is, in attributes of its root. */
export const rootAttributes = ({ name, email, officialSite }: PageFacts) => ({
  'data-company': name,
  'data-email': email,
  'data-official': officialSite,
})

function readRoot(): Known {
  const { company: name = '', email = '', official = '' } = document.documentElement.dataset
  const officialHost = URL.canParse(official) ? new URL(official).host : ''
  return { name, email, officialSite: official, officialHost }
}

/** Who runs this site, for screens. Their scripts are the same for everybody: the page around them tells it. */
export const company: Known = import.meta.env.SSR ? onPages : readRoot()
