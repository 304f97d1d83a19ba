import type { AnswerOf } from '#client/route.ts'
import { answerFault } from '#domain/filing/answer.ts'
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

const typedAt = (typed: Typed, id: number, line: string): string => (typed[id]?.[line] ?? '').trim()

/** What can be sent: per traveller, the open questions that have an answer. */
export function answersIn(travellers: readonly AskedTraveller[], typed: Typed) {
  return travellers.flatMap(({ id, questions }) => {
    const answers = questions.flatMap(({ line }) => {
      const value = typedAt(typed, id, line)
      return value === '' ? [] : [{ line, value }]
    })
    return answers.length > 0 ? [{ id, answers }] : []
  })
}

export const countOf = (travellers: readonly AskedTraveller[]): number =>
  travellers.reduce((sum, { questions }) => sum + questions.length, 0)

/** What is wrong with the answers; without any, that there is none. */
export function issuesIn(
  travellers: readonly AskedTraveller[],
  typed: Typed,
  { t, language }: { t: Translate; language: Language },
): Issue[] {
  const all = travellers.flatMap(({ id, questions }) => questions.map((each) => ({ id, ...each })))
  const faults = all.flatMap(({ id, line, label }): Issue[] => {
    const code = answerFault(typedAt(typed, id, line))
    if (!code) return []
    const text = ruleWords({ code, params: { max: maxFilingValue } }, t, language)
    const field = portalWords(t, { key: line, label }).label
    return [
      { path: pathOf(id, line), text, line: t('form.line', { field, text }), severity: 'error' },
    ]
  })
  const [first] = all
  if (faults.length > 0 || !first || answersIn(travellers, typed).length > 0) return faults
  return [{ path: pathOf(first.id, first.line), text: t('portal.empty'), severity: 'error' }]
}
