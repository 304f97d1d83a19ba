import { formOf } from '../support/form.ts'
import { type Browser, expectStatus, openBrowser, type Site } from './browser.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'

const cities = ['Bern', 'Chur', 'Thun', 'Visp', 'Zug'] as const
const decisions = ['filed', 'rejected', 'withdrawn'] as const

/** A traveller corrects a mistake after payment, some of them a second one. */
export async function correct(
  { ledger }: { ledger: Ledger },
  browser: Browser,
  applicantId: number,
  random: Random,
): Promise<void> {
  do {
    const residentialCity = random.pick(cities)
    const call = { method: 'PATCH', path: `/api/applicants/${applicantId}` } as const
    expectStatus(await browser.surely({ ...call, json: { residentialCity } }), 200)
    ledger.corrected.set(applicantId, residentialCity)
  } while (random.chance(0.3))
}

/** A colleague decides about one traveller; repeating it after a lost answer has no further effect. */
export async function decide(
  { ledger }: { ledger: Ledger },
  colleague: Browser,
  applicantId: number,
  random: Random,
): Promise<void> {
  const decision = random.pick(decisions)
  const reason = 'The authority asks for another one'
  // Documents are not reviewed during faults: the owner overrides the guard.
  const guarded = decision === 'filed' && { override: 'Looked through on paper' }
  const form = () => formOf({ decision, reason, ...guarded }).body
  const call = { method: 'PUT', path: `/api/admin/applicants/${applicantId}/decision` } as const
  expectStatus(await colleague.surely({ ...call, form }), 200)
  ledger.decided.set(applicantId, decision)
}

/** The deciding colleague, signed in with the initial password. */
export async function signInColleague(site: Site, password: string): Promise<Browser> {
  const colleague = openBrowser(site)
  expectStatus(await colleague.surely({ path: '/api/admin/login', json: { password } }), 200)
  return colleague
}
