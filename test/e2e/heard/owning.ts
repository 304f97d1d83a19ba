import type { Order } from '../support/api.ts'
import { newApplicants } from '../support/applicants.ts'
import { files } from '../support/documents.ts'
import { gatewayOn } from '../support/gateway.ts'
import { mailbox } from '../support/letters.ts'
import { acceptDocuments } from '../support/staff.ts'
import { expect } from '../support/test.ts'
import type { deskOf } from './desk.ts'
import type { Guest } from './guest.ts'

type Desk = ReturnType<typeof deskOf>

const contactEmail = 'ada.muster@gmail.com'
/** Two travellers, once the letter is sent: paying earlier suppresses it. */
async function make({ api, product }: Guest): Promise<Order> {
  const choices = { contactEmail, applicationType: 'family', numberOfApplicants: 2 } as const
  const order = await api.apply(choices, newApplicants(2))
  await mailbox(product.outbox, contactEmail).letter(new RegExp(order.reference))
  return order
}

/** From the first attempt to pay to the hand-over. */
export async function payAndAdd(guest: Guest, desk: Desk) {
  const { page, t, hear, go, heading, button } = guest
  const order = await make(guest)
  await go('documents')
  const pay = t('payment.action.pay', { amount: '$326' })
  await expect(button(pay)).toBeVisible()
  await hear('documents-unpaid')
  await lookUp(guest, order)
  await showOwn(guest, order, 'application-unpaid', t('status.now.payment.title'))
  await button(pay).click()
  const gateway = gatewayOn(page)
  await gateway.isOpen('$326.00')
  await hear('card')
  await gateway.pay('declined')
  await expect(heading(t('payment.failed.title'))).toBeVisible()
  await hear('payment-declined')
  await button(pay).click()
  await gateway.isOpen('$326.00')
  await gateway.pay('good')
  await expect(heading(t('payment.success.title'))).toBeVisible()
  await hear('payment-paid')
  await addDocuments(guest, order)
  await followTo(guest, desk, order)
}

/** The status page without input, with a mistake, and with reference and address. */
async function lookUp(guest: Guest, order: Order) {
  const { page, t, hear, go, submit, heading, leave } = await guest.stranger()
  await go('status')
  await expect(submit()).toBeEnabled()
  await hear('status-form')
  await submit().click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await hear('status-errors')
  const typed = async (email: string) => {
    await page.getByRole('textbox', { name: t('status.form.reference') }).fill(order.reference)
    await page
      .getByRole('textbox', { name: t('status.form.email'), exact: true })
      .first()
      .fill(email)
    await submit().click()
  }
  await typed('somebody.else@gmail.com')
  await expect(page.getByText(t('error.application.not-found')).first()).toBeVisible()
  await hear('status-not-found')
  await page.locator('main summary').first().click()
  await hear('status-lost-reference')
  await typed(contactEmail)
  await expect(heading(t('status.now.payment.title'))).toBeFocused()
  await hear('status-found')
  await go('documents')
  await expect(heading(t('link.documents.title'))).toBeVisible()
  await hear('documents-stranger')
  await go('documents', { orderId: order.orderId })
  await expect(heading(t('link.title'))).toBeFocused()
  await hear('documents-closed-here')
  await page.getByRole('button', { name: t('link.code.send') }).click()
  await expect(page.getByRole('textbox', { name: t('link.code.field') })).toBeFocused()
  await hear('documents-code')
  await leave()
}

/** An application's page in a state, as its owner hears it. */
async function showOwn(
  { page, hear, go, heading }: Guest,
  order: Order,
  state: string,
  title: string,
) {
  await go('status', { orderId: order.orderId })
  await expect(heading(title)).toBeVisible()
  await expect(page).not.toHaveURL(/orderId/)
  await hear(state)
}

async function addDocuments(guest: Guest, order: Order) {
  const { page, t, api, hear, go, heading, button } = guest
  await showOwn(guest, order, 'application-paid', t('status.now.documents.title'))
  await go('documents')
  await expect(heading(t('document.title'))).toBeVisible()
  await hear('documents-missing')
  await button(t('document.complete.action')).click()
  await expect(page.getByText(t('document.complete.missing.title'))).toBeVisible()
  await hear('documents-incomplete')
  await page
    .getByRole('region', { name: t('document.type.flightTicket') })
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.wrong('ticket.jpg'))
  await expect(page.getByText(t('document.upload.failed')).first()).toBeVisible()
  await hear('documents-upload-failed')
  await api.uploadAll('tourist', order.applicants)
  await page.reload()
  const view = { document: t('document.type.passportPhoto') }
  await button(t('document.file.view.label', view)).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await hear('documents-preview')
  await page.keyboard.press('Escape')
  await button(t('document.file.remove.label', view)).click()
  await hear('documents-remove')
  await button(t('document.file.remove.no')).click()
  await button(t('document.complete.action')).click()
  await expect(heading(t('document.received.title'))).toBeVisible()
  await hear('documents-received')
}

/** All steps of staff and authority on an application. */
async function followTo(guest: Guest, desk: Desk, order: Order) {
  const { t, hear, go, page } = guest
  await showOwn(guest, order, 'application-checked', t('status.now.checking.title'))
  await helpOneself(guest)
  await desk.reject(order.id)
  await go('status', { orderId: order.orderId })
  await expect(page.getByRole('link', { name: t('status.now.asked.action') })).toBeVisible()
  await hear('application-asked')
  await go('documents')
  await expect(page.getByText(t('document.asked.title', { count: 1 }))).toBeVisible()
  await hear('documents-asked')
  await acceptDocuments(desk.page, guest.product.url, order.id)
  await desk.file(order.id)
  await showOwn(guest, order, 'application-filed', t('status.now.deciding.title'))
  const [one = 0, other = 0] = order.applicants
  await desk.approve(order.id, one)
  await desk.end(order.id, other)
  await showOwn(
    guest,
    order,
    'application-decided',
    t('status.now.partly.title', { count: 1, total: 2 }),
  )
}

/** Changes travellers make themselves during our review. */
async function helpOneself({ page, t, hear, button }: Guest) {
  const open = async (title: string) => {
    const fold = page.getByRole('main').locator('button[aria-controls]').filter({ hasText: title })
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  }
  await open('Ada Muster')
  const what = { section: t('apply.passportNumber.label'), who: 'Ada Muster' }
  await button(`${t('apply.check.change')} ${t('apply.check.change.what', what)}`).click()
  const number = page.getByRole('textbox', { name: t('apply.passportNumber.label'), exact: true })
  await number.fill('X7654321')
  await expect(page.getByText(t('correction.asks.title', { count: 1 }))).toBeVisible()
  await hear('correction')
  await number.fill('')
  await page.getByRole('button', { name: t('correction.answers.save') }).click()
  await hear('correction-errors')
  await page
    .getByRole('region', { name: t('correction.answers.title', { name: 'Ada Muster' }) })
    .getByRole('button', { name: t('correction.cancel'), exact: true })
    .click()
  await open(t('status.change.title'))
  await page.getByLabel(t('status.change.speed')).selectOption('urgent')
  await hear('supplement')
  await open(t('help.cancel.title'))
  await page.getByRole('button', { name: t('help.cancel.show'), exact: true }).click()
  await hear('cancellation')
  await open(t('own.access.title'))
  await expect(page.getByText(t('own.access.this'), { exact: true })).toBeVisible()
  await hear('access')
}
