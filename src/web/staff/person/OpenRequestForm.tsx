import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { RadioCards } from '../../form/RadioCards.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayDay, sayMoment } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { emailProblem } from '../parts/email-problem.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import type { DataRequest } from './use-data-requests.ts'
import { useRequestChange } from './use-data-requests.ts'

/** An erasure that was done already is only found again. */
function outcomeOf({ dueOn, doneAt }: DataRequest, t: Translate, language: Language) {
  if (doneAt) {
    const at = sayMoment(doneAt, language)
    return {
      title: t('staff.person.repeated'),
      text: t('staff.person.repeated.text', { at }),
    }
  }
  const day = sayDay(dueOn, language)
  return {
    title: t('staff.person.opened'),
    text: t('staff.person.opened.text', { day }),
  }
}

const kinds: readonly DataRequest['kind'][] = ['export', 'erasure']
const empty: { kind: DataRequest['kind'] | ''; email: string } = { kind: '', email: '' }

/** Writes down that a person asked; the deadline counts from then. */
export function OpenRequestForm() {
  const { t, language } = useWords()
  const change = useRequestChange()
  const form = useSendingForm({
    first: empty,
    check: ({ kind, email }) => ({
      kind: !kind && t('staff.person.kind.required'),
      email: emailProblem(email, {
        required: t('staff.person.email.required'),
        malformed: t('staff.person.email.malformed'),
      }),
    }),
    at: { 'person.not-found': 'email' },
    send: async ({ kind, email }) => {
      if (kind === '') throw new Error('No kind of request is chosen')
      const body = { kind, email: email.trim() }
      return (await change(() => call('POST /api/admin/data-requests', { body }))).request
    },
    done: (request) => outcomeOf(request, t, language),
    isEmptied: true,
  })
  return (
    <Section title={t('staff.person.open.title')}>
      <SendingForm form={form}>
        <div className="space-y-5">
          <RadioCards
            name="kind"
            label={t('staff.person.kind')}
            columns={2}
            options={kinds.map((value) => ({
              value,
              title: t(`staff.person.kind.${value}`),
              text: t(`staff.person.kind.${value}.text`),
            }))}
          />
          <TextField
            name="email"
            kind="email"
            label={t('staff.person.email')}
            hint={t('staff.person.email.hint')}
            autoComplete="off"
          />
        </div>
        <SubmitButton className="mt-6">{t('staff.person.open.action')}</SubmitButton>
      </SendingForm>
    </Section>
  )
}
