import { type Cents, currency } from '#domain/money/money.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import { formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { pathTo } from '../paths.ts'

/** A schema.org thing. */
type Thing = Readonly<{ '@type': string; [property: string]: unknown }>

type Facts = Readonly<{
  t: Translate
  language: Language
  company: PageFacts
  /** The site's URL, for absolute addresses. */
  site: URL
}>

const organizationId = (site: URL) => new URL('/#company', site).href

const shortly = ({ company, site }: Facts): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: company.name,
})

/** Who we are, how to reach us, and who we are not. */
export function organization(facts: Facts): Thing {
  const { t, company, site } = facts
  const { opens, closes } = company
  return {
    ...shortly(facts),
    disambiguatingDescription: t('home.notice.text', {
      company: company.name,
      official: company.officialHost,
    }),
    legalName: company.legalName,
    url: new URL('/', site).href,
    logo: new URL('/icon-512.png', site).href,
    ...(company.founded && { foundingDate: company.founded }),
    ...(company.address && { address: company.address }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: company.email,
      ...(company.phone && { telephone: company.phone }),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens,
        closes,
      },
    },
  }
}

/** Our service with the total price of the smallest application; `totalCents` comes from the domain. */
export function service(facts: Facts, totalCents: Cents): Thing {
  const { t, language, company, site } = facts
  return {
    '@type': 'Service',
    name: t('home.title', { company: company.name }),
    description: t('home.description', { price: formatPrice(totalCents, language) }),
    serviceType: t('legal.contact.legal.service.text'),
    provider: shortly(facts),
    areaServed: { '@type': 'Country', name: 'Tanzania' },
    offers: {
      '@type': 'Offer',
      url: new URL(pathTo('application', language), site).href,
      price: (totalCents / 100).toFixed(2),
      priceCurrency: currency,
    },
  }
}

/** Questions and answers as shown on a page. */
export function questionsPage(
  language: Language,
  questions: readonly (readonly [question: string, answer: string])[],
): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** JSON-LD, escaped for a script element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
