import type { Page } from '@playwright/test'
import { bounceOf, emailOf } from '../support/written-email.ts'
import { touristDocuments } from './support/documents.ts'
import { test } from './support/mail-peer.ts'
import { dialogOn } from './support/staff.ts'
import { expect } from './support/test.ts'

async function write(staff: Page, message: string) {
  const { dialog } = dialogOn(staff)
  await dialog.getByRole('textbox', { name: 'Message' }).fill(message)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('log').getByText(message)).toBeVisible()
}

test('an answer by email becomes a document, and a bounced letter arrives once the address is corrected', async ({
  page,
  email,
  mail,
  api,
  staff,
}) => {
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  await staff.goto(`/admin/applications/${order.id}`)
  const { dialog, open } = dialogOn(staff)
  await open('Messages')

  await test.step('staff ask for a page, and the traveller answers in their mail program', async () => {
    await write(staff, 'Please send us the page of your passport.')
    const letter = await mail.letter(email, /message/i)
    expect(letter.text).toContain('Please send us the page of your passport.')
    const [, [, page]] = touristDocuments
    await mail.deliver(
      emailOf({
        ...{ from: `Ada Muster <${email}>`, to: letter.replyTo, subject: `Re: ${letter.subject}` },
        text: 'Here is my passport.',
        files: [{ name: page.name, type: page.mimeType, bytes: page.buffer }],
      }),
    )
    await expect(dialog.getByRole('log').getByText('Here is my passport.')).toBeVisible()
    await expect(dialog.getByText('Wrote to us')).toBeVisible()
  })

  await test.step('its file is taken as a document', async () => {
    await dialog.getByRole('button', { name: 'Open the email' }).click()
    await staff.getByRole('button', { name: 'Use as a document: passport.jpg' }).click()
    await staff.getByRole('button', { name: 'Use it' }).click()
    await expect(staff.getByText('Passport page with your photo of Ada Muster added')).toBeVisible()
    await staff.getByRole('button', { name: 'Close', exact: true }).last().click()
    await open('Documents')
    await dialogOn(staff).choose('Passport page with your photo')
    await expect(dialog.getByText('passport.jpg').first()).toBeVisible()
  })

  await test.step('a letter that comes back is seen by both sides', async () => {
    await open('Messages')
    await write(staff, 'Thank you, that is all we need.')
    const letter = await mail.letter(email, /message/i, 2)
    await mail.deliver(bounceOf({ to: letter.returnPath, recipient: email }))
    await expect(dialog.getByText('Emails come back').first()).toBeVisible()
    // A newly opened page loads alerts at once.
    await staff.goto('/admin')
    await staff.getByRole('button', { name: /^Alerts/ }).click()
    await staff.getByText(`An email about ${order.reference} came back`).click()
    await expect(dialog.getByText('Emails come back').first()).toBeVisible()
    await page.goto(`/status?orderId=${order.orderId}`)
    await expect(page.getByText('Our emails do not reach you')).toBeVisible()
  })

  await test.step('the traveller corrects the address, and it goes there once', async () => {
    const next = `new.${email}`
    await page.getByRole('button', { name: 'Correct my address' }).click()
    await page.getByRole('textbox', { name: 'Email address' }).fill(next)
    await page.getByRole('button', { name: 'Save contact details' }).click()
    const { subject } = await mail.letter(next, /is your code/)
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(subject.slice(0, 6))
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('From now on we will write to the new address')).toBeVisible()
    await expect(page.getByText('Our emails do not reach you')).toBeHidden()
    const again = await mail.letter(next, /message/i)
    expect(again.text).toContain('Thank you, that is all we need.')
    await expect(dialog.getByText('Emails come back')).toHaveCount(0)
    const subjects = mail.subjects(next)
    expect(subjects.filter((each, index) => subjects.indexOf(each) < index)).toEqual([])
  })
})
