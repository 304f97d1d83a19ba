import type { Page } from '@playwright/test'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { codeOf } from '../../support/authenticator-app.ts'
import { apiOf, type Order } from '../support/api.ts'
import { newApplicants } from '../support/applicants.ts'
import { listenerOf } from '../support/heard.ts'
import { test } from '../support/installation.ts'
import { mailbox } from '../support/letters.ts'
import { owner as account, type Product } from '../support/product.ts'
import { choose, dialogOn } from '../support/staff.ts'
import { expect } from '../support/test.ts'
import { writeAsVisitor } from '../support/visitor.ts'
import { deskOf, keepOfficeOpen } from './desk.ts'

type Colleague = {
  page: Page
  product: Product
  hear: (state: string, without?: RegExp) => Promise<void>
  heading: (name: string) => ReturnType<Page['getByRole']>
  button: (name: string) => ReturnType<Page['getByRole']>
}

const contactEmail = 'ada.muster@gmail.com'

/** Two travellers with an unpaid application, and two with documents. */
async function receive(page: Page, { url, outbox }: Product): Promise<Order> {
  const api = apiOf(page, url)
  await api.apply({ contactEmail: 'bruno@gmail.com' })
  const order = await api.apply({ contactEmail, applicationType: 'family' }, newApplicants(2))
  // Paying before it is sent suppresses it.
  await mailbox(outbox, contactEmail).letter(/./)
  await api.pay(order)
  // Sequential: the history lists them in order.
  for (const applicant of order.applicants) {
    for (const document of requiredDocuments(shippedRules, 'tourist'))
      await api.upload(applicant, document)
  }
  await api.complete(order)
  return order
}

test('what staff hear', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  // Headless browsers differ in whether they refuse notifications.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  const page = await context.newPage()
  const listener = listenerOf('staff')
  const colleague: Colleague = {
    page,
    product,
    hear: (state, without) => listener.hear(page, state, without),
    heading: (name) => page.getByRole('heading', { name, exact: true }),
    button: (name) => page.getByRole('button', { name, exact: true }),
  }
  await signIn(colleague)
  await emptyList(colleague)
  await keepOfficeOpen(page, product.url)
  const travellers = await (await browser.newContext({ baseURL: product.url })).newPage()
  const order = await receive(travellers, product)
  await workOn(colleague, order)
  await answer(colleague, travellers)
  await deskOf(page, product).reject(order.id)
  await seeLetters(colleague)
  await seeOffice(colleague)
  await seeAccount(colleague)
  await travellers.context().close()
  await context.close()
})

async function signIn({ page, hear, button }: Colleague) {
  await page.goto('/admin-login')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await hear('sign-in')
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await button('Sign in').click()
}

