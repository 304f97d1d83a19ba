import { useRef } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { focusField } from '../../form/issues.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Progress as ProgressBar } from '../../ui/Progress.tsx'
import { fileHref, idOf } from '../parts/application/places.ts'
import { fresh, useAsked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { placePath } from '../parts/paths.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { AskTraveller, FormerLines } from './AskTraveller.tsx'
import { isCopyable } from './cursor.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { LineList } from './LineList.tsx'
import { PassportPicture, PortalFiles } from './PortalFiles.tsx'
import { type Filing, useFiling } from './use-filing.ts'
import { useTicks } from './use-ticks.ts'

/** Travellers of an application, one after the other, as they are typed into the portal of the authority. */
export function FilingPage() {
  const params = useParams()
  const id = idOf(params.id)
  const applicantId = idOf(params.applicantId)
  if (id === null) return <Navigate to={placePath('')} replace />
  if (applicantId === null) return <FirstOf id={id} />
  return <OneTraveller key={applicantId} applicantId={applicantId} />
}

function FirstOf({ id }: Readonly<{ id: number }>) {
  const t = useTranslate()
  const query = useAsked(
    ['staff', 'filing-first', id],
    'GET /api/admin/applications/{id}/filing',
    { params: { id } },
    { ...fresh, gcTime: 0 },
  )
  return (
    <PageFrame title={t('staff.filing.form')}>
      <Loaded query={query}>
        {({ applicantId }) => <Navigate to={fileHref(id, applicantId)} replace />}
      </Loaded>
    </PageFrame>
  )
}

function OneTraveller({ applicantId }: Readonly<{ applicantId: number }>) {
  const query = useFiling(applicantId)
  const { t, language } = useWords()
  const { data } = query
  const reference = data?.application.reference ?? ''
  const dueOn = data?.application.dueOn
  return (
    <PageFrame
      title={data ? t('staff.filing.title', { name: data.traveller.name }) : t('staff.filing.form')}
      lead={
        data && (
          <>
            <Link className="link" to={placePath(`applications/${data.application.id}`)}>
              {reference}
            </Link>
            {dueOn && (
              <span>{` · ${t('staff.filing.due', { day: sayDay(dueOn, language) })}`}</span>
            )}
          </>
        )
      }
    >
      <Loaded query={query} lines={12}>
        {(filing) => <Work filing={filing} />}
      </Loaded>
    </PageFrame>
  )
}

function Work({ filing }: Readonly<{ filing: Filing }>) {
  const ticks = useTicks(filing)
  const side = useRef<HTMLDivElement>(null)
  return (
    <div className="space-y-5">
      {filing.travellers.length > 1 && <Travellers filing={filing} />}
      <Standing filing={filing} />
      <Progress filing={filing} ticks={ticks} />
      <AskTraveller filing={filing} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="space-y-5">
          <LineList filing={filing} ticks={ticks} onEnd={() => focusField('portalNumber')} />
          <FormerLines filing={filing} />
        </div>
        <div
          ref={side}
          className="space-y-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pe-1"
        >
          <PassportPicture filing={filing} />
          <PortalFiles filing={filing} />
          <Card className="p-4">
            <DetailsForm
              filing={filing}
              uncopied={filing.lines.filter(
                (line) => isCopyable(line) && !ticks.isTicked(line.key),
              )}
              flush={ticks.flush}
            />
          </Card>
        </div>
      </div>
    </div>
  )
}

function Standing({ filing }: Readonly<{ filing: Filing }>) {
  const { t, language } = useWords()
  const { filedAt, whyNotFile } = filing
  if (filedAt) {
    return (
      <Notice>{t('staff.filing.is.filed', { day: sayDay(filedAt.slice(0, 10), language) })}</Notice>
    )
  }
  if (!whyNotFile) return null
  return (
    <Notice tone="warning" title={t('staff.filing.not.now')}>
      {t(`error.${whyNotFile}`)}
    </Notice>
  )
}

type TicksProps = Readonly<{ filing: Filing; ticks: ReturnType<typeof useTicks> }>

function Progress({ filing, ticks }: TicksProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const own = filing.lines.filter(isCopyable)
  const done = own.filter(({ key }) => ticks.isTicked(key)).length
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="w-40">
          <ProgressBar label={t('staff.filing.lines')} max={own.length} value={done} />
        </div>
        <p className="figures text-sm text-quiet">
          {t('staff.filing.progress', { done, count: own.length })}
        </p>
        <p className="ms-auto text-sm text-quiet pointer-coarse:hidden">{t('staff.filing.hint')}</p>
        <p className="text-sm text-quiet hidden pointer-coarse:block">
          {t('staff.filing.hint.touch')}
        </p>
      </div>
      {ticks.error !== null && (
        <Notice tone="error" role="alert" title={t('staff.filing.ticks.failed')} className="mt-3">
          <p>{say(ticks.error)}</p>
          <SmallButton className="mt-2" onClick={() => void ticks.flush()}>
            {t('staff.filing.ticks.again')}
          </SmallButton>
        </Notice>
      )}
    </div>
  )
}

function Travellers({ filing }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  const { application, traveller, travellers } = filing
  return (
    <nav aria-label={t('staff.filing.travellers')}>
      <ul className="flex flex-wrap gap-2">
        {travellers.map(({ id, name, state }) => (
          <li key={id}>
            <Link
              to={fileHref(application.id, id)}
              aria-current={id === traveller.id ? 'page' : undefined}
              className={`inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-field border px-3 text-sm text-ink no-underline hover:border-ocean ${id === traveller.id ? 'border-ocean bg-ocean-tint font-semibold' : 'border-line bg-surface'}`}
            >
              <bdi>{name}</bdi>
              {state !== 'ready' && (
                <span className="text-xs font-normal text-quiet">
                  {t(`staff.review.decide.state.${state}`)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
