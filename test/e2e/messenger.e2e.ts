import { deskOf } from './heard/desk.ts'
import { newApplicant } from './support/applicants.ts'
import { putDocuments } from './support/desk.ts'
import { files } from './support/documents.ts'
import { expectNoBarrier } from './support/looks.ts'
import { tellNow } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

const number = '+255712345678'

test('news comes in WhatsApp, a photo sent there becomes the document, and STOP ends it', async ({
  page,
  product,
  email,
  context,
  api,
  staff,
}) => {
  const traveller = newApplicant()
  const contact = { contactEmail: email, contactPhone: number, communicationId: number }
  const order = await api.apply(contact, [traveller])
  await api.pay(order)
  await putDocuments(product, order, 'tourist', 1)
  await api.complete(order)

  await page.goto(`/status?orderId=${order.orderId}`)
  await page.getByRole('button', { name: 'Connect WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect WhatsApp' })
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(dialog.getByText('Waiting for your message')).toBeVisible()
  await expectNoBarrier(page, 'while a messenger is being connected')
  const opening = context.waitForEvent('page')
  await dialog.getByRole('link', { name: /^Open WhatsApp/ }).click()
  const phone = await opening
  const chat = phone.getByRole('log')
  const write = phone.getByRole('textbox', { name: 'Message' })

  await test.step('the words that are typed in connect it, and both sides say so', async () => {
    await phone.getByLabel('From phone').fill(number)
    await phone.getByRole('button', { name: 'Change' }).click()
    await expect(write).toHaveValue(/^Connect my visa application: /)
    await phone.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(
      chat.getByText(`Connected with your visa application ${order.reference}`),
    ).toBeVisible()
    await page.bringToFront()
    await expect(dialog.getByText('WhatsApp is connected.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('•••5678')).toBeVisible()
  })

  await test.step('a document is rejected, and the phone tells it with a link', async () => {
    await deskOf(staff, product).reject(order.id)
    await tellNow(staff, product.url, order.id)
    await phone.bringToFront()
    const news = chat.getByRole('listitem').filter({ hasText: 'We need something from you' })
    const link = news.getByRole('link', { name: /^http/ })
    await expect(link).toHaveAttribute('href', new RegExp(`^${product.url}/status`))
    expect(await chat.textContent()).not.toContain(traveller.passportNumber)
  })

  await test.step('the photo that answers it stands in the conversation and becomes the document', async () => {
    await phone.getByLabel('Photo or PDF').setInputFiles(files.photo('new.jpg'))
    await write.fill('Here is a better one')
    await phone.getByRole('button', { name: 'Send', exact: true }).click()
    await staff.goto('/admin/chat')
    await staff.getByRole('link', { name: new RegExp(order.reference) }).click()
    await expect(staff.getByText('Here is a better one').last()).toBeVisible()
    await staff.getByRole('button', { name: 'Use as a document' }).click()
    const asked = staff.getByRole('dialog', { name: /^Use .+ as a document/ })
    await expect(asked.getByRole('combobox', { name: 'Document' })).toHaveText('Passport photo')
    await asked.getByRole('button', { name: 'Use as this document' }).click()
    await expect(staff.getByText('It is now a document of the traveller')).toBeVisible()
    await page.bringToFront()
    await page.reload()
    await unfold(page, /^Messages and emails/)
    const said = page.getByRole('log')
    await expect(said.getByText('Here is a better one')).toBeVisible()
    await expect(said.getByText('WhatsApp', { exact: true }).last()).toBeVisible()
    await expect(page.getByText(`by email to ${email} and on WhatsApp`)).toBeVisible()
  })

  await test.step('STOP ends it, and both sides say so', async () => {
    await write.fill('STOP')
    await phone.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.getByText('You will get no more messages from us here')).toBeVisible()
    await page.bringToFront()
    await page.reload()
    await expect(page.getByText(/^Ended .*: you wrote STOP/)).toBeVisible()
    await staff.goto(`/admin/applications/${order.id}`)
    await expect(staff.getByText(/STOP/).first()).toBeVisible()
  })
})
