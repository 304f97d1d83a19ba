import { MessengerUnavailable } from '../../platform/adapters/messenger-service/port.ts'
import { kindOfFailure } from '../../platform/failure-kind.ts'
import type { Services } from '../../services.ts'

type Parts = Pick<
  Services,
  'mailer' | 'documentStore' | 'virusScanner' | 'messengers' | 'publicUrl' | 'log'
>

/** Errors about the key rather than the address. */
const aboutKeys = /AccessDenied|AccessKey|Signature|Forbidden|Token|403/

/** Lists at most one file. */
async function firstOf(files: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of files) return
}

/**
 * Tries every external service once at startup, so that a wrong password shows now and not with the
 * first letter or file, and tells messengers where to call us. Nothing waits for it or fails; only failures are reported.
 */
export async function checkPeers(
  { mailer, documentStore, virusScanner, messengers, publicUrl, log }: Parts,
  { role, hasBucket }: { role: 'web' | 'worker' | 'all'; hasBucket: boolean },
): Promise<void> {
  const attempt = async (what: Promise<unknown>, settingOf: (reason: string) => string) => {
    await what.catch((error) => {
      const isTold = error instanceof MessengerUnavailable
      const reason = isTold ? error.message : kindOfFailure(error)
      log.warn(
        { setting: settingOf(reason), reason },
        'what is set does not work: it is tried again when needed',
      )
    })
  }
  const keys = 'STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY'
  await Promise.all([
    // Only workers send letters.
    role !== 'web' && attempt(mailer.check(), () => 'SMTP_URL'),
    hasBucket &&
      attempt(firstOf(documentStore.list()), (reason) =>
        aboutKeys.test(reason) ? keys : 'STORAGE_URL',
      ),
    virusScanner && attempt(virusScanner.scan(Buffer.from('start')), () => 'CLAMAV_URL'),
    ...Object.values(messengers).map(
      (each) =>
        !each.isSandbox &&
        attempt(
          each.register(`${publicUrl}/api/messengers/${each.messenger}`),
          () => `${each.messenger.toUpperCase()}_TOKEN`,
        ),
    ),
  ])
}
