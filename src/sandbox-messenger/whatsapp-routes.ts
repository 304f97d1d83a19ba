import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import type { Files } from './files.ts'
import { readNumber } from './phones.ts'
import { same } from './signature.ts'
import { type TemplateParts, templateRoutes } from './template-routes.ts'
import { fill, placesOf } from './templates.ts'
import { whatsappError } from './whatsapp-error.ts'

type WhatsappParts = TemplateParts & {
  account: Accounts['whatsapp']
  files: Files
  randomToken: () => string
}

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
const messageSchema = z.object({
  messaging_product: z.literal('whatsapp'),
  to: text(30),
  biz_opaque_callback_data: z.optional(text(512)),
  context: z.optional(z.object({ message_id: z.string() })),
  type: z._default(z.enum(['text', 'template']), 'text'),
  text: z.optional(z.object({ body: text(4096) })),
  template: z.optional(
    z.object({
      name: text(512),
      language: z.object({ code: text(20) }),
      components: z.optional(
        z.array(
          z.object({
            type: z.string(),
            parameters: z.array(z.object({ type: z.literal('text'), text: text(1024) })),
          }),
        ),
      ),
    }),
  ),
})
const readSchema = z.object({ status: z.literal('read'), message_id: z.string() })
type Asked = z.infer<typeof messageSchema>

const addressMs = 5 * 60_000
const mostAddresses = 500

/** WhatsApp's Cloud API as far as a business like ours uses it. */
export function whatsappRoutes(parts: WhatsappParts): Hono {
  const { account, exchange, files } = parts
  const app = new Hono()
  const addresses = new Map<string, { id: string; until: number }>()

  app.use(async (c, next) => {
    const authority = c.req.header('authorization') ?? ''
    if (same(authority, `Bearer ${account.token}`)) return next()
    return whatsappError(c, 401, 190, 'Invalid OAuth access token')
  })

  app.post(`/:version/${account.phoneId}/messages`, async (c) => {
    const body = await c.req.json().catch(() => null)
    if (readSchema.safeParse(body).success) return c.json({ success: true })
    const asked = messageSchema.safeParse(body)
    const number = asked.success ? readNumber(asked.data.to) : null
    if (!asked.success || number === null) return whatsappError(c, 400, 100, 'Invalid parameter')
    return take(c, parts, number, asked.data)
  })

  app.route(`/:version/${account.accountId}/message_templates`, templateRoutes(parts))

  app.get('/media/:address', (c) => {
    const address = addresses.get(c.req.param('address'))
    const isDue = address && address.until > exchange.now().getTime()
    const file = isDue && files.find(address.id)
    if (!file) return c.body(null, 404)
    return c.body(file.bytes, 200, { 'content-type': file.type })
  })

  app.get('/:version/:media', (c) => {
    const file = files.find(c.req.param('media'))
    if (!file) return whatsappError(c, 400, 100, 'Object does not exist')
    const address = parts.randomToken()
    addresses.set(address, { id: file.id, until: exchange.now().getTime() + addressMs })
    const [oldest] = addresses.keys()
    if (addresses.size > mostAddresses && oldest !== undefined) addresses.delete(oldest)
    const { href } = new URL(`../media/${address}`, c.req.url)
    const facts = { mime_type: file.type, sha256: file.sha256, file_size: file.bytes.length }
    return c.json({ messaging_product: 'whatsapp', id: file.id, url: href, ...facts })
  })

  return app
}

function take(c: Context, parts: WhatsappParts, number: string, asked: Asked) {
  const { exchange } = parts
  const chat = exchange.chat('whatsapp', number)
  if (asked.type === 'text' && !exchange.openUntil(chat)) {
    return whatsappError(c, 400, 131047, 'Re-engagement message')
  }
  const words = asked.type === 'text' ? (asked.text?.body ?? null) : wordsOf(parts, asked.template)
  if (words === null) return whatsappError(c, 400, 100, 'Invalid parameter')
  if (typeof words === 'number') return whatsappError(c, 400, words, 'Template does not fit')
  const callback = asked.biz_opaque_callback_data ?? null
  const quotes = asked.context?.message_id ?? null
  const { id } = exchange.receive(chat, { text: words, callback, quotes })
  return c.json({
    messaging_product: 'whatsapp',
    contacts: [{ input: asked.to, wa_id: number }],
    messages: [{ id }],
  })
}

/** The words of a filled template, or the code with which it is refused. */
function wordsOf({ templates }: WhatsappParts, asked: Asked['template']): string | number | null {
  if (!asked) return null
  const template = templates.find(asked.name, asked.language.code)
  if (!template || templates.stateOf(template) !== 'APPROVED') return 132001
  const body = asked.components?.find(({ type }) => type.toLowerCase() === 'body')
  const values = (body?.parameters ?? []).map((each) => each.text)
  return values.length === placesOf(template.text) ? fill(template.text, values) : 132000
}
