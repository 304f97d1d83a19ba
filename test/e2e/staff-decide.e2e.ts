import type { Page } from '@playwright/test'
import { visaFor } from '../support/deciding.ts'
import { newApplicant } from './support/applicants.ts'
import { files, sendPhoto } from './support/documents.ts'
import { acceptDocuments, choose, dialogOn, tellNow } from './support/staff.ts'
import { expect, test } from './support/test.ts'

async function confirmed(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

test('a document is rejected, sent anew, accepted; the visa is approved and downloaded @engines', async ({
  page,
  product,
  email,
  letters,
  api,
  staff,
}) => {
  const order = await api.handOver({ contactEmail: email })
  const detail = dialogOn(staff)

  await staff.goto(`/admin/applications/${order.id}/documents`)
  await test.step('one is rejected, and the letter asks for it', async () => {
    await detail.choose('Passport photo')
    await detail.dialog.getByRole('button', { name: 'Reject', exact: false }).click()
    await staff.getByRole('option', { name: 'The face is not clearly visible' }).click()
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
    await acceptDocuments(staff, product.url, order.id)
    await staff.goto(`/admin/applications/${order.id}/actions`)
    await confirmed(staff, 'Mark as filed …')
    const asked = staff.getByRole('dialog', { name: 'Who is filed, and under which number?' })
    await asked.getByRole('textbox').first().fill('EV-1')
    await asked.getByRole('button', { name: 'Mark 1 traveller as filed' }).click()
    await expect(staff.getByText(`Filed: ${order.reference}`)).toBeVisible()
    await tellNow(staff, product.url, order.id)
    await letters.letter(/is with the immigration authority/)
    // It moved on to the next in the list by itself.
    await staff.goto(`/admin/applications/${order.id}/actions`)
    const approval = detail.dialog.getByRole('region', { name: 'Travellers' })
    const { firstName, lastName, passportNumber } = newApplicant()
    const name = `${firstName} ${lastName}`
    const answers = approval.getByRole('region', { name: `Answers of ${name}` })
    await approval.getByRole('button', { name: `Approve ${name}` }).click()
    const buffer = await visaFor(name, [passportNumber])
    const visa = { name: 'visa.pdf', mimeType: 'application/pdf', buffer }
    await approval.getByLabel('Choose the approval document').setInputFiles(visa)
    // The first document read starts the reader.
    await expect(answers.getByText('Found on page 1')).toHaveCount(2, { timeout: 90_000 })
    await approval.getByRole('button', { name: `Approve ${name}` }).click()
    await expect(staff.getByText(`Approved: ${name}`)).toBeVisible()
    await tellNow(staff, product.url, order.id)
  })

  await test.step('the visa comes by letter and can be downloaded', async () => {
    const letter = await letters.letter(/your visa is approved/)
    expect(letter.pdf?.subarray(0, 4).toString()).toBe('%PDF')
    await page.goto(letter.linkTo('/status'))
    await expect(page.getByRole('heading', { name: 'Your visa is approved' })).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Visa' }).click()
    expect((await coming).suggestedFilename()).toBe(`visa-${order.reference}.pdf`)
  })
})

test('a refund needs the policy’s proposal and a confirmation', async ({
  page,
  email,
  letters,
  api,
  staff,
}) => {
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  await staff.goto(`/admin/applications/${order.id}/actions`)
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Look at a request' }).click()
  await choose(staff, 'Ground', 'Cancellation within a day')
  await expect(dialog.getByText('The policy allows a refund')).toBeVisible()
  await dialog.getByRole('button', { name: 'As the policy says' }).click()
  await confirmed(staff, 'Yes, refund')
  await expect(staff.getByText('The refund is decided and goes to the gateway')).toBeVisible()
  const letter = await letters.letter(/your refund is on its way/)
  expect(letter.text).toMatch(/Kept by us +\$25\.00/)
  await page.goto(`/status?orderId=${order.orderId}`)
  await expect(page.getByText('Refunded').first()).toBeVisible()
})
