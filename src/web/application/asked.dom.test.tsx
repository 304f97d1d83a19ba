import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { splitIsland } from '../i18n/island.ts'
import { ok, problem, serve } from '../test-support.tsx'
import { valuesOf } from './draft.ts'
import { pagePhrases } from './page-phrases.ts'
import { freshStart } from './start.ts'
import { Wizard } from './Wizard.tsx'

const asked = {
  ...{ title: 'The authority also asks', hint: 'You need not answer now.' },
  lines: [
    {
      ...{ key: 'marital-status', asks: 'Marital status', label: 'Family' },
      choices: [
        { value: 'Widowed', label: 'Widow or widower' },
        { value: 'Married', label: 'In a marriage' },
      ],
    },
    { key: 'departure', asks: 'Date of departure', label: 'Leaving' },
    { key: 'country-of-birth', asks: 'Country of birth', label: 'Born in' },
    { key: 'tour', asks: 'Tour operator', label: 'Tour operator', lang: 'en' },
  ],
}
const linkId = '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10'
const link = { id: linkId, state: 'begun', revision: 1, answers: { firstName: 'Grace' } }

afterEach(() => document.getElementById('asked')?.remove())

/** The wizard at a step, with the answers of a draft, on a page that asks this. */
function open(
  step: 'applicants' | 'payment',
  about: object | null,
  links: { id: string; answers: object }[] = [],
) {
  if (about) {
    const element = document.createElement('script')
    Object.assign(element, { id: 'asked', type: 'application/json' })
    element.textContent = JSON.stringify(about)
    document.head.append(element)
  }
  const { island, file } = splitIsland('en', ...pagePhrases)
  serve({
    [`GET ${island.late}`]: ok(JSON.parse(file)),
    'GET /api/traveller-links': ok({ items: links }),
    'GET /api/draft/passport-pages': ok({ items: [] }),
    'POST /api/applications/duplicates': ok({ items: [] }),
    'POST /api/generate-agreement-pdf': problem(503, 'server.busy'),
    'PUT /api/draft': ok({ savedAt: '2026-11-21T14:02:00Z', revision: 1 }),
  })
  const portalAnswers = {
    ...{ 'marital-status': 'Widowed', departure: '3/4/', 'country-of-birth': 'Soviet Union' },
    ...{ tour: 'сафари', gone: 'Off' },
  }
  const intendedDateOfArrival = { day: '10', month: '1', year: '2027' }
  const applicants = [
    { firstName: 'Ada', linkId: links[0]?.id ?? '', intendedDateOfArrival, portalAnswers },
  ]
  const values = valuesOf({ details: { applicationType: 'single' }, applicants })
  const start = { ...freshStart('single', 'key-1'), values, step }
  const ignore = () => undefined
  render(
    <WorkIsland {...island}>
      <Wizard
        {...{ start, greeting: null, from: null }}
        {...{ onLeave: ignore, onExisting: ignore, onForgotten: ignore }}
      />
    </WorkIsland>,
  )
  return userEvent.setup({ delay: null })
}

test('what the authority asks besides is asked last, kept with the draft, nobody has to answer, and only what can be sent goes on', async () => {
  const user = open('applicants', asked)
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Family/ })
  expect(field.value).toBe('Widowed')
  expect(field.required).toBe(false)
  await user.selectOptions(field, 'In a marriage')
  expect(field.value).toBe('Married')
  const leaving = screen.getByRole('group', { name: /^Leaving/ })
  expect(within(leaving).getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('3')
  const born = screen.getByRole<HTMLInputElement>('combobox', { name: /^Born in/ })
  expect(born.value).toBe('Soviet Union')
  expect(screen.getByText('Tour operator').getAttribute('lang')).toBe('en')
  // What cannot be sent of it is said by name, and nothing goes on without it.
  await user.clear(born)
  await user.type(born, 'Југославија')
  await user.tab()
  expect(born.value).toBe('Југославија')
  // For wide screens, and in a phone's bar.
  const [next] = await screen.findAllByRole('button', { name: 'Next' })
  if (next) await user.click(next)
  const summary = await screen.findByRole('alert', { name: 'Form Error' })
  const lines = within(summary).getAllByRole('link')
  expect(lines.slice(-3).map(({ textContent }) => textContent)).toEqual([
    'Leaving: Enter day, month and year, such as 27 3 1990',
    'Born in: Use Latin letters, so that the immigration authority can read it',
    'Tour operator: Use Latin letters, so that the immigration authority can read it',
  ])
  const tour = screen.getByRole('textbox', { name: /^Tour operator/ })
  expect(tour.getAttribute('aria-invalid')).toBe('true')
})

test('the check page shows what is sent of it', async () => {
  open('payment', asked)
  expect(await screen.findByRole('heading', { name: 'The authority also asks' })).toBeDefined()
  expect(screen.getByText('Widow or widower')).toBeDefined()
  expect(screen.queryByText('3/4/')).toBeNull()
  expect(screen.queryByText('сафари')).toBeNull()
})

test('where nothing is asked, nothing stands; what a traveller changed is said', async () => {
  open('payment', null, [link])
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toBeDefined()
  expect(screen.queryByText('Widow or widower')).toBeNull()
  // In words that the page came without.
  expect(await screen.findByText(/^Grace changed: /)).toBeTruthy()
})
