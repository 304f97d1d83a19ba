import type { AnswerOf } from '#client/route.ts'

export type Filed = AnswerOf<'POST /api/admin/applications/bulk/preview'>['travellers'][number]

type NumberOf = (traveller: Filed) => string

/** Whether each has a number, or it is said why there is none. */
export function hasAll(travellers: readonly Filed[], numberOf: NumberOf, reason: string): boolean {
  return reason.trim() !== '' || travellers.every((each) => numberOf(each).trim() !== '')
}

/** What is sent of each: the number, else why there is none. */
export function filedTravellers(travellers: readonly Filed[], numberOf: NumberOf, reason: string) {
  return travellers.map((each) => {
    const portalNumber = numberOf(each).trim()
    return { id: each.id, ...(portalNumber ? { portalNumber } : { noNumber: reason.trim() }) }
  })
}
