import { newApplicants } from '../support/applicants.ts'
import { ok } from '../support/ok.ts'
import { expect } from '../support/test.ts'
import type { Guest } from './guest.ts'

const contactEmail = 'ada.muster@gmail.com'

/** The chooser and the steps of the wizard: empty, with what is missing, filled in. */
export async function applyStepByStep(guest: Guest) {
  const { page, t, api, hear, go, heading, submit } = guest
  await go('application')
  await expect(heading(t('chooser.title'))).toBeVisible()
  await hear('chooser')
  await go('application', { type: 'family' })
  await expect(heading(t('apply.details.title'))).toBeVisible()
  await hear('details-empty')
  await submit().click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await hear('details-errors')

  const details = { contactEmail, applicationType: 'family', numberOfApplicants: 2 } as const
  await api.begin(2, details)
  await go('application', { step: 1 })
  await expect(heading(t('apply.details.title'))).toBeVisible()
  // What the server says of the address and of the agreement.
  await expect(page.getByText(t('form.email.fine'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('apply.agreement.open') })).toBeVisible()
  await hear('details-filled')
  await go('application', { step: 2 })
  await expect(heading(t('apply.applicants.title'))).toBeVisible()
  await hear('applicants-empty')
  await submit().click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await hear('applicants-errors')
  await inviteTraveller(guest)
  await importList(guest)

  await api.begin(3, details, newApplicants(2))
  await go('application', { step: 2 })
  await expect(heading(t('apply.applicants.title'))).toBeVisible()
  await hear('applicants-filled')
  await openOwnPart(guest)
  await removeAndLeave(guest)
  await reviewAndSign(guest)
}

async function inviteTraveller({ t, hear, button }: Guest) {
  await button(t('ownLink.open')).click()
  await hear('own-links')
}

/** The second traveller's part, by their own link on another device. */
async function openOwnPart({ context, product, stranger }: Guest) {
  const headers = { origin: product.url }
  const data = { language: 'en', items: [{ position: 1, language: 'en' }] }
  const made = await ok(context.request.post('/api/traveller-links', { headers, data }))
  const { items } = (await made.json()) as { items: [{ id: string; url: string }] }
  const traveller = await stranger()
  await traveller.page.goto(items[0].url)
  await expect(traveller.submit()).toBeVisible()
  await traveller.hear('own-part')
  await traveller.leave()
  await context.request.delete(`/api/traveller-links/${items[0].id}`, { headers })
}

async function importList({ page, t, hear, button }: Guest) {
  await button(t('sheet.open')).click()
  const dialog = page.getByRole('dialog')
  await hear('import')
  const rows = [
    ['First name', 'Last name', 'Nationality', 'Sex', 'Room'],
    ['Ada', 'Muster', 'Atlantis', 'F', '1'],
    ['Bruno', 'Muster', 'Swiss', 'M', '2'],
  ]
  await dialog.getByRole('textbox').fill(rows.map((row) => row.join('\t')).join('\n'))
  await dialog.getByRole('button', { name: t('sheet.read'), exact: true }).click()
  await expect(dialog.getByRole('heading', { name: t('sheet.found', { count: 2 }) })).toBeVisible()
  await hear('import-faults')
  await page.keyboard.press('Escape')
}

async function removeAndLeave({ page, t, hear }: Guest) {
  const ways = [
    ['applicants-remove', t('apply.applicants.remove', { who: 'Bruno Muster' })],
    ['link-elsewhere', t('apply.draft.send')],
    ['draft-forget', t('apply.draft.forget')],
  ] as const
  for (const [state, name] of ways) {
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await hear(state)
    await page.keyboard.press('Escape')
  }
}

async function reviewAndSign({ page, t, hear, go, heading }: Guest) {
  await go('application', { step: 3 })
  await expect(heading(t('apply.payment.title'))).toBeVisible()
  await hear('review')
  const boxes = page.locator('main form').getByRole('checkbox')
  for (const box of await boxes.all()) await box.uncheck()
  await page.getByRole('button', { name: t('apply.pay.legal') }).click()
  await hear('review-not-accepted')
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: t('apply.pay.signature') }).click()
  await hear('review-not-signed')
}
