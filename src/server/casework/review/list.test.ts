import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sorts as everySort } from '#domain/application/list.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { refreshWork } from '../../data/casework/work.ts'

type Item = { id: number; nextOn: string | null }
type List = { items: Item[]; nextCursor: string | null; total: number; totalIsExact: boolean }

async function list(query: Record<string, string | number> = {}): Promise<List> {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  const { status, body } = await agent.get(`/api/admin/applications?${asked}`)
  expect([status, body.code]).toEqual([200, undefined])
  return body as unknown as List
}

const add = (
  details: Parameters<typeof insertExample>[1]['details'] = {},
  ...applicants: NonNullable<Parameters<typeof insertExample>[1]['applicants']>
) =>
  insertExample(t.services, {
    details,
    applicants: applicants.length > 0 ? applicants : [{}],
    now: t.time.now,
  })

async function set(id: number, changes: object): Promise<void> {
  await changeRows(db, 'application', { id }, changes)
  await refreshWork(db, [id])
}

/** Sets the state of all travellers. */
async function stand(id: number, state: 'ready' | 'approved'): Promise<void> {
  const decidedAt = state === 'approved' ? t.time.now : null
  const change = { state, decidedAt }
  await changeRows(db, 'applicant', { applicationId: id }, change)
  await refreshWork(db, [id])
}

const t = await forFile(startServices())
const { db } = t.services
const app = await forFile(startApp(t.services))
const agent = await signIn(app, { role: 'agent' })

describe('a search', () => {
  const found = async (search: string, more = {}) =>
    (await list({ search, ...more })).items.map(({ id }) => id)
  let ada: { id: number; orderId: string }
  let ipek: { id: number; orderId: string }
  let odd: { id: number; orderId: string }

  beforeAll(async () => {
    ada = await add(
      { contactName: 'Ada Lovelace', contactEmail: 'Ada.Lovelace@Example.org' },
      { firstName: 'Byron', lastName: 'Lovelace', passportNumber: 'P7654321' },
      { firstName: 'Anne', lastName: 'Li', passportNumber: '123456789' },
    )
    ipek = await add(
      { contactName: 'İpek Şahinoğlu', contactEmail: 'ipek@example.org' },
      { firstName: 'Jörg', lastName: 'O’Connor-Łódź', passportNumber: 'P7654399' },
    )
    odd = await add(
      { contactName: '100% Sure_Thing \\ Co', contactEmail: 'sure@example.org' },
      { firstName: '伟', lastName: '李', passportNumber: 'E0000001' },
    )
  })

  test.each([
    ['a whole e-mail, in any case', 'ada.lovelace@EXAMPLE.org', () => [ada]],
    ['a part of an e-mail', 'lovelace@example.or', () => [ada]],
    ['the words the other way round', 'Lovelace ADA', () => [ada]],
    ['the name of a traveller', 'byron', () => [ada]],
    ['a whole passport number', 'p7654321', () => [ada]],
    ['a whole passport number of digits', '123 456 789', () => [ada]],
    ['a part of a passport number', 'P76543', () => [ipek, ada]],
    ['a part of a name', 'ovelac', () => [ada]],
    ['Turkish letters, typed without them', 'ipek sahinoglu', () => [ipek]],
    ['accents and apostrophes', "jorg o'connor-lodz", () => [ipek]],
    ['a name of two letters', 'Li', () => [ada]],
    ['a name of one letter', '李', () => [odd]],
    ['a percent sign', '100%', () => [odd]],
    ['an underscore', 'sure_thing', () => [odd]],
    ['a backslash', '\\', () => [odd]],
    ['signs that would stand for anything', '%%%', () => []],
    ['an underscore in the place of a letter', 'l_velace', () => []],
    ['an attempt to break out', "x' or 1=1 --", () => []],
  ])('finds %s', async (_, search, expected) => {
    expect(await found(search)).toEqual(expected().map(({ id }) => id))
  })

  test('finds by order id, id and reference', async () => {
    expect(await found(ada.orderId)).toEqual([ada.id])
    expect(await found(String(ada.id))).toEqual([ada.id])
    expect(await found(`tz-00${ada.id}`)).toEqual([ada.id])
    expect(await found(`TZ ${ipek.id}`)).toEqual([ipek.id])
  })

  test('keeps to the status and the queue', async () => {
    const at = { paidAt: t.time.now, completedAt: t.time.now }
    await set(ada.id, { status: 'processing', dueOn: '2026-11-30', ...at })
    expect(await found('example.org', { status: 'processing' })).toEqual([ada.id])
    expect(await found('byron', { status: 'pending' })).toEqual([])
    expect(await found('P7654321', { status: 'processing' })).toEqual([ada.id])
    expect(await found('byron', { queue: 'due' })).toEqual([ada.id])
    expect(await found(ada.orderId, { queue: 'mine' })).toEqual([])
    expect(await found('example.org', { sort: 'due' })).toEqual([ada.id, ipek.id, odd.id])
    expect(await found('example.org', { sort: 'oldest' })).toEqual([ada.id, ipek.id, odd.id])
    await set(ada.id, { status: 'pending', dueOn: null, paidAt: null, completedAt: null })
  })

  test('says how many there are, exactly while they are few', async () => {
    const few = await list({ search: 'example.org', limit: 2 })
    expect(few).toMatchObject({ total: 3, totalIsExact: true })
    const rest = await list({ search: 'example.org', limit: 2, cursor: few.nextCursor ?? '' })
    expect(rest).toMatchObject({ total: 3, totalIsExact: true, nextCursor: null })
    expect([...few.items, ...rest.items].map(({ id }) => id)).toEqual([odd.id, ipek.id, ada.id])
  })

  test('leaves one trace for a term, a person and ten minutes, and never the term', async () => {
    const by = { action: 'application.searched', staffId: agent.staff.id } as const
    const traces = () => rowsOf(db, 'auditEntry', by)
    const before = (await traces()).length
    await found('Neverbefore')
    await found('neverbefore')
    expect(await traces()).toHaveLength(before + 1)
    t.time.now = new Date(t.time.now.getTime() + 10 * 60_000)
    await found('neverbefore')
    expect(await traces()).toHaveLength(before + 2)
    expect(JSON.stringify(await traces())).not.toMatch(/never|lovelace|P7654321/i)
  })
})

