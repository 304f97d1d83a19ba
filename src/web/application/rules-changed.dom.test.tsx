import { act, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/reference/languages.ts'
import { type Rules, type RulesDocument, rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { createFields } from '../form/fields.tsx'
import { pageRules, takeRules, useRulesChange } from '../rules.ts'
import { type Answer, ok, problem, renderIsland, serve } from '../test-support.tsx'
import { pagePhrases } from './page-phrases.ts'
import { RulesChanged } from './RulesChanged.tsx'
import { compareRules } from './rules-change.ts'
import type { Findings } from './use-issues.ts'
import { usePurchase } from './use-purchase.ts'
import { emptyValues } from './values.ts'

const { visas } = shippedDocument.prices
const version = (number: number, changed: Partial<RulesDocument> = {}) =>
  rulesOf({ ...shippedDocument, ...changed }, number)
const known = version(1)
const dearer = version(2, {
  prices: {
    ...shippedDocument.prices,
    visas: { ...visas, tourist: { ...visas.tourist, baseCents: 105_00, authorityCents: 60_00 } },
  },
})

afterEach(() => {
  act(() => takeRules(known, null))
  vi.useRealTimers()
})

function answers() {
  const values = emptyValues('single')
  Object.assign(values.details, {
    ...{ visaType: 'tourist', processingType: 'normal', contactName: 'Asha Mwangi' },
    ...{ contactEmail: 'asha@example.org', contactPhone: '+41446681800' },
    ...{ privacyPolicyAccepted: true, termsOfServiceAccepted: true },
  })
  Object.assign(values.applicants[0] ?? {}, { nationality: 'CH' })
  return values
}

function Changed() {
  const { rules, before, since } = useRulesChange()
  return (
    before && (
      <RulesChanged
        values={answers()}
        before={before}
        after={rules}
        since={since}
        isToSign={false}
      />
    )
  )
}

/** With what the application's own page knows to say. */
const renderPage = (page: ReactElement, language: Language = 'en') => {
  const [namespaces, parts] = pagePhrases
  return renderIsland(page, namespaces, language, parts)
}

/** As the API answers it. */
const dated = (rules: Rules, validFrom = '2026-06-30T23:30:00.000Z') => ({ ...rules, validFrom })

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test.each([
  // The seat is an hour ahead of UTC in summer.
  ['en', '2026-11-21', 'In force since 1 July:'],
  ['fr', '2026-11-21', 'En vigueur depuis le 1er juillet :'],
  ['ru', '2027-01-02', 'Действует с 1 июля 2026 г.:'],
] as const)('in %s on %s the rules are "%s"', async (language, today, words) => {
  vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] })
  serve({ 'GET /api/rules/1': ok(dated(known)), 'GET /api/rules': ok(dated(dearer)) })
  renderPage(<Changed />, language)
  await act(() => compareRules(1))
  expect(screen.getByText(words)).toBeTruthy()
  expect(lines()).toHaveLength(3)
})

test('a version that nobody knows says nothing', async () => {
  serve({
    'GET /api/rules/9': problem(404, 'rules.not-found'),
    'GET /api/rules': ok(dated(dearer)),
  })
  renderPage(<Changed />)
  await act(() => compareRules(9).catch(() => undefined))
  expect(lines()).toEqual([])
})

test('all that may change is said in words', () => {
  const other = version(2, {
    authority: { days: 12, referralDays: 45 },
    regimes: { ...shippedDocument.regimes, CH: 'referral' },
    speeds: {
      ...shippedDocument.speeds,
      normal: { unit: 'hours', most: 36 },
      super_urgent: { unit: 'hours', most: 48 },
    },
    documents: {
      ...shippedDocument.documents,
      tourist: ['passportPhoto', 'passportDocument', 'invitationLetter'],
    },
    passport: { daysAfterArrival: 90, monthsFromToday: 1 },
    refund: { ...shippedDocument.refund, requestDays: 14 },
  })
  takeRules(other, known)
  renderPage(<Changed />)
  expect(lines()).toEqual([
    'Applications with this passport (Switzerland) now go to a second office first.',
    'Normal processing: 36 hours instead of 5 to 7 business days',
    'The immigration authority now takes about 45 days instead of 10.',
    'We now also need: Invitation letterNo longer needed: Flight ticket',
    'Passports must now be valid for at least 90 days after arrival, and for at least 1 month on the day you apply.',
    'There are new terms for refunds: Refund Policy (opens in a new tab)',
    'Other terms of the agreement have changed too. Please read it again.',
  ])
})

