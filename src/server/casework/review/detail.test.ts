import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { type Agent, openDeciding, refusal, visaFor } from '../../../../test/support/deciding.ts'
import { photo } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample } from '../../../../test/support/services.ts'
import { insertStaff } from '../../../../test/support/staff.ts'

type Shown = { id: string; version: number; current: boolean; documentType: string }

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const viewer = await d.signedIn('viewer', { name: 'Vera Sample' })
const { id, orderId } = await d.application()
await d.move(agent, id, 'paid')
for (const side of [120, 140]) {
  const picture = { bytes: await photo(side, 100), type: 'image/jpeg', name: 'Ada ñ.jpg' }
  expect((await d.upload({ id, orderId }, 'passportPhoto', picture)).status).toBe(201)
}
await d.acceptAll(agent, id)
const approved = await d.approve(agent, id, {}, { bytes: await visaFor('Ada Muster') })
expect(approved.status).toBeLessThan(300)
const { body } = await agent.get(`/api/admin/applications/${id}`)
const all = (body.applicants as { documents: Shown[] }[])[0]?.documents ?? []
const documents = all.filter(({ documentType }) => documentType === 'passportPhoto')
const ticket = all.find(({ documentType }) => documentType === 'flightTicket')

const paths: [string, () => string, string | null][] = [
  ['the application', () => `/api/admin/applications/${id}`, 'application.read'],
  ['its travellers', () => `/api/admin/applicants?applicationId=${id}`, 'application.read'],
  ['a document', () => `/api/admin/documents/${documents[0]?.id}`, 'document.read'],
  ['a small picture', () => `/api/admin/documents/${documents[0]?.id}/preview`, 'document.read'],
  ['the approval document', () => `/api/admin/applications/${id}/approval`, 'document.read'],
]

test.each(paths)(
  '%s is seen by every colleague, and the look is written down',
  async (_, path, action) => {
    const { audit, ...before } = await d.recordsOf(id)
    expect((await viewer.get(path())).status).toBe(200)
    const { audit: traces, ...after } = await d.recordsOf(id)
    expect(after).toEqual(before)
    const staffId = viewer.staff.id
    expect(traces.slice(audit.length)).toMatchObject(action ? [{ action, staffId }] : [])
  },
)

test('shows everything in one answer, with where else the passport was used', async () => {
  const other = await d.application()
  const stranger = await insertExample(d.t.services, {
    applicants: [{ passportNumber: 'Z7654321' }],
    now: d.t.time.now,
  })
  const { body } = await viewer.get(`/api/admin/applications/${id}`)
  expect(body).toMatchObject({
    id,
    status: 'approved',
    approvalDocumentUrl: `/api/admin/applications/${id}/approval`,
    approval: { fileName: 'visa.pdf', addedBy: { name: 'Asha Sample' } },
    applicants: [
      {
        passportNumber: 'X1234567',
        passportPhotoUrl: `/api/admin/documents/${documents[0]?.id}`,
        flightTicketUrl: `/api/admin/documents/${ticket?.id}`,
      },
    ],
    notes: [],
    payments: [],
    whyNotApprove: 'staff.forbidden',
  })
  const empty = await viewer.get(`/api/admin/applications/${other.id}`)
  expect(empty.body).toMatchObject({
    approvalDocumentUrl: null,
    applicants: [{ passportPhotoUrl: null, flightTicketUrl: null }],
  })
  expect(documents).toMatchObject([
    { version: 2, current: true, documentType: 'passportPhoto' },
    { version: 1, current: false },
  ])
  const same = (body.samePassport as { id: number }[]).map((each) => each.id)
  expect(same).toContain(other.id)
  expect(same).not.toContain(stranger.id)
  expect(same).not.toContain(id)
  const applicants = await viewer.get(`/api/admin/applicants?applicationId=${id}`)
  expect(applicants.body).toEqual(body.applicants)
})

