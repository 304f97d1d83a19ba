import { useEffect, useState } from 'react'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { wordsOf } from '../api/error.ts'
import { useRequest } from '../api/use-request.ts'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider } from '../form/fields.tsx'
import { focusField } from '../form/issues.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'

type CodeProofProps = Readonly<{
  /** Title of the document. */
  title: string
  /** Why a code is needed, the confirmation once sent, and the action. */
  words: Readonly<{ why: string; sent: string; action: string }>
  send: () => Promise<unknown>
  /** Throws if the code is wrong. */
  onCode: (code: string) => Promise<void>
}>

/** Proves access to the application's mailbox: mails a six-digit code and checks it. */
export function CodeProof({ title, words, send, onCode }: CodeProofProps) {
  const t = useTranslate()
  const [isSent, setSent] = useState(false)
  const { isBusy, error, start } = useRequest(() => send().then(() => setSent(true)))
  return (
    <div>
      <p role="status">{isSent ? words.sent : words.why}</p>
      <ErrorNotice error={error} className="mt-3" />
      {isSent && <CodeForm title={title} action={words.action} onCode={onCode} />}
      <Button
        look={isSent ? 'quiet' : 'primary'}
        className={isSent ? '-ms-5 mt-2' : 'mt-4'}
        busy={isBusy}
        onClick={() => start()}
      >
        {t(isSent ? 'link.code.resend' : 'link.code.send')}
      </Button>
    </div>
  )
}

type CodeFormProps = Pick<CodeProofProps, 'title' | 'onCode'> & Readonly<{ action: string }>

function CodeForm({ title, action, onCode }: CodeFormProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ code: '' }))
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => focusField('code'), [])
  const submit = async () => {
    const code = fields.get('code').trim()
    setTries((count) => count + 1)
    setProblem(code ? null : t('link.code.required'))
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
          title={title}
          issues={problem ? [{ path: 'code', text: problem, severity: 'error' }] : []}
          tries={tries}
          pending={isBusy}
          onSubmit={() => void submit()}
        >
          <TextField
            name="code"
            label={t('link.code.field')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            width="short"
            readsLtr
          />
          <Button type="submit" busy={isBusy} className="mt-4">
            {action}
          </Button>
        </Form>
      </div>
    </FieldsProvider>
  )
}
