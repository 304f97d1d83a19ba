import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { generateAgreement } from '#contract/agreement.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  type AgreementParty,
  type AgreementSelection,
  canonicalAgreement,
} from '#domain/agreement.ts'
import { signatureLength } from '#domain/application/steps/agreement.ts'
import { isEmailAddress } from '#domain/email.ts'
import { AppError, type FieldError } from '#domain/error.ts'
import { checkPhone } from '#domain/phone.ts'
import { completeLanguages, fallbackLanguage, type Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { cleanText } from '#domain/text.ts'
import { translatorFor } from '#phrases/compile.ts'
import { insertAgreement } from '../../data/application/agreement.ts'
import { findDraft } from '../../data/application/draft.ts'
import { createFairQueue, type Entry } from '../../http/admission/fair-queue.ts'
import { effectiveFrom } from '../../http/effective.ts'
import { networkOf } from '../../http/network.ts'
import type { Services } from '../../services.ts'
import { refuseOtherRules } from '../refuse-other-rules.ts'
import { composeAgreement } from './compose.ts'

type Body = BodyOf<typeof generateAgreement>
export type Signer = { sessionId: number | null; address: string; now: Date }

const selectionSchema = z.pick(z.object({ ...generateAgreement.body.shape }), { selection: true })

/** The requested selection, or this browser's so far, or none. */
async function selectionOf(
  services: Services,
  body: Body,
  { sessionId, now }: Signer,
): Promise<AgreementSelection | null> {
  if (body.selection) return body.selection
  if (sessionId === null) return null
  const draft = await findDraft(services.db, services.documentKey, sessionId, now)
  const parsed = selectionSchema.safeParse({ selection: draft?.content.details })
  return (parsed.success && parsed.data.selection) || null
}

type Client = AgreementParty & { phone: string }

function clientOf(body: Body): Client {
  return {
    name: cleanText(body.contactName),
    email: body.contactEmail,
    phone: cleanText(body.contactPhone),
  }
}

function companyOf({ company }: Services): AgreementParty {
  const { legalName: name, email, phone, address } = company
  return { name, email, ...(phone && { phone }), ...(address && { address }) }
}

/** The version of the texts, and the operator's data in the clauses besides its name. */
function termsOf({ company, rules }: Services, now: Date) {
  const { law, officialSite } = company
  const termsVersion = effectiveFrom(rules.versionAt(now), rules.versionAt, company)
  return { termsVersion, law, officialSite }
}

/** Signers must give a name and contact data. Paths as in the body. */
function refuseUnnamed({ name, email, phone }: Client): void {
  const fields: FieldError[] = []
  if (name.length < 2) fields.push({ path: 'contactName', code: 'contactName.too-short' })
  if (!isEmailAddress(email)) fields.push({ path: 'contactEmail', code: 'contactEmail.malformed' })
  if (phone.length < 8) fields.push({ path: 'contactPhone', code: 'contactPhone.too-short' })
  else fields.push(...checkPhone('contactPhone', phone).map(({ path, code }) => ({ path, code })))
  if (fields.length > 0) throw new AppError('request.invalid', {}, fields)
}

/** The rules in force; the page must have computed with them, if it says with which. */
function rulesInForce({ rules }: Services, { rulesVersion }: Body, now: Date): Rules {
  const current = rules.at(now)
  refuseOtherRules(current, rulesVersion)
  return current
}

/** The document's language: the requested one, if complete. */
const languageOf = (body: Body): Language =>
  completeLanguages.find((language) => language === body.language) ?? fallbackLanguage

/** Anyone may ask for previews: so few at a time leave the printer to what was signed or paid. */
const turn = createFairQueue({
  ...{ atOnce: 4, maxWaiting: 64, maxWaitingOfOne: 16 },
  patienceMs: 10_000,
})

/** The agreement as a preview, not stored; one that is `gone` waits no longer. Throws rules.changed, server.busy. */
export async function preview(
  services: Services,
  body: Body,
  { gone, ...client }: Signer & Pick<Entry, 'gone'>,
): Promise<Uint8Array> {
  const language = languageOf(body)
  const rules = rulesInForce(services, body, client.now)
  const content = composeAgreement(
    rules,
    {
      id: null,
      language,
      company: companyOf(services),
      ...termsOf(services, client.now),
      client: clientOf(body),
      selection: await selectionOf(services, body, client),
      signature: null,
    },
    translatorFor(language, () => {}),
  )
  const { speeds, prices } = rules
  return turn(
    { party: networkOf(client.address), member: '' },
    () => services.printer.agreement(content, { preview: true, rules: { speeds, prices } }),
    { gone: gone ?? null },
  )
}

/**
 * Signs the agreement and freezes its wording, price, time and network address. Throws
 * rules.changed, request.invalid, agreement.signature-unreadable, agreement.signature-blank.
 */
export async function sign(
  services: Services,
  body: Body,
  digitalSignature: string,
  client: Signer,
): Promise<{ agreementId: string; sha256: string }> {
  const rules = rulesInForce(services, body, client.now)
  const party = clientOf(body)
  refuseUnnamed(party)
  if (digitalSignature.length < signatureLength.least)
    throw new AppError('agreement.signature-blank')
  const { readSignature } = await import('./signature.ts')
  const signature = await readSignature(digitalSignature)
  const id = services.random.uuid()
  const language = languageOf(body)
  const content = composeAgreement(
    rules,
    {
      id,
      language,
      company: companyOf(services),
      ...termsOf(services, client.now),
      client: party,
      selection: await selectionOf(services, body, client),
      signature: {
        sha256: signature.sha256,
        signedAt: client.now.toISOString(),
        networkAddress: client.address,
      },
    },
    translatorFor(language, () => {}),
  )
  const sha256 = createHash('sha256').update(canonicalAgreement(content)).digest()
  await insertAgreement(services.db, {
    id,
    sessionId: client.sessionId,
    content,
    sha256,
    signature: signature.png,
    signedAt: client.now,
    networkAddress: client.address,
    language,
    rulesVersion: rules.version,
    totalPriceCents: content.price?.totalCents ?? null,
  })
  return { agreementId: id, sha256: sha256.toString('hex') }
}