test('files are handed out as they were, any version, to be looked at and never run', async () => {
  const taken = await Promise.all(
    documents.map((each) => viewer.file(`/api/admin/documents/${each.id}`)),
  )
  expect(taken.map(({ status }) => status)).toEqual([200, 200])
  const [newest, older] = taken.map(({ bytes }) => bytes)
  expect(newest?.equals(older ?? Buffer.alloc(0))).toBe(false)
  for (const { headers, bytes } of taken) {
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*Ada%20%C3%B1\.jpg$/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
  }
  const visa = await viewer.file(`/api/admin/applications/${id}/approval`)
  expect(visa.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('work can be assigned to colleagues who may do it', async () => {
  const gone = await insertStaff(d.t.services, { role: 'agent', name: 'Gone' })
  const disabledAt = d.t.time.now
  await changeRows(d.db, 'staff', { id: gone.id }, { disabledAt })
  const { body } = await viewer.get('/api/admin/colleagues')
  const { items } = body as { items: { id: string; name: string }[] }
  expect(items).toContainEqual({ id: agent.staff.id, name: 'Asha Sample' })
  expect(items.some(({ id }) => [viewer.staff.id, gone.id].includes(id))).toBe(false)
})

const traces = ({ staff }: Agent) =>
  rowsOf(d.db, 'auditEntry', { action: 'application.exported', staffId: staff.id }, 'id')

describe('the export', () => {
  const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\r\n').slice(1, -1)

  test('has what the list has, harmless in a spreadsheet and without secrets', async () => {
    const manager = await d.signedIn('manager')
    const odd = await insertExample(d.t.services, {
      details: { contactName: '=HYPERLINK("http://evil")', contactEmail: 'odd@example.org' },
      now: d.t.time.now,
    })
    const all = await manager.file('/api/admin/export')
    expect([all.status, all.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ])
    expect([...all.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const { body } = await manager.get('/api/admin/applications?limit=100')
    const references = (body.items as { reference: string }[]).map(
      ({ reference }) => `"${reference}"`,
    )
    expect(linesOf(all.bytes).map((row) => row.split(',')[0])).toEqual(references)
    expect(all.bytes.toString()).toContain(`"'=HYPERLINK(""http://evil"")"`)
    const [head = ''] = all.bytes.toString('utf8').split('\r\n')
    const names = head.replace('\ufeff', '').slice(1, -1).split('","')
    // Column names for accountants, each unique.
    expect(names.filter((name) => !/^[A-Z][A-Za-z ()]+$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining([
        ...['First arrival', 'Nationalities', 'Amount refunded', 'Gateway fee'],
        ...['Gateway reference', 'Official fee paid', 'Billing country'],
      ]),
    )
    for (const row of linesOf(all.bytes)) expect(row.split('","')).toHaveLength(names.length)
    for (const secret of [orderId, odd.orderId, 'X1234567', '1990-03-27']) {
      expect(all.bytes.toString()).not.toContain(secret)
    }
  })

  test('keeps to the filter, and the term stays out of the audit', async () => {
    const manager = await d.signedIn('manager')
    const one = await manager.file('/api/admin/export?search=odd@example.org')
    expect(linesOf(one.bytes)).toHaveLength(1)
    const none = await manager.file('/api/admin/export?status=rejected')
    expect(linesOf(none.bytes)).toEqual([])
    const left = await traces(manager)
    expect(left).toMatchObject([
      { details: { state: 'begun', status: null } },
      { details: { state: 'done', rows: 1 } },
      { details: { state: 'begun', status: 'rejected' } },
      { details: { state: 'done', rows: 0 } },
    ])
    expect(JSON.stringify(left)).not.toContain('odd@')
  })
})

const missing = 987_654
const manager = await d.signedIn('manager')
const fileOf = (ids: readonly number[]) => manager.file('/api/admin/export', { ids })
const referencesIn = ({ bytes }: Awaited<ReturnType<typeof fileOf>>) =>
  bytes
    .toString()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]?.replaceAll('"', ''))
const made = async () => (await d.application()).id

describe('the file of what was ticked', () => {
  test('has exactly these, newest first, with the lines of the whole file', async () => {
    const [one, , three] = [await made(), await made(), await made()]
    const file = await fileOf([one, three, one])
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(file.headers.get('x-left-out')).toBeNull()
    expect(referencesIn(file)).toEqual([three, one].map(referenceOf))
    const whole = await manager.file('/api/admin/export')
    for (const line of `${file.bytes}`.split('\r\n')) expect(`${whole.bytes}`).toContain(line)
  })

  test('names what is not there, is traced with what went out, and is no file of nothing', async () => {
    const one = await made()
    const before = (await traces(manager)).length
    const file = await fileOf([missing, one, missing + 1])
    expect(file.headers.get('x-left-out')).toBe(`${missing},${missing + 1}`)
    expect(referencesIn(file)).toEqual([referenceOf(one)])
    expect((await traces(manager)).slice(before)).toMatchObject([
      { details: { state: 'begun', applications: [referenceOf(one)] } },
      { details: { state: 'done', rows: 1 } },
    ])
    const none = await manager.post('/api/admin/export', { ids: [missing] })
    expect(refusal(none)).toEqual([404, 'application.not-found'])
  })
})
