import { randomUUID } from 'node:crypto'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { type Body, type Browser, openBrowser } from './browser.ts'
import { drawPassport, drawPhoto, drawSignature, writePdf } from './files.ts'
import type { Family } from './people.ts'
import type { Plan } from './plan.ts'

/** The sandbox gateway's valid card. */
const card = { cardNumber: '4242424242424242', cvc: '123' }

export type Application = {
  id: number
  orderId: string
  plan: Plan
  family: Family
  applicantIds: number[]
  browser: Browser
}

const detailsOf = ({ people, visaType, processingType }: Plan, family: Family) => ({
  applicationType: people === 1 ? 'single' : 'family',
  numberOfApplicants: people,
  visaType,
  processingType,
  transportationMethod: 'airports',
  portOfEntry: 'air-jro',
  hasInsurance: people > 1,
  hasESim: false,
  contactName: family.contactName,
  contactEmail: family.email,
  contactPhone: family.home.phone,
  communicationChannel: 'whatsapp',
  communicationId: family.home.phone,
  privacyPolicyAccepted: true,
  termsOfServiceAccepted: true,
})

async function sign(browser: Browser, plan: Plan, family: Family): Promise<Body> {
  const details = detailsOf(plan, family)
  return browser.send('POST', '/api/generate-agreement-pdf', {
    contactName: details.contactName,
    contactEmail: details.contactEmail,
    contactPhone: details.contactPhone,
    language: family.home.language,
    selection: {
      visaType: details.visaType,
      processingType: details.processingType,
      numberOfApplicants: details.numberOfApplicants,
      hasInsurance: details.hasInsurance,
      hasESim: details.hasESim,
    },
    digitalSignature: await drawSignature(plan.number),
  })
}

/** Completes both steps, signs and sends. */
export async function apply(origin: string, plan: Plan, family: Family): Promise<Application> {
  const browser = openBrowser(origin, `198.51.100.${plan.number}`)
  const { agreementId } = await sign(browser, plan, family)
  const details = detailsOf(plan, family)
  const { applicants, home } = family
  const body = { ...details, applicants, agreementId, language: home.language }
  const made = await browser.send('POST', '/api/applications', body, {
    'idempotency-key': randomUUID(),
  })
  return {
    id: Number(made.id),
    orderId: String(made.orderId),
    ...{ plan, family, browser },
    applicantIds: (made.applicants as { id: number }[]).map(({ id }) => id),
  }
}

/** Pays at the sandbox gateway like its page. */
export async function pay({ id, orderId, browser, family }: Application): Promise<void> {
  const begun = await browser.send(
    'POST',
    '/api/gpay/create-payment',
    { applicationId: id, orderId },
    { 'idempotency-key': randomUUID() },
  )
  const { action, fields } = begun.formData as { action: string; fields: Record<string, string> }
  const address = await browser.postForm(action, fields)
  await browser.postForm(address, {
    ...card,
    expiry: `12/${new Date().getFullYear() + 3}`,
    cardholder: family.contactName,
    do: 'pay',
  })
  const { success } = await browser.get(`/api/gpay/verify/${orderId}`)
  if (!success) throw new Error(`Application ${id} is not paid`)
}

async function fileOf(type: DocumentType, applicant: Applicant, number: number): Promise<File> {
  const name = `${applicant.firstName} ${applicant.lastName}`
  if (type === 'passportPhoto') return fileWith(await drawPhoto(number), 'photo.jpg')
  if (type === 'passportDocument') {
    return fileWith(await drawPassport(name, applicant.passportNumber), 'passport.jpg')
  }
  const lines = ['SPECIMEN', type, name, `Arrival: ${applicant.intendedDateOfArrival}`]
  return fileWith(await writePdf(lines), `${type}.pdf`)
}

function fileWith(bytes: Buffer, name: string): File {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return new File([new Uint8Array(bytes)], name, { type })
}

/** Uploads the required documents of everyone, or of the first applicant for partial stages. */
export async function upload(
  { applicantIds, browser, orderId, plan, family }: Application,
  howMuch: 'all' | 'some' = 'all',
): Promise<void> {
  const types = requiredDocuments(shippedRules, plan.visaType)
  const wanted = howMuch === 'all' ? types : types.slice(0, 2)
  for (const [index, id] of applicantIds.entries()) {
    if (howMuch === 'some' && index > 0) return
    const applicant = family.applicants[index]
    if (!applicant) return
    for (const type of wanted) {
      const form = new FormData()
      form.append('documentType', type)
      form.append('file', await fileOf(type, applicant, plan.number + index))
      await browser.send('POST', `/api/applicants/${id}/documents`, form, { 'x-order-id': orderId })
    }
  }
}

export async function handOver({ id, orderId, browser }: Application): Promise<void> {
  await browser.send('POST', `/api/applications/${id}/complete`, { orderId })
}

/** The authority's visas for an application. */
export async function grantedVisa({ family }: Application): Promise<File> {
  const named = family.applicants.flatMap(({ firstName, lastName, passportNumber }) => [
    `${firstName} ${lastName}`,
    `Passport no. ${passportNumber}`,
  ])
  return fileWith(await writePdf(['SPECIMEN', 'Visa granted to:', ...named]), 'visa.pdf')
}
