import type { ReactNode } from 'react'
import type { StepId } from '#domain/application/step.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { BackHome } from '../ui/BackHome.tsx'
import { Progress } from './Progress.tsx'

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
