import { type Context, Hono } from 'hono'
import type { Acquirer } from './acquirer.ts'
import { type Attempt, returnUrlOf } from './attempt.ts'
import { type CardFault, type CardField, faultsOf, type TypedCard } from './card.ts'
import type { Notifier } from './notifier.ts'
import { CardPage } from './pages/CardPage.tsx'
import { CodePage } from './pages/CodePage.tsx'
import { NoticePage } from './pages/NoticePage.tsx'
import { page, pageHeaders } from './pages/page.tsx'
import { refusalWords, words } from './words.ts'

type PayParts = {
  acquirer: Acquirer
  notifier: Notifier
  merchantName: string
  basePath: string
}

/** The hosted page. Its URL is unguessable and known only to the payer's browser. */
export function payRoutes(parts: PayParts): Hono {
  const { acquirer, notifier, basePath } = parts
  const app = new Hono()
  const holders = rememberHolders()

  app.post('/pay', async (c) => {
    const form = await formOf(c)
    const opened = acquirer.open(form)
    if (typeof opened === 'string') {
      const notice = <NoticePage title={words.refusedTitle} lead={refusalWords[opened]} />
      return c.html(page(words.refusedTitle, notice), 400, pageHeaders([]))
    }
    notifier.wake()
    holders.keep(opened.page_id, holderOf(form))
    return c.redirect(`${basePath}/pay/${opened.page_id}`, 303)
  })

  app.get('/pay/:page', (c) => {
    const attempt = acquirer.findByPage(c.req.param('page'))
    if (!attempt) {
      return missing(c)
    }
    const cardholder = holders.of(attempt.page_id)
    return show(c, parts, attempt, { typed: { cardholder } })
  })

  app.post('/pay/:page', async (c) => {
    const attempt = acquirer.findByPage(c.req.param('page'))
    if (!attempt) {
      return missing(c)
    }
    const form = await formOf(c)
    const faults = attempt.state === 'open' ? act(acquirer, attempt, form) : {}
    if (Object.keys(faults).length > 0) {
      return show(c, parts, attempt, { typed: cardOf(form), faults })
    }
    holders.forget(attempt.page_id)
    await notifier.deliverDue(attempt.attempt_id)
    notifier.wake()
    const after = acquirer.findByPage(attempt.page_id) ?? attempt
    return after.state === 'open'
      ? c.redirect(`${basePath}/pay/${after.page_id}`, 303)
      : c.redirect(returnUrlOf(after), 303)
  })

  return app
}

/** Maximum open pages with a stored name. */
const mostHolders = 1000

/** Cardholder names to prefill, in memory only. */
function rememberHolders() {
  const names = new Map<string, string>()
  return {
    keep(page: string, name: string) {
      names.set(page, name)
      const [oldest] = names.keys()
      if (names.size > mostHolders && oldest !== undefined) names.delete(oldest)
    },
    of: (page: string) => names.get(page) ?? '',
    forget: (page: string) => names.delete(page),
  }
}

/** The payer according to the shop, probably the cardholder. */
function holderOf({ billingFirstName = '', billingLastName = '' }: Form): string {
  return `${billingFirstName} ${billingLastName}`.trim().slice(0, 100)
}

type Form = Readonly<Record<string, string>>
type Faults = Partial<Record<CardField, CardFault>>

function act(acquirer: Acquirer, attempt: Attempt, form: Form): Faults {
  if (form.do === 'cancel') {
    acquirer.cancel(attempt)
  } else if (attempt.step === 'code') {
    acquirer.checkCode(attempt, form.code ?? '')
  } else {
    const card = cardOf(form)
    const faults = faultsOf(card, acquirer.now())
    if (Object.keys(faults).length > 0) {
      return faults
    }
    acquirer.charge(attempt, card.cardNumber)
  }
  return {}
}

/** Redisplays the typed values except the CVC, which is never sent back. */
function show(
  c: Context,
  { merchantName, basePath }: PayParts,
  attempt: Attempt,
  again: { typed?: Partial<TypedCard>; faults?: Faults } = {},
) {
  if (attempt.state !== 'open') {
    return c.redirect(returnUrlOf(attempt), 303)
  }
  const shared = { attempt, merchantName, action: `${basePath}/pay/${attempt.page_id}` }
  const [title, content] =
    attempt.step === 'code'
      ? ([words.codeTitle, <CodePage key="code" {...shared} />] as const)
      : ([words.payTitle, <CardPage key="card" {...shared} {...again} />] as const)
  return c.html(page(title, content), again.faults ? 422 : 200, pageHeaders(originsOf(attempt)))
}

function missing(c: Context) {
  const notice = <NoticePage title={words.missingTitle} />
  return c.html(page(words.missingTitle, notice), 404, pageHeaders([]))
}

async function formOf(c: Context): Promise<Form> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function cardOf(form: Form): TypedCard {
  const { cardNumber = '', expiry = '', cvc = '', cardholder = '' } = form
  return { cardNumber, expiry, cvc, cardholder }
}

function originsOf(attempt: Attempt): string[] {
  const addresses = [attempt.success_url, attempt.failed_url, attempt.cancelled_url]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
