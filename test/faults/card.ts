import { setTimeout as pause } from 'node:timers/promises'
import { until } from './process.ts'

export type Form = { action: string; fields: Record<string, string> }

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

/** The gateway's answer; null when it is unreachable. */
async function post(url: string, fields: Record<string, string>): Promise<Response | null> {
  const sending = fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  const answer = await sending.catch(() => null)
  await answer?.body?.cancel()
  return answer && answer.status < 500 ? answer : null
}

/**
 * Submits the shop's form and the card like a patient person, starting over while the gateway is
 * away. Returns the address that the gateway redirects to.
 */
export function payWithCard(form: Form, cardNumber: string, onTry: () => void): Promise<URL> {
  const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0')
  const card = { cardNumber, expiry: `12/${year}`, cvc: '123', cardholder: 'Ada Muster', do: 'pay' }
  return until('the gateway has taken the card', async () => {
    onTry()
    const opened = await post(form.action, form.fields)
    if (!opened) return pause(75)
    const page = opened.headers.get('location')
    if (opened.status !== 303 || !page) throw new Error(`The gateway said ${opened.status}`)
    const paid = await post(new URL(page, form.action).href, card)
    const back = paid?.headers.get('location')
    return back ? new URL(back, form.action) : undefined
  })
}
