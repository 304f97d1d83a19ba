import { expect, test } from 'vitest'
import { letterKinds } from './letter.ts'
import { newsOfLetter } from './news.ts'

test('devices are told of decisions, questions and answers, and of nothing that the traveller did themselves', () => {
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
  ])
})
