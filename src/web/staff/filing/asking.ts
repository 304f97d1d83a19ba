import type { AnswerOf, BodyOf } from '#client/route.ts'

const path = 'GET /api/admin/applications/{id}/filing/questions' as const
export type Asking = AnswerOf<typeof path>
type Questions = BodyOf<'POST /api/admin/applications/{id}/filing/questions'>['questions']
type AskedLine = Asking['travellers'][number]['lines'][number]

/** What is asked without further ado: not what is open, nor what the traveller chose to leave empty. */
export const proposed = (lines: readonly AskedLine[]): string[] =>
  lines.flatMap(({ key, isOwn, askedAt }) => (isOwn || askedAt !== null ? [] : [key]))

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
