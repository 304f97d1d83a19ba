import type { ReactNode } from 'react'
import { type StepId, steps } from '#domain/application/step.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { BackHome } from '../ui/BackHome.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

type FrameProps = Readonly<{ step: StepId; onGo?: (step: StepId) => void; children: ReactNode }>

/** The frame of every step: the way home, the title, the progress. */
export function Frame({ step, onGo, children }: FrameProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="page-width py-5 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <BackHome language={language} words={t('apply.back')} />
        {/* On a phone the step's heading suffices. */}
        <h1 className="sr-only sm:not-sr-only sm:text-sm sm:font-semibold sm:text-quiet">
          {t('apply.header.title')}
        </h1>
      </div>
      <Progress step={step} {...(onGo ? { onGo } : {})} />
      <div className="mt-6 sm:mt-10">{children}</div>
    </div>
  )
}

type ProgressProps = Readonly<{
  step: StepId
  /** Opens a completed step; without it steps are not links. */
  onGo?: (step: StepId) => void
}>

/** Progress through the four steps: a bar with names; on a phone one name. */
function Progress({ step, onGo }: ProgressProps) {
  const t = useTranslate()
  const current = steps.findIndex(({ id }) => id === step) + 1
  return (
    <nav aria-label={t('apply.progress.label')}>
      <p className="mb-2 text-sm text-quiet sm:hidden">
        {t('apply.progress.count', { number: current })}
      </p>
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
        {steps.map(({ id, number }) => {
          const isDone = number < current
          const isCurrent = number === current
          const bar = isDone || isCurrent ? 'bg-ocean forced-colors:bg-[CanvasText]' : 'bg-line'
          const name = (
            <span
              className={`mt-2 hidden items-center gap-1.5 text-sm sm:flex ${isCurrent ? 'font-bold' : isDone ? 'text-ink' : 'text-quiet'}`}
            >
              {isDone && <Icon path={checkIcon} className="size-4 text-ocean" />}
              <span>
                <span className="sr-only">
                  {isDone
                    ? `${t('apply.progress.done')} `
                    : isCurrent && `${t('apply.progress.current')} `}
                </span>
                <span>{t(`apply.step.${id}`)}</span>
              </span>
            </span>
          )
          return (
            <li key={id} aria-current={isCurrent ? 'step' : undefined}>
              <span
                className={`block h-1.5 rounded-full forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] ${bar}`}
              />
              {isDone && onGo ? (
                <button
                  type="button"
                  onClick={() => onGo(id)}
                  className="hidden text-start hover:text-ocean hover:underline sm:block"
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export function FieldsSkeleton() {
  const fields = ['a', 'b', 'c', 'd', 'e']
  return (
    <div className="space-y-7">
      {fields.map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  )
}

/** The wizard before the draft is loaded. */
export function WizardSkeleton() {
  const t = useTranslate()
  return (
    <Frame step="details">
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,20rem)] lg:justify-between">
        <div className="min-h-[60rem]">
          <p role="status" className="sr-only">
            {t('apply.loading')}
          </p>
          <Skeleton className="mb-8 h-9 w-72 max-w-full" />
          <FieldsSkeleton />
        </div>
        <div className="hidden lg:block">
          <Skeleton className="h-72 w-full" />
        </div>
      </div>
    </Frame>
  )
}
