import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { readableIn } from '../support/readable.ts'
import { apiOf } from './support/api.ts'
import { newApplicant } from './support/applicants.ts'
import { gatewayOn } from './support/gateway.ts'
import { test } from './support/installation.ts'
import { mailbox } from './support/letters.ts'
import { expectNoBarrier, expectToSuitEverybody } from './support/looks.ts'
import type { Product } from './support/product.ts'
import { signInAsOwner } from './support/staff.ts'
import { expect } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

/** Lets the version to come begin, as if the night had passed. */
async function nextDay({ databaseOwnerUrl, restart }: Product): Promise<void> {
  const client = new Client(databaseOwnerUrl)
  await client.connect()
  await client.query(`alter table rules_version disable trigger user;
    update rules_version set valid_from = now() where number = 2;
    alter table rules_version enable trigger user`)
  await client.end()
  await restart()
}

/** Opens the card page of an unpaid order. */
async function openCardPage(page: Page, orderId: string): Promise<void> {
  await page.goto(`/application?orderId=${orderId}`)
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await gatewayOn(page).isOpen('$233.00')
}

test('an official fee raised for tomorrow reaches who signs then, and nobody who signed today', async ({
  page,
  product,
  email,
  anotherBrowser,
  api,
}) => {
  const traveller = newApplicant()
  const [later, owner] = [
    // The signature under the rules of yesterday.
    await anotherBrowser(/status of 409/),
    await anotherBrowser(),
  ]
  const paid = await api.apply({ contactEmail: `paid.${email}` })
  await api.pay(paid)
  const open = await api.apply({ contactEmail: `open.${email}` })
  await openCardPage(page, open.orderId)
  const wizard = wizardOn(later)
  await apiOf(later, product.url).begin(3, { contactEmail: `later.${email}` }, [traveller])
  await later.goto('/application?step=3')
  await wizard.atPayment()
  await expect(later.getByText('$233').filter({ visible: true }).first()).toBeVisible()

  await test.step('the owner writes the version', async () => {
    await signInAsOwner(owner, product.url)
    await owner.goto('/admin/settings/rules')
    await owner.getByRole('button', { name: 'Change', exact: true }).click()
    await owner.getByLabel('Tourist, single entry: of which official fee').fill('60')
    await owner.getByLabel('Tourist, single entry: price per traveller').fill('105')
    await owner.getByLabel('Reason').fill('The authority raised its fee')
    // As high as the page: bars that stay in sight would cover half a field by chance.
    await owner.setViewportSize({ width: 1280, height: 12_000 })
    await expectNoBarrier(owner, 'with the form of the rules')
    await owner.getByRole('button', { name: 'Preview' }).click()
    const preview = owner.getByRole('dialog')
    await expect(preview.getByRole('row', { name: /^One German tourist/ })).toContainText('$243')
    await preview.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByText('The version is published')).toBeVisible()
    await expect(owner.getByText(/^Version 2 begins on/)).toBeVisible()
    // Its stream would end with the server.
    await owner.goto('about:blank')
  })
  await nextDay(product)

  await test.step('an open card page takes what was signed', async () => {
    await gatewayOn(page).pay('good')
    await expect(page.getByRole('heading', { name: /Payment successful/i })).toBeVisible()
    await expect(page.getByText('$233').first()).toBeVisible()
  })

  await test.step('a page that was open says what changed before it is signed', async () => {
    await wizard.typeSignature('Ada Muster')
    await wizard.pay.click()
    await expect(later.getByText('$243 instead of $233')).toBeVisible()
    await expectToSuitEverybody(later)
    await wizard.typeSignature('Ada Muster')
    await wizard.pay.click()
    await gatewayOn(later).isOpen('$243.00')
    await gatewayOn(later).pay('good')
    await expect(later.getByRole('heading', { name: /Payment successful/i })).toBeVisible()
  })

  await test.step('the papers say what each of them paid', async () => {
    const paperOf = async (who: string, paper: string) => {
      const letter = await mailbox(product.outbox, `${who}.${email}`).letter(/^Payment received/)
      return readableIn(letter.pdfNamed(paper))
    }
    for (const who of ['paid', 'open']) {
      expect(await paperOf(who, 'receipt-')).toContain('$233.00')
    }
    expect(await paperOf('later', 'receipt-')).toContain('$243.00')
    expect(await paperOf('later', 'agreement')).toContain('$243.00')
  })

  await test.step('the landing page says the new price, and who paid before keeps theirs', async () => {
    await page.goto('/')
    await expect(page.getByText('$243').first()).toBeVisible()
    await page.goto(`/status?orderId=${paid.orderId}`)
    await expect(page.getByText('$233').first()).toBeVisible()
    await expect(page.getByText('$243')).toHaveCount(0)
  })
})
