import type { Page } from '@playwright/test'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import { visaFor } from '../support/deciding.ts'
import { apiOf } from './support/api.ts'
import { newApplicant, newApplicants } from './support/applicants.ts'
import { acceptDocuments, dialogOn, signInAsOwner, tellNow } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`

/** The decisions about one traveller, in the open application. */
function decisionsOn(page: Page) {
  const { dialog } = dialogOn(page)
  const rowOf = (name: string) =>
    dialog
      .getByRole('region', { name: 'Travellers' })
      .getByRole('listitem')
      .filter({ hasText: name })
  const press = (name: string, action: string) =>
    rowOf(name).getByRole('button', { name: action, exact: true }).click()
  return {
    async approve(traveller: Applicant) {
      const name = nameOf(traveller)
      await press(name, `Approve ${name}`)
      const buffer = await visaFor(name, [traveller.passportNumber])
      const file = { name: 'visa.pdf', mimeType: 'application/pdf', buffer }
      await rowOf(name).getByLabel('Choose the approval document').setInputFiles(file)
      const answers = rowOf(name).getByRole('region', { name: `Answers of ${name}` })
      // The first document read starts the reader.
      await expect(answers.getByText('Found on page 1')).toHaveCount(2, { timeout: 90_000 })
      await press(name, `Approve ${name}`)
      await expect(page.getByText(`Approved: ${name}`)).toBeVisible()
    },
    async end(name: string, how: 'Reject' | 'Withdraw', reason: string) {
      if (how === 'Reject') await press(name, `Reject ${name}`)
      else {
        await press(name, `More about ${name}`)
        await page.getByRole('menuitem', { name: 'Withdraw' }).click()
      }
      await rowOf(name).getByLabel('Reason').fill(reason)
      await press(name, how)
      await press(name, 'Yes, confirm')
      const done = how === 'Reject' ? 'Rejected' : 'Withdrawn'
      await expect(page.getByText(`${done}: ${name}`)).toBeVisible()
    },
  }
}

test('a family of four ends with two visas, one rejection and one withdrawal', async ({
  page,
  product,
  email,
  letters,
  anotherBrowser,
}) => {
  const people = newApplicants(4)
  const [ada = newApplicant(), , , dario = newApplicant()] = people
  const [first = '', second = '', third = '', fourth = ''] = people.map(nameOf)
  const api = apiOf(page, product.url)
  const order = await api.handOver({ contactEmail: email, applicationType: 'family' }, people)

  const staff = await anotherBrowser(/status of (404|409)/)
  await signInAsOwner(staff, product.url)
  await acceptDocuments(staff, product.url, order.id)
  const detail = dialogOn(staff)
  const decide = decisionsOn(staff)
  await staff.goto(`/admin/applications/${order.id}`)
  await detail.open('Actions')

  await test.step('all are handed in, and two are decided', async () => {
    await detail.dialog.getByRole('button', { name: 'Mark 4 travellers as filed …' }).click()
    const asked = staff.getByRole('dialog', { name: 'Who is filed, and under which number?' })
    for (const [index, name] of [first, second, third, fourth].entries()) {
      await asked.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(`EV-${index}`)
    }
    await asked.getByRole('button', { name: 'Mark 4 travellers as filed' }).click()
    await expect(staff.getByText(`Filed: ${order.reference}`)).toBeVisible()
    // It moved on to the next in the list by itself.
    await staff.goto(`/admin/applications/${order.id}/actions`)
    await decide.approve(ada)
    await tellNow(staff, product.url, order.id)
    const visa = await letters.letter(/your visa is approved/)
    expect(visa.text.replace(/\s+/g, ' ')).toContain('1 of 4 visas is approved.')
    expect(visa.pdf?.subarray(0, 4).toString()).toBe('%PDF')
    await decide.end(second, 'Reject', 'The passport was reported as lost.')
    await tellNow(staff, product.url, order.id)
    const rejected = await letters.letter(new RegExp(`the decision for ${second}`))
    expect(rejected.text).toContain('The passport was reported as lost.')
    await page.goto(rejected.linkTo('/status'))
    await expect(page.getByRole('heading', { name: '1 of 4 visas is approved' })).toBeVisible()
    await unfold(page, new RegExp(`^${second}`))
    await expect(page.getByText('The passport was reported as lost.')).toBeVisible()
  })

  await test.step('the others are decided, and the status follows', async () => {
    await decide.end(third, 'Withdraw', 'Stays at home.')
    await tellNow(staff, product.url, order.id)
    expect((await letters.letter(/withdrawn for/)).text).toContain('Stays at home.')
    await decide.approve(dario)
    await tellNow(staff, product.url, order.id)
    await staff.goto(`/admin/applications/${order.id}/history`)
    await expect(detail.dialog.getByText('Processing to Approved')).toBeVisible()
    await expect(detail.dialog.getByText(`${second}: Filed to Rejected`)).toBeVisible()
  })

  await test.step('each visa is taken home alone, or all as a ZIP', async () => {
    await page.reload()
    const saved = async (button: string) => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      return (await coming).suggestedFilename()
    }
    for (const name of [first, fourth]) await unfold(page, new RegExp(`^${name}`))
    expect(await saved(`Download the visa of ${first}`)).toBe(`visa-${order.reference}-1.pdf`)
    expect(await saved(`Download the visa of ${fourth}`)).toBe(`visa-${order.reference}-4.pdf`)
    expect(await saved('Download the visas')).toBe(`visas-${order.reference}.zip`)
    for (const end of ['Approved', 'Not approved', 'Withdrawn']) {
      await expect(page.getByText(end, { exact: true }).first()).toBeVisible()
    }
  })
})