test('who needs no visa any more is told nothing else', () => {
  const regimes = { ...shippedDocument.regimes, CH: 'exempt' } as const
  takeRules(version(2, { prices: dearer.prices, regimes }), known)
  renderPage(<Changed />)
  expect(lines()).toEqual([
    'This passport (Switzerland) no longer needs a visa, so you do not need our service for it.',
  ])
})

type Parts = Pick<Parameters<typeof usePurchase>[0], 'fields' | 'send' | 'onSigned' | 'onExisting'>
let bought: ReturnType<typeof usePurchase>

/** A page that knows version 1, with the purchase as its buttons use it. */
function Page(parts: Parts) {
  const purchase = usePurchase({
    ...parts,
    submissionKey: 'key-1',
    findings: { agreement: () => [] } as unknown as Findings,
    flush: async () => undefined,
  })
  useEffect(() => {
    bought = purchase
  })
  return (
    <>
      <Changed />
      <p>{`Signature ${purchase.signing}`}</p>
    </>
  )
}

function open(answer: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const sent = serve({
    'POST /api/applications': ok({ id: 12, orderId: 'order-12' }),
    'POST /api/gpay/create-payment': problem(409, 'payment.already-paid'),
    ...answer,
  })
  const fields = createFields(answers())
  const parts = { fields, send: vi.fn(), onSigned: vi.fn(), onExisting: vi.fn() }
  renderPage(<Page {...parts} />)
  act(() => bought.sign('data:image/png;base64,AAAA'))
  const versions = () =>
    sent
      .filter(({ route }) => route === 'POST /api/generate-agreement-pdf')
      .map(({ body }) => (body as { rulesVersion: number }).rulesVersion)
  return { ...parts, versions, proceed: () => act(() => bought.proceed()) }
}

const signed = { status: 201, body: { agreementId: 'agreement-1', sha256: 'x' } }
const refused = problem(409, 'rules.changed', { version: 2 })

test('other rules that concern the order are said, and asked to be signed', async () => {
  const { fields, send, onSigned, onExisting, versions, proceed } = open({
    'POST /api/generate-agreement-pdf': [refused, signed],
    'GET /api/rules': ok(dated(dearer)),
  })
  await proceed()
  expect(versions()).toEqual([1])
  expect(onExisting).not.toHaveBeenCalled()
  expect(send).toHaveBeenLastCalledWith({ type: 'failed' })
  expect(lines().at(-1)).toBe('Total: $243 instead of $233')
  await waitFor(() => expect(screen.getByText('Signature 2')).toBeTruthy())
  expect(fields.get('details').termsOfServiceAccepted).toBe(true)
  expect(onSigned).not.toHaveBeenCalled()
  await proceed()
  expect(versions()).toEqual([1, 2])
  expect(onSigned).toHaveBeenCalledOnce()
})

test('other terms are to be accepted anew', async () => {
  const { refund } = shippedDocument
  const { fields, proceed } = open({
    'POST /api/generate-agreement-pdf': refused,
    'GET /api/rules': ok(dated(version(2, { refund: { ...refund, requestDays: 14 } }))),
  })
  await proceed()
  await waitFor(() => expect(screen.getByText('Signature 2')).toBeTruthy())
  const accepted = { privacyPolicyAccepted: true, termsOfServiceAccepted: false }
  expect(fields.get('details')).toMatchObject(accepted)
})

test('other rules that concern others are taken over without a word', async () => {
  const { onExisting, versions, proceed } = open({
    'POST /api/generate-agreement-pdf': [refused, signed],
    'GET /api/rules': ok(
      dated(version(2, { regimes: { ...shippedDocument.regimes, DE: 'exempt' } })),
    ),
  })
  await proceed()
  expect(versions()).toEqual([1, 2])
  expect(onExisting).toHaveBeenCalledOnce()
  expect(pageRules().version).toBe(2)
  expect(lines()).toEqual([])
  expect(screen.getByText('Signature 1')).toBeTruthy()
})
