import { useRef, useState } from 'react'
import { newUuid } from '#client/random.ts'
import type { ApplicationType } from '#domain/application/choice.ts'
import type { Typed } from '../eligibility/address.ts'
import { Entry } from '../eligibility/Entry.tsx'
import type { Plan } from '../eligibility/plan.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Chooser, ChooserTitle, Kinds } from './Chooser.tsx'
import { kept, plannedStart } from './planned.ts'
import { freshStart, searchOf, type WizardStart } from './start.ts'

export type ChooserPageProps = Readonly<{
  /** Parameters from the address. */
  asked: Typed | null
  onBegin: (start: WizardStart) => void
  /** Resumes saved answers; null if there are none. */
  onGoOn: (() => void) | null
}>

/** The interactive chooser: answers the first questions and passes them on. */
export function ChooserPage({ asked, onBegin, onGoOn }: ChooserPageProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [typed, setTyped] = useState(asked)
  const isBeginning = useRef(false)
  const choose = async (type: ApplicationType, plan: Plan | null) => {
    if (isBeginning.current) return
    isBeginning.current = true
    const key = newUuid()
    const start = plan ? await kept(plannedStart(type, key, plan)) : freshStart(type, key)
    history.pushState(null, '', searchOf('details', type))
    onBegin(start)
  }
  return (
    <Chooser t={t} language={language}>
      <Entry typed={typed} onAsk={setTyped} title={<ChooserTitle t={t} />}>
        {(plan) =>
          onGoOn ? (
            <Kept onGoOn={onGoOn} />
          ) : (
            <Kinds t={t} language={language} onChoose={(type) => void choose(type, plan)} />
          )
        }
      </Entry>
    </Chooser>
  )
}

/** Leads back to the application in progress. */
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
