import { newApplicants } from './support/applicants.ts'
import { effortOn, sayEffort } from './support/effort.ts'
import { acceptDocuments } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a family of two is filed in the portal by keys', async ({ product, email, api, staff }) => {
  const [first, second] = newApplicants(2)
  if (!first || !second) throw new Error('Two travellers are needed')
  const family = { contactEmail: email, applicationType: 'family' } as const
  const order = await api.handOver(family, [first, second])

  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.setViewportSize({ width: 1440, height: 900 })
  await acceptDocuments(staff, product.url, order.id)
  const hand = effortOn(staff)
  const counted = (words: string) => staff.getByText(words, { exact: true })
  const progress = staff.getByText(/^\d+ of \d+ copied$/)
  const number = staff.getByRole('textbox', { name: 'Application number' })
  const line = (label: string) =>
    staff.getByRole('list').getByRole('button', { name: new RegExp(`^${label} `) })

  /** Copies the remaining lines with Enter, until the portal number is asked for. */
  const copyAll = async (from: number) => {
    const [, , count = ''] = /^(\d+) of (\d+)/.exec((await progress.textContent()) ?? '') ?? []
    await expect(counted(`${from} of ${count} copied`)).toBeVisible()
    for (let copied = from + 1; copied <= Number(count); copied += 1) {
      await hand.press('Enter')
      await expect(counted(`${copied} of ${count} copied`)).toBeVisible()
    }
    await expect(number).toBeFocused()
    return Number(count)
  }
  const file = async (portalNumber: string) => {
    await hand.keys(portalNumber)
    await expect(staff.getByRole('textbox', { name: /^Official fee paid/ })).toHaveValue('')
    await hand.press('Control+Enter')
    // Lines without an answer are asked about once.
    await expect(staff.getByText(/^\d+ lines? ha(s|ve) no answer$/)).toBeVisible()
    await hand.press('Control+Enter')
  }

  await staff.goto(`/admin/applications/${order.id}/file`)
  const count = await test.step('the first one: every line, the files, the number', async () => {
    await expect(line('Passport number').first()).toBeVisible()
    const lines = await copyAll(0)
    const copied = await staff.evaluate(() => navigator.clipboard.readText())
    expect(copied.length).toBeGreaterThan(0)
    const [zip] = await Promise.all([
      staff.waitForEvent('download'),
      hand.tap(staff.getByRole('button', { name: 'All as ZIP' })),
    ])
    expect(zip.suggestedFilename()).toBe(`portal-${order.reference}-1.zip`)
    const employer = line('Employer')
    await employer.click()
    await staff.getByRole('textbox', { name: /^Answer/ }).fill('Musterwerk')
    await staff.keyboard.press('Enter')
    await expect(employer).toContainText('Musterwerk')
    await employer.click()
    await expect(number).toBeFocused()
    await hand.tap(number)
    await file('EV-1')
    await expect(staff.getByText(`Next: ${order.reference}`)).toBeVisible()
    return lines
  })

  await test.step('the second one: what they share is copied already', async () => {
    await expect(staff.getByRole('heading', { level: 1 })).toContainText(second.firstName)
    await expect(progress).not.toHaveText(`0 of ${count} copied`)
    const [, shared = '0'] = /^(\d+) of/.exec((await progress.textContent()) ?? '') ?? []
    expect(Number(shared)).toBeGreaterThan(5)
    await copyAll(Number(shared))
    await file('EV-2')
    await expect(staff.getByText(new RegExp(`^${second.firstName}.* is filed$`))).toBeVisible()
  })

  sayEffort('a family of two filed in the portal', hand.effort)
  expect(hand.effort.taps).toBeLessThanOrEqual(2)
  // Every shared line once, each own line twice, two numbers of four characters, and 'filed' twice, confirmed.
  expect(hand.effort.keystrokes).toBeLessThanOrEqual(52)
  const view = await staff.context().request.get(`/api/admin/applications/${order.id}`)
  const { applicants } = (await view.json()) as { applicants: { state: string }[] }
  expect(applicants.map(({ state }) => state)).toEqual(['filed', 'filed'])
})

test('what only the portal asks is asked of the traveller, who answers first of all', async ({
  page,
  email,
  api,
  staff,
}) => {
  const order = await api.handOver({ contactEmail: email })
  await staff.goto(`/admin/applications/${order.id}/file`)
  await staff.getByRole('button', { name: /^Ask the traveller \(\d+\)$/ }).click()
  const dialog = staff.getByRole('dialog', { name: 'Ask the traveller' })
  const marital = dialog.getByRole('checkbox', { name: 'Marital status' })
  await expect(marital).toBeChecked()
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  await marital.check()
  await dialog.getByRole('checkbox', { name: 'Employment status' }).check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(staff.getByText('2 questions are open')).toBeVisible()

  await page.goto(`/documents?orderId=${order.orderId}`)
  await page.getByRole('combobox', { name: 'Marital status' }).selectOption('Single')
  await page.getByRole('combobox', { name: 'Employment status' }).selectOption('Something else')
  await page.keyboard.type('Volunteer')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Thank you, we will continue with your application')).toBeVisible()

  await staff.reload()
  await expect(staff.getByRole('button', { name: /^Marital status Single/ })).toBeVisible()
  await expect(staff.getByRole('button', { name: /^Employment status Volunteer/ })).toBeVisible()
})
