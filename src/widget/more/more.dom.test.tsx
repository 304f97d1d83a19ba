import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatFile } from '#contract/chat.ts'
import { chat as words } from '#phrases/en/chat.ts'
import { error as errors } from '#phrases/en/error.ts'
import type { Chat } from '../chat.ts'
import type { MoreContext } from '../lazy-views.ts'
import { createSpeech } from '../view/words.ts'
import { createApplication } from './application.ts'
import { createContact } from './contact.ts'
import { createRating } from './rating.ts'
import { createTray, reasonOf } from './tray.ts'
import { UploadFailed } from './upload.ts'
import { errorWords } from './words.ts'

const refusals = errorWords.map((word) => [
  word,
  errors[word.slice('error.'.length) as keyof typeof errors],
])
const speech = createSpeech({ ...words, ...Object.fromEntries(refusals) }, 'en')

/** A request answered by the test. */
class Sent {
  static all: Sent[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  response: unknown = null
  address = ''
  isAborted = false
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    Sent.all.push(this)
  }
  open(_: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.isAborted = true
    this.onabort()
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload()
  }
}

const fileOf = (name: string): ChatFile => ({
  ...{ id: `id-${name}`, name, mediaType: 'application/pdf', sizeBytes: 9 },
})
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
/** After something was done: lets the browser have a turn. */
const settled = (_done?: unknown) => new Promise((done) => setTimeout(done))

function context() {
  const told: string[] = []
  const [forms, tray] = [document.createElement('div'), document.createElement('ul')]
  document.body.append(forms, tray)
  const key = { sessionId: 's1', token: 't1', seen: 0 }
  const chat = { key: () => key, ready: async () => {} } as unknown as Chat
  const given: MoreContext = {
    ...{ origin: 'https://visa.example', language: 'en', chat, forms, tray },
    ...{ root: document as unknown as ShadowRoot, tell: (text) => told.push(text) },
    closed: () => {},
  }
  return { given, told, forms, tray }
}

const buttonIn = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )

beforeEach(() => {
  Sent.all = []
  vi.stubGlobal('XMLHttpRequest', Sent)
  document.body.replaceChildren()
})

describe('files on their way', () => {
  test('go with a message once each has come, by the key alone', async () => {
    const { given, told, tray } = context()
    const { add, take } = createTray(given, speech)
    await settled(add([pdf('a.pdf'), pdf('b.pdf')]))
    const [first, second] = Sent.all
    expect(first?.address).toBe('https://visa.example/api/chat/files?sessionId=s1')
    expect(first?.headers).toEqual({ authorization: 'Bearer t1' })
    first?.upload.onprogress?.({ loaded: 1, total: 4 })
    expect(tray.querySelector('progress')?.getAttribute('value')).toBe('0.25')
    await settled(first?.answer(201, fileOf('a.pdf')))
    expect(take()).toBeNull()
    expect(told.at(-1)).toBe(words['files.wait'])
    await settled(second?.answer(201, fileOf('b.pdf')))
    expect(take()).toEqual([fileOf('a.pdf'), fileOf('b.pdf')])
    expect(tray.children).toHaveLength(0)
    expect(take()).toEqual([])
  })

  test('are taken away, and what was on its way is called off', async () => {
    const { given, told, tray } = context()
    const { add, take } = createTray(given, speech)
    await settled(add([pdf('a.pdf')]))
    await settled(buttonIn(tray, 'Remove a.pdf')?.click())
    expect([Sent.all[0]?.isAborted, take(), tray.textContent]).toEqual([true, [], ''])
    // Five at most.
    add(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pdf(`${name}.pdf`)))
    expect(tray.children).toHaveLength(5)
    expect(told.at(-1)).toBe(words['files.most'])
  })

  test('say what is wrong; only what may go better is tried again', async () => {
    const { given, told, tray } = context()
    const { add, take } = createTray(given, speech)
    await settled(add([pdf('a.pdf')]))
    await settled(Sent.all[0]?.onerror())
    expect(tray.textContent).toContain('The file could not be uploaded.')
    await settled(buttonIn(tray, 'Retry')?.click())
    const infected = { code: 'document.infected', params: {} }
    await settled(Sent.all[1]?.answer(422, infected))
    expect(tray.textContent).toContain(errors['document.infected'])
    expect(buttonIn(tray, 'Retry')?.hidden).toBe(true)
    expect(take()).toBeNull()
    expect(told.at(-1)).toBe(words['files.missing'])
    buttonIn(tray, 'Remove a.pdf')?.click()
    expect([told.at(-1), take()]).toEqual(['', []])
  })

  test.each([
    [{ code: 'document.too-large', params: { limit: 5 } }, 'File size must be less than 5MB'],
    [
      { code: 'document.wrong-type' },
      'This file type cannot be used here. Save it as JPEG, PNG, PDF, or take a screenshot of it.',
    ],
    [{ code: 'document.quota', params: { hours: 3 } }, words['files.quota']],
    [{ code: 'server.failed' }, words['files.failed']],
  ])('%j reads: %s', (why, text) => expect(reasonOf(speech, new UploadFailed(why))).toBe(text))
})

test('notifications are offered on our own site only', () => {
  const [ours, theirs] = [context(), context()]
  createContact({ ...ours.given, origin: location.origin, language: 'tr' }, speech)
  createContact(theirs.given, speech)
  const links = [ours, theirs].map(({ forms }) => forms.querySelector('a'))
  expect(links[0]?.getAttribute('href')).toBe('/tr/status')
  expect(links[0]?.textContent).toBe(words['contact.device'])
  expect(links[1]).toBeNull()
})

test('which application it is about is sent with both, and thanked for alike whatever was typed', async () => {
  const { given, told, forms } = context()
  const calls: unknown[] = []
  const open = createApplication(given, speech, (async (...call: unknown[]) => {
    calls.push(call)
  }) as never)
  open('TZ-001234')
  const [number, email] = forms.querySelectorAll('input')
  const submit = () => forms.querySelector('form')?.requestSubmit()
  expect(number?.value).toBe('TZ-001234')
  if (email) email.value = 'nobody'
  await settled(submit())
  expect(forms.textContent).toContain(words['contact.email.wrong'])
  expect(calls).toEqual([])
  if (email) email.value = 'ada@example.org'
  await settled(submit())
  const body = { reference: 'TZ-001234', email: 'ada@example.org' }
  expect(calls).toEqual([['POST /api/chat/sessions/{sessionId}/application', { body }]])
  expect(told.at(-1)).toBe('Thank you, we will look it up.')
  expect(forms.querySelector('form')?.hidden).toBe(true)
})

test('whether we helped is asked once, said that it was, and answered with one press', async () => {
  const { given, told, forms } = context()
  const calls: unknown[] = []
  const ask = createRating(given, speech, (async (_: string, { body }: { body: unknown }) => {
    calls.push(body)
  }) as never)
  ask()
  ask()
  expect(forms.children).toHaveLength(1)
  await settled(buttonIn(forms, 'Yes')?.click())
  expect(calls).toEqual([{ sessionId: 's1' }, { sessionId: 's1', rating: 'good' }])
  expect([forms.children.length, told]).toEqual([0, ['Thank you for telling us.']])
  ask()
  expect(forms.children).toHaveLength(0)
})