async function emptyList({ page, hear, heading }: Colleague) {
  await expect(heading('Applications')).toBeVisible()
  await expect(heading('Nothing is due')).toBeVisible()
  await hear('list-empty')
  // While it has few lines: repeated views are logged once or twice.
  await page.goto('/admin/audit')
  await expect(heading('Audit')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Audit' }).getByRole('row')).not.toHaveCount(0)
  await hear('audit')
  await page.goto('/admin')
  await expect(heading('No application yet')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await hear('keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await hear('palette')
  await page.keyboard.press('Escape')
}

/** The list, and each tab of an application. */
async function workOn({ page, hear, button }: Colleague, order: Order) {
  await page.goto('/admin')
  const { dialog, open, choose } = dialogOn(page)
  await expect(page.getByRole('link', { name: new RegExp(`^${order.reference}`) })).toBeVisible()
  await hear('list')
  await button('Filter').click()
  await hear('list-filter')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check()
  await hear('list-chosen')
  await page.goto(`/admin/applications/${order.id}`)
  for (const side of ['Overview', 'Applicants', 'Documents', 'Actions', 'Messages']) {
    await open(side)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await hear(`application-${side.toLowerCase()}`)
  }
  await open('Documents')
  await choose('Passport photo')
  await dialog.getByRole('button', { name: 'Reject', exact: false }).click()
  await hear('application-reject')
  await page.keyboard.press('Escape')
}

/** The inbox, empty and with a conversation. */
async function answer({ page, hear }: Colleague, travellers: Page) {
  await page.goto('/admin/chat')
  await expect(page.getByText('No active chats')).toBeVisible()
  await hear('inbox-empty')
  const visitor = await writeAsVisitor(travellers.context().request, {
    email: contactEmail,
    language: 'ar',
  })
  await visitor.say('صباح الخير')
  await visitor.say('Is my visa valid on Zanzibar?')
  await expect(page.getByRole('link', { name: /2 unread messages/ }).first()).toBeVisible()
  await hear('inbox')
  await page.goto(`/admin/chat/${visitor.sessionId}`)
  await expect(page.getByRole('log').getByText('Is my visa')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reply', exact: true }).fill('Yes, it is.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Sent', { exact: true })).toBeVisible()
  await hear('conversation')
}

const places = [
  ['cancellations', 'Cancellations'],
  ['payments', 'Payments'],
  ['payments/months', 'Months'],
  ['payments/payouts', 'Payouts'],
  ['payments/fees', 'Official fees'],
  ['payments/disputes', 'Disputes'],
  ['templates', 'Templates'],
  ['reports', 'Reports'],
  ['visits', 'Visits'],
  ['data-requests', 'Data requests'],
  ['retention', 'Retention'],
  ['health', 'System health'],
  ['staff', 'Staff'],
  ['settings', 'Settings'],
  ['settings/office', 'Chat and office hours'],
  ['settings/messengers', 'Messengers'],
  ['getting-started', 'Getting started'],
  ['email-test', 'Email System Test'],
  ['no-such-page', 'There is no such page'],
] as const

/** On the health page, what a new or busy machine says otherwise, and what has another day than today. */
const measured =
  /definition: «(?:day|time)»|Last sealed|heading "(?:Database|Servers|Recurring work|Emails|Disk space)", level 3|Nothing waits|things? (?:is|are|need)|heading "Work in the queue"|table "Recurring work"|group "Work in the queue"/

/** Of one kind: the order of others depends on their jobs. */
async function seeLetters({ page, hear, heading }: Colleague) {
  await page.goto('/admin/letters')
  await expect(heading('Sent emails')).toBeVisible()
  await choose(page, 'Kind', 'Payment confirmed')
  const letters = page.getByRole('table', { name: /^Sent emails/ }).getByRole('row')
  await expect(letters).toHaveText([/^Kind/, /Payment confirmed.*Sent/])
  await hear('letters')
}

async function seeOffice({ page, hear, heading }: Colleague) {
  for (const [path, title] of places) {
    await expect(async () => {
      await page.goto(`/admin/${path}`)
      await expect(heading(title).first()).toBeVisible()
      await expect(page.getByText('Loading')).toHaveCount(0)
      // WhatsApp's stand-in answers a template after a moment.
      await expect(page.getByText('waiting for approval')).toHaveCount(0)
    }).toPass()
    await hear(path.replace('/', '-'), path === 'health' ? measured : undefined)
  }
}

/** The own account, and the second factor it then requires. */
async function seeAccount({ page, hear, button, heading }: Colleague) {
  await page.goto('/admin/account')
  await expect(heading('Your account')).toBeVisible()
  await hear('account')
  await button('Set up an authenticator app').click()
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? ''
  await page.getByLabel('Code of the app').fill(codeOf(secret, Date.now()))
  await page.getByRole('listitem').getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('checkbox', { name: 'I have kept them' }).check()
  await button('Done').click()
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await hear('menu')
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(heading('Staff sign-in')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await button('Sign in').click()
  await expect(heading('Second step')).toBeVisible()
  await hear('second-step')
}
