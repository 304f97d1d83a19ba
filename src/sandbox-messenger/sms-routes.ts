import { type Context, Hono } from 'hono'
import type { Accounts } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import { readNumber } from './phones.ts'
import { same } from './signature.ts'

type SmsParts = { account: Accounts['sms']; exchange: Exchange; webhookUrl: string }

const longest = 1600

/** Sending by an SMS gateway of Twilio's form. */
export function smsRoutes({ account, exchange, webhookUrl }: SmsParts): Hono {
  const app = new Hono()
  const known = Buffer.from(`${account.account}:${account.token}`).toString('base64')
  const refuse = (c: Context, status: 400 | 401, code: number, message: string) =>
    c.json({ code, message, status }, status)

  app.post(`/2010-04-01/Accounts/${account.account}/Messages.json`, async (c) => {
    if (!same(c.req.header('authorization') ?? '', `Basic ${known}`)) {
      return refuse(c, 401, 20003, 'Authenticate')
    }
    const form = await c.req.parseBody()
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const [to, text] = [field('To'), field('Body')]
    const number = readNumber(to)
    if (number === null) return refuse(c, 400, 21211, "Invalid 'To' Phone Number")
    if (field('From') !== account.number) return refuse(c, 400, 21606, "Invalid 'From'")
    if (text === '') return refuse(c, 400, 21602, 'Message body is required')
    if (text.length > longest) return refuse(c, 400, 21617, 'The message is too long')
    const chat = exchange.chat('sms', number)
    if (chat.isStopped) return refuse(c, 400, 21610, 'Attempt to send to unsubscribed recipient')
    const asked = field('StatusCallback')
    const callback = asked === webhookUrl || asked.startsWith(`${webhookUrl}?`) ? asked : null
    const { id } = exchange.receive(chat, { text, callback })
    const parties = { from: account.number, to, account_sid: account.account }
    return c.json({ sid: id, status: 'queued', body: text, error_code: null, ...parties }, 201)
  })

  return app
}
