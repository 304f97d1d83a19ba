import { useState } from 'react'
import { openDataRequest } from '#contract/staff/person.ts'
import { isEmailAddress } from '#domain/email.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { RadioCards } from '../../form/RadioCards.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayDay, sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import type { DataRequest } from './use-data-requests.ts'
import { useRequestChange } from './use-data-requests.ts'

/** An erasure that was done already is only found again. */
function outcomeOf({ dueOn, doneAt }: DataRequest, t: Translate, language: Language) {
  if (doneAt) {
    const at = sayMoment(doneAt, language)
    return {
      title: t('backOffice.persons.repeated'),
      text: t('backOffice.persons.repeated.text', { at }),
    }
  }
  const day = sayDay(dueOn, language)
  return {
    title: t('backOffice.persons.opened'),
    text: t('backOffice.persons.opened.text', { day }),
  }
}

type Values = { kind: DataRequest['kind'] | ''; email: string }

const kinds: readonly DataRequest['kind'][] = ['export', 'erasure']
const empty: Values = { kind: '', email: '' }

/** Writes down that a person asked; the deadline counts from then. */
export function OpenRequestForm({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const language = useLanguage()
  const toast = useToast()
  const change = useRequestChange()
  const sending = useSending()
  const [fields] = useState(() => createFields(empty))
  const missing = useMissing(useAll(fields))
  const unknown = sending.error instanceof ApiError && sending.error.code === 'person.not-found'
  const issues: Issue[] =
    unknown && missing.length === 0
      ? [{ path: 'email', text: say(sending.error), severity: 'error' }]
      : missing
  useFocusAfterFailure(sending.failures, issues[0]?.path ?? null)

  const submit = async () => {
    const { kind, email } = fields.all()
    if (missing.length > 0 || kind === '') return sending.refuse()
    await sending.send(async () => {
      const body = { kind, email: email.trim() }
      const { request } = await change(() => call(openDataRequest, { body }))
      fields.set('kind', '')
      fields.set('email', '')
      toast({ ...outcomeOf(request, t, language), tone: 'success' })
    })
  }
  return (
    <Section title={t('backOffice.persons.open.title')}>
      <SendingForm
        fields={fields}
        title={title}
        sending={sending}
        issues={issues}
        isSaid={unknown}
        onSubmit={() => void submit()}
      >
        <div className="space-y-5">
          <RadioCards
            name="kind"
            label={t('backOffice.persons.kind')}
            columns={2}
            options={kinds.map((value) => ({
              value,
              title: t(`backOffice.persons.kind.${value}`),
              text: t(`backOffice.persons.kind.${value}.text`),
            }))}
          />
          <TextField
            name="email"
            type="email"
            label={t('backOffice.persons.email')}
            hint={t('backOffice.persons.email.hint')}
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            maxLength={254}
            isName
            readsLtr
          />
        </div>
        <Button type="submit" busy={sending.isBusy} className="mt-6">
          {t('backOffice.persons.open.action')}
        </Button>
      </SendingForm>
    </Section>
  )
}

function useMissing({ kind, email }: Values): Issue[] {
  const t = useTranslate()
  const issue = (path: string, text: string): Issue => ({ path, text, severity: 'error' })
  const address = email.trim()
  return [
    ...(kind ? [] : [issue('kind', t('backOffice.persons.kind.required'))]),
    ...(address ? [] : [issue('email', t('backOffice.persons.email.required'))]),
    ...(address && !isEmailAddress(address)
      ? [issue('email', t('backOffice.persons.email.malformed'))]
      : []),
  ]
}
