import { checkAgreement, generateAgreement, getAgreement } from '#contract/agreement.ts'
import { AppError } from '#domain/error.ts'
import { findByHash, findReadable } from '../../data/application/agreement.ts'
import { findSession } from '../../data/application/session.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { signedCopy } from '../agreement-copy.ts'
import { preview, sign } from './commands.ts'

function pdf(bytes: Uint8Array, name: string, disposition: 'inline' | 'attachment') {
  return {
    bytes: new Uint8Array(bytes),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="${name}.pdf"`,
    },
  }
}

/** Aborted once the page hung up: Hono's signal gives no error as its reason. */
function goneOf({ signal }: Request): AbortSignal {
  const gone = new AbortController()
  const hungUp = () => gone.abort(new AppError('request.unreadable'))
  if (signal.aborted) hungUp()
  else signal.addEventListener('abort', hungUp, { once: true })
  return gone.signal
}

/** Previewing, signing, downloading and checking agreements. */
export function agreementRoutes(services: Services): Route[] {
  const { db } = services
  return [
    // Pages request it automatically: on the first step, and after each change.
    route(generateAgreement, { access: 'anyone', limit: perMinute(60) }, async (call) => {
      const { body, address, now, request } = call
      const sessionId = call.tokenHash ? await findSession(db, call.tokenHash) : null
      const client = { sessionId, address, now }
      if (body.digitalSignature === undefined) {
        const bytes = await preview(services, body, { ...client, gone: goneOf(request) })
        return { status: 200, ...pdf(bytes, 'agreement-preview', 'inline') }
      }
      return { status: 201, body: await sign(services, body, body.digitalSignature, client) }
    }),

    route(getAgreement, { access: 'application', limit: perMinute(60) }, async (call) => {
      const { id } = call.params
      const readable = await findReadable(db, id, call.authority)
      const bytes = readable && (await signedCopy(services, id))
      if (!bytes) throw new AppError('agreement.not-found')
      return { status: 200, ...pdf(bytes, 'agreement', 'attachment') }
    }),

    // Reveals only that and when something was signed.
    route(checkAgreement, { access: 'anyone', limit: perMinute(30) }, async ({ params }) => {
      const found = await findByHash(db, Buffer.from(params.sha256, 'hex'))
      const signedAt = found?.signedAt.toISOString() ?? null
      return { status: 200, body: { found: found !== undefined, signedAt } }
    }),
  ]
}
