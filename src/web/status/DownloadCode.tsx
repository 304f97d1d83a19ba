import { useEffect, useState } from 'react'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { company } from '../company.ts'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider } from '../form/fields.tsx'
import { focusField } from '../form/issues.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Question } from './use-standing.ts'

type DownloadCodeProps = Readonly<{
  question: Question
  /** Throws when the code is not right. */
  onCode: (code: string) => Promise<void>
}>

/** Proves that the mailbox of the application is at hand: a letter with six digits, then the digits. */
export function DownloadCode({ question, onCode }: DownloadCodeProps) {
  const t = useTranslate()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async () => {
    setBusy(true)
    setError(null)
    await call('POST /api/download-code', { body: question }).then(() => setSent(true), setError)
    setBusy(false)
  }
  return (
    <div className="rounded-field border border-line p-4">
      <p role="status">
        {t(isSent ? 'status.download.sent' : 'status.download.why', { email: question.email })}
      </p>
      {error !== null && (
        <Notice tone="error" role="alert" className="mt-3">
          {wordsOf(error, t)}
        </Notice>
      )}
      {isSent && <CodeForm onCode={onCode} />}
      <Button
        look={isSent ? 'quiet' : 'primary'}
        className={isSent ? '-ms-5 mt-2' : 'mt-4'}
        busy={isBusy}
        onClick={send}
      >
        {t(isSent ? 'status.download.resend' : 'status.download.send')}
      </Button>
    </div>
  )
}

function CodeForm({ onCode }: Pick<DownloadCodeProps, 'onCode'>) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ code: '' }))
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => focusField('code'), [])
  const submit = async () => {
    const code = fields.get('code').trim()
    setTries((count) => count + 1)
    setProblem(code ? null : t('status.download.code.required'))
    if (!code) return
    setBusy(true)
    await onCode(code).catch((error: unknown) => {
      setProblem(wordsOf(error, t))
      setBusy(false)
    })
  }
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-4">
        <Form
          title={t('status.tab', { company: company.name })}
          issues={problem ? [{ path: 'code', text: problem, severity: 'error' }] : []}
          tries={tries}
          pending={isBusy}
          onSubmit={() => void submit()}
        >
          <TextField
            name="code"
            label={t('status.download.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            width="short"
            readsLtr
          />
          <Button type="submit" busy={isBusy} className="mt-4">
            {t('status.download.action')}
          </Button>
        </Form>
      </div>
    </FieldsProvider>
  )
}
