import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Language } from '#domain/reference/languages.ts'
import { box, button, ok, problem, renderIsland, retype, serve } from '../../test-support.tsx'
import { Questions } from './Questions.tsx'
import type { AskedTraveller } from './questions.ts'

const status = { line: 'marital-status', label: 'Marital status' }
const employer = { line: 'employer', label: 'Employer' }
const own = { line: 'yellow-fever', label: 'Yellow fever' }
const ana = { id: 7, position: 1, firstName: 'Ana', lastName: 'Muster' }
const ben = { id: 8, position: 2, firstName: 'Ben', lastName: 'Muster' }

type Asked = Readonly<{ first: AskedTraveller[]; later: AskedTraveller[] }>

/** The page, which learns from the server what is open after each sending. */
function Page({ first, later }: Asked) {
  const [travellers, setTravellers] = useState(first)
  const refresh = async () => setTravellers(later)
  return <Questions travellers={travellers} submitBy="2026-12-01" refresh={refresh} />
}

function draw(first: AskedTraveller[], later: AskedTraveller[], language: Language = 'en') {
  const namespaces = ['portal', 'form', 'rule', 'error', 'site'] as const
  return renderIsland(<Page first={first} later={later} />, namespaces, language, [
    'apply.latin.hint',
  ]).user
}

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

const put = (id: number) => `PUT /api/applicants/${id}/answers` as const

test('a part is sent, each traveller for themselves, and what is left stays', async () => {
  const asked = [
    { ...ana, questions: [status, employer] },
    { ...ben, questions: [employer] },
  ]
  const user = draw(asked, [
    { ...ana, questions: [status] },
    { ...ben, questions: [] },
  ])
  const sent = serve({
    [put(7)]: ok({ questions: [status], unneeded: [] }),
    [put(8)]: ok({ questions: [], unneeded: ['employer'] }),
  })
  expect(screen.getByRole('heading', { name: '3 answers are still needed' })).toBeTruthy()
  await user.click(button('Send'))
  expect(sent).toEqual([])
  expect(screen.getAllByText('Enter at least one answer').length).toBeGreaterThan(0)
  const [first, second] = screen.getAllByRole('textbox', { name: 'Employer' })
  if (first) await retype(user, first, ' Works\u200b ')
  if (second) await retype(user, second, 'Other Works')
  await user.click(button('Send'))
  await screen.findByText('Thank you. One answer is still open.')
  const told = (value: string) => ({ answers: [{ ...employer, value }] })
  expect(sent.map(({ body }) => body)).toEqual([told('Works'), told('Other Works')])
  expect(screen.getByText(/No longer needed: Employer\./)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Employer' })).toBeNull()
  expect(list('Marital status')).toBeTruthy()
  expect(screen.getByText(/submit the application by 1 December 2026/)).toBeTruthy()
})

test('a choice, a day and a country are sent as the portal has them, in any language', async () => {
  const lines = [
    { line: 'country-of-birth', label: 'Country of birth' },
    status,
    { line: 'departure', label: 'Date of departure' },
  ]
  const user = draw([{ ...ana, questions: lines }], [{ ...ana, questions: [] }], 'de')
  const sent = serve({ [put(7)]: ok({ questions: [], unneeded: [] }) })
  await user.type(screen.getByRole('combobox', { name: 'Geburtsland' }), 'Österreich')
  await user.selectOptions(list('Familienstand'), 'Verwitwet')
  await user.type(box('Tag'), '3')
  await user.type(box('Monat'), 'März')
  await user.click(button('Senden'))
  expect(sent).toEqual([])
  expect(box('Tag').closest('fieldset')?.querySelector('[aria-invalid=true]')).toBeTruthy()
  await user.type(box('Jahr'), '2027')
  expect(box('Monat').value).toBe('März')
  await user.click(button('Senden'))
  await waitFor(() => expect(sent.length).toBe(1))
  const values = ['Austria', 'Widowed', '03/03/2027']
  const answers = lines.map((each, index) => ({ ...each, value: values[index] }))
  expect(sent[0]?.body).toEqual({ answers })
})

test('who is none of the choices says so in words, or chooses after all', async () => {
  const user = draw([{ ...ana, questions: [status] }], [{ ...ana, questions: [] }])
  const sent = serve({ [put(7)]: ok({ questions: [], unneeded: [] }) })
  await user.selectOptions(list('Marital status'), 'Something else')
  expect(document.activeElement).toBe(box('Marital status'))
  await user.click(button('Choose from the list'))
  expect(document.activeElement).toBe(list('Marital status'))
  await user.selectOptions(list('Marital status'), 'Something else')
  // A choice that is typed stays what is typed.
  await user.type(box('Marital status'), 'Single by law, engaged')
  await user.click(button('Send'))
  await waitFor(() => expect(sent.length).toBe(1))
  const value = 'Single by law, engaged'
  expect(sent[0]?.body).toEqual({ answers: [{ ...status, value }] })
})

test('a failed sending and another script lose nothing that was typed', async () => {
  const asked = [{ ...ana, questions: [employer, own] }]
  const user = draw(asked, asked)
  const sent = serve({ [put(7)]: problem(409, 'application.held') })
  expect(screen.getByText('Yellow fever').lang).toBe('en')
  await retype(user, box('Employer'), '未婚')
  await retype(user, box('Yellow fever'), 'Yes')
  await user.click(button('Send'))
  expect(sent).toEqual([])
  expect(box('Employer').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box('Employer'))
  await retype(user, box('Employer'), 'Works')
  await user.click(button('Send'))
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  await waitFor(() => expect(button('Send').getAttribute('aria-busy')).toBeNull())
  expect(box('Employer').value).toBe('Works')
  expect(box('Yellow fever').value).toBe('Yes')
})

test('the last answer is thanked for, and nothing more is asked', async () => {
  const user = draw([{ ...ana, questions: [employer] }], [{ ...ana, questions: [] }], 'ar')
  serve({ [put(7)]: ok({ questions: [], unneeded: [] }) })
  await retype(user, screen.getByRole('textbox'), 'single')
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('شكرًا لك')
  expect(document.activeElement).toBe(screen.getAllByRole('status')[0]?.firstElementChild)
  expect(document.title).toContain('شكرًا لك')
})

test('nobody is thanked for what was no longer needed', async () => {
  const user = draw([{ ...ana, questions: [employer] }], [{ ...ana, questions: [] }])
  serve({ [put(7)]: ok({ questions: [], unneeded: ['employer'] }) })
  await retype(user, box('Employer'), 'Works')
  await user.click(button('Send'))
  await screen.findByText('No longer needed: Employer.')
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

test('what the server refuses stands at its line', async () => {
  const user = draw([{ ...ana, questions: [employer] }], [{ ...ana, questions: [employer] }])
  const fields = [{ path: 'employer', code: 'text.too-long' }]
  serve({ [put(7)]: { status: 422, body: { code: 'correction.refused', fields } } })
  await retype(user, box('Employer'), 'Works')
  await user.click(button('Send'))
  await waitFor(() => expect(box('Employer').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(box('Employer'))
})
