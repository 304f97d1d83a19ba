import { useState } from 'react'
import { isCode } from '#client/error.ts'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { company } from '../company.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { type Application, missingSlots } from './checklist.ts'
import { MissingList } from './MissingList.tsx'
import { type Slot, slotKey } from './uploads.ts'
import { useSlotsOnTheWay, useUploads } from './uploads-context.tsx'

type Trouble = 'missing' | 'uploading' | 'failed'

/** Hands the application over, or shows and links what is missing. */
export function CompleteApplication({ onGo }: Readonly<{ onGo: (slot: Slot) => void }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useUploads<Application>()
  const missing = missingSlots(application)
  const { isBusy, trouble, tries, complete } = useCompletion()
  const absent = missing.filter(({ doubt }) => !doubt).length
  const isReady = missing.length === 0
  return (
    <Card className="mt-8 p-4 sm:p-5">
      <h2 className="text-lg">{t('document.complete.title')}</h2>
      <p className="mt-1 max-w-prose text-quiet">
        {isReady
          ? t('document.complete.text.ready')
          : absent > 0
            ? t('document.complete.text.missing', { count: absent })
            : t('document.complete.text.doubt', { count: missing.length })}
      </p>
      {trouble === 'missing' && !isReady && (
        <MissingList missing={missing} tries={tries} onGo={onGo} />
      )}
      {trouble === 'uploading' && (
        <Notice tone="warning" role="alert" className="mt-4">
          {t('document.complete.uploading')}
        </Notice>
      )}
      {trouble === 'failed' && (
        <Notice
          tone="error"
          role="alert"
          title={t('document.complete.failed.title')}
          className="mt-4"
        >
          {t('document.complete.failed.text', {
            email: company.email,
            reference: application.reference,
          })}
        </Notice>
      )}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button look={isReady ? 'primary' : 'waiting'} busy={isBusy} onClick={complete}>
          {t(trouble === 'failed' ? 'document.complete.again' : 'document.complete.action')}
        </Button>
        <ButtonLink
          look="secondary"
          href={pathTo('status', language, { id: application.reference })}
        >
          {t('document.action.later')}
        </ButtonLink>
      </div>
      <span role="status" className="sr-only">
        {isBusy && t('document.complete.busy')}
      </span>
    </Card>
  )
}

function useCompletion() {
  const t = useTranslate()
  const toast = useToast()
  const { application, change, refresh } = useUploads<Application>()
  const onTheWay = useSlotsOnTheWay()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [tries, setTries] = useState(0)

  const send = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      const { completedAt } = await withRetries(
        () =>
          call('POST /api/applications/{id}/complete', {
            params: { id: application.id },
            body: { applicationId: application.id },
          }),
        pause,
      )
      change((old) => ({ ...old, completedAt }))
      toast({ tone: 'success', title: t('document.complete.done') })
      await refresh()
    } catch (error) {
      await explain(error)
    } finally {
      setBusy(false)
    }
  }
  // Another tab may have removed a document: reload what the server has.
  const explain = async (error: unknown) => {
    const isMissing = isCode(error, 'document.missing')
    if (isMissing) await refresh()
    setTrouble(isMissing ? 'missing' : 'failed')
  }
  const complete = () => {
    setTries((count) => count + 1)
    const isMissing = missingSlots(application).some((slot) => !onTheWay.has(slotKey(slot)))
    if (isMissing) setTrouble('missing')
    else if (onTheWay.size > 0) setTrouble('uploading')
    else void send()
  }
  return { isBusy, trouble, tries, complete }
}
