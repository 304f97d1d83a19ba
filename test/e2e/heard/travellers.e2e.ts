import { answererIn } from '../support/chat.ts'
import { applyStepByStep } from './applying.ts'
import { chat } from './chatting.ts'
import { deskOf } from './desk.ts'
import { openGuest, test } from './guest.ts'
import { payAndAdd } from './owning.ts'
import { visit } from './visiting.ts'

test('what is heard of the pages that inform', async ({ browser, product, owner: _ }) => {
  const guest = await openGuest(browser, product)
  await visit(guest)
  await guest.leave()
})

test('what is heard of the chat', async ({ browser, product, owner }) => {
  const guest = await openGuest(browser, product)
  await chat(guest, await answererIn(owner, product.url))
  await guest.leave()
})

test('what is heard of the wizard', async ({ browser, product, owner: _ }) => {
  const guest = await openGuest(browser, product)
  await applyStepByStep(guest)
  await guest.leave()
})

test('what is heard of an application', async ({ browser, product, owner }) => {
  const guest = await openGuest(browser, product)
  await payAndAdd(guest, deskOf(owner, product))
  await guest.leave()
})
