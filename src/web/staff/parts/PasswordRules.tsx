import { passwordLength } from '#domain/staff/password.ts'
import { useTranslate } from '../../i18n/provider.tsx'

/** What a password has to be, said before it is typed. */
export function PasswordRules() {
  const t = useTranslate()
  return <span>{t('staff.parts.password.rules', { least: passwordLength.min })}</span>
}
