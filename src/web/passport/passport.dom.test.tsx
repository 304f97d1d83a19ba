import { screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PassportFields, PassportReading } from '#domain/passport/reading.ts'
import { germanPassport } from '#domain/passport/test-support.ts'
import type { Language } from '#domain/reference/languages.ts'
import { FileRefusal } from '../file/refusal.ts'
import { type ApplicantValues, emptyApplicant } from '../form/applicant/values.ts'
import { descriptionOf } from '../form/test-support.tsx'
import { box, ok, renderIsland, retype, type Sent, serve } from '../test-support.tsx'
import { PassportReader } from './PassportReader.tsx'
import { draftPages } from './page-store.ts'

let sent: readonly Sent[] = []
const pages = '/api/draft/passport-pages'
const keepingAt = (...items: { id: string; previewUrl: string | null }[]) => {
  sent = serve({ [`GET ${pages}`]: ok({ items }), [`DELETE ${pages}/page-1`]: ok() })
}
beforeEach(() => keepingAt())

const sure = (changes: Partial<PassportFields> = {}, outcome: 'sure' | 'partly' = 'sure') =>
  ({ outcome, fields: germanPassport(changes), lines: null }) as PassportReading

/** A part of a page that the user may leave. */
function Leavable({ children }: { children: ReactElement }) {
  const [isShown, show] = useState(true)
  return (
    <>
      {isShown && children}
      <button type="button" onClick={() => show(false)}>
        Another step
      </button>
    </>
  )
}

type Shown = Partial<Parameters<typeof PassportReader>[0]> & {
  answers?: Partial<ApplicantValues>
  language?: Language
}

function open(
  reading: PassportReading | Error,
  { answers = {}, language = 'en', ...more }: Shown = {},
) {
  const onTake = vi.fn((..._: unknown[]): Promise<unknown> | undefined => undefined)
  const read = vi.fn(async () => {
    if (reading instanceof Error) throw reading
    return { reading, strip: new Blob(['strip'], { type: 'image/jpeg' }) }
  })
  const names = ['passport', 'apply', 'form', 'error', 'rule', 'site'] as const
  const typed = () => ({ ...emptyApplicant(), ...answers })
  const piece = <PassportReader {...{ number: 2, typed, onTake, read, ...more }} />
  const { user } = renderIsland(<Leavable>{piece}</Leavable>, names, language)
  const file = new File(['picture'], 'pass.jpg', { type: 'image/jpeg' })
  const choose = () =>
    user.upload(screen.getByLabelText('Choose a picture or PDF: passport of traveller 2'), file)
  return { onTake, read, user, file, choose }
}

const confirm = () => screen.findByRole('button', { name: 'These are right' })

