import { answererIn } from '../support/chat.ts'
import { applyStepByStep } from './applying.ts'
import { chat } from './chatting.ts'
import { deskOf } from './desk.ts'
import { openGuest, test } from './guest.ts'
import { payAndAdd } from './owning.ts'
import { visit } from './visiting.ts'

for (const language of ['en', 'ar'] as const) {
  test(`what is heard before paying, ${language}`, async ({ browser, installation, owner }) => {
    const guest = await openGuest(browser, installation, language)
    await visit(guest)
    await chat(guest, await answererIn(owner, installation.url))
    await applyStepByStep(guest)
    await guest.leave()
  })

  test(`what is heard of an application, ${language}`, async ({ browser, installation, owner }) => {
    const guest = await openGuest(browser, installation, language)
    await payAndAdd(guest, deskOf(owner, installation))
    await guest.leave()
  })
}
