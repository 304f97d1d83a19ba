import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Messenger } from '#domain/messenger.ts'
import { makeAccounts } from './accounts.ts'
import { createCaller } from './caller.ts'
import { createExchange } from './exchange.ts'
import { createFiles } from './files.ts'
import { notice } from './pages/NoticePage.tsx'
import { phoneRoutes } from './phone-routes.tsx'
import { createPhones } from './phones.ts'
import { smsLine } from './sms-line.ts'
import { smsRoutes } from './sms-routes.ts'
import { telegramLine } from './telegram-line.ts'
import { telegramRoutes } from './telegram-routes.ts'
import { reviewMs } from './template-routes.ts'
import { createTemplates } from './templates.ts'
import { whatsappCall, whatsappLine } from './whatsapp-line.ts'
import { whatsappRoutes } from './whatsapp-routes.ts'
import { words } from './words.ts'

/** What a bot of Telegram may fetch: more than a website may take. */
const mostFileBytes = 20 * 1024 * 1024

export type SandboxMessengerOptions = {
  /** The name of the only business, in the head of its chats. */
  business: string
  clock: { now(): Date }
  /** At least 128 unguessable bits, URL-safe. */
  randomToken: () => string
  fetch: typeof fetch
  /** How the business reaches this server. */
  origin: string
  /** Mount path: '/sandbox-messenger'. */
  basePath: string
  /** Where the services call the business. */
  webhookUrl: (messenger: Messenger) => string
  /** Timeout of a call of the business. */
  timeoutMs?: number
}

/**
 * WhatsApp, Telegram and an SMS gateway for tests and the default installation, with phones to play
 * the traveller. Everything is in memory. `app` includes the base path.
 */
export function createSandboxMessenger(options: SandboxMessengerOptions) {
  const { clock, randomToken, basePath, webhookUrl } = options
  const accounts = makeAccounts(randomToken, `${options.origin}${basePath}/api`)
  const phones = createPhones()
  const files = createFiles(randomToken)
  const templates = createTemplates(clock)
  const caller = createCaller({
    clock,
    fetch: options.fetch,
    timeoutMs: options.timeoutMs ?? 5000,
  })
  const whatsapp = { account: accounts.whatsapp, url: webhookUrl('whatsapp'), clock, randomToken }
  const telegram = { account: accounts.telegram, url: webhookUrl('telegram'), clock }
  const sms = { account: accounts.sms, url: webhookUrl('sms'), randomToken }
  const lines = {
    whatsapp: whatsappLine(whatsapp),
    telegram: telegramLine(telegram),
    sms: smsLine(sms),
  }
  const exchange = createExchange({ phones, caller, clock, lines })

  /** A template that is refused before its review ends is not approved any more. */
  const reviews = new Map<string, () => void>()
  function tellTemplate(
    { id, name, language }: { id: string; name: string; language: string },
    reason: string | null = null,
  ) {
    reviews.get(id)?.()
    const value = {
      event: reason === null ? 'APPROVED' : 'REJECTED',
      message_template_id: Number(id),
      message_template_name: name,
      message_template_language: language,
      reason: reason ?? 'NONE',
    }
    const call = whatsappCall(
      { ...whatsapp, at: clock.now() },
      'message_template_status_update',
      value,
    )
    const takeBack = caller.call(call, {
      afterMs: reason === null ? reviewMs : 0,
      onTaken: () => reviews.delete(id),
    })
    reviews.set(id, takeBack)
  }

  const app = new Hono().basePath(basePath)
  const tooLarge = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => notice(c, 413, words.tooLarge) })
  const [small, withFile] = [tooLarge(64 * 1024), tooLarge(mostFileBytes + 64 * 1024)]
  app.use('*', (c, next) => (/\/write$/.test(c.req.path) ? withFile : small)(c, next))
  app.route(
    '/api/whatsapp',
    whatsappRoutes({
      ...{ account: accounts.whatsapp, exchange, files, templates, randomToken, tellTemplate },
    }),
  )
  app.route('/api/telegram', telegramRoutes({ account: accounts.telegram, exchange, files }))
  app.route(
    '/api/sms',
    smsRoutes({ account: accounts.sms, exchange, webhookUrl: webhookUrl('sms') }),
  )
  const { business } = options
  app.route(
    '/',
    phoneRoutes({
      ...{ phones, exchange, files, templates, accounts },
      basePath,
      business,
      tellTemplate,
    }),
  )

  return {
    app,
    /** The business's settings. */
    accounts,
    start: () => caller.start(),
    stop: () => caller.stop(),
    /** One round of calls, for tests with a manual clock. */
    deliverDue: () => caller.deliverDue(),
  }
}
