import type { Page } from '@playwright/test'
import { newApplicant } from './support/applicants.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

/** Resolves once the server accepted a save containing the text. */
const saveWith = (page: Page, text: string) =>
  page.waitForResponse((answer) => {
    const request = answer.request()
    const isSave = request.method() === 'PUT' && answer.url().endsWith('/api/draft')
    return isSave && answer.ok() && (request.postData()?.includes(text) ?? false)
  })

test('two tabs of one application lose no input', async ({
  page,
  context,
  email,
  watched,
  api,
}) => {
  // The refused save, before the merge.
  watched.announce(/status of 409 .*\/api\/draft/)
  const one = wizardOn(page)
  await api.begin(2, { contactEmail: email })
  await page.goto('/application?step=2')
  await one.atApplicants()
  const { passportNumber } = newApplicant()
  const first = saveWith(page, passportNumber)
  await one.form.type('Passport number', passportNumber)
  await first

  const second = await context.newPage()
  const other = wizardOn(second)
  await second.goto('/application?step=2')
  await other.atApplicants()
  const next = saveWith(second, 'Mustermann')
  await other.form.type('Last name', 'Mustermann')
  await next

  const both = saveWith(page, 'Adele')
  await one.form.type('First name', 'Adele')
  await both
  await expect(page.getByText('We added your answers from another tab')).toBeVisible()
  await expect(one.form.box('Last name')).toHaveValue('Mustermann')
  await expect(one.form.box('First name')).toHaveValue('Adele')

  await second.reload()
  await other.atApplicants()
  await expect(other.form.box('First name')).toHaveValue('Adele')
  await expect(other.form.box('Last name')).toHaveValue('Mustermann')
})
