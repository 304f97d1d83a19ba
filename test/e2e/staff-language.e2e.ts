import { expectToSuitEverybody } from './support/looks.ts'
import { owner } from './support/product.ts'
import { choose } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const password = 'seven slow kites above'

test('a colleague chooses Turkish, and reads it in every browser from then on', async ({
  page,
  product,
  email,
  letters,
  watched,
  anotherBrowser,
}) => {
  watched.announce(/status of 401/)
  const boss = await anotherBrowser()
  const headers = { origin: product.url }
  await boss.context().request.post('/api/admin/login', { headers, data: owner })
  await boss.context().request.post('/api/admin/staff/invitations', {
    headers,
    data: { email, name: 'Elif Sample', role: 'agent' },
  })
  await page.goto((await letters.letter(/invitation/)).linkTo('/admin-login/invitation'))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()

  await page.goto('/admin/account')
  const profile = page.getByRole('region', { name: 'You', exact: true })
  await choose(page, 'Language', 'Türkçe')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabınız' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Dil', exact: true })).toHaveText('Türkçe')

  await page.goto('/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading', { level: 1, name: 'Başvurular' })).toBeVisible()
  await expectToSuitEverybody(page)

  const elsewhere = await anotherBrowser(/status of 401/)
  await elsewhere.goto(`${product.url}/admin`)
  await expect(elsewhere.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Başvurular' })).toBeVisible()
  await expect(elsewhere).toHaveURL('/admin?queue=due')
})
