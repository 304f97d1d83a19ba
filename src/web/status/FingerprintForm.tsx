import { useState } from 'react'
import { company } from '../company.ts'
import { useEmptyFields } from '../form/early-input.ts'
import { Form } from '../form/Form.tsx'
import { FieldsProvider } from '../form/fields.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { cleanFingerprint } from './fingerprint.ts'

type FingerprintFormProps = Readonly<{ isBusy: boolean; onHash: (hash: string) => void }>

const names = ['hash'] as const

export function FingerprintForm({ isBusy, onHash }: FingerprintFormProps) {
  const t = useTranslate()
  const isListening = useHydrated()
  const fields = useEmptyFields(names)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = () => {
    const typed = fields.get('hash')
    const hash = cleanFingerprint(typed)
    const isEmpty = typed.trim() === ''
    setTries((count) => count + 1)
    setProblem(
      hash ? null : t(isEmpty ? 'status.check.hash.required' : 'status.check.hash.malformed'),
    )
    if (hash) onHash(hash)
  }
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="mb-4 text-lg">{t('status.check.hash.title')}</h2>
      <FieldsProvider fields={fields}>
        <Form
          title={t('status.check.tab', { company: company.name })}
          issues={problem ? [{ path: 'hash', text: problem, severity: 'error' }] : []}
          tries={tries}
          pending={isBusy}
          onSubmit={submit}
        >
          <TextField
            name="hash"
            label={t('status.check.hash.label')}
            hint={t('status.check.hash.hint')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={200}
            rows={3}
            isName
            readsLtr
          />
          <Button
            type="submit"
            busy={isBusy}
            disabled={!isListening}
            className="mt-5 w-full disabled:opacity-100! sm:w-auto"
          >
            {t('status.check.action')}
          </Button>
        </Form>
      </FieldsProvider>
    </Card>
  )
}
