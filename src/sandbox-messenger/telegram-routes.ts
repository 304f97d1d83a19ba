import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import type { Files } from './files.ts'
import { readNumber } from './phones.ts'
import { same } from './signature.ts'
import { chatOf } from './telegram-line.ts'

type TelegramParts = { account: Accounts['telegram']; exchange: Exchange; files: Files }

const messageSchema = z.object({
  chat_id: z.union([z.string(), z.int()]),
  text: z.string(),
  reply_parameters: z.optional(z.object({ message_id: z.int() })),
})

/** Telegram's Bot API as far as a bot like ours uses it. */
export function telegramRoutes({ account, exchange, files }: TelegramParts): Hono {
  const app = new Hono()
  const isOurs = (c: Context) => same(c.req.param('bot') ?? '', `bot${account.token}`)
  const refuse = (c: Context, status: 400 | 401 | 403 | 404, description: string) =>
    c.json({ ok: false, error_code: status, description }, status)

  app.get('/file/:bot/:path{.+}', (c) => {
    const file = files.find(c.req.param('path').replace('documents/', ''))
    if (!isOurs(c) || !file) return refuse(c, 404, 'Not Found')
    return c.body(file.bytes, 200, { 'content-type': 'application/octet-stream' })
  })

  app.on(['GET', 'POST'], '/:bot/:method', async (c) => {
    if (!isOurs(c)) return refuse(c, 401, 'Unauthorized')
    const given = { ...c.req.query(), ...(await c.req.json().catch(() => ({}))) }
    const method = c.req.param('method')
    // Its calls go to where the sandbox is set up to go.
    if (method === 'setWebhook') return c.json({ ok: true, result: true })
    if (method === 'getFile') {
      const file = files.find(String(given.file_id))
      if (!file) return refuse(c, 400, 'Bad Request: invalid file_id')
      const facts = { file_id: file.id, file_unique_id: file.id, file_size: file.bytes.length }
      return c.json({ ok: true, result: { ...facts, file_path: `documents/${file.id}` } })
    }
    if (method !== 'sendMessage') return refuse(c, 404, 'Not Found')
    const message = messageSchema.safeParse(given)
    if (!message.success || message.data.text.trim() === '') {
      return refuse(c, 400, 'Bad Request: message text is empty')
    }
    const { text } = message.data
    const number = readNumber(String(message.data.chat_id))
    if (text.length > 4096) return refuse(c, 400, 'Bad Request: message is too long')
    if (number === null) return refuse(c, 400, 'Bad Request: chat not found')
    const chat = exchange.chat('telegram', number)
    if (chat.isBlocked) return refuse(c, 403, 'Forbidden: bot was blocked by the user')
    const quoted = message.data.reply_parameters?.message_id
    const { id, at } = exchange.receive(chat, { text, quotes: quoted ? String(quoted) : null })
    const date = Math.floor(at.getTime() / 1000)
    return c.json({
      ok: true,
      result: { message_id: Number(id), date, chat: chatOf(chat), text },
    })
  })

  return app
}
