import { type StepId, steps } from '#domain/application/step.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'

type ProgressProps = Readonly<{
  step: StepId
  /** Opens a completed step; without it steps are not links. */
  onGo?: (step: StepId) => void
}>

/** Progress through the four steps: a bar with names; on a phone one name. */
export function Progress({ step, onGo }: ProgressProps) {
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
