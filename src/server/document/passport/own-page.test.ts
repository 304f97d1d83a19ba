import { expect, test } from 'vitest'
import { exampleApplicant, exampleDetails } from '../../../../test/support/answers.ts'
import { png } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { formOf } from '../../../../test/support/form.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import {
  codeOf,
  startTravelling,
  type Travelling,
} from '../../application/traveller/test-support.ts'

type Browser = ReturnType<Travelling['visitor']>

const travelling = await forFile(startTravelling())
const { linked, organiser, one, opened, save, list, visitor, parts } = travelling
const picture = await png()

async function keep(browser: Browser, linkId: string) {
  const path = `/api/own-part/${linkId}/passport-page`
  const answer = await browser.send('POST', path, formOf({}, { bytes: picture }))
  return { ...answer, id: String(answer.body.id) }
}

const kept = async (browser: Browser) => {
  const { body } = await browser.get('/api/draft/passport-pages')
  return (body.items as { id: string }[]).map(({ id }) => id)
}

const pageOf = async (browser: Browser, linkId: string) => {
  const { body } = await browser.get(`/api/own-part/${linkId}`)
  return (body.answers as { passportPage?: string }).passportPage
}

test('the page of a traveller with a link is kept with the organiser’s answers, and goes with the application', async () => {
  const { sender, made, browser } = await linked()
  const first = await keep(browser, made.id)
  expect(first).toMatchObject({ status: 201, body: { previewUrl: null } })
  await save(browser, made.id, { answers: { passportPage: first.id } })
  expect(await pageOf(browser, made.id)).toBe(first.id)
  // A new page replaces it, and the organiser learns only of the new one.
  const second = await keep(browser, made.id)
  await save(browser, made.id, { answers: { passportPage: second.id }, revision: 1 })
  expect(await kept(sender)).toEqual([second.id])
  expect(await list(sender)).toMatchObject([{ answers: { passportPage: second.id } }])
  expect(await kept(browser)).toEqual([])

  const other = exampleApplicant({ passportNumber: 'X7654321' })
  const { body } = await sender.post('/api/applications', {
    ...exampleDetails({ applicationType: 'family', numberOfApplicants: 2 }),
    applicants: [exampleApplicant(), { ...other, linkId: made.id, passportPage: second.id }],
  })
  const [, theirs] = body.applicants as { id: number }[]
  const page = await parts.services.db.selectFrom('passportPage').selectAll().execute()
  expect(page.map(({ applicantId }) => applicantId)).toContain(theirs?.id)
  expect(codeOf(await keep(browser, made.id))).toBe('409 link.sent-in')
  expect(await brokenInvariants(parts.services.db)).toEqual([])
})

test('a page that was removed, by whichever of both, is named no more', async () => {
  for (const remove of [
    ({ browser, made }: Awaited<ReturnType<typeof linked>>) =>
      browser.delete(`/api/own-part/${made.id}/passport-page`),
    ({ sender }: Awaited<ReturnType<typeof linked>>, id: string) =>
      sender.delete(`/api/draft/passport-pages/${id}`),
  ]) {
    const link = await linked()
    const { sender, browser, made } = link
    const { id } = await keep(browser, made.id)
    await save(browser, made.id, { answers: { passportPage: id } })
    expect((await remove(link, id)).status).toBe(204)
    expect(await kept(sender)).toEqual([])
    expect(await pageOf(browser, made.id)).toBeUndefined()
    const [told] = await list(sender)
    expect(told?.answers).not.toHaveProperty('passportPage')
  }
})

test('only who opened the link keeps or removes a page, and names no other one', async () => {
  const sender = await organiser()
  const made = await one(sender)
  const other = await one(sender, 2)
  const { browser } = await opened(made)
  const stranger = visitor()
  const { browser: another } = await opened(other)
  expect(codeOf(await keep(stranger, made.id))).toBe('401 request.unauthorized')
  expect(codeOf(await keep(another, made.id))).toBe('410 link.expired')
  const removed = await another.delete(`/api/own-part/${made.id}/passport-page`)
  expect(codeOf(removed)).toBe('410 link.expired')
  const passportPage = '00000000-0000-4000-8000-000000000000'
  await save(browser, made.id, { answers: { passportPage } })
  expect(await pageOf(browser, made.id)).toBeUndefined()
  expect(await kept(sender)).toEqual([])
})
