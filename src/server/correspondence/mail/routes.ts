import { maxEmailBytes, receiveEmail } from '#contract/mail.ts'
import { AppError } from '#domain/error.ts'
import { bodyOf, receiveWhole } from '../../document/upload/receive.ts'
import { fileSpoolsOf } from '../../document/upload/spool.ts'
import { createFairQueue } from '../../http/admission/fair-queue.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { openMailSignature } from '../mail-signature.ts'
import { takeEmail } from './take.ts'

const lane = { party: 'mail', member: '' }

/** E-mails delivered by a mail service. */
export function mailRoutes(services: Services): Route[] {
  // A whole e-mail is in memory while it is parsed.
  const turn = createFairQueue({ atOnce: 2, maxWaiting: 32, maxWaitingOfOne: 32 })
  return [
    route(receiveEmail, { access: 'gateway', limit: perMinute(600) }, async (call) => {
      const { inboundSecret, inboxAddress } = services
      if (inboundSecret === null || inboxAddress === null) throw new AppError('request.not-found')
      const signature = openMailSignature(call.request.headers, inboundSecret, call.now)
      const receiving = {
        maxBytes: maxEmailBytes,
        openSpool: fileSpoolsOf(services),
        onChunk: signature.update,
      }
      const taken = await receiveWhole(bodyOf(call), receiving, async ({ spool, size }) => {
        signature.check()
        return turn(lane, async () => {
          const bytes = (await spool.read(Buffer.allocUnsafeSlow(size))) as Buffer<ArrayBuffer>
          return takeEmail(services, { bytes, isWhole: true })
        })
      })
      services.log.info({ taken }, 'email handed over')
      return { status: 202 }
    }),
  ]
}
