import { type Browser, expectStatus, openBrowser, type Site } from '../../../test/faults/browser.ts'
import { cards, payWithCard } from '../../../test/faults/card.ts'
import { openLedger } from '../../../test/faults/ledger.ts'
import { beginPayment, waitForReceipt } from '../../../test/faults/paying.ts'
import { complete, newApplication, upload } from '../../../test/faults/traveller.ts'
import type { Recorder } from './recorder.ts'

const documents = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

/** A whole journey up to the status page; then a colleague views it. */
export async function travelOnce(site: Site, colleague: Browser, recorder: Recorder) {
  const browser = recorder.watching(openBrowser(site))
  const json = newApplication(1)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const made = await browser.surely({ path: '/api/applications', json, headers })
  const { id, orderId, applicants } = expectStatus(made, 201).body
  const order = { id: Number(id), orderId: String(orderId) }
  const form = await beginPayment(browser, order)
  if (form) await payWithCard(form, cards.good, () => {})
  await waitForReceipt(browser, order)
  // A new ledger each time, or an hour's ledger would be the growth.
  const world = { ledger: openLedger() }
  for (const applicant of applicants as { id: number }[]) {
    for (const type of documents) {
      await upload(world, browser, applicant.id, type)
    }
  }
  await complete(world, browser, order)
  expectStatus(await browser.surely({ path: `/api/status?orderId=${order.orderId}` }), 200)
  const staff = recorder.watching(colleague)
  expectStatus(await staff.surely({ path: '/api/admin/applications?limit=25' }), 200)
  expectStatus(await staff.surely({ path: `/api/admin/applications/${order.id}` }), 200)
}
