import { chatOn } from './support/chat.ts'
import { documentsOn, files } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, type Page, test } from './support/test.ts'

/** Imitates a browser's translator: replaces text nodes with elements, now and later. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'font, script, style, noscript, textarea, [translate=no]'
    const replace = (text: Node) => {
      if (text.parentElement?.closest(untouched) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.cloneNode())
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
    const replaceAll = (node: Node) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      if (node instanceof Text) texts.push(node)
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(replace)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceAll)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

test('status, payment, documents and chat go on while the browser translates', async ({
  page,
  email,
  watched,
  api,
}) => {
  watched.announce(/status of 4\d\d /)
  const gateway = gatewayOn(page)
  const documents = documentsOn(page)
  const chat = chatOn(page)
  await api.apply({ contactEmail: email })

  await translate(page)
  await page.goto('/status')
  const lookUp = async (reference: string) => {
    await page.getByRole('textbox', { name: 'Application Reference ID' }).fill(reference)
    await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Check Status' }).click()
  }
  await lookUp('TZ-999999')
  await expect(page.getByText('Application not found.')).toBeVisible()
  await lookUp('')
  await expect(page.getByRole('link', { name: /^Enter the reference/ })).toBeVisible()
  await page.getByRole('button', { name: /^TZ-/ }).click()
  await page.getByRole('button', { name: 'Pay $233' }).click()

  await gateway.isOpen('$233.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /documents/i })
    .click()

  await documents.isOpen()
  await documents.put('Passport photo', files.wrong())
  await expect(documents.card('Passport photo').getByRole('alert')).toContainText('Upload failed')
  await documents.add('Passport photo', files.photo())
  await expect(documents.card('Passport photo').getByRole('alert')).toHaveCount(0)

  await chat.open()
  await chat.say('Come sta?')
  await chat.isSent()
})

test('a page that crashes anyway says so, is reported and reloads', async ({ page, watched }) => {
  watched.announce(/NotFoundError/)
  await page.goto('/status')
  const look = page.getByRole('main').getByRole('button', { name: 'Check Status' })
  await expect(look).toBeVisible()
  await page.evaluate(() => {
    Node.prototype.insertBefore = () => {
      throw new DOMException('broken on purpose', 'NotFoundError')
    }
  })
  const told = page.waitForResponse('**/api/policy-reports')
  await look.click()
  await expect(page.getByRole('alert')).toContainText('This page stopped working')
  expect((await told).status()).toBe(204)
  expect((await told).request().postDataJSON()).toMatchObject([
    { body: { island: 'status', error: 'NotFoundError', build: expect.stringMatching(/\.js$/) } },
  ])
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(look).toBeVisible()
})