describe('the list', () => {
  test.each([
    'queue=everybody',
    'limit=101',
    `search=${'a'.repeat(201)}`,
    'cursor=nonsense',
    `cursor=${Buffer.from('["newest","words",1]').toString('base64url')}`,
    `cursor=${Buffer.from('["oldest","words",1,null,0,true]').toString('base64url')}`,
    `cursor=${Buffer.from(`["newest","words",1,"x' or 1=1",0,true]`).toString('base64url')}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await agent.get(`/api/admin/applications?${query}`)
    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })

  test('by what comes first: what is left to do, then the rest, newest first', async () => {
    const handedOver = { status: 'paid', paidAt: t.time.now, completedAt: t.time.now }
    for (const dueOn of ['2026-12-02', '2026-12-01']) {
      const { id } = await add()
      await set(id, { ...handedOver, dueOn })
      await stand(id, 'ready')
    }
    const [early, late] = [await add(), await add()]
    for (const { id } of [early, late]) await stand(id, 'approved')
    const all: Item[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: List = await list({ sort: 'due', limit: 3, ...(cursor && { cursor }) })
      all.push(...page.items)
      cursor = page.nextCursor
    }
    const due = all.flatMap(({ nextOn }) => nextOn ?? [])
    expect(due.slice(0, 2)).toEqual(['2026-12-01', '2026-12-02'])
    expect(due).toEqual([...due].sort())
    const rest = all.slice(due.length)
    expect(rest.map(({ nextOn }) => nextOn)).toEqual(rest.map(() => null))
    const ids = rest.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual([late.id, early.id])
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    const { length } = await db.selectFrom('application').select('id').execute()
    expect(new Set(all.map(({ id }) => id)).size).toBe(length)
    expect(all).toHaveLength(length)
  })

  test('page by page: without gaps or repeats while others apply', async () => {
    const step = fc.record({ limit: fc.integer({ min: 1, max: 7 }), added: fc.nat({ max: 2 }) })
    const sorts = fc.constantFrom(...everySort)
    const searches = fc.constantFrom('', 'muster')
    await fc.assert(
      fc.asyncProperty(sorts, searches, fc.infiniteStream(step), async (sort, search, steps) => {
        const query = { sort, ...(search && { search }) }
        const before = (await list({ ...query, limit: 100 })).items.map(({ id }) => id)
        const seen: number[] = []
        let cursor: string | null = ''
        for (const { limit, added } of steps) {
          if (cursor === null) break
          const page: List = await list({ ...query, limit, ...(cursor && { cursor }) })
          seen.push(...page.items.map(({ id }) => id))
          cursor = page.nextCursor
          for (let n = 0; n < added && seen.length < before.length; n += 1) await add()
        }
        const known = new Set(before)
        expect(seen.filter((id) => known.has(id))).toEqual(before)
        expect(new Set(seen).size).toBe(seen.length)
      }),
      { numRuns: 8 },
    )
  })
})
