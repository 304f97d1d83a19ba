import { dayFromNow } from '../support/applicants.ts'
import { expect } from '../support/test.ts'
import type { Guest } from './guest.ts'

/** Information pages, before anything is typed. */
export async function visit({ page, t, hear, go, button, heading }: Guest) {
  await go('home')
  await expect(page.locator('visa-chat').getByRole('button')).toBeVisible()
  await hear('landing')
  await button(t('consent.settings')).first().click()
  await hear('consent-settings')
  await page.keyboard.press('Escape')
  await button(t('consent.reject')).click()

  const folded = page.locator('main details summary').filter({ visible: true })
  for (const question of await folded.all()) await question.click()
  await page.locator('[data-language-menu] summary').click()
  await hear('landing-unfolded')

  await page.getByLabel(t('eligibility.passport.label')).selectOption('US')
  const arrival = page.getByRole('group', { name: t('eligibility.arrival.label') })
  const [year = '', month = '', day = ''] = dayFromNow(120).split('-')
  await arrival.getByLabel(t('form.date.day')).fill(day)
  await arrival.getByLabel(t('form.date.month')).fill(month)
  await arrival.getByLabel(t('form.date.year')).fill(year)
  await button(t('eligibility.ask')).click()
  await expect(page.getByText(t('eligibility.visa.label'), { exact: true })).toBeVisible()
  await hear('eligibility-visa')
  await go('application', { passport: 'KE' })
  await expect(page.getByText(t('eligibility.none.title'), { exact: true })).toBeVisible()
  await hear('eligibility-no-visa')
  await go('application', {
    passport: 'NOWHERE',
    'arrival-day': 31,
    'arrival-month': 2,
    'arrival-year': 2020,
  })
  await expect(page.getByText(t('eligibility.again'))).toBeVisible()
  await hear('eligibility-unread')

  await go('refundPolicy')
  await hear('policy')
  await go('contact')
  await hear('contact')
  await page.goto('/no-such-page')
  await expect(heading(t('page.not-found.title'))).toBeVisible()
  await hear('not-found')
  await checkAgreement({ page, t, hear, go } as Guest)
  await go('continue')
  await hear('continue-without-link')
  await go('traveller')
  await expect(heading(t('traveller.missing.title'))).toBeVisible()
  await hear('traveller-without-link')
}

async function checkAgreement({ page, t, hear, go }: Guest) {
  await go('agreementCheck')
  await expect(page.locator('main form [type=submit]:visible')).toBeEnabled()
  await hear('agreement-check')
  await page.locator('main form [type=submit]:visible').click()
  await hear('agreement-check-errors')
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(t('status.check.none.title'))).toBeVisible()
  await hear('agreement-check-unknown')
}