test('the values read are shown beside their lines, and one press accepts all', async () => {
  const { onTake, user, choose, file } = open(sure())
  await choose()
  const heading = await screen.findByRole('heading', { name: 'Does this match the passport?' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('img', { name: /two lines at the bottom/ })).toBeTruthy()
  expect(screen.getByText(/Ü becomes UE/)).toBeTruthy()
  expect(box('First name').value).toBe('MARIA LUISA')
  expect(box('Passport number').value).toBe('C01X00T47')
  expect(onTake).not.toHaveBeenCalled()
  await user.click(await confirm())
  expect(onTake).toHaveBeenCalledExactlyOnceWith(
    {
      ...{ firstName: 'MARIA LUISA', lastName: 'MUELLER', singleName: false },
      ...{ dateOfBirth: { day: '27', month: '3', year: '1990' }, nationality: 'DE' },
      ...{ gender: 'female', passportNumber: 'C01X00T47' },
      passportExpiryDate: { day: '1', month: '5', year: '2032' },
      passportIssuingCountry: 'DE',
    },
    file,
  )
  expect(document.activeElement?.textContent).toBe('Filled in from the passport')
})

test('what could not be read stays empty and says so; each is corrected in place, and Enter sends no form', async () => {
  const { onTake, user, choose } = open(sure({ number: null, namesCut: true }, 'partly'))
  await choose()
  await confirm()
  expect(screen.getByText(/We could not read everything with certainty/)).toBeTruthy()
  expect(screen.getByText(/too short for the whole name/)).toBeTruthy()
  const number = box('Passport number')
  expect(number.value).toBe('')
  expect(descriptionOf(number)).toBe('We could not read this with certainty. Type it as printed.')
  await retype(user, box('Last name'), 'Müller{Enter}')
  const taken = { passportNumber: '', lastName: 'Müller', firstName: 'MARIA LUISA' }
  expect(onTake.mock.calls[0]?.[0]).toMatchObject(taken)
})

const typed = {
  ...{ firstName: 'Maria Luisa', lastName: 'Meier', passportNumber: 'C01X00T48' },
  dateOfBirth: { day: '27', month: '3', year: '1990' },
}

test('nothing typed is replaced without being asked', async () => {
  const { onTake, user, choose } = open(sure(), { answers: typed })
  await choose()
  const which = await screen.findByRole('group', {
    name: /Passport number: you typed something else/,
  })
  expect(box('First name').value).toBe('Maria Luisa')
  await user.click(await confirm())
  expect(onTake).not.toHaveBeenCalled()
  expect(screen.getAllByText('Choose which one is right')).toHaveLength(2)
  const names = screen.getByRole('group', { name: /Last name: you typed something else/ })
  await user.click(within(names).getByRole('radio', { name: 'What I typed: Meier' }))
  await user.click(within(which).getByRole('radio', { name: 'In the passport: C01X00T47' }))
  await user.click(await confirm())
  const taken = { ...typed, passportNumber: 'C01X00T47', nationality: 'DE' }
  expect(onTake.mock.calls[0]?.[0]).toMatchObject(taken)
})

const unread = Object.fromEntries(Object.keys(germanPassport()).map((field) => [field, null]))

test.each([
  ['not-found', { outcome: 'not-found' }, 'We could not read the passport'],
  ['nothing certain', sure(unread, 'partly'), 'We could not read the passport'],
  ['another document', { outcome: 'other-document' }, 'This is not the photo page of a passport'],
  ['a file of another kind', new FileRefusal('picture'), 'We could not open this file'],
  ['one that changed', new FileRefusal('changed'), 'This file has changed on your device'],
] as const)('%s is told with what to do, and can be tried again', async (_, reading, title) => {
  const { choose, read } = open(reading)
  await choose()
  expect((await screen.findByText(title)).closest('[role=status]')).toBeTruthy()
  await choose()
  expect(read).toHaveBeenCalledTimes(2)
})

test('a device without its reader blames no picture, and reads the same one again', async () => {
  const { choose, read, user, file } = open(new Error('offline'))
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This device did not finish reading')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenLastCalledWith(file, expect.anything())
})

test('reading can be stopped, and what comes later is nothing', async () => {
  const late = Promise.withResolvers<never>()
  const read = vi.fn(() => late.promise)
  const { user, choose } = open(sure(), { read })
  await choose()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  late.resolve({ reading: sure(), strip: null } as never)
  await Promise.resolve()
  expect(screen.queryByRole('button', { name: 'These are right' })).toBeNull()
  expect(screen.getByText('This device did not finish reading')).toBeTruthy()
})

test('a passport read earlier is not asked for again unless requested', async () => {
  const { user, choose, read } = open(sure(), { isRead: true, readLead: 'Look in the next step.' })
  expect(screen.getByRole('heading', { name: 'Filled in from the passport' })).toBeTruthy()
  expect(screen.getByText('Look in the next step.')).toBeTruthy()
  expect(screen.queryByLabelText(/^Choose a picture or PDF/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read another picture' }))
  expect(document.activeElement?.textContent).toBe('Fill in from the passport')
  await choose()
  expect(read).toHaveBeenCalledTimes(1)
  await user.click(await screen.findByRole('button', { name: 'Type it myself' }))
  expect(screen.getByRole('heading', { name: 'Filled in from the passport' })).toBeTruthy()
})

test('a stored picture is removed by one press, and forgotten where another tab took it away', async () => {
  keepingAt({ id: 'page-1', previewUrl: `${pages}/page-1/preview` })
  const onRemove = vi.fn()
  const kept = { page: 'page-1', onRemove, place: draftPages, text: 'Kept' }
  const { user } = open(sure(), { kept })
  expect(await screen.findByText('Passport page saved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(sent.map(({ route }) => route)).toEqual([`GET ${pages}`, `DELETE ${pages}/page-1`])
  expect(onRemove).toHaveBeenCalledTimes(1)
  keepingAt()
  const onGone = vi.fn()
  open(sure(), { kept: { ...kept, onRemove: onGone } })
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
})

test.each([
  ['beside it', true],
  ['where another step is shown by now', false],
])('failing to store a picture does not block, and is said %s', async (_, isShown) => {
  const { promise, reject } = Promise.withResolvers<never>()
  const { user, choose } = open(sure(), { onTake: () => promise })
  await choose()
  await user.click(await confirm())
  if (!isShown) await user.click(screen.getByRole('button', { name: 'Another step' }))
  reject(new Error('offline'))
  expect(await screen.findByText(/We could not save the picture/)).toBeTruthy()
})
