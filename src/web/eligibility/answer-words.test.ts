import { describe, expect, it } from 'vitest'
import { type EligibilityAnswer, eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { priceOf } from '#domain/money/pricing.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { addDays } from '#domain/time/calendar.ts'
import { timeOf, titleOf } from './answer-words.ts'

// A Saturday.
const today = '2026-11-21'

function told(nationality: string, days: number | null): EligibilityAnswer {
  const arrival = days === null ? null : addDays(today, days)
  const answer = eligibilityAnswer(shippedRules, today, { nationality, arrival })
  if (!answer) throw new Error(nationality)
  return answer
}

describe('the words of an answer', () => {
  it.each([
    ['GB', null, 'needed.title', null],
    ['GB', 90, 'needed.title', 'time.ok'],
    ['GB', 20, 'needed.faster', 'time.faster'],
    ['GB', 11, 'needed.late', 'time.late'],
    ['NG', 21, 'needed.late', 'time.late'],
    ['KE', null, 'none.title', null],
    ['KE', 12, 'none.title', 'time.faster'],
  ])('%s, arriving in %s days: %s, %s', (nationality, days, title, time) => {
    const answer = told(nationality, days)
    expect(titleOf(answer)).toBe(`eligibility.${title}`)
    expect(answer.timing && timeOf(answer.timing)).toBe(time && `eligibility.${time}`)
  })

  it('names a speed exactly where the price holds one', () => {
    for (const nationality of ['GB', 'NG', 'US']) {
      for (let days = 0; days <= 90; days += 1) {
        const answer = told(nationality, days)
        const plain = priceOf(shippedRules, {
          ...{ visaType: answer.visaType, processingType: 'normal', numberOfApplicants: 1 },
          ...{ hasInsurance: false, hasESim: false },
        })
        expect(titleOf(answer) === 'eligibility.needed.faster', `${nationality} ${days}`).toBe(
          answer.price.totalCents > plain.totalCents,
        )
      }
    }
  })
})
