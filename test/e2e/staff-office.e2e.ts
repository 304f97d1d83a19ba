import type { Applicant } from '#domain/application/steps/applicant.ts'
import { visaFor } from '../support/deciding.ts'
import { newApplicants } from './support/applicants.ts'
import { bringToFiled } from './support/desk.ts'
import { effortOn, sayEffort } from './support/effort.ts'
import { tellNow } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** A visa document for a traveller, as the authority sends it. */
async function visaOf({ firstName, lastName, passportNumber }: Applicant) {
  const buffer = await visaFor(`${firstName} ${lastName}`, [passportNumber])
  return { name: `grant-${passportNumber}.pdf`, mimeType: 'application/pdf', buffer }
}

/** Travellers with unique passports, whatever else is in the database. */
const travellers = (count: number, series: string) =>
  newApplicants(count).map((person, index) => ({
    ...person,
    passportNumber: `${series}${7_310_200 + index}`,
  }))

test('the office: urgent work comes first, is assigned with three clicks, and filed with five keys', async ({
  page,
  product,
  email,
  api,
  staff,
}) => {
  // A unique name, whatever else is in the list.
  const contactName = 'Zuwena Officegoer'
  const handedOver: string[] = []
  for (let count = 0; count < 2; count += 1) {
    handedOver.push((await api.handOver({ contactEmail: email, contactName })).reference)
  }
  const [older = '', newer = ''] = handedOver
  await api.apply({ contactEmail: `other.${email}` })
  const [alone, ...couple] = travellers(3, 'QA')
  if (!alone) throw new Error('Three travel')
  const one = await api.apply({ contactEmail: email, contactName }, [alone])

  await staff.setViewportSize({ width: 1440, height: 900 })
  const rows = staff.getByRole('link', { name: /^TZ-\d+, / })

  await test.step('the first row stands within the first 260 px', async () => {
    await staff.goto('/admin')
    const first = staff.getByRole('row').nth(1)
    await expect(rows.first()).toBeVisible()
    await expect(staff.getByRole('button', { name: /^Ready \d/ })).toBeVisible()
    const top = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    process.stdout.write(`effort  the first application of the list: ${Math.round(top)} px down\n`)
    expect(top).toBeLessThanOrEqual(260)
  })

  await test.step('all that are shown are assigned by three clicks', async () => {
    await staff.getByRole('textbox', { name: 'Search applications' }).fill(contactName)
    await expect(staff.getByText('3 applications', { exact: true })).toBeVisible()
    const hand = effortOn(staff)
    await hand.tap(staff.getByRole('checkbox', { name: 'Choose all that are shown' }))
    await hand.tap(staff.getByRole('button', { name: 'Assign', exact: true }))
    await hand.tap(staff.getByRole('menuitem', { name: 'Me', exact: true }))
    await expect(staff.getByText('Done for 3 applications')).toBeVisible()
    await expect(staff.getByRole('cell', { name: 'You', exact: true })).toHaveCount(3)
    sayEffort('a list of applications assigned', hand.effort)
    expect(hand.effort.taps).toBeLessThanOrEqual(3)
  })

  await test.step('the next application is judged and filed by five keys', async () => {
    await staff.getByRole('button', { name: /^Ready/ }).click()
    await expect(staff.getByText('2 applications', { exact: true })).toBeVisible()
    await staff.getByRole('link', { name: new RegExp(`^${newer}`) }).click()
    await expect(staff.getByRole('dialog', { name: newer })).toBeVisible()
    await staff.keyboard.press('3')
    const accept = staff.getByRole('button', { name: /^Accept A$/ })
    await expect(accept).toBeVisible()
    const hand = effortOn(staff)
    await hand.press(']')
    await expect(staff.getByRole('dialog', { name: older })).toBeVisible()
    for (const left of [2, 1, 0]) {
      await expect(accept).toBeVisible()
      await hand.press('a')
      const tab = left ? `Documents to review: ${left}` : 'Documents'
      await expect(staff.getByRole('tab', { name: tab, exact: true })).toBeVisible()
    }
    await expect(staff.getByRole('link', { name: /^Open the filing screen/ })).toBeFocused()
    await hand.press('Enter')
    await expect(staff.getByRole('textbox', { name: 'Application number' })).toBeVisible()
    sayEffort('next application, three documents judged, the filing screen', hand.effort)
    expect(hand.effort.keystrokes).toBeLessThanOrEqual(5)
  })

  const contactEmail = `visas.${email}`
  const two = await api.apply({ contactEmail, applicationType: 'family' }, couple)
  await test.step('three visas approve three travellers of two applications by three actions', async () => {
    await bringToFiled(staff, product, [one.id, two.id])
    const visas = await Promise.all([alone, ...couple].map(visaOf))
    const dialog = staff.getByRole('dialog', { name: 'Visa documents' })
    await staff.goto('/admin')
    await expect(staff.getByRole('button', { name: 'Visa documents' })).toBeVisible()
    const hand = effortOn(staff)
    await hand.drop(visas)
    const ready = dialog.getByText('Ready to approve')
    // The first document read starts the reader.
    await expect(ready).toHaveCount(3, { timeout: 90_000 })
    await hand.look(ready.last())
    await hand.tap(dialog.getByRole('button', { name: 'Approve 3 travellers' }))
    await expect(dialog.getByText('3 travellers are approved')).toBeVisible()
    sayEffort('three travellers approved by three visas', hand.effort)
    expect(hand.effort.taps + hand.effort.keystrokes).toBeLessThanOrEqual(3)
  })

  await test.step('their traveller takes both visas home at once', async () => {
    await tellNow(staff, product.url, two.id)
    await page.goto(`/status?orderId=${two.orderId}`)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the visas' }).click()
    expect((await coming).suggestedFilename()).toBe(`visas-${two.reference}.zip`)
  })
})
