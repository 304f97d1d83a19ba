import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { Section } from './Section.tsx'

/** The agreement as it was signed. */
export function AgreementSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const { agreementPdfUrl } = application
  if (!agreementPdfUrl) return null
  return (
    <Section title={t('status.details.agreement')}>
      <p className="text-sm text-quiet">{t('own.agreement.text')}</p>
      <ButtonLink look="secondary" href={agreementPdfUrl} download className="mt-3">
        <Icon path={downloadIcon} />
        <span>{t('status.details.agreement.open')}</span>
      </ButtonLink>
    </Section>
  )
}
