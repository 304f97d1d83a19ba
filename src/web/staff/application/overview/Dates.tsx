import { call } from '../../../api/client.ts'
import { sayMoment, saySize } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { downloadIcon } from '../../../ui/icons.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { compact } from '../../parts/looks.ts'
import { useSending } from '../../parts/use-sending.ts'

/** When what happened, and the papers that came of it. */
export function Dates() {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useDetail()
  const { createdAt, paidAt, completedAt, processedAt, approvedAt } = application
  const { reference, approval, agreementPdfUrl, correctedAfterSigning, id } = application
  const say = (moment: string | null) => moment && sayMoment(moment, language)
  return (
    <Block title={t('staff.application.dates.title')}>
      <Facts
        facts={[
          { name: t('staff.application.dates.created'), value: say(createdAt) },
          { name: t('staff.application.dates.paid'), value: say(paidAt) },
          { name: t('staff.application.dates.completed'), value: say(completedAt) },
          { name: t('staff.application.dates.processed'), value: say(processedAt) },
          { name: t('staff.application.dates.approved'), value: say(approvedAt) },
          {
            name: t('staff.application.dates.agreement'),
            value: agreementPdfUrl ? (
              <Download
                name={`${reference}-agreement`}
                load={() => call('GET /api/admin/applications/{id}/agreement', { params: { id } })}
              />
            ) : (
              t('staff.application.dates.agreement.none')
            ),
            aside: correctedAfterSigning > 0 && (
              <Badge tone="warning">{t('correction.signed.title')}</Badge>
            ),
          },
          {
            name: t('staff.application.dates.approval'),
            value: approval && (
              <Download
                name={`${reference}-approval`}
                load={() => call('GET /api/admin/applications/{id}/approval', { params: { id } })}
              />
            ),
            aside: approval && (
              <span className="block text-xs text-quiet">
                {t('staff.application.dates.approval.by', {
                  file: approval.fileName,
                  size: saySize(approval.sizeBytes, language),
                  name: approval.addedBy?.name ?? t('staff.parts.somebody'),
                  at: sayMoment(approval.addedAt, language),
                })}
              </span>
            ),
          },
        ]}
      />
    </Block>
  )
}

type DownloadProps = Readonly<{ name: string; load: () => Promise<Blob> }>

/** Fetched when somebody wants it, because each look at it leaves a trace. */
function Download({ name, load }: DownloadProps) {
  const t = useTranslate()
  const { send, isBusy, error } = useSending()
  return (
    <>
      <Button
        look="quiet"
        className={`-ms-3 ${compact}`}
        busy={isBusy}
        onClick={() => void send(async () => saveFile(await load(), name))}
      >
        <Icon path={downloadIcon} className="size-4.5" />
        <span>{t('staff.parts.download')}</span>
      </Button>
      <ErrorNotice error={error} />
    </>
  )
}
