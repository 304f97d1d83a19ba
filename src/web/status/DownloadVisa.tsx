import { useState } from 'react'
import { policy } from '#domain/policy.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { company } from '../company.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { CodeProof } from '../link/CodeProof.tsx'
import { pathTo } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { saveFile } from '../ui/save-file.ts'
import { decisionsOf, type Standing } from './standing.ts'
import type { Question } from './use-standing.ts'

type DownloadVisaProps = Readonly<{
  standing: Standing
  /** Set if only reference and e-mail are known: a mailed code is required. */
  question: Question | null
}>

export function DownloadVisa({ standing, question }: DownloadVisaProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [asksCode, setAsksCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const visas = decisionsOf(standing.applicants).approved.length
  const fetchVisa = async (code?: string) => {
    const applicationId = standing.reference
    const file = await call('POST /api/download-visa', {
      body: { applicationId, ...(code ? { code } : {}) },
    })
    saveFile(file, `${visas > 1 ? 'visas' : 'visa'}-${standing.reference}`)
    setDone(true)
    setAsksCode(false)
  }
  const press = async () => {
    setError(null)
    if (question) return setAsksCode(true)
    setBusy(true)
    await fetchVisa().catch(setError)
    setBusy(false)
  }
  return (
    <div className="space-y-3">
      {!asksCode && (
        <Button busy={isBusy} onClick={press} className="w-full sm:w-auto">
          <Icon path={downloadIcon} />
          <span>{t(visas > 1 ? 'status.download.all' : 'status.download.action')}</span>
        </Button>
      )}
      {question && asksCode && (
        <div className="rounded-field border border-line p-4">
          <CodeProof
            title={t('status.tab', { company: company.name })}
            words={{
              why: t('status.download.why', { email: question.email }),
              sent: t('status.download.sent', {
                email: question.email,
                minutes: policy.codeMinutes,
              }),
              action: t('status.download.action'),
            }}
            send={() => call('POST /api/download-code', { body: question })}
            onCode={fetchVisa}
          />
        </div>
      )}
      <ErrorNotice error={error} title={t('status.download.failed')} />
      <p role="status" className="text-sm text-leaf empty:hidden">
        {isDone && t('status.download.done')}
      </p>
      <p className="text-sm text-quiet">
        <LinkedText
          text={t('status.download.check', { link: linkSlot })}
          href={pathTo('agreementCheck', language)}
        >
          {t('status.check.title')}
        </LinkedText>
      </p>
    </div>
  )
}
