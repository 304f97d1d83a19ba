import { useCallback, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import type { CancellationView } from '#contract/cancellation.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CancelForm } from './CancelForm.tsx'
import { Requests } from './Requests.tsx'
import { type Cancellable, whomToAsk } from './traveller.ts'

type CancelProps = Readonly<{
  application: Cancellable
  /** The application or a request changed. */
  onChanged: () => void
}>

/** Cancelling an application: first the refund and the reason, then the question. */
export function Cancel({ application, onChanged }: CancelProps) {
  const t = useTranslate()
  const { id } = application
  const load = useCallback(
    () =>
      withRetries(() => call('GET /api/applications/{id}/cancellation', { params: { id } }), pause),
    [id],
  )
  const loaded = useLoaded(load)
  const [latest, setLatest] = useState<CancellationView | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (loaded.state === 'failed') {
    return (
      <Notice tone="error" role="alert" title={wordsOf(loaded.error, t)}>
        <Button look="secondary" onClick={loaded.retry}>
          {t('form.retry')}
        </Button>
      </Notice>
    )
  }
  if (loaded.state === 'loading') return <Skeleton className="h-24 w-full" />
  const view = latest ?? loaded.value
  // Travellers in an open request are not asked again.
  const mayAsk = view.ends !== 'nothing' && whomToAsk(application, view).length > 0
  const change = (next: CancellationView) => {
    setLatest(next)
    setOpen(false)
    onChanged()
  }
  return (
    <div className="space-y-4">
      <Requests application={application} requests={view.requests} />
      {view.ends === 'nothing' && <p className="text-quiet">{t('help.cancel.left')}</p>}
      {mayAsk && !isOpen && (
        <>
          <p className="max-w-prose text-quiet">{t('help.cancel.lead')}</p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('help.cancel.show')}
          </Button>
        </>
      )}
      {mayAsk && isOpen && (
        <CancelForm
          application={application}
          view={view}
          onDone={change}
          onBack={() => setOpen(false)}
        />
      )}
    </div>
  )
}
