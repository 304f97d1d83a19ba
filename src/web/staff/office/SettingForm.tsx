import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { submitting } from '../parts/submitting.ts'
import { useSending } from '../parts/use-sending.ts'

type SettingFormProps = Readonly<{
  isFixed: boolean
  /** Why it cannot be kept; said after a try. */
  problem: string | null
  keep: () => Promise<void>
  /** Stands beside the button that keeps it. */
  more?: Elements
  canKeep?: boolean
  children: Elements
}>

/** What the owner decides and the others see, in fields of its own. */
export function SettingForm(props: SettingFormProps) {
  const { isFixed, problem, keep, more, canKeep = true, children } = props
  const t = useTranslate()
  const toast = useToast()
  const [isRefused, refuse] = useState(false)
  const { isBusy, error, send } = useSending()
  const save = async () => {
    refuse(problem !== null)
    if (problem !== null || !(await send(keep))) return
    toast({ tone: 'success', title: t('staff.team.settings.saved') })
  }
  return (
    <form noValidate onSubmit={submitting(save)}>
      {children}
      {isRefused && problem && (
        <Notice tone="error" role="alert" className="mt-4">
          {problem}
        </Notice>
      )}
      <ErrorNotice error={error} className="mt-4" />
      {!isFixed && (
        <div className="mt-4 flex flex-wrap gap-3">
          {more}
          {canKeep && (
            <Button type="submit" busy={isBusy}>
              {t('staff.parts.save')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
