import type { Page } from '@playwright/test'
import { visaFor } from '../support/deciding.ts'
import { apiOf, type Order } from './support/api.ts'
import { newApplicant } from './support/applicants.ts'
import { files } from './support/documents.ts'
import { expectNoBarrier } from './support/looks.ts'
import { acceptDocuments, signInAsOwner, tellNow } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

const number = '+255712345678'

type View = {
  version: number
  applicants: { id: number; documents: { id: string; documentType: string }[] }[]
}

/** What colleagues decide, by the API, with the letters about it sent at once. */
function deskOf(staff: Page, origin: string, { id }: Order) {
  const { request } = staff.context()
  const headers = { origin }
  const view = async () => (await request.get(`/api/admin/applications/${id}`)).json()
  return {
    async rejectPhoto() {
      const { applicants }: View = await view()
      const photo = applicants[0]?.documents.find((each) => each.documentType === 'passportPhoto')
      const answer = await request.post(`/api/admin/documents/${photo?.id}/review`, {
        headers,
        data: { verdict: 'rejected', reason: 'photo-face' },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      await tellNow(staff, origin, id)
    },
    async decide(multipart: Record<string, string | ReturnType<typeof files.photo>>) {
      const { version, applicants }: View = await view()
      const answer = await request.put(`/api/admin/applicants/${applicants[0]?.id}/decision`, {
        headers,
        multipart: { ...multipart, version: `${version}` },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      await tellNow(staff, origin, id)
    },
  }
}

test('news comes in WhatsApp, a photo sent there becomes the document, and STOP ends it', async ({
  page,
  product,
  email,
  context,
  anotherBrowser,
}) => {
  test.slow()
  const traveller = newApplicant()
  const contact = { contactEmail: email, contactPhone: number, communicationId: number }
  const order = await apiOf(page, product.url).handOver(contact, [traveller])
  const staff = await anotherBrowser()
  await signInAsOwner(staff, product.url)
  const desk = deskOf(staff, product.url, order)

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
    await desk.rejectPhoto()
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

  await test.step('the decision comes there too', async () => {
    await acceptDocuments(staff, product.url, order.id)
    await desk.decide({ decision: 'filed', portalNumber: 'EV-1' })
    const name = `${traveller.firstName} ${traveller.lastName}`
    const buffer = await visaFor(name, [traveller.passportNumber])
    const visaDocument = { name: 'visa.pdf', mimeType: 'application/pdf', buffer }
    await desk.decide({ decision: 'approved', visaDocument })
    await phone.bringToFront()
    await expect(chat.getByText('There is a decision about your visa application')).toBeVisible()
  })

  await test.step('a day later only a notice goes, and the words follow when the person writes', async () => {
    await phone.getByLabel('More', { exact: true }).click()
    await phone.getByRole('button', { name: '24 hours pass' }).click()
    await staff.goto(`/admin/chat`)
    await staff.getByRole('link', { name: new RegExp(order.reference) }).click()
    await staff.getByRole('textbox', { name: 'Reply', exact: true }).fill('Have a good journey')
    await staff.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.getByText('We have written to you about your visa application')).toBeVisible()
    await expect(staff.getByText(/waits until they write/).first()).toBeVisible()
    await expect(chat.getByText('Have a good journey')).toHaveCount(0)
    await write.fill('Thank you')
    await phone.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.getByText('Have a good journey')).toBeVisible()
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

  await test.step('START opens it again, and a block is told to both sides', async () => {
    await write.fill('START')
    await phone.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.getByText('You will get messages from us here again')).toBeVisible()
    await phone.getByLabel('More', { exact: true }).click()
    await phone.getByRole('button', { name: 'Block', exact: true }).click()
    await staff.goto('/admin/chat')
    await staff.getByRole('link', { name: new RegExp(order.reference) }).click()
    await staff.getByRole('textbox', { name: 'Reply', exact: true }).fill('Are you there?')
    await staff.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(staff.getByText(/^Nothing goes to WhatsApp/)).toBeVisible()
    await page.bringToFront()
    await page.reload()
    await expect(page.getByText(/^Ended .*: our messages could not be delivered/)).toBeVisible()
  })
})
