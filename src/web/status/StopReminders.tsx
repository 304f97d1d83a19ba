import { useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'

const stopBy = (by: Readonly<{ orderId: string } | { token: string }>) =>
  'token' in by
    ? call('POST /api/stop-reminders/{token}', { params: by })
    : call('POST /api/stop-reminders', { body: by })

/** The target of an unsubscribe link; needs a press, so that mail scanners do not unsubscribe. */
export function StopReminders(by: Readonly<{ orderId: string } | { token: string }>) {
  const t = useTranslate()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [error, setError] = useState<unknown>(null)
  const stop = async () => {
    setState('busy')
    setError(null)
    try {
      await withRetries(() => stopBy(by), pause)
      setState('done')
    } catch (failure) {
      setError(failure)
      setState('asking')
    }
  }
  if (state === 'done') {
    return (
      <Notice tone="success" role="status" className="mt-6">
        {t('status.reminders.done')}
      </Notice>
    )
  }
  return (
    <Card className="mt-6 p-4 sm:p-6">
      <h2 className="text-lg">{t('status.reminders.title')}</h2>
      <p className="mt-1 max-w-prose text-quiet">{t('status.reminders.text')}</p>
      <ErrorNotice error={error} className="mt-3" />
      <Button className="mt-4" busy={state === 'busy'} onClick={stop}>
        {t('status.reminders.action')}
      </Button>
    </Card>
  )
}
