import { useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { call } from './client.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { canShare, shareLink } from './share-link.ts'

/** Creates a payment link for another person, and shares it. */
export function LetAnotherPay({ applicationId }: Readonly<{ applicationId: number }>) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null)
  const [url, setUrl] = useState('')
  const make = async () => {
    setBusy(true)
    setError(null)
    setSaid(null)
    try {
      const params = { id: applicationId }
      const made = await call('POST /api/applications/{id}/payment-link', { params })
      setUrl(made.url)
      const given = await shareLink(made.url)
      if (given === 'refused') setSaid('refused')
      if (given === 'done' && !canShare()) setSaid('copied')
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="secondary" busy={isBusy} onClick={make}>
        {t('payment.other.action')}
      </Button>
      <ErrorNotice error={error} className="w-full" />
      {said && (
        <Notice tone="info" role="status" className="w-full">
          <span>{t(`payment.other.${said}`)}</span>
          {said === 'refused' && <bdi className="mt-2 block break-all select-all">{url}</bdi>}
        </Notice>
      )}
    </>
  )
}
