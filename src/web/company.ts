/// <reference types="vite/client" />
import type { PageFacts } from '#domain/reference/page-facts.ts'
import { company as onPages } from './page-facts.ts'

type Known = Pick<PageFacts, 'name' | 'email' | 'officialSite' | 'officialHost'>

/** The operator's facts as attributes of the page's root element. */
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

/** The site's operator, for screens. Their scripts are the same everywhere: the page provides it. */
export const company: Known = import.meta.env.SSR ? onPages : readRoot()
