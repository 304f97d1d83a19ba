import { sql } from 'kysely'
import { type ExactTerm, patternOf } from '#domain/search-term.ts'
import { isContact } from '../application/contact.ts'
import { and, type Sql } from './list-filter.ts'

/** A search read as whole values or as words. */
export type Sought = { exact: readonly ExactTerm[] } | { words: readonly string[] }

/** A condition on one table, answered by one index; `id` is its application's id. */
export type SearchWay = { from: Sql; id: Sql; condition: Sql }

const onApplication = (condition: Sql): SearchWay => ({
  from: sql`application a`,
  id: sql`a.id`,
  condition,
})
const onApplicant = (condition: Sql): SearchWay => ({
  from: sql`applicant p`,
  id: sql`p.application_id`,
  condition,
})

/** Folded like the stored text. */
const holds = (words: readonly string[], table: 'a' | 'p') =>
  and(
    words.map(
      (word) => sql`${sql.ref(`${table}.search_text`)} like search_fold(${patternOf(word)})`,
    ),
  )

const exactWays: { [K in ExactTerm['kind']]: (term: ExactTerm & { kind: K }) => SearchWay[] } = {
  'order-id': ({ orderId }) => [onApplication(sql`a.order_id = ${orderId}`)],
  id: ({ id }) => [onApplication(sql`a.id = ${id}`)],
  email: ({ email }) => [onApplication(isContact(email, 'a'))],
  'passport-number': ({ passportNumber }) => [
    onApplicant(sql`p.passport_number = ${passportNumber}`),
  ],
  // By its last digits, whatever the prefix: country code, zero or none.
  phone: ({ digits }) => [
    onApplication(sql`phone_digits(a.contact_phone) like ${`${[...digits].reverse().join('')}%`}`),
  ],
  'gateway-ref': ({ gatewayRef }) =>
    ['payment', 'payment_attempt'].map((table) => ({
      from: sql`${sql.table(table)} g`,
      id: sql`g.application_id`,
      condition: sql`g.gateway_ref = ${gatewayRef}`,
    })),
  attempt: ({ attemptId }) => [
    {
      from: sql`payment_attempt g`,
      id: sql`g.application_id`,
      condition: sql`g.id = ${attemptId}::uuid`,
    },
  ],
  // Materialised before sorting: while values are few, PostgreSQL overestimates them and would scan
  // all applicants in order.
  'portal-number': ({ portalNumber }) => [
    {
      from: sql`(select application_id from applicant
        where upper(translate(portal_number, ' -/.', '')) = ${portalNumber} offset 0) p`,
      id: sql`p.application_id`,
      condition: sql`true`,
    },
  ],
}

/** The ways to find a term; any match counts. */
export function waysOf(sought: Sought): SearchWay[] {
  if ('words' in sought) {
    const { words } = sought
    return [onApplication(holds(words, 'a')), onApplicant(holds(words, 'p'))]
  }
  return sought.exact.flatMap((term) =>
    (exactWays[term.kind] as (term: ExactTerm) => SearchWay[])(term),
  )
}

/** The search as a condition on `application_work w`, for orders other than by id. */
export function isSought(sought: Sought): Sql {
  const ways = waysOf(sought).map(
    ({ from, id, condition }) => sql`select ${id} from ${from} where ${condition}`,
  )
  return sql`w.application_id in (${sql.join(ways, sql` union `)})`
}
