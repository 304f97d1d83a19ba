import { useEffect } from 'react'
import { now } from '../../clock.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { newestHeld } from '../parts/undo/held.ts'
import { UndoButton } from '../parts/undo/UndoButton.tsx'
import { useMay } from '../parts/use-me.ts'

/** What was decided last, as long as it can be undone. */
export function HeldNotice() {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const { application, refresh } = useDetail()
  const [newest] = application.held
  const until = newest?.until
  useEffect(() => {
    if (!until) return
    const restMs = Math.max(0, new Date(until).getTime() - now().getTime())
    const timer = setTimeout(() => void refresh(), restMs + 1000)
    return () => clearTimeout(timer)
  }, [until, refresh])
  if (!until || !may('application.work')) return null
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{t('staff.parts.undo.until', { at: sayTime(until, language) })}</p>
        <UndoButton ids={newestHeld(application)} />
      </div>
    </Notice>
  )
}
