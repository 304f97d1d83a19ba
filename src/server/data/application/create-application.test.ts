import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { priceOf } from '#domain/money/pricing.ts'
import { exampleApplicant, exampleDetails } from '../../../../test/support/answers.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { startServices } from '../../../../test/support/services.ts'
import { insertApplication, type NewApplication, TakenError } from './create-application.ts'

const parts = await forFile(startServices())

const sha256 = (text: string) => createHash('sha256').update(text).digest()

function newApplication(
  name: string,
  passports: readonly string[] = [`P${name}`],
  changes: Partial<NewApplication> = {},
): NewApplication {
  const details = exampleDetails({
    applicationType: passports.length > 1 ? 'family' : 'single',
    numberOfApplicants: passports.length,
    contactName: name,
    contactEmail: `${name}@example.org`.toLowerCase(),
  })
  const rules = parts.services.rules.at(parts.time.now)
  return {
    details,
    applicants: passports.map((passportNumber) => exampleApplicant({ passportNumber })),
    rules,
    price: priceOf(rules, details),
    language: 'en',
    claim: null,
    termsVersion: '2026-11-23',
    orderId: randomBytes(32).toString('base64url'),
    agreementId: null,
    idempotency: null,
    passportPages: [],
    portalAnswers: [],
    links: [],
    tokenHash: null,
    freshTokenHash: randomBytes(32),
    now: parts.time.now,
    ...changes,
  }
}

const insert = (application: NewApplication) => insertApplication(parts.services.db, application)

test('many at once are each whole, and each told its own numbers', async () => {
  const given = Array.from({ length: 40 }, (_, n) =>
    newApplication(
      `Many${n}`,
      Array.from({ length: 1 + (n % 3) }, (_, at) => `M${n}X${at}`),
    ),
  )
  const made = await Promise.all(given.map(insert))
  expect(new Set(made.map(({ id }) => id)).size).toBe(40)
  for (const [n, { id, sessionIsNew, applicants }] of made.entries()) {
    const { rows } = await sql<Record<string, unknown>>`
      select a.order_id, a.contact_name, w.nationalities, w.has_same_passport,
        (select count(*)::int from application_event e where e.application_id = a.id) as events,
        (select array_agg(p.id::int order by position) from applicant p where p.application_id = a.id) as people,
        (select array_agg(p.passport_number order by position) from applicant p
          where p.application_id = a.id) as passports,
        (select s.token_hash from application_access x join traveller_session s on s.id = x.session_id
          where x.application_id = a.id) as token_hash
      from application a join application_work w on w.application_id = a.id
      where a.id = ${id}`.execute(parts.services.db)
    expect(rows).toEqual([
      {
        orderId: given[n]?.orderId,
        contactName: `Many${n}`,
        nationalities: ['CH'],
        hasSamePassport: false,
        events: 1,
        people: applicants.map((each) => each.id),
        passports: given[n]?.applicants.map(({ passportNumber }) => passportNumber),
        tokenHash: given[n]?.freshTokenHash,
      },
    ])
    expect(sessionIsNew).toBe(true)
    expect(applicants.map(({ position }) => position)).toEqual(applicants.map((_, at) => at + 1))
  }
  expect(await brokenInvariants(parts.services.db)).toEqual([])
})

test('of those that name one passport all say so, also where they come at once', async () => {
  const asked = Array.from({ length: 6 }, (_, n) =>
    insert(newApplication(`Twin${n}`, [n < 4 ? 'TWIN1234' : `ALONE${n}`])),
  )
  const ids = (await Promise.all(asked)).map(({ id }) => id)
  const late = await insert(newApplication('Twin7', ['ALONE5']))
  const flagged = await parts.services.db
    .selectFrom('applicationWork')
    .select(['applicationId', 'hasSamePassport'])
    .where('applicationId', 'in', [...ids, late.id])
    .orderBy('applicationId')
    .execute()
  const same = new Set(flagged.filter((row) => row.hasSamePassport).map((row) => row.applicationId))
  const isSame = [...ids, late.id].map((id) => same.has(id))
  expect(isSame).toEqual([true, true, true, true, false, true, true])
})

test('what the database refuses is refused alone', async () => {
  const names = ['Good0', 'Good1', 'X', 'Good3', 'Good4']
  const ends = await Promise.allSettled(names.map((name) => insert(newApplication(name))))
  const isMade = ends.map(({ status }) => status === 'fulfilled')
  expect(isMade).toEqual([true, true, false, true, true])
  expect(ends[2]).toMatchObject({ reason: { code: '23514' } })
  expect(await brokenInvariants(parts.services.db)).toEqual([])
})

test('of one key at once one is made, and the others hear that it is taken', async () => {
  const idempotency = { keyHash: sha256('one key'), bodyHash: sha256('body') }
  const ends = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) =>
      insert(newApplication(`Key${n}`, undefined, n === 5 ? {} : { idempotency })),
    ),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(TakenError)
  expect(await brokenInvariants(parts.services.db)).toEqual([])
})

test('one browser that sends twice at once has both, and its session is known', async () => {
  const first = newApplication('Browser0')
  await insert(first)
  const tokenHash = first.freshTokenHash
  const made = await Promise.all(
    [1, 2].map((n) => insert(newApplication(`Browser${n}`, undefined, { tokenHash }))),
  )
  expect(made.map(({ sessionIsNew }) => sessionIsNew)).toEqual([false, false])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from application_access x
    join traveller_session s on s.id = x.session_id where s.token_hash = ${tokenHash}`.execute(
    parts.services.db,
  )
  expect(rows).toEqual([{ n: 3 }])
})
