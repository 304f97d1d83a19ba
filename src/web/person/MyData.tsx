import { useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Notice } from '../ui/Notice.tsx'

type MyDataProps = Readonly<{
  application: Readonly<{ id: number }>
  /** What can be done without asking. */
  children: Elements
}>

/** Requests a copy of the personal data, or its erasure; staff answer. */
export function MyData({ application, children }: MyDataProps) {
  const t = useTranslate()
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-quiet">{t('help.data.text')}</p>
      <Asking application={application} kind="export" />
      <Asking application={application} kind="erasure" />
      <p className="text-sm text-quiet">{t('help.data.erasure.text')}</p>
      {children}
    </div>
  )
}

type AskingProps = Pick<MyDataProps, 'application'> & Readonly<{ kind: 'export' | 'erasure' }>

function Asking({ application, kind }: AskingProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [dueOn, setDueOn] = useState<string | null>(null)
  const params = { id: application.id }
  const ask = useRequest(async () => {
    const asked = await withRetries(
      () => call('POST /api/applications/{id}/data-requests', { params, body: { kind } }),
      pause,
    )
    setDueOn(asked.dueOn)
  })
  if (dueOn) {
    return (
      <Notice tone="success" role="status" title={t(`help.data.${kind}`)}>
        {t('help.data.asked', { day: sayDay(dueOn, language) })}
      </Notice>
    )
  }
  return (
    <div className="space-y-3">
      <ErrorNotice error={ask.error} />
      <Button look="secondary" busy={ask.isBusy} onClick={() => ask.start()}>
        {t(`help.data.${kind}`)}
      </Button>
    </div>
  )
}
