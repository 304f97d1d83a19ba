import { useQuery } from '@tanstack/react-query'
import { getMailer } from '#contract/staff/letter.ts'
import { type AnswerOf, call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { checkIcon, infoIcon } from '../../ui/icons.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'

type Mailer = AnswerOf<typeof getMailer>

/** Where letters really go on this installation. */
export function MailerStatus() {
  const t = useTranslate()
  const mailer = useQuery({
    queryKey: ['staff', 'mailer'],
    queryFn: ({ signal }) => call(getMailer, { signal }),
  })
  return (
    <Section title={t('backOffice.email-test.status')}>
      <Loaded query={mailer} lines={3}>
        {(data) => <Lines mailer={data} />}
      </Loaded>
    </Section>
  )
}

function Lines({ mailer: { kind, from } }: Readonly<{ mailer: Mailer }>) {
  const t = useTranslate()
  const isReal = kind === 'smtp'
  const word = (text: string, isGood: boolean) => (
    <Badge tone={isGood ? 'success' : 'info'} icon={isGood ? checkIcon : infoIcon}>
      {text}
    </Badge>
  )
  return (
    <dl className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <dt>{t('backOffice.email-test.status.provider')}</dt>
        <dd>{word(t('backOffice.email-test.status.provider.active'), true)}</dd>
        <dd className="basis-full text-sm break-words text-quiet">
          {t(`backOffice.email-test.status.provider.${kind}`, { from })}
        </dd>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <dt>{t('backOffice.email-test.status.mode')}</dt>
        <dd>{word(t(`backOffice.email-test.status.mode.${kind}`), isReal)}</dd>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <dt>{t('backOffice.email-test.status.automatic')}</dt>
        <dd>{word(t('backOffice.email-test.status.automatic.on'), true)}</dd>
      </div>
    </dl>
  )
}
