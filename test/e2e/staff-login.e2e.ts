import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mailbox } from './support/letters.ts'
import { owner, startProduct } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { watch } from './support/watch.ts'

/** The six digits that an authenticator app shows for a secret (RFC 6238). */
function codeOf(secret: string, at: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(step).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function signIn(page: Page, answers: { email?: string; password: string }) {
  if (answers.email) await page.getByLabel('E-mail').fill(answers.email)
  await page.getByLabel('Password', { exact: true }).fill(answers.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const atDesk = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()

const colleague = {
  name: 'Juma Sample',
  email: 'juma.sample@example.com',
  password: 'seven slow kites above',
}

// A fresh installation: this journey has a product of its own.
test('the first sign-in, a colleague who is invited, a second factor', async ({ browser }) => {
  const product = await startProduct()
  const open = async () => {
    const context = await browser.newContext({ baseURL: product.url })
    const watched = watch(context, product.url)
    watched.announce(/status of (401|403|422)/)
    return {
      page: await context.newPage(),
      end: () => watched.settle().then(() => context.close()),
    }
  }
  const first = await open()
  const { page } = first

  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin-login/)
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveCount(0)
  await signIn(page, { password: 'not the password' })
  await expect(page.getByText('Login Failed - Invalid password').first()).toBeVisible()
  await signIn(page, { password: owner.password })
  await atDesk(page)
  await expect(page).toHaveURL('/admin')
  await page.goto('/new-admin')
  await expect(page).toHaveURL('/admin')
  await atDesk(page)

  await page
    .getByRole('navigation', { name: 'Staff area' })
    .getByRole('link', { name: 'Staff' })
    .click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(colleague.email)
  await page.getByRole('textbox', { name: 'Name' }).fill(colleague.name)
  await page.getByRole('radio', { name: /^Agent/ }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation is on its way to ${colleague.email}`)).toBeVisible()
  const letter = await mailbox(product.outbox, colleague.email).letter(/invitation/)

  const second = await open()
  const theirs = second.page
  await theirs.goto(letter.linkTo('/admin-login/invitation'))
  await expect(theirs.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
  await theirs.getByLabel('New password', { exact: true }).fill(colleague.password)
  await theirs.getByRole('button', { name: 'Create my account' }).click()
  await atDesk(theirs)
  // An agent manages no colleagues.
  await theirs.goto('/admin/staff')
  await expect(theirs.getByRole('heading', { name: 'Not for your role' })).toBeVisible()

  await theirs.goto('/admin/account')
  await theirs.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await theirs.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? ''
  await theirs.getByLabel('Code of the app').fill(codeOf(secret, Date.now()))
  await theirs.getByRole('button', { name: 'Turn on' }).click()
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const recovery = (await codes.first().textContent()) ?? ''
  await theirs.getByRole('checkbox', { name: 'I have kept them' }).check()
  await theirs.getByRole('button', { name: 'Done' }).click()
  await theirs.getByRole('button', { name: `Your menu, ${colleague.name}` }).click()
  await theirs.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(theirs.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()

  // The code of the app was used when it was turned on: of the recovery codes each counts once too.
  await signIn(theirs, colleague)
  await expect(theirs.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await theirs.getByLabel('Code', { exact: true }).fill(recovery)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await atDesk(theirs)
  await second.end()
  await first.end()
  await product.stop()
})

test('the dot in the footer leads staff in', async ({ page, product }) => {
  await page
    .context()
    .request.post('/api/admin/login', { headers: { origin: product.url }, data: owner })
  await page.goto('/')
  const dot = page.locator('[data-staff-dot]')
  await dot.click()
  await atDesk(page)
})
