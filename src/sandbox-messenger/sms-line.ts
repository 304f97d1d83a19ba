import { type Accounts, hex } from './accounts.ts'
import type { Call } from './caller.ts'
import type { Line } from './exchange.ts'
import { smsSignature } from './signature.ts'

type LineParts = { account: Accounts['sms']; url: string; randomToken: () => string }

/** Webhooks of an SMS gateway of Twilio's form. */
export function smsLine({ account, url, randomToken }: LineParts): Line {
  const us = account.number
  function call(to: string, facts: Record<string, string>): Call {
    const all = { AccountSid: account.account, ApiVersion: '2010-04-01', ...facts }
    const fields = new URLSearchParams(all)
    const signature = smsSignature(to, fields, account.token)
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    }
    return { url: to, headers, body: fields.toString() }
  }
  const parties = (from: string, to: string, id: string) => ({
    ...{ From: from, To: to, MessageSid: id, SmsSid: id },
  })
  return {
    undeliverable: '30004',
    messageId: () => `SM${hex(randomToken())}`,
    written: (chat, { id, text }) =>
      call(url, {
        ...parties(`+${chat.number}`, us, id),
        ...{ Body: text, NumMedia: '0', NumSegments: '1', SmsStatus: 'received' },
      }),
    reported: (chat, { id, callback }, report, code) => {
      // Nobody is told what is not asked for, and no SMS is known to be read.
      if (callback === null || report === 'read') return null
      const status = report === 'failed' ? 'undelivered' : report
      const facts = { MessageStatus: status, SmsStatus: status, ...(code && { ErrorCode: code }) }
      return call(callback, { ...parties(us, `+${chat.number}`, id), ...facts })
    },
    blocked: () => null,
  }
}
