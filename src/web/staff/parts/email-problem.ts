import { cleanEmail, isEmailAddress } from '#domain/email.ts'

type Words = Readonly<{ required: string; malformed: string }>

/** What is wrong with an address as it is typed; null when nothing is. */
export function emailProblem(typed: string, { required, malformed }: Words): string | null {
  const address = cleanEmail(typed)
  if (!address) return required
  return isEmailAddress(address) ? null : malformed
}
