import { useRef, useState } from 'react'
import { newUuid } from '#client/random.ts'
import { pause } from '#client/retry.ts'
import type { ApplicationType } from '#domain/application/choice.ts'
import { call } from '../api/client.ts'
import type { Typed } from '../eligibility/address.ts'
import { Entry } from '../eligibility/Entry.tsx'
import type { Plan } from '../eligibility/plan.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Chooser, ChooserTitle, Kinds } from './Chooser.tsx'
import { kept, longestWait, plannedStart } from './planned.ts'
import { freshStart, searchOf, type WizardStart } from './start.ts'

export type ChooserPageProps = Readonly<{
  /** Parameters from the address. */
  asked: Typed | null
  onBegin: (start: WizardStart) => void
  hasDraft: boolean
  /** Resumes saved answers. */
  onGoOn: () => void
}>

/** The interactive chooser: answers the first questions and passes them on. */
export function ChooserPage({ asked, onBegin, hasDraft, onGoOn }: ChooserPageProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [typed, setTyped] = useState(asked)
  const isBeginning = useRef(false)
  const choose = async (type: ApplicationType, plan: Plan | null) => {
    if (isBeginning.current) return
    isBeginning.current = true
    if (await isBegun()) return onGoOn()
    const key = newUuid()
    const start = plan ? await kept(plannedStart(type, key, plan)) : freshStart(type, key)
    history.pushState(null, '', searchOf('details', type))
    onBegin(start)
  }
  return (
    <Chooser t={t} language={language}>
      <Entry typed={typed} onAsk={setTyped} title={<ChooserTitle t={t} />}>
        {(plan) =>
          hasDraft ? (
            <Kept onGoOn={onGoOn} />
          ) : (
            <Kinds t={t} language={language} onChoose={(type) => void choose(type, plan)} />
          )
        }
      </Entry>
    </Chooser>
  )
}

/** Whether another tab has begun meanwhile: no page has saved what the chooser alone keeps. */
function isBegun(): Promise<boolean> {
  const found = call('GET /api/draft', {}).then(
    (draft) => Boolean(draft?.page),
    () => false,
  )
  return Promise.race([found, pause(longestWait).then(() => false)])
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
