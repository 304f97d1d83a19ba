import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { photo } from '../support/document-samples.ts'
import { answererIn, chatOn } from './support/chat.ts'
import { expectNoBarrier } from './support/looks.ts'
import { expect, test } from './support/test.ts'

/** A third-party site on its own origin whose policy allows only our script and calls. */
async function startForeignSite(ours: string) {
  const page = `<!doctype html><html lang="en"><title>Safaris</title><main><h1>Safaris</h1></main>
    <script src="${ours}/api/widget.js" defer></script></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${ours}; connect-src ${ours}`,
    })
    response.end(page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

test('on the page of another site, whose policy lets in nothing else, a visitor sends a picture, names an application and says that we helped', async ({
  page,
  product,
  anotherBrowser,
  watched,
  context,
}) => {
  // This header would trigger preflights for simple requests to another origin.
  await context.setExtraHTTPHeaders({})
  const staff = await answererIn(await anotherBrowser(), product.url)
  const site = await startForeignSite(product.url)
  watched.announce(new RegExp(`asked ${site.url}|status of 415`))
  try {
    const chat = chatOn(page)
    await page.goto(`${site.url}tours?token=secret`)
    await chat.open()
    const choosing = page.waitForEvent('filechooser')
    await chat.dialog.getByRole('button', { name: 'Add files' }).click()
    await (await choosing).setFiles([
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') },
    ])
    await expect(chat.dialog.getByText('This file type cannot be used here')).toBeVisible()
    await chat.dialog.getByRole('button', { name: 'Remove notes.txt' }).click()
    await expect(chat.dialog.getByRole('progressbar')).toHaveCount(0)
    await expectNoBarrier(page, 'with a file to be sent')
    await chat.say('Is TZ-999999 ready?')
    await chat.isSent()
    await expect(
      chat.log.getByRole('button', { name: 'Save page.jpg' }).locator('canvas'),
    ).toBeVisible()

    const address = chat.dialog.getByLabel('Email address of the application')
    await expect(address).toBeFocused()
    await expect(chat.dialog.getByLabel('Application reference')).toHaveValue('TZ-999999')
    await expectNoBarrier(page, 'asked for an application')
    await address.fill('ada@example.org')
    await address.press('Enter')
    await expect(chat.dialog.getByText('Thank you, we will look it up.')).toBeVisible()

    const sessionId = await chat.sessionId()
    const known = { site: site.url.slice(0, -1), page: '/tours', saidFits: false }
    expect(await staff.session(sessionId)).toMatchObject(known)
    await staff.answer(sessionId, 'Not yet')
    await expect(chat.log.getByText('Not yet')).toBeVisible()
    await expect.poll(async () => (await staff.session(sessionId))?.seenByUser).not.toBe(0)
    await staff.close(sessionId)
    await expect(chat.dialog.getByText('Did we help you?')).toBeVisible()
    await expectNoBarrier(page, 'asked if we helped')
    await chat.dialog.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect.poll(async () => (await staff.session(sessionId))?.rating).toBe('good')
    await page.reload()
    await chat.open()
    await expect(chat.log.getByRole('button', { name: 'Save page.jpg' })).toBeVisible()
    await expect(chat.dialog.getByText('Did we help you?')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})
