import type { ReactNode } from 'react'
import type { StepId } from '#domain/application/step.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { arrowLeftIcon } from '../ui/icons.ts'
import { Progress } from './Progress.tsx'

type FrameProps = Readonly<{ step: StepId; onGo?: (step: StepId) => void; children: ReactNode }>

/** The frame of every step: the way home, the title, the progress. */
export function Frame({ step, onGo, children }: FrameProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="page-width py-5 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <a
          href={pathTo('home', language)}
          className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-sm font-semibold text-ocean no-underline hover:underline"
        >
          <Icon path={arrowLeftIcon} className="size-4 rtl:-scale-x-100" />
          <span>{t('apply.back')}</span>
        </a>
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
