import { setTimeout as pause } from 'node:timers/promises'
import type { Messenger } from '#domain/messenger.ts'
import type { Browser } from './browser.ts'
import { drawPassport } from './files.ts'
import type { Plan } from './plan.ts'
import type { Application } from './traveller.ts'

/** Which of those who still have something to do or to ask use a messenger. */
export function messengerOf({ stage, number }: Plan): Messenger | null {
  if (!['collecting', 'asked', 'processing'].includes(stage)) return null
  return { 0: 'telegram' as const, 2: 'whatsapp' as const }[number % 4] ?? null
}

type Phone = { origin: string; messenger: Messenger }

/** Made up, of a network that does not exist. */
const chatOf = ({ origin, messenger }: Phone, { plan }: Application) =>
  `${origin}/sandbox-messenger/phones/255700000${100 + plan.number}/${messenger}`

/** Until the phone shows this; the server's jobs take their time. */
async function shows(phone: Phone, application: Application, what: RegExp): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const page = await fetch(`${chatOf(phone, application)}/bubbles`)
    if (what.test(await page.text())) return
    await pause(100)
  }
  throw new Error(`The phone of application ${application.id} never shows ${what}`)
}

/** Returns when the server has it. */
async function send(phone: Phone, application: Application, text: string, file?: File) {
  const body = new FormData()
  body.set('text', text)
  if (file) body.set('file', file)
  await application.browser.send('POST', `${chatOf(phone, application)}/write`, body)
  await shows(phone, application, /delivered(?!.*class="person")/)
}

export async function connect(phone: Phone, application: Application): Promise<void> {
  const { browser, id, family, plan } = application
  await browser.postForm(`${phone.origin}/sandbox-messenger`, {
    ...{ number: `255700000${100 + plan.number}`, name: family.contactName },
  })
  const path = `/api/applications/${id}/messengers/${phone.messenger}/code`
  const { url, words } = (await browser.send('POST', path)) as { url: string; words: string }
  const code = new URL(url).searchParams.get('start')
  await send(phone, application, code ? `/start ${code}` : words)
  await shows(phone, application, /class="business"/)
}

export const askByMessenger = (phone: Phone, application: Application): Promise<void> =>
  send(phone, application, 'Hello, does my return ticket have to be booked already?')

/** The page that was asked for, to be taken as a document. */
export async function answerByMessenger(phone: Phone, application: Application): Promise<void> {
  const { applicants, contactName } = application.family
  const page = await drawPassport(contactName, applicants[0]?.passportNumber ?? '')
  const file = new File([new Uint8Array(page)], 'passport.jpg', { type: 'image/jpeg' })
  await send(phone, application, 'Here is the page once more, in daylight.', file)
}

export async function replyToMessenger(
  by: Browser,
  phone: Phone,
  application: Application,
): Promise<void> {
  const message = 'Good morning! A reservation is enough, it need not be paid.'
  await by.send('POST', `/api/admin/applications/${application.id}/thread`, { message })
  await shows(phone, application, /A reservation is enough/)
}
