import { useQueryClient } from '@tanstack/react-query'
import { type Messenger, messengers } from '#domain/messenger.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { failureWords } from '../parts/messenger/messenger.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { Section } from '../parts/Section.tsx'
import { type MessengerServices, type Template, TemplateTable } from './TemplateTable.tsx'

const servicesKey = ['staff', 'messenger-services'] as const

/** Which messengers are set up, how they do, and how our notices stand at WhatsApp. */
export function MessengersPage() {
  const t = useTranslate()
  const services = useAsked(servicesKey, 'GET /api/admin/messengers', {}, fresh)
  return (
    <PageFrame title={t('staff.messenger.title')} lead={t('staff.messenger.lead')}>
      <Loaded query={services} lines={6}>
        {({ services: known, templates }) => (
          <>
            <div className="grid items-start gap-4 lg:grid-cols-3">
              {messengers.map((messenger) => (
                <Service
                  key={messenger}
                  messenger={messenger}
                  service={known.find((each) => each.messenger === messenger)}
                />
              ))}
            </div>
            {known.some(({ messenger }) => messenger === 'whatsapp') && (
              <Templates templates={templates} />
            )}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

type ServiceProps = Readonly<{
  messenger: Messenger
  service: MessengerServices['services'][number] | undefined
}>

function Service({ messenger, service }: ServiceProps) {
  const { t, language } = useWords()
  const title = t(`staff.messenger.${messenger}`)
  if (!service) {
    return (
      <Section title={title} state={<Badge>{t('staff.messenger.off')}</Badge>}>
        <p className="text-sm text-quiet">{t('staff.messenger.off.text')}</p>
      </Section>
    )
  }
  const { isSandbox, contacts, heardAt, sentAt, failedAt, failure, quality } = service
  const at = (moment: string | null) =>
    moment ? sayMoment(moment, language) : t('staff.messenger.never')
  return (
    <Section
      title={title}
      state={
        <Badge tone={isSandbox ? 'info' : 'success'}>
          {t(isSandbox ? 'staff.messenger.sandbox' : 'staff.messenger.on')}
        </Badge>
      }
    >
      {isSandbox && (
        <p className="mb-3 text-sm">
          <span>{t('staff.messenger.sandbox.text')}</span>{' '}
          <a href="/sandbox-messenger" target="_blank" rel="noreferrer" className="link">
            {t('staff.messenger.sandbox.open')}
          </a>
        </p>
      )}
      <Facts
        facts={[
          {
            name: t('staff.messenger.contacts'),
            value: t('staff.messenger.contacts.count', { count: contacts }),
          },
          { name: t('staff.messenger.heard'), value: at(heardAt) },
          { name: t('staff.messenger.sent'), value: at(sentAt) },
          {
            name: t('staff.messenger.failed'),
            value: failedAt && at(failedAt),
            aside: <span className="block text-clay">{failureWords(failure, t)}</span>,
          },
          { name: t('staff.messenger.quality'), value: qualityWords(quality, t) },
        ]}
      />
    </Section>
  )
}

const qualities = ['green', 'yellow', 'red'] as const

/** How WhatsApp rates our number; as it says where we know no words. */
function qualityWords(quality: string | null, t: ReturnType<typeof useTranslate>): string | null {
  const known = qualities.find((each) => each === quality?.toLowerCase())
  return known ? t(`staff.messenger.quality.${known}`) : quality
}

function Templates({ templates }: Readonly<{ templates: readonly Template[] }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const submit = async () => {
    const { submitted: count } = await call('POST /api/admin/messengers/templates', {})
    toast({ title: t('staff.messenger.templates.submitted', { count }), tone: 'success' })
    await client.invalidateQueries({ queryKey: servicesKey })
  }
  return (
    <Section
      title={t('staff.messenger.templates')}
      lead={t('staff.messenger.templates.lead')}
      state={
        templates.some(({ state }) => state === null) && (
          <ActButton look="secondary" act={submit} errorClass="w-full">
            {t('staff.messenger.templates.submit')}
          </ActButton>
        )
      }
    >
      <TemplateTable templates={templates} />
    </Section>
  )
}
