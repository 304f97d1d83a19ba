import type { Page } from '@playwright/test'
import { visaFor } from '../support/deciding.ts'
import { apiOf } from './support/api.ts'
import { newApplicant } from './support/applicants.ts'
import { files, sendPhoto } from './support/documents.ts'
import { acceptDocuments, choose, dialogOn, signInAsOwner, tellNow } from './support/staff.ts'
import { expect, test } from './support/test.ts'

async function confirmed(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

test('a document is rejected, sent anew, accepted; the visa is approved and downloaded @engines', async ({
  page,
  product,
  email,
  letters,
  anotherBrowser,
}) => {
  test.slow()
  const order = await apiOf(page, product.url).handOver({ contactEmail: email })
  const staff = await anotherBrowser(/status of (404|409)/)
  await signInAsOwner(staff, product.url)
  const detail = dialogOn(staff)

  await staff.goto('/admin')
  await staff.getByLabel('Search applications').fill(email)
  // Only then does the list contain just theirs: filing moves on to the next in the list.
  await expect(staff.getByText('1 application', { exact: true })).toBeVisible()
  await staff.getByRole('link', { name: new RegExp(`^${order.reference}`) }).click()
  await expect(detail.dialog.getByRole('heading', { name: order.reference })).toBeVisible()
  await expect(staff).toHaveURL(new RegExp(`/admin/applications/${order.id}`))

  await test.step('one is rejected, and the letter asks for it', async () => {
    await detail.open('Documents')
    await detail.choose('Passport photo')
    await detail.dialog.getByRole('button', { name: 'Reject', exact: false }).click()
    await choose(staff, 'Why', 'The face is not clearly visible')
    await detail.dialog.getByLabel('Note for the traveller').fill('Please without sunglasses.')
    await detail.dialog.getByRole('button', { name: 'Reject and ask for a new version' }).click()
    // The screen moves on to the next document by itself; navigate back only then.
    await expect(staff.getByText(/^Rejected: /).first()).toBeVisible()
    await detail.choose('Passport photo')
    await detail.dialog.getByRole('button', { name: 'Send now' }).click()
    const asked = staff.getByRole('dialog', { name: 'Send the email now?' })
    await asked.getByRole('button', { name: 'Send now' }).click()
    const letter = await letters.letter(/we need a new version of a document/)
    expect(letter.text).toContain('Please without sunglasses.')
    await page.goto(letter.linkTo('/documents'))
  })

  // Their screen must not see another version before they have reviewed the old one.
  const { promise: judged, resolve: letStaffRead } = Promise.withResolvers<void>()
  await staff.route(/\/api\/admin\/applications(\/\d+)?(\?|$)/, async (route) => {
    await judged
    await route.continue()
  })
  await test.step('the traveller sends a new one, and only that one', async () => {
    await expect(page.getByText('Please without sunglasses.')).toBeVisible()
    const card = page.getByRole('region', { name: /^Passport photo/ })
    await card.getByLabel(/^Choose a new file: /).setInputFiles(files.photo('new.jpg'))
    await sendPhoto(page)
    await expect(
      page.getByRole('heading', { name: 'Thank you, we have what we need' }),
    ).toBeVisible()
  })

  await test.step('staff accept everything and approve', async () => {
    await detail.choose('Passport photo')
    const refused = staff.waitForResponse(/\/documents\/[^/]+\/review$/)
    await detail.dialog.getByRole('button', { name: 'Accept after all A' }).click()
    expect([404, 409]).toContain((await refused).status())
    letStaffRead()
    await expect(staff.getByText('The traveller has sent a new version meanwhile.')).toBeVisible()
    for (const document of ['Passport photo', 'Passport page', 'Flight ticket']) {
      await detail.choose(document)
      await detail.dialog.getByRole('button', { name: 'Accept A' }).click()
      const accepted = new RegExp(`^${document}.*Accepted$`)
      await expect(detail.dialog.getByRole('button', { name: accepted })).toBeVisible()
    }
    await detail.open('Actions')
    await confirmed(staff, 'Mark as filed …')
    const asked = staff.getByRole('dialog', { name: 'Who is filed, and under which number?' })
    await asked.getByRole('textbox').first().fill('EV-1')
    const file = asked.getByRole('button', { name: 'Mark 1 traveller as filed' })
    await file.click()
    await expect(staff.getByText(`Filed: ${order.reference}`)).toBeVisible()
    // A wrong click can be undone with one more.
    await staff.getByRole('button', { name: 'Undo' }).first().click()
    await expect(staff.getByText('Undone. Nobody was told.')).toBeVisible()
    await confirmed(staff, 'Mark as filed …')
    await file.click()
    await expect(staff.getByText(`Filed: ${order.reference}`)).toBeVisible()
    await tellNow(staff, product.url, order.id)
    await letters.letter(/is with the immigration authority/)
    const approval = detail.dialog.getByRole('region', { name: 'Travellers' })
    const { firstName, lastName, passportNumber } = newApplicant()
    const name = `${firstName} ${lastName}`
    const answers = approval.getByRole('region', { name: `Answers of ${name}` })
    await approval.getByRole('button', { name: `Approve ${name}` }).click()
    const putIn = async (named: string, number: string) => {
      const buffer = await visaFor(named, [number])
      const file = { name: 'visa.pdf', mimeType: 'application/pdf', buffer }
      await approval.getByLabel(/^Choose (the|another) approval document/).setInputFiles(file)
    }
    await putIn('Somebody Else', 'Z7654321')
    // The first document read starts the reader.
    const isMismatch = approval.getByText('This document does not match')
    await expect(isMismatch).toBeVisible({ timeout: 90_000 })
    await expect(answers.getByText('Not in the document')).toHaveCount(2)
    // Overriding the result requires a reason.
    await approval.getByRole('button', { name: `Approve ${name}` }).click()
    await expect(approval.getByLabel('Reason for going against it')).toBeFocused()
    await expect(approval.getByRole('button', { name: 'Yes, confirm' })).toHaveCount(0)
    await putIn(name, passportNumber)
    await expect(answers.getByText('Found on page 1')).toHaveCount(2)
    await expect(isMismatch).toHaveCount(0)
    await approval.getByRole('button', { name: `Approve ${name}` }).click()
    await expect(staff.getByText(`Approved: ${name}`)).toBeVisible()
    await tellNow(staff, product.url, order.id)
    await detail.open('History')
    for (const line of [
      'Application created',
      'Document rejected',
      'Document accepted',
      'Paid to Processing',
      'Processing to Approved',
      'Approval document added',
    ]) {
      await expect(detail.dialog.getByText(line).first()).toBeVisible()
    }
  })

  await test.step('the visa comes by letter and can be downloaded', async () => {
    const letter = await letters.letter(/your visa is approved/)
    expect(letter.pdf?.subarray(0, 4).toString()).toBe('%PDF')
    await page.goto(letter.linkTo('/status'))
    await expect(page.getByRole('heading', { name: 'Your visa is approved' })).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Visa' }).click()
    expect((await coming).suggestedFilename()).toBe(`visa-${order.reference}.pdf`)

    const checker = await anotherBrowser()
    const visa = letter.pdf ?? Buffer.alloc(0)
    const show = (buffer: Buffer) =>
      checker
        .getByLabel('Choose the file')
        .setInputFiles({ name: 'visa.pdf', mimeType: 'application/pdf', buffer })
    await checker.goto(letter.linkTo('/agreement-check'))
    await show(visa)
    await expect(checker.getByText('We sent this visa', { exact: true })).toBeVisible()
    await show(Buffer.concat([visa, Buffer.from(' ')]))
    await expect(checker.getByText('We do not recognise this file')).toBeVisible()
  })
})

test('two work on the same application: the second is warned, and nothing is overwritten', async ({
  page,
  product,
  email,
  anotherBrowser,
}) => {
  const order = await apiOf(page, product.url).handOver({ contactEmail: email })
  const [one, other] = [await anotherBrowser(), await anotherBrowser(/status of 409/)]
  for (const staff of [one, other]) {
    await signInAsOwner(staff, product.url)
    await acceptDocuments(staff, product.url, order.id)
    await staff.goto(`/admin/applications/${order.id}/actions`)
    await staff.getByRole('button', { name: 'Whole application' }).click()
    await staff.getByRole('menuitem', { name: 'Mark as not paid' }).click()
  }
  const note = other.getByLabel('Reason')
  await note.fill('Called, all is well')
  await one.getByLabel('Reason').fill('The transfer was called back')
  await confirmed(one, 'Mark as not paid')
  await confirmed(one, 'Yes, confirm')
  await expect(one.getByText('Status Updated')).toBeVisible()
  await expect(other.getByText('Somebody changed this application meanwhile').first()).toBeVisible({
    timeout: 40_000,
  })
  await expect(note).toHaveValue('Called, all is well')
})

test('a refund needs the policy’s proposal and a confirmation', async ({
  page,
  product,
  email,
  letters,
  anotherBrowser,
}) => {
  const api = apiOf(page, product.url)
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  const staff = await anotherBrowser()
  await signInAsOwner(staff, product.url)
  await staff.goto(`/admin/applications/${order.id}/actions`)
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Look at a request' }).click()
  await choose(staff, 'Ground', 'Cancellation within a day')
  await expect(dialog.getByText('The policy allows a refund')).toBeVisible()
  await confirmed(staff, 'Refund')
  await confirmed(staff, 'Yes, refund')
  await expect(staff.getByText('The refund is on its way')).toBeVisible()
  const letter = await letters.letter(/your refund is on its way/)
  expect(letter.text).toMatch(/Kept by us +\$25\.00/)
  await page.goto(`/status?orderId=${order.orderId}`)
  await expect(page.getByText('Refunded').first()).toBeVisible()
})
