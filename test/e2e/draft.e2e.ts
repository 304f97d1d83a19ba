import type { Route } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a link by e-mail opens the answers on another device, once @phone', async ({
  page,
  email,
  letters,
  anotherBrowser,
}) => {
  const wizard = wizardOn(page)
  await page.goto('/application?type=family')
  await wizard.atDetails()
  await wizard.contact(email)
  await page
    .getByRole('button', { name: 'Send me a link to continue' })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' })
  await expect(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Link sent')).toBeVisible()

  const link = (await letters.letter(/^Your link to continue/)).linkTo('/continue')
  const phone = await anotherBrowser()
  await phone.goto(link)
  await expect(phone).toHaveURL('/continue')
  await phone.getByRole('button', { name: 'Continue', exact: true }).click()
  await wizardOn(phone).atDetails()
  await expect(wizardOn(phone).form.box('Email address')).toHaveValue(email)

  const third = await anotherBrowser(/status of 4\d\d/)
  await third.goto(link)
  await third.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(third.getByRole('alert')).toContainText('This link has been used or has expired')
})

test('a draft can be forgotten @phone', async ({ page, email }) => {
  const wizard = wizardOn(page)
  await page.goto('/application?type=single')
  await wizard.atDetails()
  // A slow phone: the first save, which gives the browser its cookie, is still under way.
  const isPressed = Promise.withResolvers<void>()
  const holdBack = async (route: Route) => {
    await isPressed.promise
    await route.continue()
  }
  await page.route('**/api/draft', holdBack, { times: 1 })
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await wizard.contact(email)
  await saving
  await page.getByRole('button', { name: 'Delete this draft' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete everything you have entered?' })
  await dialog.getByRole('button', { name: 'Delete this draft' }).click()
  isPressed.resolve()
  await expect(page.getByText('Your answers have been deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose Your Application Type' })).toBeVisible()
  await page.goto('/application?type=single')
  await wizard.atDetails()
  await expect(wizard.form.box('Email address')).toHaveValue('')
})
