import { useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { call } from './client.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { canShare, shareLink } from './share-link.ts'
import { useRequest } from './use-request.ts'

/** Creates a payment link for another person, and shares it. */
export function LetAnotherPay({ applicationId }: Readonly<{ applicationId: number }>) {
  const t = useTranslate()
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null)
  const [url, setUrl] = useState('')
  const make = useRequest(async () => {
    setSaid(null)
    const params = { id: applicationId }
    const made = await call('POST /api/applications/{id}/payment-link', { params })
    setUrl(made.url)
    const given = await shareLink(made.url)
    if (given === 'refused') setSaid('refused')
    if (given === 'done' && !canShare()) setSaid('copied')
  })
  return (
    <>
      <Button look="secondary" busy={make.isBusy} onClick={() => make.start()}>
        {t('payment.other.action')}
      </Button>
      <ErrorNotice error={make.error} className="w-full" />
      {said && (
        <Notice tone="info" role="status" className="w-full">
          <span>{t(`payment.other.${said}`)}</span>
          {said === 'refused' && <bdi className="mt-2 block break-all select-all">{url}</bdi>}
        </Notice>
      )}
    </>
  )
}
