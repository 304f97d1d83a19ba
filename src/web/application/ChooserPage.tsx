import { useState } from 'react'
import type { ApplicationType } from '#domain/application/choice.ts'
import type { Typed } from '../eligibility/address.ts'
import { Entry } from '../eligibility/Entry.tsx'
import type { Plan } from '../eligibility/plan.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Chooser, Kinds } from './Chooser.tsx'

export type ChooserPageProps = Readonly<{
  /** What came with the address. */
  asked: Typed | null
  onChoose: (type: ApplicationType, plan: Plan | null) => void
  /** Back to answers that were kept; null where there are none. */
  onGoOn: (() => void) | null
}>

/** The page before the wizard at work: it answers, and hands over what it was told. */
export function ChooserPage({ asked, onChoose, onGoOn }: ChooserPageProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [typed, setTyped] = useState(asked)
  return (
    <Chooser t={t} language={language}>
      <Entry typed={typed} onAsk={setTyped}>
        {(plan) =>
          onGoOn ? (
            <Kept onGoOn={onGoOn} />
          ) : (
            <Kinds t={t} language={language} onChoose={(type) => onChoose(type, plan)} />
          )
        }
      </Entry>
    </Chooser>
  )
}

/** Somebody who asks while an application is under way is led back to it. */
function Kept({ onGoOn }: Readonly<{ onGoOn: () => void }>) {
  const t = useTranslate()
  return (
    <Notice className="mt-6" title={t('eligibility.draft.text')}>
      <Button className="mt-2" onClick={onGoOn}>
        {t('eligibility.draft.go')}
      </Button>
    </Notice>
  )
}
