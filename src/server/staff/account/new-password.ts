import { AppError } from '#domain/error.ts'
import { passwordWeakness } from '#domain/staff/password.ts'
import type { Services } from '../../services.ts'
import { commonPasswords } from './common-passwords.ts'

/** Throws staff.password-weak. */
export async function refuseWeak(
  { company, publicUrl }: Services,
  password: string,
  person: { name: string; email: string },
): Promise<void> {
  const { hostname } = new URL(publicUrl)
  const ours = [company.name, company.legalName, company.email, hostname]
  const personal = [person.name, person.email, ...ours]
  const reason = passwordWeakness(password, personal, await commonPasswords())
  if (reason) {
    throw new AppError('staff.password-weak', { reason }, [
      { path: 'password', code: 'staff.password-weak' },
    ])
  }
}
