import { type Language, languages } from '#domain/reference/languages.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { type GivingColleague, useChangeGivingOut, useGivingOut } from '../parts/use-giving-out.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'

type Typed = Readonly<{ isIn: boolean } & Record<Language, boolean>>

/** Whether one is in, and in which languages one writes; nothing for those who get no work. */
export function Presence({ account }: Readonly<{ account: Account }>) {
  const { data } = useGivingOut()
  const own = data?.colleagues.find(({ id }) => id === account.id)
  return own ? <PresenceForm key={own.id} own={own} /> : null
}

function PresenceForm({ own }: Readonly<{ own: GivingColleague }>) {
  const t = useTranslate()
  const { setPresence } = useChangeGivingOut()
  const form = useSendingForm({
    first: () => typedOf(own),
    send: ({ isIn, ...speaks }: Typed) =>
      setPresence(own.id, { isIn, languages: languages.filter((each) => speaks[each]) }),
    done: t('staff.account.presence.saved'),
  })
  return (
    <Section title={t('staff.account.presence')} lead={t('staff.account.presence.lead')}>
      <SendingForm form={form}>
        <CheckboxField
          framed
          name="isIn"
          label={<span className="font-semibold">{t('staff.account.presence.in')}</span>}
          hint={t('staff.account.presence.in.hint')}
        />
        <fieldset className="mt-5">
          <legend className="font-semibold">{t('staff.account.presence.languages')}</legend>
          <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
            {languages.map((each) => (
              <CheckboxField key={each} name={each} label={languageName(each)} />
            ))}
          </div>
        </fieldset>
        <SubmitButton className="mt-6">{t('staff.parts.save')}</SubmitButton>
      </SendingForm>
    </Section>
  )
}

function typedOf(own: GivingColleague): Typed {
  const speaks = Object.fromEntries(languages.map((each) => [each, own.languages.includes(each)]))
  return { isIn: own.isIn, ...(speaks as Record<Language, boolean>) }
}
