import { expect, test } from 'vitest'
import { erase, exportOf } from '../../../test/support/data-request.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { openShop, uploadPicture } from '../money/payment/test-support.ts'

const email = 'portal@example.com'
/** Used nowhere else. */
const name = 'Zoë-Portal-Z'
const details = {
  ...{ portalNumber: `EV-${name}`, securityQuestion: `School of ${name}?` },
  ...{ securityAnswer: `Answer ${name}`, fee: { amountCents: 51_00, paidOn: '2026-11-20' } },
}

const shop = await openShop()
const { db } = shop
const manager = await signIn(shop, { role: 'manager' })

/** A traveller with all data of the portal. */
async function filled() {
  const made = await shop.apply()
  await changeRows(db, 'application', { id: made.id }, { contactEmail: email })
  await payWith((await shop.create(made)).body.formData)
  const { id } = await rowOf(db, 'applicant', { applicationId: made.id })
  const documentId = await uploadPicture(shop, made, 'passportDocument')
  const names = { surname: name, givenNames: name }
  const checked = { documentId, checkedAt: shop.services.clock.now() }
  await db
    .insertInto('passportCheck')
    .values({ ...checked, result: 'match', fields: [], ...names })
    .onConflict((oc) => oc.column('documentId').doUpdateSet(names))
    .execute()
  const path = `/api/admin/applicants/${id}/filing`
  expect((await manager.put(path, details)).status).toBe(200)
  const { lines } = (await manager.get(path)).body as { lines: { key: string; mark: string }[] }
  const mark = lines.find(({ key }) => key === 'surname')?.mark ?? ''
  const ticks = [{ line: 'surname', mark, isTicked: true }]
  expect((await manager.put(`${path}/ticks`, { ticks })).status).toBe(200)
  const employer = lines.find(({ key }) => key === 'employer')
  const answers = [{ line: 'employer', mark: employer?.mark, value: `Works of ${name}` }]
  expect((await manager.put(`${path}/answers`, { answers, origin: 'call' })).status).toBe(200)
  return { ...made, applicantId: id, mark }
}

async function exported(): Promise<string> {
  const files = await exportOf(manager, email)
  return files.get('data.json')?.toString() ?? ''
}

test('an export says what the portal was told, and an erasure leaves the fee alone', async () => {
  const { id, applicantId, mark } = await filled()
  const text = await exported()
  const works = { value: `Works of ${name}`, origin: 'call' }
  expect(JSON.parse(text).applications[0]).toMatchObject({
    applicants: [{ portalNumber: details.portalNumber }],
    portalQuestions: [{ position: 1, securityQuestion: details.securityQuestion }],
    portalLines: [{ position: 1, line: 'surname', tickedAt: expect.any(String) }],
    portalAnswers: [{ position: 1, line: 'employer', label: 'Employer', ...works }],
    authorityFees: [{ amount: 51, paidOn: '2026-11-20' }],
    documents: [{ passportSurname: name, passportGivenNames: name }],
  })
  // Portal access, the author and the value's key are excluded.
  for (const secret of [details.securityAnswer, manager.staff.id, mark]) {
    expect(text).not.toContain(secret)
  }

  const status = { status: 'rejected', adminNotes: 'As asked' }
  expect((await manager.patch(`/api/admin/applications/${id}/status`, status)).status).toBe(200)
  expect((await erase(manager, email)).status).toBe(200)
  for (const table of ['filing', 'filingTick', 'filingAnswer'] as const) {
    expect(await rowsOf(db, table, { applicantId })).toEqual([])
  }
  expect(await rowsOf(db, 'passportCheck')).toEqual([])
  const of = { applicationId: id }
  const nobodys = { applicantId: null, amountCents: 51_00 }
  expect(await rowsOf(db, 'authorityFee', of)).toMatchObject([nobodys])
  expect(await rowsOf(db, 'ledgerEntry', { ...of, kind: 'authority-fee' })).toMatchObject([
    { ...nobodys, amountCents: -51_00 },
  ])
  expect(await brokenInvariants(db)).toEqual([])
})
