import type { Page } from '@playwright/test'
import { codeOf } from '../support/authenticator-app.ts'
import { test as fresh } from './support/installation.ts'
import { mailbox } from './support/letters.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { owner } from './support/product.ts'
import { choose, signInAsOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { watch } from './support/watch.ts'

async function signIn(page: Page, answers: { email?: string; password: string }) {
  if (answers.email) await page.getByLabel('Email').fill(answers.email)
  await page.getByLabel('Password', { exact: true }).fill(answers.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Sets up an authenticator app on the account page; returns its secret. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? ''
  await page.getByLabel('Code of the app').fill(codeOf(secret, Date.now()))
  // The same page has a button for alerts.
  await page.getByRole('listitem').getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have kept them' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  return secret
}

const atList = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()

const colleague = {
  name: 'Juma Sample',
  email: 'juma.sample@example.com',
  password: 'seven slow kites above',
}

fresh(
  'the first sign-in, a colleague who is invited, second factors',
  async ({ browser, product }) => {
    const open = async () => {
      const context = await browser.newContext({ baseURL: product.url })
      const watched = watch(context, product.url)
      watched.announce(/status of (401|403|422)/)
      return {
        page: await context.newPage(),
        end: () => watched.finish().then(() => context.close()),
      }
    }
    const first = await open()
    const { page } = first

    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin-login/)
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
    await signIn(page, { password: owner.password })
    await atList(page)
    await expect(page).toHaveURL('/admin?queue=due')
    await page.goto('/')
    await page.locator('[data-staff-dot]').click()
    await atList(page)

    await page
      .getByRole('navigation', { name: 'Staff area' })
      .getByRole('link', { name: 'Settings' })
      .click()
    await page.getByRole('link', { name: 'Staff' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(colleague.email)
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
    await atList(theirs)
    // An agent manages no colleagues.
    await theirs.goto('/admin/staff')
    await expect(theirs.getByRole('heading', { name: 'Not for your role' })).toBeVisible()

    await test.step('the owner asks a second factor of everybody, and has one first', async () => {
      await page.goto('/admin/account')
      await setUpApp(page)
      await page.goto('/admin/settings')
      const factor = page.getByRole('checkbox', { name: 'Require a second factor from everybody' })
      const form = page.locator('form').filter({ has: factor })
      await factor.check()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('The settings are saved')).toBeVisible()
    })

    await theirs.goto('/admin')
    await expect(theirs).toHaveURL('/admin/account')
    await expect(theirs.getByText('Set up a second factor first')).toBeVisible()
    const secret = await setUpApp(theirs)
    await theirs.getByRole('link', { name: 'Go to the applications' }).click()
    await atList(theirs)

    await theirs.getByRole('button', { name: `Your menu, ${colleague.name}` }).click()
    await theirs.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await expect(theirs.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
    await signIn(theirs, colleague)
    await expect(theirs.getByRole('heading', { name: 'Second step' })).toBeVisible()
    // The code that set up the app is used up; the next one is already valid.
    await theirs.getByLabel('Code', { exact: true }).fill(codeOf(secret, Date.now() + 30_000))
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
    await atList(theirs)

    await test.step('a colleague who chooses Turkish reads it from then on', async () => {
      await theirs.goto('/admin/account')
      await choose(theirs, 'Language', 'Türkçe')
      const profile = theirs.getByRole('region', { name: 'You', exact: true })
      await profile.getByRole('button', { name: 'Save' }).click()
      await expect(theirs.getByRole('heading', { level: 1, name: 'Hesabınız' })).toBeVisible()
      await theirs.goto('/admin')
      await expect(theirs.locator('html')).toHaveAttribute('lang', 'tr')
      await expect(theirs.getByRole('heading', { level: 1, name: 'Başvurular' })).toBeVisible()
      await expectToSuitEverybody(theirs)
    })
    await second.end()
    await first.end()
  },
)

test('a colleague whose account is disabled is out at once', async ({
  page,
  product,
  email,
  letters,
  watched,
  anotherBrowser,
}) => {
  watched.announce(/status of 401/)
  const boss = await anotherBrowser()
  const { request } = boss.context()
  await signInAsOwner(boss, product.url)
  const invited = { email, name: `Asha ${email}`, role: 'viewer' }
  const headers = { origin: product.url }
  await request.post('/api/admin/staff/invitations', { headers, data: invited })
  const link = (await letters.letter(/invitation/)).linkTo('/admin-login/invitation')
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  const data = { token, name: invited.name, password: colleague.password }
  await page.context().request.post('/api/admin/invitation/accept', { headers, data })
  await page.goto('/admin')
  await atList(page)

  await boss.goto('/admin/staff')
  await boss.getByRole('button', { name: `Disable ${invited.name}` }).click()
  const question = boss.getByRole('dialog', { name: `Disable ${invited.name}?` })
  await question.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(boss.getByText(`${invited.name} is disabled`)).toBeVisible()

  // Without a click: the event stream ends with the session, and says so.
  await expect(page).toHaveURL('/admin-login')
  await expect(page.getByText('You are signed out. Sign in again to continue.')).toBeVisible()
  const again = { email, password: colleague.password }
  const refused = await page.context().request.post('/api/admin/login', { headers, data: again })
  expect(refused.status()).toBe(401)
})
