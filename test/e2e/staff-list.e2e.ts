import type { Locator, Page } from '@playwright/test'
import { choose, dialogOn, signInAsOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const search = (page: Page) => page.getByRole('textbox', { name: 'Search applications' })
const row = (page: Page, reference: string) =>
  page.getByRole('link', { name: `${reference}, Ada Muster` })
const dialogOf = (page: Page, reference: string) => page.getByRole('dialog', { name: reference })
const tabs = ['Overview', 'Applicants', 'Documents', 'Actions', 'Messages']

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

test('the keyboard alone finds, opens, reads and closes applications', async ({
  page,
  product,
  email,
  api,
}) => {
  const older = await api.apply({ contactEmail: email })
  const newer = await api.apply({ contactEmail: email })
  await signInAsOwner(page, product.url)
  await page.goto('/admin')
  await expect(row(page, newer.reference)).toBeVisible()

  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(email)
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, newer.reference)).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(page, older.reference)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')

  await expect(dialogOf(page, newer.reference)).toBeFocused()
  await page.keyboard.press(']')
  await expect(dialogOf(page, older.reference)).toBeVisible()
  const { tab } = dialogOn(page)
  await tabTo(page, tab('Overview'))
  for (const name of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, older.reference)).toBeFocused()
  await expect(search(page)).toHaveValue(email)
})

test('a reload keeps filter, order, search and the open application; the address names nobody', async ({
  page,
  product,
  email,
  api,
}) => {
  const order = await api.apply({ contactEmail: email })
  // With a second one present, a single result proves that the search was applied.
  await api.apply({ contactEmail: `b.${email}` })
  await signInAsOwner(page, product.url)
  const view = 'work=unpaid%2Cwaiting-documents&sort=oldest'
  const made = page.getByRole('columnheader', { name: 'Created' })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Filter' }).click()
  await choose(page, 'Work', 'Unpaid')
  await page.getByRole('option', { name: 'Waiting for documents', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await made.getByRole('button').click()
  await search(page).fill(email)
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await row(page, order.reference).click()
  await dialogOn(page).open('Documents')
  await page.reload()
  await expect(dialogOf(page, order.reference)).toBeVisible()
  await expect(dialogOn(page).tab('Documents')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(`/admin/applications/${order.id}/documents?${view}`)

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.reload()
  await expect(page).toHaveURL(`/admin?${view}`)
  await expect(page.getByRole('button', { name: 'Remove Work: Unpaid' })).toBeVisible()
  await expect(made).toHaveAttribute('aria-sort', 'ascending')
  await expect(search(page)).toHaveValue(email)
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await expect(row(page, order.reference)).toBeVisible()
})

test('on a phone the list is read, an application fills the screen, the menu leads on @phone', async ({
  page,
  product,
  email,
  api,
}) => {
  const order = await api.apply({ contactEmail: email })
  await signInAsOwner(page, product.url)
  const fits = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390)
  await page.goto('/admin')
  await search(page).fill(email)
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await fits()
  await page.getByRole('link', { name: `${order.reference}, Ada Muster` }).tap()
  const dialog = dialogOf(page, order.reference)
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390 })
  for (const name of tabs) {
    await dialogOn(page).open(name)
    await fits()
  }
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Settings' }).tap()
  await fits()
  await page.getByRole('link', { name: 'Sent emails' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Sent emails' })).toBeVisible()
  await fits()
})
