import { useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { cleanEmail, isEmailAddress } from '#domain/email.ts'
import { call } from '../../api/client.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { useTabAround } from '../parts/PageFrame.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'
import type { EmailTest } from './use-email-test.ts'

/** The address, a look at it, and the test itself; a button that does nothing says why. */
export function EmailTestForm({ test }: Readonly<{ test: EmailTest }>) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ email: '' }))
  const email = cleanEmail(useAll(fields).email)
  const isValid = isEmailAddress(email)
  const look = useVerdict(email)
  const reason = reasonOf(email, isValid)
  return (
    <Card className="p-4 sm:p-6">
      <FieldsProvider fields={fields}>
        <Form
          title={useTabAround()}
          issues={
            email && !isValid
              ? [{ path: 'email', text: t('staff.letter.test.malformed'), severity: 'warning' }]
              : []
          }
          tries={0}
          pending={test.isSending}
          onSubmit={() => {
            if (isValid) void test.send(email)
          }}
        >
          <TextField
            name="email"
            kind="email"
            label={t('staff.letter.test.email')}
            autoComplete="email"
          />
          <Verdict look={look} onUse={(address) => fields.set('email', address)} />
          <div className="mt-5 flex flex-col gap-3 sm:flex-row">
            <Button
              look="secondary"
              disabled={email === ''}
              aria-describedby={email === '' ? 'email-test-reason' : undefined}
              busy={look.isBusy}
              onClick={look.ask}
            >
              {t(look.isBusy ? 'staff.letter.test.validating' : 'staff.letter.test.validate')}
            </Button>
            <Button
              type="submit"
              disabled={!isValid}
              aria-describedby={isValid ? undefined : 'email-test-reason'}
              busy={test.isSending}
            >
              {t(test.isSending ? 'staff.letter.test.sending' : 'staff.letter.test.send')}
            </Button>
          </div>
          {reason && (
            <p id="email-test-reason" className="mt-2 text-sm text-quiet">
              {t(reason)}
            </p>
          )}
        </Form>
      </FieldsProvider>
    </Card>
  )
}

/** Why a button does nothing; a malformed address says it beside the field already. */
function reasonOf(email: string, isValid: boolean) {
  if (email === '') return 'staff.letter.test.empty'
  return isValid ? null : 'staff.letter.test.unsendable'
}

/** The server's look at an address, until the address changes. */
function useVerdict(email: string) {
  const sending = useSending()
  const [answer, setAnswer] = useState<AnswerOf<'POST /api/validate-email'> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another verdict
  useEffect(() => setAnswer(null), [email])
  const ask = () => {
    setAnswer(null)
    void sending.send(async () =>
      setAnswer(await call('POST /api/validate-email', { body: { email } })),
    )
  }
  return { answer, error: sending.error, isBusy: sending.isBusy, ask }
}

type VerdictProps = Readonly<{
  look: ReturnType<typeof useVerdict>
  onUse: (address: string) => void
}>

function Verdict({ look: { answer, error }, onUse }: VerdictProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const suggestion = answer?.suggestion
  return (
    <div role="status" className="mt-4 empty:hidden">
      {error !== null && <Notice tone="error">{say(error)}</Notice>}
      {answer && (
        <Notice tone={answer.valid ? (suggestion ? 'warning' : 'success') : 'error'}>
          <p>
            {answer.valid
              ? t('staff.letter.test.valid', { score: Math.round(answer.score * 100) })
              : t('staff.letter.test.invalid')}
          </p>
          {suggestion && (
            <p className="flex flex-wrap items-center gap-x-2">
              <span>{t('staff.letter.test.suggestion', { suggestion })}</span>
              <LinkButton className="min-h-11 font-semibold" onClick={() => onUse(suggestion)}>
                {t('staff.letter.test.use')}
              </LinkButton>
            </p>
          )}
        </Notice>
      )}
    </div>
  )
}
