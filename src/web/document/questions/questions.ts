import { isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { isRuleCode, type RuleCode } from '#domain/application/steps/rule-code.ts'
import { portalAnswer, typedFault } from '#domain/filing/answer.ts'
import { maxFilingValue } from '#domain/filing/form.ts'
import type { Language } from '#domain/reference/languages.ts'
import { portalWords } from '#phrases/portal-line.ts'
import type { Translate } from '#phrases/translate.ts'
import type { Issue } from '../../form/issues.tsx'
import { ruleWords } from '../../i18n/rule-words.ts'

type Answered = AnswerOf<'PUT /api/applicants/{id}/answers'>
type Question = Answered['questions'][number]

/** A traveller with what the portal asks of them. */
export type AskedTraveller = Readonly<{
  id: number
  position: number
  firstName: string
  lastName: string
  questions: readonly Question[]
}>

/** What is typed, by traveller and line. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>

export const pathOf = (id: number, line: string): `${string}.${string}` => `${id}.${line}`

const typedAt = (typed: Typed, id: number, line: string): string => typed[id]?.[line] ?? ''

/** What can be sent: per traveller, the open questions that have an answer. */
export function answersIn(travellers: readonly AskedTraveller[], typed: Typed) {
  return travellers.flatMap((traveller) => {
    const answers = traveller.questions.flatMap(({ line, label }) => {
      const typedValue = typedAt(typed, traveller.id, line)
      // What cannot be kept is named by `issuesIn` and sent by nobody.
      const value = portalAnswer(typedValue) ?? typedValue
      return value === '' ? [] : [{ line, label, value }]
    })
    return answers.length > 0 ? [{ traveller, answers }] : []
  })
}

export const countOf = (travellers: readonly AskedTraveller[]): number =>
  travellers.reduce((sum, { questions }) => sum + questions.length, 0)

type Reader = { t: Translate; language: Language }

function issueOf(
  id: number,
  { line, label }: Question,
  code: RuleCode,
  { t, language }: Reader,
): Issue {
  const text = ruleWords({ code, params: { max: maxFilingValue } }, t, language)
  const field = portalWords(t, { key: line, label }).label
  return { path: pathOf(id, line), text, line: t('form.line', { field, text }), severity: 'error' }
}

/** What the server refused of a traveller's answers, at their lines. */
export function refusedIn(
  { id, questions }: AskedTraveller,
  error: unknown,
  reader: Reader,
): Issue[] {
  const fields = isCode(error, 'correction.refused') ? error.fields : []
  return fields.flatMap(({ path, code }) => {
    const question = questions.find(({ line }) => line === path)
    return question && isRuleCode(code) ? [issueOf(id, question, code, reader)] : []
  })
}

/** What is wrong with the answers; without any, that there is none. */
export function issuesIn(
  travellers: readonly AskedTraveller[],
  typed: Typed,
  { t, language }: Reader,
): Issue[] {
  const all = travellers.flatMap(({ id, questions }) => questions.map((each) => ({ id, ...each })))
  const faults = all.flatMap(({ id, ...question }): Issue[] => {
    const { line: key, label } = question
    const code = typedFault({ key, label }, typedAt(typed, id, key))
    return code ? [issueOf(id, question, code, { t, language })] : []
  })
  const [first] = all
  if (faults.length > 0 || !first || answersIn(travellers, typed).length > 0) return faults
  return [{ path: pathOf(first.id, first.line), text: t('portal.empty'), severity: 'error' }]
}
