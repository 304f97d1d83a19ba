import { Link } from 'react-router'
import { cleanEmail, foldEmail } from '#domain/email.ts'
import { policy } from '#domain/policy.ts'
import type { Language } from '#domain/reference/languages.ts'
import { type CalendarDate, daysBetween, todayIn } from '#domain/time/calendar.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayDay, sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { checkIcon, clockIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { useMay } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { type DataRequest, useRequestChange } from './use-data-requests.ts'

type RequestCardProps = Readonly<{ request: DataRequest }>

export function RequestCard({ request }: RequestCardProps) {
  const { t, language } = useWords()
  const { kind, email, createdAt, by } = request
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className={`text-base ${email === null ? 'text-quiet' : 'reads-ltr break-all'}`}>
          {email ?? t('staff.person.email.removed')}
        </h2>
        <Badge>{t(`staff.person.kind.${kind}`)}</Badge>
        <State request={request} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-quiet">
        <span>{t('staff.person.asked', { at: sayMoment(createdAt, language) })}</span>
        <span>{by ? t('staff.person.by', { name: by.name }) : t('staff.person.by.person')}</span>
      </p>
      <RequestApplications request={request} />
      {kind === 'export' ? (
        email !== null && <Export request={request} />
      ) : (
        <Erase request={request} />
      )}
    </Card>
  )
}

function State({ request: { dueOn, doneAt } }: RequestCardProps) {
  const { t, language } = useWords()
  if (doneAt) {
    return (
      <Badge tone="success" icon={checkIcon}>
        {t('staff.person.done', { at: sayMoment(doneAt, language) })}
      </Badge>
    )
  }
  const { isOver, tone } = deadlineOf(dueOn, todayIn(now(), 'UTC'))
  const day = sayDay(dueOn, language)
  return (
    <Badge tone={tone} icon={clockIcon}>
      {t(isOver ? 'staff.person.overdue' : 'staff.person.due', { day })}
    </Badge>
  )
}

function Export({ request }: RequestCardProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useRequestChange()
  const fetchFile = async () => {
    const bytes = await change(() =>
      call('POST /api/admin/data-requests/{id}/export', { params: { id: request.id } }),
    )
    saveFile(bytes, t('staff.person.export.file'))
    toast({
      title: t('staff.person.export.done'),
      text: t('staff.person.export.done.text'),
      tone: 'success',
    })
  }
  return (
    <div className="mt-4">
      <ActButton look="secondary" act={fetchFile}>
        {t(request.doneAt ? 'staff.person.export.again' : 'staff.person.export')}
      </ActButton>
    </div>
  )
}

function Erase({ request }: RequestCardProps) {
  const t = useTranslate()
  const may = useMay()
  if (request.doneAt || request.email === null || !may('person.erase')) return null
  return (
    <OpenButton
      look="danger"
      className="mt-4"
      aria-label={t('staff.person.erase.label', { email: request.email })}
      opens={(close) => <EraseDialog request={request} onClose={close} />}
    >
      {t('staff.person.erase')}
    </OpenButton>
  )
}

type Deadline = Readonly<{ isOver: boolean; tone: BadgeTone }>

/** Days before the last one from which it is marked. */
const soon = 7

/** `today` and `dueOn` are days; the last day itself still counts as kept. */
export function deadlineOf(dueOn: CalendarDate, today: CalendarDate): Deadline {
  const left = daysBetween(today, dueOn)
  if (left < 0) return { isOver: true, tone: 'error' }
  return { isOver: false, tone: left <= soon ? 'warning' : 'neutral' }
}

type EraseDialogProps = RequestCardProps & Readonly<{ onClose: () => void }>

const goes = ['answers', 'files', 'letters'] as const
const stays = ['payment', 'history', 'visa', 'audit', 'request'] as const

/** Says what goes, what stays and why; the address has to be typed before anything is erased. */
function EraseDialog({ request, onClose }: EraseDialogProps) {
  const t = useTranslate()
  const { id } = request
  const email = request.email ?? ''
  const change = useRequestChange()
  const form = useSendingForm({
    first: { typed: '' },
    check: ({ typed }) => ({
      typed:
        foldEmail(cleanEmail(typed)) !== foldEmail(email) && t('staff.person.erase.type.wrong'),
    }),
    send: () => change(() => call('POST /api/admin/data-requests/{id}/erase', { params: { id } })),
    done: t('staff.person.erase.done'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('staff.person.erase.title')}
      form={form}
      action={t('staff.person.erase.action')}
      isGrave
      onClose={onClose}
    >
      <WhatIsErased />
      <TextField
        name="typed"
        label={t('staff.person.erase.type', { email })}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={254}
        isName
        readsLtr
      />
    </FormDialog>
  )
}

function WhatIsErased() {
  const t = useTranslate()
  return (
    <div>
      <p>{t('staff.person.erase.text')}</p>
      <h3 className="mt-4 font-semibold">{t('staff.person.erase.goes')}</h3>
      <ul className="list-disc ps-5">
        {goes.map((what) => (
          <li key={what}>{t(`staff.person.erase.goes.${what}`)}</li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{t('staff.person.erase.stays')}</h3>
      <ul className="list-disc ps-5">
        {stays.map((what) => (
          <li key={what}>
            {t(`staff.person.erase.stays.${what}`, {
              years: policy.retentionYears.payment,
              days: policy.requestAddressDays,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Application = DataRequest['applications'][number]

/** The applications that a request is about; for an erasure, what happens to each. */
function RequestApplications({ request }: RequestCardProps) {
  const { t, language } = useWords()
  const { applications, kind } = request
  return (
    <div className="mt-3">
      <p>{t('staff.person.applications', { count: applications.length })}</p>
      {applications.length > 0 && (
        <ul className="mt-1 space-y-0.5">
          {applications.map((application) => (
            <li key={application.id} className="flex flex-wrap gap-x-3">
              {application.outcome === 'done' ? (
                <span className="figures reads-ltr">{application.reference}</span>
              ) : (
                <Link
                  to={`${staffPages.admin}/applications/${application.id}`}
                  className="link figures reads-ltr"
                >
                  {application.reference}
                </Link>
              )}
              {kind === 'erasure' && (
                <span className="text-quiet">{outcomeWords(application, t, language)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function outcomeWords({ outcome, keptUntil }: Application, t: Translate, language: Language) {
  if (outcome !== 'anonymise') return t(`staff.person.outcome.${outcome}`)
  if (keptUntil === null) return t('staff.person.outcome.anonymise.open')
  return t('staff.person.outcome.anonymise', { day: sayDay(keptUntil, language) })
}
