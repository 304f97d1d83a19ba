import { expect, test } from 'vitest'
import { letterKinds } from './letter.ts'
import { newsOfLetter } from './news.ts'

test('devices are notified of decisions, questions and answers, but not of the traveller’s own actions', () => {
  const told = letterKinds.flatMap((kind) => {
    const news = newsOfLetter(kind)
    return news ? [[kind, news]] : []
  })
  expect(told).toEqual([
    ['status-changed', 'change'],
    ['staff-message', 'answer'],
    ['visa-approved', 'change'],
    ['applicant-decided', 'change'],
    ['documents-asked', 'change'],
    ['refund-made', 'change'],
    ['cancellation-answered', 'change'],
    ['regime-changed', 'change'],
  ])
})
