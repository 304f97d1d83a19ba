import { exampleApplicant, exampleDetails } from '../../../../test/support/answers.ts'
import { png } from '../../../../test/support/document-samples.ts'
import { formOf } from '../../../../test/support/form.ts'
import { keepOwner } from '../../../../test/support/owner.ts'
import { keysIn } from '../../../../test/support/stored-keys.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { type Applied, type Shop, startShop } from '../../money/payment/test-support.ts'

type Made = Applied & { pricing: { totalPrice: number } }

export type Browser = ReturnType<Shop['browser']>

const path = '/api/draft/passport-pages'

/** Browsers that store passport pages, apply with them and pay. */
export async function startKeeping() {
  const shop = await startShop()
  const { db, services } = shop
  const file = await png()

  async function keep(browser: Browser, replaces?: string, bytes: Buffer = file) {
    if (!browser.cookie()) await draft(browser, [])
    const form = formOf({ ...(replaces && { replaces }) }, { bytes, name: 'pass.png' })
    const { status, body } = await browser.send('POST', path, form)
    return { status, id: String(body.id), body }
  }

  /** Saves a draft with these pages, one per traveller. */
  const draft = (browser: Browser, pages: readonly string[], more: object = {}) =>
    browser.put('/api/draft', {
      step: 2,
      details: {},
      applicants: pages.map((passportPage) => ({ passportPage })),
      submissionKey: '7b0a4f1e-8f6c-4c34-9b1d-0a53a1a0c001',
      ...more,
    })

  /** Sends an application with these pages, or none. */
  const apply = async (browser: Browser, pages: readonly (string | null)[], key?: string) => {
    const answer = await browser.post(
      '/api/applications',
      {
        ...exampleDetails({
          applicationType: pages.length > 1 ? 'family' : 'single',
          numberOfApplicants: pages.length,
        }),
        applicants: pages.map((passportPage, index) => ({
          ...exampleApplicant({ passportNumber: `X123456${index}` }),
          ...(passportPage && { passportPage }),
        })),
      },
      key ? { 'idempotency-key': key } : {},
    )
    keepOwner(answer.body as unknown as Made, browser.cookie())
    return answer
  }

  const made = async (browser: Browser, pages: readonly (string | null)[]) => {
    const { status, body } = await apply(browser, pages)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body as unknown as Made
  }

  const pay = async (applied: Made) => {
    const amount = applied.pricing.totalPrice
    await payWith((await shop.create(applied, { amount })).body.formData)
  }

  /** An application's passport pages by applicant position. */
  const documents = ({ id }: Applied) =>
    db
      .selectFrom('document')
      .innerJoin('applicant', 'applicant.id', 'document.applicantId')
      .select(['applicant.position', 'document.id', 'document.version', 'document.current'])
      .where('document.applicationId', '=', id)
      .where('document.documentType', '=', 'passportDocument')
      .orderBy('applicant.position')
      .orderBy('document.version')
      .execute()

  const kept = async (browser: Browser) => {
    const { body } = await browser.get(path)
    return (body.items as { id: string }[]).map(({ id }) => id)
  }

  /** Number of files: rows and bytes. */
  async function files() {
    const rows = await db.selectFrom('storedFile').select('storageKey').execute()
    const bytes = await keysIn(services.documentStore)
    return { rows: rows.length, bytes: bytes.length }
  }

  let network = 0
  return {
    ...{ ...shop, keep, draft, apply, made, pay, documents, kept, files },
    /** Each from its own network, so that limits do not interfere. */
    visitor: () => {
      network += 1
      return shop.browser(`198.51.${network % 250}.7`)
    },
  }
}
