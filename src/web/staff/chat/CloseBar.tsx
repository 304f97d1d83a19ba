import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { compact } from '../parts/looks.ts'
import { countsKey, sessionsKey } from './queries.ts'

type CloseBarProps = Readonly<{ ids: readonly string[]; onDone: () => void }>

/** Closes all that is ticked, after one question. */
export function CloseBar({ ids, onDone }: CloseBarProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const [isAsked, ask] = useState(false)
  const close = async () => {
    const { closed } = await call('POST /api/admin/chat/close', { body: { ids: [...ids] } })
    for (const queryKey of [sessionsKey, countsKey]) void client.invalidateQueries({ queryKey })
    toast({ tone: 'success', title: t('staff.chat.tick.done', { count: closed }) })
    onDone()
  }
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2">
      <p role="status" className="figures text-sm font-semibold">
        {t('staff.chat.tick.count', { count: ids.length })}
      </p>
      <Button
        look="secondary"
        className={compact}
        aria-disabled={ids.length === 0 || undefined}
        onClick={() => ids.length > 0 && ask(true)}
      >
        {t('staff.chat.close')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('staff.chat.tick.title', { count: ids.length })}
          action={t('staff.chat.close')}
          onYes={close}
          onClose={() => ask(false)}
        >
          <p className="text-quiet">{t('staff.chat.tick.text')}</p>
        </AskDialog>
      )}
    </div>
  )
}
