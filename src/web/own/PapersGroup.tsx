import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { Group, Section } from './Section.tsx'

const loadReceipts = () => import('../receipt/Receipts.tsx')
const loadCorrections = () => import('../correction/Corrections.tsx')

/** Receipts, agreement and corrections; absent while there are none. */
export function PapersGroup({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const { paidAt, agreementPdfUrl, applicants, correctedAfterSigning } = application
  const isCorrected =
    correctedAfterSigning > 0 || applicants.some(({ corrections }) => corrections > 0)
  if (paidAt === null && !agreementPdfUrl && !isCorrected) return null
  return (
    <Group title={t('own.group.papers')}>
      {paidAt !== null && (
        <Section title={t('receipts.title')}>
          <LazyPart load={loadReceipts}>
            {({ Receipts }) => <Receipts application={application} />}
          </LazyPart>
        </Section>
      )}
      {agreementPdfUrl && (
        <Section title={t('status.details.agreement')}>
          <p className="text-sm text-quiet">{t('own.agreement.text')}</p>
          <ButtonLink look="secondary" href={agreementPdfUrl} download className="mt-3">
            <Icon path={downloadIcon} />
            <span>{t('status.details.agreement.open')}</span>
          </ButtonLink>
        </Section>
      )}
      {isCorrected && (
        <Section title={t('own.corrections.title')}>
          <LazyPart load={loadCorrections}>
            {({ Corrections }) => <Corrections application={application} />}
          </LazyPart>
        </Section>
      )}
    </Group>
  )
}
