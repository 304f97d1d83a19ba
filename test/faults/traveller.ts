import type { Applicant } from '#domain/application/steps/applicant.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { exampleApplicant, exampleDetails } from '../support/answers.ts'
import { pdf, photo, png } from '../support/document-samples.ts'
import { formOf } from '../support/form.ts'
import { exampleSignature } from '../support/signature.ts'
import { type Browser, expectStatus, openBrowser, type Site } from './browser.ts'
import { correct, decide } from './changing.ts'
import type { GatewayPeer } from './gateway.ts'
import type { Ledger } from './ledger.ts'
import { type Order, pay } from './paying.ts'
import type { Random } from './random.ts'

export type World = {
  site: Site
  gateway: GatewayPeer
  ledger: Ledger
  /** Decides about completed applications; nobody does without it. */
  colleague?: () => Promise<Browser>
}

const day = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

/** An applicant with valid dates on any day. */
function newApplicant(): Applicant {
  return exampleApplicant({
    passportIssueDate: dayFromNow(-900),
    passportExpiryDate: dayFromNow(2500),
    intendedDateOfArrival: dayFromNow(90),
  })
}

const samples = Promise.all([photo(), png(), pdf(), exampleSignature()]).then(
  ([passportPhoto, passportDocument, flightTicket, signature]) => ({
    files: { passportPhoto, passportDocument, flightTicket },
    signature,
  }),
)

async function signAgreement(browser: Browser, contactEmail: string): Promise<string> {
  const { contactName, contactPhone } = exampleDetails()
  const { signature: digitalSignature } = await samples
  const signed = await browser.surely({
    path: '/api/generate-agreement-pdf',
    json: { contactName, contactEmail, contactPhone, digitalSignature },
  })
  return String(expectStatus(signed, 201).body.agreementId)
}

/** Complete answers for several people, `late` of them added later, with a unique mailbox because of its limits. */
export const newApplication = (people: number, late = 0) => ({
  ...exampleDetails({
    numberOfApplicants: people,
    applicationType: people > 1 ? 'family' : 'single',
    contactEmail: `traveller.${crypto.randomUUID()}@example.org`,
  }),
  applicants: Array.from({ length: people - late }, newApplicant),
})

/** Applies with a key; a repetition returns the same application. */
export async function apply(world: World, browser: Browser, random: Random): Promise<Order> {
  const people = random.integer(1, 2)
  const key = crypto.randomUUID()
  const isLate = people > 1 && random.chance(0.3)
  const answers = newApplication(people, isLate ? 1 : 0)
  const body = {
    ...answers,
    ...(random.chance(0.25) && {
      agreementId: await signAgreement(browser, answers.contactEmail),
    }),
  }
  const headers = { 'idempotency-key': key }
  const call = { path: '/api/applications', json: body, headers }
  const made = expectStatus(await browser.surely(call), 201).body
  const order = { id: Number(made.id), orderId: String(made.orderId) }
  world.ledger.applications.push({ ...order, key })
  const added = made.applicants as { id: number }[]
  for (const { id } of added) world.ledger.applicants.push({ id, applicationId: order.id })
  if (random.chance(0.3)) {
    const again = expectStatus(await openBrowser(world.site).surely(call), 201).body
    if (again.id !== made.id) throw new Error('One key, two applications')
  }
  if (isLate) await addApplicant(world, browser, order)
  return order
}

async function addApplicant({ ledger }: World, browser: Browser, order: Order): Promise<void> {
  const json = { ...newApplicant(), applicationId: order.id }
  const added = await browser.surely({ path: '/api/applicants', json })
  // An unanswered first attempt already took the place.
  if (added.status === 409 && added.body.code === 'applicant.too-many') return
  const id = Number(expectStatus(added, 201).body.id)
  ledger.applicants.push({ id, applicationId: order.id })
}

type Type = keyof Awaited<typeof samples>['files']

export async function upload(
  { ledger }: Pick<World, 'ledger'>,
  browser: Browser,
  applicantId: number,
  type: Type,
): Promise<string> {
  const { files } = await samples
  const form = () => formOf({ documentType: type }, { bytes: files[type] }).body
  const sent = await browser.surely({ path: `/api/applicants/${applicantId}/documents`, form })
  const { id } = expectStatus(sent, 201).body.document as { id: string }
  ledger.documents.push({ id, applicantId, removed: false })
  return id
}

async function remove({ ledger }: World, browser: Browser, id: string): Promise<void> {
  const answer = await browser.surely({ method: 'DELETE', path: `/api/documents/${id}` })
  // An unanswered first attempt already removed it.
  expectStatus(answer, 204, 404)
  for (const document of ledger.documents) if (document.id === id) document.removed = true
}

export async function complete(
  { ledger }: Pick<World, 'ledger'>,
  browser: Browser,
  order: Order,
): Promise<string> {
  const answer = await browser.surely({ path: `/api/applications/${order.id}/complete`, json: {} })
  const completedAt = String(expectStatus(answer, 200).body.completedAt)
  if (!ledger.completed.some(({ id }) => id === order.id)) {
    ledger.completed.push({ id: order.id, completedAt })
  }
  return completedAt
}

async function peopleOf(browser: Browser, { orderId }: Order): Promise<{ id: number }[]> {
  const status = await browser.surely({ path: `/api/status?orderId=${orderId}` })
  return expectStatus(status, 200).body.applicants as { id: number }[]
}

/** Uploads everyone's documents in any order; some twice, some removed and sent again. */
export async function uploadAll(world: World, browser: Browser, order: Order, random: Random) {
  for (const { id } of await peopleOf(browser, order)) {
    for (const type of requiredDocuments(shippedRules, 'tourist') as Type[]) {
      const sent = await upload(world, browser, id, type)
      if (random.chance(0.15)) await remove(world, browser, sent)
      else if (!random.chance(0.15)) continue
      await upload(world, browser, id, type)
    }
  }
}

/** A traveller's whole journey, retrying on failure. */
export async function travel(world: World, random: Random): Promise<void> {
  const browser = openBrowser(world.site)
  const order = await apply(world, browser, random)
  const { gateway, ledger, site } = world
  const onTry = site.onCall
  if (!(await pay({ browser, gateway, ledger, random, onTry }, order))) return
  await uploadAll(world, browser, order, random)
  const people = await peopleOf(browser, order)
  for (const { id } of people) if (random.chance(0.4)) await correct(world, browser, id, random)
  const completedAt = await complete(world, browser, order)
  if (random.chance(0.3) && (await complete(world, browser, order)) !== completedAt) {
    throw new Error('Completed twice')
  }
  const colleague = await world.colleague?.()
  if (!colleague) return
  for (const { id } of people) if (random.chance(0.7)) await decide(world, colleague, id, random)
}
