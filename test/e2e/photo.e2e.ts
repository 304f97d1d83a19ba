import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { telephonePortrait } from '../support/portrait.ts'
import { apiOf } from './support/api.ts'
import { documentsOn, keepSent, sendPhoto } from './support/documents.ts'
import { expect, test } from './support/test.ts'

const slot = 'Passport photo'

async function openDocuments(page: Page, url: string, contactEmail: string) {
  const api = apiOf(page, url)
  const order = await api.apply({ contactEmail })
  await api.pay(order)
  await page.goto(`/documents?orderId=${order.orderId}`)
  const documents = documentsOn(page)
  await documents.isOpen()
  return documents
}

const jpeg = (buffer: Buffer, name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

test('a photo is straightened, cropped and stripped on the device @engines', async ({
  page,
  product,
  email,
}) => {
  const sent = await keepSent(page)
  const documents = await openDocuments(page, product.url, email)
  await expect(documents.card(slot).getByRole('list', { name: 'Examples' })).toBeVisible()
  const taken = await telephonePortrait()
  expect(taken.includes('Telephone')).toBe(true)
  await documents.put(slot, jpeg(taken))
  const dialog = page.getByRole('dialog', { name: 'Place your photo' })

  await test.step('the face is found, and what stands behind it is not plain', async () => {
    await expect(dialog.getByText('The background is not plain and light')).toBeVisible()
    await expect(dialog.getByText('We found no face')).toHaveCount(0)
    await expect(dialog.getByText('The head is tilted')).toHaveCount(0)
    await expect(dialog.getByText('The face is not in the middle')).toHaveCount(0)
  })

  await test.step('moving it away is noticed, by keys and by finger', async () => {
    const stage = dialog.getByRole('application')
    await stage.press('Shift+ArrowRight')
    await stage.press('Shift+ArrowRight')
    await expect(dialog.getByText('The face is not in the middle')).toBeVisible()
    const box = await stage.boundingBox()
    if (!box) throw new Error('The stage is not to be seen')
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.6 - box.height * 0.1, box.y + box.height / 2)
    await page.mouse.up()
    await expect(dialog.getByText('The face is not in the middle')).toHaveCount(0)
  })

  await sendPhoto(page)
  await documents.hasCome(slot, 'me.jpg')
  const { bytes } = await sent()
  const { width = 0, height = 0, format, exif, orientation } = await sharp(bytes).metadata()
  expect({ format, exif, orientation }).toEqual({
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  })
  expect(width * 9).toBe(height * 8)
  expect(width).toBeGreaterThan(350)
  expect(bytes.length).toBeLessThanOrEqual(300_000)
  for (const trace of ['Exif', 'Telephone', 'somebody', 'GPS'])
    expect(bytes.includes(trace)).toBe(false)
})

test('where the nets do not load, the photo is placed by hand', async ({
  page,
  product,
  email,
  watched,
}) => {
  watched.announce(/net::ERR_FAILED/)
  await page.context().route('**/*.bin', (route) => route.abort())
  const documents = await openDocuments(page, product.url, email)
  await documents.put(slot, jpeg(await telephonePortrait()))
  const dialog = page.getByRole('dialog', { name: 'Place your photo' })
  await expect(dialog.getByText(/^We could not check this photo/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn' }).click()
  await sendPhoto(page)
  await documents.hasCome(slot, 'me.jpg')
})
