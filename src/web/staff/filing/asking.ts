import type { AnswerOf, BodyOf } from '#client/route.ts'

export type Asking = AnswerOf<'GET /api/admin/applications/{id}/filing/questions'>
type Questions = BodyOf<'POST /api/admin/applications/{id}/filing/questions'>['questions']
type AskedLine = Asking['travellers'][number]['lines'][number]

/** What is asked without further ado: what no traveller was ever asked, in the application or since. */
export const proposed = (lines: readonly AskedLine[]): string[] =>
  lines.flatMap(({ key, missing, askedAt }) =>
    missing === 'not-asked' && askedAt === null ? [key] : [],
  )

/** The lines of a traveller who can be asked; none of one who cannot. */
export const linesOf = ({ travellers }: Asking, id: number): readonly AskedLine[] =>
  travellers.find((each) => each.id === id)?.lines ?? []

/** Each traveller with those chosen lines that have no value for them: this one's, or everybody's. */
export function questionsOf(
  { travellers }: Asking,
  chosen: readonly string[],
  only: number | null,
): Questions {
  return travellers.flatMap(({ id, lines }) => {
    const asked = lines.flatMap(({ key }) => (chosen.includes(key) ? [key] : []))
    const isMeant = only === null || only === id
    return isMeant && asked.length > 0 ? [{ applicantId: id, lines: asked }] : []
  })
}

/** What the letter will say: all that is open then, of all travellers. */
export function saidIn({ travellers }: Asking, questions: Questions) {
  return travellers.flatMap(({ id, name, lines, former }) => {
    const asked = questions.find(({ applicantId }) => applicantId === id)?.lines ?? []
    const open = lines.filter(({ key, askedAt }) => askedAt !== null || asked.includes(key))
    // A line that is asked in other words takes the place of its old question.
    const others = former.filter(({ key }) => !asked.includes(key))
    return [...open, ...others].map(({ key, words }) => ({ id, name, key, words }))
  })
}
