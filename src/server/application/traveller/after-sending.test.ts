import { describe, expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { exampleApplicant, exampleDetails } from '../../../../test/support/answers.ts'
import type { Answered } from '../../../../test/support/app.ts'
import { addDocument } from '../../../../test/support/document-row.ts'
import { png } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { formOf } from '../../../../test/support/form.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { markPaid } from '../../../../test/support/services.ts'
import { insertStaff, signIn } from '../../../../test/support/staff.ts'
import { forgetTravellerLinksTo } from '../../data/application/traveller-link.ts'
import { askQuestions } from '../../data/casework/filing-answer.ts'
import { codeOf, type Made, startTravelling, type Travelling } from './test-support.ts'

const travelling = await forFile(startTravelling())
const { linked, organiser, one, opened, save, list, draftOf, deliver, mailTo, visitor, parts } =
  travelling
const { db } = parts.services

describe('once the answers are sent', () => {
  const people = ['SECRET001', 'X7654321'].map((passportNumber) =>
    exampleApplicant({ passportNumber }),
  )

  async function sent(linkOf?: (made: Made) => string) {
    const parties = await linked()
    return { ...parties, ...(await sentBy(parties, linkOf)) }
  }

  async function sentBy(
    { sender, made }: Pick<Awaited<ReturnType<typeof linked>>, 'sender' | 'made'>,
    linkOf: (made: Made) => string = ({ id }) => id,
  ) {
    const body = {
      ...exampleDetails({ applicationType: 'family', numberOfApplicants: 2 }),
      applicants: [people[0], { ...people[1], linkId: linkOf(made) }],
    }
    const answer = await sender.post('/api/applications', body)
    expect(answer.status).toBe(201)
    const [first, second] = answer.body.applicants as { id: number }[]
    const id = Number(answer.body.id)
    const orderId = String(answer.body.orderId)
    return { id, orderId, first: first?.id ?? 0, second: second?.id ?? 0 }
  }

  async function upload(browser: ReturnType<Travelling['visitor']>, applicant: number) {
    const form = formOf({ documentType: 'passportPhoto' }, { bytes: await png() })
    return browser.send('POST', `/api/applicants/${applicant}/documents`, form)
  }

  test('what staff can still undo does not show by a link', async () => {
    const { made, browser, id } = await sent()
    const owner = await signIn(travelling.app)
    const mark = { status: 'paid', adminNotes: 'By transfer' }
    const marked = await owner.patch(`/api/admin/applications/${id}/status`, mark)
    expect(marked.status).toBe(200)
    const stage = async () => (await browser.get(`/api/own-part/${made.id}`)).body.stage
    expect(await stage()).toBe('sent')
    await changeRows(db, 'heldDecision', { applicationId: id }, { until: new Date(0) })
    expect(await stage()).toBe('documents')
  })

  test('a link belongs to its applicant, answers are closed, documents wait for the payment', async () => {
    const { made, browser, id, second, sender } = await sent()
    const view = await browser.get(`/api/own-part/${made.id}`)
    expect(view.body).toMatchObject({ stage: 'sent', answers: {}, documents: null })
    const late = await save(browser, made.id, { answers: { firstName: 'Late' } })
    expect(codeOf(late)).toBe('409 link.sent-in')
    expect(codeOf(await upload(browser, second))).toBe('409 payment.required')
    const link = { applicantId: second, draftSessionId: null, sealedAnswers: null }
    expect(await rowOf(db, 'travellerLink', { id: made.id })).toMatchObject(link)
    // The history names travellers who filled in their own part.
    const filled = { applicationId: id, kind: 'own-part' } as const
    expect(await rowsOf(db, 'applicationEvent', filled)).toMatchObject([
      { actor: 'traveller', note: '2' },
    ])
    // Deleting the draft keeps the application's links.
    await sender.delete('/api/draft')
    expect((await browser.get(`/api/own-part/${made.id}`)).status).toBe(200)
    const mine = await sender.get(`/api/traveller-links?applicationId=${id}`)
    expect(mine.body.items).toMatchObject([{ id: made.id, applicantId: second }])
    const foreign = await (await organiser()).get(`/api/traveller-links?applicationId=${id}`)
    expect(foreign.body.items).toEqual([])
  })

  test('answers begun again have their links back, until they are paid for', async () => {
    const { id, ...parties } = await sent()
    const { sender, made, browser } = parties
    const stage = async () => (await browser.get(`/api/own-part/${made.id}`)).body.stage
    const again = async () => {
      const { content } = (await sender.get('/api/draft')).body
      return sender.put('/api/draft', { ...(content as object), anew: true })
    }
    expect((await again()).status).toBe(200)
    expect(await stage()).toBe('answers')
    expect((await list(sender)).map((link) => link.id)).toEqual([made.id])

    const later = await sentBy(parties)
    expect(later.id).not.toBe(id)
    await markPaid(parts.services, later.id)
    await again()
    expect(await stage()).toBe('documents')
  })

  test('their own documents are sent by it, and nothing of anybody else is seen or touched', async () => {
    const { made, browser, sender, id, orderId, first, second } = await sent()
    await markPaid(parts.services, id)
    const theirs = await upload(browser, second)
    expect(theirs.status).toBe(201)
    expect(codeOf(await upload(browser, first))).toBe('404 application.not-found')
    const others = await upload(sender, first)
    const documentOf = ({ body }: Answered) => (body.document as { id: string }).id
    const path = (answer: Answered) => `/api/documents/${documentOf(answer)}`
    for (const call of ['', '/preview']) {
      expect((await browser.get(path(theirs) + call)).status).toBe(200)
      expect(codeOf(await browser.get(path(others) + call))).toBe('404 document.not-found')
    }
    expect(codeOf(await browser.delete(path(others)))).toBe('404 document.not-found')
    const view = await browser.get(`/api/own-part/${made.id}`)
    expect(view.body).toMatchObject({
      stage: 'documents',
      documents: { numberOfApplicants: 1, applicants: [{ id: second, documents: [{}] }] },
    })
    const { id: staffId } = await insertStaff(parts.services)
    const questions = [first, second].map((applicantId) => ({
      ...{ applicantId, line: 'employer', label: 'Employer' },
    }))
    await askQuestions(db, questions, { staffId, now: parts.time.now })
    const answers = [{ line: 'employer', value: 'Own Works' }]
    const answer = (id: number) => browser.put(`/api/applicants/${id}/answers`, { answers })
    expect((await browser.get(`/api/own-part/${made.id}`)).body).toMatchObject({
      documents: { applicants: [{ questions: [{ line: 'employer' }] }] },
    })
    expect(codeOf(await answer(first))).toBe('404 application.not-found')
    expect((await answer(second)).body).toEqual({ questions: [], unneeded: [] })
    for (const secret of ['SECRET001', orderId, 'Price', 'ada.muster', `"id":${first},`]) {
      expect(JSON.stringify(view.body)).not.toContain(secret)
    }
    // Has no other rights on the order.
    for (const [method, call] of [
      ['GET', `/api/applications/${id}/thread`],
      ['POST', `/api/applications/${id}/complete`],
      ['POST', '/api/gpay/create-payment'],
    ] as const) {
      const asked = await browser.send(method, call, {
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ applicationId: id, currency: 'USD' }),
        }),
      })
      expect([call, codeOf(asked)]).toEqual([call, '404 application.not-found'])
    }
    expect((await browser.delete(path(theirs))).status).toBe(204)
  })

  test('it ends with the handing over, and with a cancellation', async () => {
    const { made, browser, sender, id, first, second } = await sent()
    await markPaid(parts.services, id)
    for (const type of requiredDocuments(shippedRules, 'tourist')) {
      for (const applicantId of [first, second]) {
        await addDocument(parts.services, { applicationId: id, applicantId }, type)
      }
    }
    expect((await sender.post(`/api/applications/${id}/complete`, {})).status).toBe(200)
    const broken = await brokenInvariants(db)
    expect(broken.filter((promise) => promise.includes('link of a traveller'))).toEqual([])
    expect(codeOf(await browser.get(`/api/own-part/${made.id}`))).toBe('410 link.expired')
    expect(codeOf(await upload(browser, second))).toBe('404 application.not-found')
    expect(codeOf(await opened(made))).toBe('410 link.expired')

    const other = await sent()
    const withdrawn = { state: 'withdrawn', decidedAt: parts.time.now } as const
    await changeRows(db, 'applicant', { applicationId: other.id }, withdrawn)
    expect(codeOf(await opened(other.made))).toBe('410 link.expired')
  })

  test('a link of another browser or of nobody is bound to nobody, and holds nobody up', async () => {
    const foreign = (await one(await organiser())).id
    for (const link of [foreign, '6f8a5a30-3f4e-4f43-9a45-0d2c9a3e7f99']) {
      const { first, second } = await sent(() => link)
      for (const applicantId of [first, second]) {
        expect(await rowsOf(db, 'travellerLink', { applicantId })).toEqual([])
      }
    }
  })

  test('a link goes with its answers to another browser', async () => {
    const { sender, made, browser } = await linked()
    await sender.post('/api/draft/link', { email: 'elsewhere@gmail.com', language: 'en' })
    await deliver('continue-link')
    const [, token] = /continue#token=(?:3D)?([\w.-]+)/.exec(mailTo('elsewhere@gmail.com')) ?? []
    const elsewhere = visitor()
    expect((await elsewhere.post('/api/links/use', { token })).status).toBe(200)
    expect((await list(elsewhere)).map(({ id }) => id)).toEqual([made.id])
    expect(await list(sender)).toEqual([])
    await save(browser, made.id, { answers: { firstName: 'Moved' } })
    expect((await draftOf(elsewhere))[1]).toMatchObject({ firstName: 'Moved' })
  })

  test('erasing a traveller deletes their link', async () => {
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'forget.me@gmail.com' })
    const kept = await one(sender, 2, { email: 'keep.me@gmail.com' })
    const isTheirs = (email: string) => email === 'forget.me@gmail.com'
    await forgetTravellerLinksTo(db, parts.services.documentKey, isTheirs)
    expect(codeOf(await opened(made))).toBe('410 link.expired')
    expect((await opened(kept)).status).toBe(200)
  })
})
