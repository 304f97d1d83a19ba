import { type Context, Hono } from 'hono'
import { type Messenger, messengers } from '#domain/messenger.ts'
import type { Accounts } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import { type Files, isPicture, type KeptFile } from './files.ts'
import { Bubbles } from './pages/Bubbles.tsx'
import type { Draft } from './pages/Composer.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { notice } from './pages/NoticePage.tsx'
import { PhonePage } from './pages/PhonePage.tsx'
import { fragment, page, pageHeaders } from './pages/page.tsx'
import { type Chat, type Phones, readNumber } from './phones.ts'
import type { Template, Templates } from './templates.ts'
import { messengerWords, words } from './words.ts'

type PhoneParts = {
  phones: Phones
  exchange: Exchange
  files: Files
  templates: Templates
  accounts: Accounts
  basePath: string
  business: string
  tellTemplate: (template: Template, reason: string) => void
}

const exampleNumber = '255712345678'
const noDraft: Draft = { text: '', quotes: null, start: null, link: null }

/** The phones: whoever reaches this page may use each of them. */
export function phoneRoutes(parts: PhoneParts): Hono {
  const { phones, exchange, files, templates, basePath } = parts
  const app = new Hono()
  const addressOf = (number: string, messenger: Messenger) =>
    `${basePath}/phones/${number}/${messenger}`
  const chatOf = (c: Context): Chat | null => {
    const messenger = messengers.find((each) => each === c.req.param('messenger'))
    const number = readNumber(c.req.param('number') ?? '')
    return messenger && number ? phones.see(number).chats[messenger] : null
  }

  function home(c: Context, typed = '', isWrong = false) {
    const shown = { phones: phones.list(), templates, basePath, typed, isWrong }
    const html = page(words.title, <HomePage {...shown} />)
    return c.html(html, isWrong ? 422 : 200, pageHeaders)
  }

  function show(c: Context, chat: Chat, draft: Draft, fault: string | null = null) {
    const { number, messenger, name } = chat
    exchange.look(chat)
    const content = (
      <PhonePage
        chat={chat}
        business={parts.business}
        basePath={basePath}
        openUntil={exchange.openUntil(chat)}
        draft={draft}
        fault={fault}
      />
    )
    const title = `${messengerWords[messenger]} · ${name} · +${number}`
    return c.html(page(title, content), fault ? 422 : 200, pageHeaders)
  }

  app.get('/', (c) => home(c))

  app.post('/', async (c) => {
    const form = await formOf(c)
    const number = readNumber(form.number ?? '')
    const messenger = messengers.find((each) => each === form.messenger) ?? 'whatsapp'
    if (number === null) return home(c, form.number, true)
    phones.use(number)
    const name = (form.name ?? '').trim().slice(0, 60)
    if (name) phones.name(number, name)
    return c.redirect(addressOf(number, messenger), 303)
  })

  app.post('/templates', async (c) => {
    const form = await formOf(c)
    const template = templates.find(form.template ?? '', form.language ?? '')
    if (!template) return notice(c, 404, words.missing)
    template.reason = 'INCORRECT_CATEGORY'
    parts.tellTemplate(template, template.reason)
    return c.redirect(basePath, 303)
  })

  // What a connecting link opens: the phone with the words typed in.
  const links = { wa: 'whatsapp', tg: 'telegram', sms: 'sms' } as const
  for (const [way, messenger] of Object.entries(links)) {
    const account = parts.accounts[messenger]
    const ours = 'bot' in account ? account.bot : account.number.slice(1)
    app.get(`/${way}/:address`, (c) => {
      if (c.req.param('address').replace('+', '') !== ours) return notice(c, 404, words.missing)
      const number = readNumber(c.req.query('phone') ?? '') ?? phones.list()[0]?.number
      const chat = phones.see(number ?? exampleNumber).chats[messenger]
      const { phone: _, ...fields } = c.req.query()
      const text = (fields.text ?? fields.body ?? '').slice(0, 4096)
      const start = messenger === 'telegram' ? (fields.start ?? '').slice(0, 64) : null
      const link = { action: new URL(c.req.url).pathname, fields }
      return show(c, chat, { text, quotes: null, start, link })
    })
  }

  app.get('/phones/:number/:messenger', (c) => {
    const chat = chatOf(c)
    if (!chat) return notice(c, 404, words.missing)
    return show(c, chat, { ...noDraft, quotes: c.req.query('reply') ?? null })
  })

  app.get('/phones/:number/:messenger/bubbles', (c) => {
    const chat = chatOf(c)
    if (!chat) return notice(c, 404, words.missing)
    exchange.look(chat)
    const content = <Bubbles chat={chat} basePath={basePath} />
    return c.html(fragment(content), 200, pageHeaders)
  })

  app.post('/phones/:number/:messenger/write', async (c) => {
    const chat = chatOf(c)
    if (!chat) return notice(c, 404, words.missing)
    const form = await c.req.parseBody()
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const { number, messenger } = chat
    const text = field('text').replaceAll('\r\n', '\n').trim().slice(0, 4096)
    const file = messenger === 'sms' ? null : await fileOf(files, form.file)
    if (text === '' && file === null) return show(c, chat, noDraft, words.nothing)
    const quotes = field('quotes') || null
    exchange.write(exchange.chat(messenger, number), { text, file, quotes })
    return c.redirect(addressOf(number, messenger), 303)
  })

  app.post('/phones/:number/:messenger', async (c) => {
    const chat = chatOf(c)
    if (!chat) return notice(c, 404, words.missing)
    const { number, messenger } = chat
    const used = exchange.chat(messenger, number)
    const { do: move } = await formOf(c)
    if (move === 'block' || move === 'unblock') exchange.block(used, move === 'block')
    if (move === 'day') exchange.letDayPass(used)
    return c.redirect(addressOf(number, messenger), 303)
  })

  app.get('/files/:id', (c) => {
    const file = files.find(c.req.param('id'))
    if (!file || !isPicture(file)) return notice(c, 404, words.missing)
    return c.body(file.bytes, 200, { ...pageHeaders, 'content-type': file.type })
  })

  app.get('*', (c) => notice(c, 404, words.missing))
  return app
}

async function fileOf(files: Files, given: unknown): Promise<KeptFile | null> {
  if (!(given instanceof File) || given.size === 0) return null
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(given.type) ? given.type : 'application/octet-stream'
  return files.keep(given.name.slice(0, 200), type, Buffer.from(await given.arrayBuffer()))
}

async function formOf(c: Context): Promise<Readonly<Record<string, string>>> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
