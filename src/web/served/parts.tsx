import { renderToStaticMarkup } from 'react-dom/server'
import { touristPrice } from '#domain/money/pricing.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { translatorFor } from '#phrases/compile.ts'
import { policyPages } from '#phrases/legal-page.ts'
import { policyIn } from '#phrases/legal-pages.ts'
import { PassportsAtAGlance } from '../eligibility/PassportsAtAGlance.tsx'
import { Landing } from '../home/Landing.tsx'
import { sceneFiles } from '../home/scenes/files.ts'
import { Contact, contactQuestions } from '../info/Contact.tsx'
import { Policy } from '../info/Policy.tsx'
import { jsonLd, organization, questionsPage, service } from '../layout/structured-data.ts'
import { company, lawWordsIn } from '../page-facts.ts'
import type { Elements } from '../ui/elements.ts'
import { type ShortClasses, shorten } from './short-classes.ts'

/** What parts of pages are rendered from, beside the company's placeholders. */
type PartFacts = Readonly<{
  language: Language
  rules: Rules
  /** The day from which the legal texts hold. */
  effective: CalendarDate
  /** The site's URL, for absolute addresses. */
  site: URL
}>

function StructuredData({ things }: Readonly<{ things: Parameters<typeof jsonLd>[0] }>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
}

function Home({ language, rules, site }: PartFacts) {
  const t = translatorFor(language, console.warn)
  const offer = service({ t, language, company, site }, touristPrice(rules).totalCents)
  return (
    <>
      <Landing t={t} language={language} company={company} rules={rules} />
      <StructuredData things={[offer]} />
    </>
  )
}

function ContactPart({ language, rules, site }: PartFacts) {
  const t = translatorFor(language, console.warn)
  const questions = contactQuestions(rules, t)
  const things = [organization({ t, language, company, site }), questionsPage(language, questions)]
  return (
    <>
      <Contact {...{ t, language, company, questions }} scene={sceneFiles[2]?.path ?? ''} />
      <StructuredData things={things} />
    </>
  )
}

const policies = policyPages.map(
  (page) =>
    [
      page,
      ({ language, rules, effective }: PartFacts) => {
        const facts = { ...company, ...lawWordsIn(language), effective }
        const text = policyIn(rules, page, language, facts)
        const t = translatorFor(language, console.warn)
        return <Policy t={t} language={language} company={company} text={text} />
      },
    ] as const,
)

function Passports({ language, rules }: PartFacts) {
  const t = translatorFor(language, console.warn)
  return <PassportsAtAGlance t={t} language={language} rules={rules} />
}

const parts: ReadonlyMap<string, (facts: PartFacts) => Elements> = new Map([
  ['home', Home],
  ['contact', ContactPart],
  ['passports', Passports],
  ...policies,
])

/** The part of a page that depends on the rules: rendered by the build, and by the server for the rules in force. */
export function renderPart(name: string, facts: PartFacts, classes: ShortClasses | null): string {
  const render = parts.get(name)
  if (!render) throw new Error(`There is no part ${name}`)
  const html = renderToStaticMarkup(render(facts))
  return classes ? shorten(html, (name) => classes[name] ?? null) : html
}
