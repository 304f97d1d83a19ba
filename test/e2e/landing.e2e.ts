import { expect, test } from './support/test.ts'

test('the reference box leads to the status page with what was typed', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('textbox', { name: 'Already applied? Enter your reference' })
  const button = page.getByRole('main').getByRole('button', { name: 'Check Status' })
  await expect(button).toBeDisabled()
  await box.fill('   ')
  await expect(button).toBeDisabled()
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await box.fill('  TZ-12/34 ')
  await box.press('Enter')
  expect(new URL((await asked).url()).search).toBe('?id=TZ-12%2F34')
  await expect(page.getByRole('textbox', { name: 'Application Reference ID' })).toHaveValue(
    'TZ-12/34',
  )
  await expect(page).toHaveURL('/status')
})

test('one landscape follows the other, until somebody stops them', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const scenes = page.locator('[data-scene] > svg')
  await expect(scenes).toHaveCount(1)
  await expect(scenes).toHaveCSS('opacity', '1')
  await page.clock.runFor(5_500)
  await expect(scenes).toHaveCount(2)
  await expect(scenes.last()).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Pause the pictures' }).click()
  await page.clock.runFor(11_000)
  await expect(scenes).toHaveCount(2)
})

test('every link of the footer leads to a page', async ({ page, baseURL }) => {
  await page.goto('/')
  const links = await page.getByRole('contentinfo').getByRole('link').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  // The staff entrance is no page for travellers.
  const own = [...new Set(addresses)].filter(
    (address): address is string =>
      address?.startsWith('/') === true && !address.startsWith('/admin'),
  )
  expect(own.length).toBeGreaterThan(10)
  for (const address of own) {
    const answer = await page.request.get(new URL(address, baseURL).href)
    expect(`${address} ${answer.status()}`).toBe(`${address} 200`)
  }
})

test('the parts page exists in development only', async ({ page }) => {
  for (const address of ['/parts', '/parts/ar']) {
    expect((await page.request.get(address)).status()).toBe(404)
  }
})
