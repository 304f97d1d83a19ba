import { companionRelationships } from '#domain/application/choice.ts'
import { findPort } from '#domain/reference/ports.ts'
import { portName } from '../../i18n/port-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import type { Elements } from '../../ui/elements.ts'
import { CheckboxField } from '../CheckboxField.tsx'
import { DateField } from '../DateField.tsx'
import { useInput, useText } from '../fields.tsx'
import { Group } from '../Group.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import type { SectionProps } from './AnswerFields.tsx'
import { useLatinHint } from './use-latin-hint.ts'

type TravelProps = SectionProps &
  Readonly<{
    /** The application's port of entry. */
    port: string
    /** The only traveller has no port of their own. */
    isAlone?: boolean
    /** Help for an unsuitable date. */
    advice?: Elements
  }>

export function TravelFields({ path, port: code, isAlone = false, advice }: TravelProps) {
  const t = useTranslate()
  const rules = useRules()
  const port = findPort(rules, code)
  const [own] = useText(path('portOfEntry'))
  const same = t('apply.applicant.portOfEntry.empty')
  return (
    <Group title={t('apply.section.travel')}>
      <DateField
        name={path('intendedDateOfArrival')}
        label={t('apply.intendedDateOfArrival.label')}
        hint={t('apply.intendedDateOfArrival.hint')}
      />
      {advice}
      {(!isAlone || own !== '') && (
        <SelectField
          name={path('portOfEntry')}
          label={t('apply.applicant.portOfEntry.label')}
          optional
          // Too long for the box of a phone.
          hint={port && t('form.line', { field: same, text: portName(port, t) })}
          empty={same}
          options={rules.ports.map((each) => ({ value: each.code, label: portName(each, t) }))}
        />
      )}
    </Group>
  )
}

export function AccommodationFields({ path }: SectionProps) {
  const t = useTranslate()
  const latinHint = useLatinHint()
  return (
    <Group
      title={
        <span>
          {t('apply.section.accommodation')}{' '}
          <span className="text-base font-normal text-quiet">{t('form.optional')}</span>
        </span>
      }
      lead={t('apply.accommodation.hint')}
    >
      <TextField
        name={path('accommodationAddress')}
        label={t('apply.accommodationAddress.label')}
        hint={latinHint}
        optional
        autoComplete="off"
        maxLength={200}
        isName
      />
      <TextField
        name={path('accommodationCity')}
        label={t('apply.accommodationCity.label')}
        hint={latinHint}
        optional
        autoComplete="off"
        maxLength={128}
        isName
      />
    </Group>
  )
}

export function CompanionFields({ path }: SectionProps) {
  const t = useTranslate()
  const latinHint = useLatinHint()
  const [hasCompanion] = useInput(path('hasCompanion'))
  return (
    <Group title={t('apply.section.companion')}>
      <CheckboxField name={path('hasCompanion')} label={t('apply.hasCompanion.label')} />
      {hasCompanion === true && (
        <>
          <TextField
            name={path('companionName')}
            label={t('apply.companionName.label')}
            hint={latinHint}
            autoComplete="off"
            maxLength={128}
            isName
          />
          <SelectField
            name={path('companionRelationship')}
            label={t('apply.companionRelationship.label')}
            optional
            empty={t('apply.companionRelationship.empty')}
            options={companionRelationships.map((value) => ({
              value,
              label: t(`apply.companionRelationship.${value}`),
            }))}
          />
        </>
      )}
    </Group>
  )
}
