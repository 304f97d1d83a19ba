import { isEmailAddress } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import { MailError } from '../../platform/adapters/mailer/port.ts'
import type { Services } from '../../services.ts'
import { letterLanguage } from './links.ts'

/**
 * Sends a test letter through the real mailer at once. Returns null, or the mailer's reason for
 * refusing it, without addresses. Throws request.invalid.
 */
export async function sendTestLetter(
  services: Services,
  { to, staff, now }: { to: string; staff: StaffActor; now: Date },
): Promise<string | null> {
  if (!isEmailAddress(to)) {
    throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.malformed' }])
  }
  const { company, publicUrl, mailer, random } = services
  const language = letterLanguage(staff.language)
  const props = { by: staff.name, sentAt: now.toISOString(), url: `${publicUrl}/admin/email-test` }
  // Loaded on use, like all letters.
  const { emailTest } = await import('./letters/email-test.tsx')
  const { renderLetter } = await import('./render.tsx')
  const rendered = renderLetter(emailTest, props, { language, company, baseUrl: publicUrl })
  const messageId = `email-test.${random.uuid()}@${new URL(publicUrl).hostname}`
  try {
    await mailer.send({ ...rendered, messageId, recipient: to, language })
    return null
  } catch (error) {
    if (error instanceof MailError) return error.message
    throw error
  }
}
