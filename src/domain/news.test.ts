import { expect, test } from 'vitest'
import { letterKinds } from './letter.ts'
import { newsOfLetter } from './news.ts'

test('devices are notified of decisions, questions and answers, but not of the traveller’s own actions', () => {
  const told = letterKinds.flatMap((kind) => {
    const news = newsOfLetter(kind)
    return news ? [[kind, news]] : []
  })
  const changes = [
    ...['status-changed', 'visa-approved', 'applicant-decided', 'documents-asked', 'refund-made'],
    ...['cancellation-answered', 'regime-changed', 'questions-asked'],
  ].map((kind) => [kind, 'change'])
  expect(told.toSorted()).toEqual([...changes, ['staff-message', 'answer']].toSorted())
})
