import type { VisaType } from '#domain/application/choice.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import {
  fill,
  isProductTemplate,
  type TemplateVariable,
  templateLimits,
  unfilled,
} from '#domain/template.ts'
import { translatorFor } from '#phrases/compile.ts'
import { formatDay, formatList, formatTyped, isolated } from '#phrases/format.ts'
import { productTexts } from '#phrases/templates.ts'
import { findApplicants } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { findTemplate, findTexts } from '../data/correspondence/template.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { letterLanguage, linksFor } from './letter/links.ts'

/** Throws template.unfilled: no message may contain an unfilled variable. */
export function checkFilled(text: string): void {
  if (unfilled(text).length > 0) throw new AppError('template.unfilled')
}

type Values = Record<TemplateVariable, string | null>

/** The data for variables. */
export type Facts = {
  name: string
  reference: string
  travellers: readonly string[]
  visaType: VisaType
  /** Calendar dates; null when unknown. */
  arrival: string | null
  promised: string | null
  link: string
  colleague: string
  company: string
}

/** The values of variables in a language. */
export function saidIn(language: Language, facts: Facts): Values {
  const t = translatorFor(language, () => {})
  const apart = (text: string) => isolated(text, language)
  return {
    name: apart(facts.name),
    reference: apart(facts.reference),
    travellers: formatList(facts.travellers.map(apart), language),
    visa: t(`agreement.visaType.${facts.visaType}`),
    arrival: facts.arrival && formatDay(facts.arrival, language),
    promised: facts.promised && formatDay(facts.promised, language),
    // Without bidi isolation: link detection would include the mark.
    link: facts.link,
    colleague: apart(facts.colleague),
    company: apart(facts.company),
  }
}

/**
 * Values for the traveller of an application, in its language or another one. The link opens the
 * status page, which asks for the e-mail: others may read the message.
 */
export async function valuesFor(
  tx: Tx,
  { publicUrl, company }: Pick<Services, 'publicUrl' | 'company'>,
  { row, colleague, said }: { row: ApplicationRow; colleague: string; said?: Language },
): Promise<{ language: Language; values: Values }> {
  const language = said ?? letterLanguage(row.language)
  const applicants = await findApplicants(tx, row.id)
  const [arrival = null] = applicants.map((each) => each.intendedDateOfArrival).sort()
  const reference = referenceOf(row.id)
  const values = saidIn(language, {
    ...{ name: row.contactName, reference, visaType: row.visaType, arrival, promised: row.dueOn },
    travellers: applicants.map((each) => [each.firstName, each.lastName].filter(Boolean).join(' ')),
    link: linksFor(publicUrl, language).statusOf(reference),
    ...{ colleague, company: company.name },
  })
  return { language, values }
}

/** A template's texts by language. Throws template.not-found, also for a colleague's own. */
export async function textsOf(
  tx: Tx,
  { id, staffId }: { id: string; staffId: string },
): Promise<Partial<Record<Language, string>>> {
  if (isProductTemplate(id)) {
    const entries = Object.entries(productTexts).map(([language, texts]) => [language, texts[id]])
    return Object.fromEntries(entries)
  }
  if (!isUuid(id) || !(await findTemplate(tx, { id, staffId }))) {
    throw new AppError('template.not-found')
  }
  const texts = await findTexts(tx, id)
  return Object.fromEntries(texts.map(({ language, text }) => [language, text]))
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/**
 * A template filled for an application's traveller, in their language. Throws template.no-language,
 * template.unfilled, template.too-long.
 */
export async function filledFor(
  tx: Tx,
  services: Services,
  asked: {
    row: ApplicationRow
    texts: Partial<Record<Language, string>>
    free: Readonly<Record<string, string>>
    colleague: string
  },
): Promise<string> {
  const { language, values } = await valuesFor(tx, services, asked)
  const text = asked.texts[language]
  if (text === undefined) throw new AppError('template.no-language')
  const free = Object.entries(asked.free).map(([name, typed]) => [
    name,
    formatTyped(typed, language),
  ])
  const filled = fill(text, { known: values, free: Object.fromEntries(free) })
  if ('missing' in filled) throw new AppError('template.unfilled')
  if (filled.text.length > templateLimits.text) throw new AppError('template.too-long')
  return filled.text
}
