import type { Locator } from '@playwright/test'
import { chatOn } from './support/chat.ts'
import { signInAsOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** The messages on a screen, from top to bottom. */
const wordsIn = async (log: Locator) => (await log.textContent())?.match(/word \d/g)

test('two nodes serve one conversation; one is killed, and nothing is lost, doubled or out of order', async ({
  page,
  product,
  watched,
  anotherBrowser,
}) => {
  // A machine that is busy starting the other node may refuse the staff's lists, which are asked again.
  const [node, staff] = await Promise.all([product.startNode(), anotherBrowser(/\b503\b/)])
  watched.announce(new RegExp(`asked ${node.url}`))
  // A node answers 503 until it has started.
  watched.announce(/\b503\b/)
  watched.announce(/ERR_(CONNECTION_(REFUSED|RESET)|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/)
  await signInAsOwner(staff, product.url)
  const chat = chatOn(page)
  await page.goto(`${node.url}/contact`)
  await chat.open()
  await chat.say('word 1')
  await chat.isSent()

  await staff.goto(`${product.url}/admin/chat/${await chat.sessionId()}`)
  const log = staff.getByRole('log')
  const reply = staff.getByRole('textbox', { name: 'Reply', exact: true })
  await expect(log.getByText('word 1')).toBeVisible()
  await expect(chat.log.getByText('Seen', { exact: true })).toBeVisible()
  await reply.pressSequentially('word 2')
  await expect(chat.dialog.getByText('Owner is typing')).toBeVisible()
  await reply.press('Enter')
  await expect(chat.log.getByText('word 2')).toBeVisible()
  await expect(log.getByText('Seen', { exact: true })).toBeVisible()
  await chat.field.pressSequentially('word 4')
  await expect(staff.getByText('Anonymous User is typing …')).toBeVisible()

  await node.kill()
  await reply.fill('word 3')
  await reply.press('Enter')
  await expect(log.getByText('Sent', { exact: true })).toBeVisible()
  await chat.field.press('Enter')
  await chat.say('word 5')
  await expect(chat.log.getByText('Will be sent when the connection is back')).toHaveCount(2)
  expect(await wordsIn(log)).toEqual(['word 1', 'word 2', 'word 3'])

  await node.comeBack()
  // As a browser does; by itself the page would retry within seconds.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const all = ['word 1', 'word 2', 'word 3', 'word 4', 'word 5']
  await expect.poll(() => wordsIn(chat.log)).toEqual(all)
  await expect.poll(() => wordsIn(log)).toEqual(all)
  await expect(chat.log.getByText('Seen', { exact: true })).toBeVisible()
  await expect(chat.log.getByText('Will be sent when the connection is back')).toHaveCount(0)
  await expect(log.getByText('Seen', { exact: true })).toBeVisible()
})
