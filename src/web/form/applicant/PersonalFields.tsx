import { genders } from '#domain/application/choice.ts'
import { writesSurnameFirst } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { CheckboxField } from '../CheckboxField.tsx'
import { DateField } from '../DateField.tsx'
import { useInput, useText } from '../fields.tsx'
import { Group } from '../Group.tsx'
import { RadioCards } from '../RadioCards.tsx'
import { TextField } from '../TextField.tsx'
import type { OwnProps } from './AnswerFields.tsx'
import { useLatinHint } from './use-latin-hint.ts'

/** `isTaken`: the name was copied from the contact. */
type PersonalProps = OwnProps & Readonly<{ nationality: Elements; isTaken?: boolean }>

/** Name, birth, nationality and sex. */
export function PersonalFields({
  path,
  isOwn = false,
  isTaken = false,
  nationality,
}: PersonalProps) {
  const t = useTranslate()
  const [hasOneName] = useInput(path('singleName'))
  const [, setLastName] = useText(path('lastName'))
  const forget = (isSingle: boolean) => {
    if (isSingle) setLastName('')
  }
  const ownHint = hasOneName === true ? 'apply.firstName.single.hint' : 'apply.firstName.hint'
  const isSurnameFirst = writesSurnameFirst(useLanguage())
  const lastName = hasOneName !== true && (
    <TextField
      name={path('lastName')}
      label={t('apply.lastName.label')}
      hint={t('apply.lastName.hint')}
      autoComplete={isOwn ? 'family-name' : 'off'}
      maxLength={128}
      isName
    />
  )
  return (
    <Group title={t('apply.section.personal')}>
      {isSurnameFirst && lastName}
      <TextField
        name={path('firstName')}
        label={t(hasOneName === true ? 'apply.firstName.single.label' : 'apply.firstName.label')}
        hint={t(isTaken ? 'apply.firstName.taken' : ownHint)}
        autoComplete={isOwn ? 'given-name' : 'off'}
        maxLength={128}
        isName
      />
      <div className="space-y-2">
        {!isSurnameFirst && lastName}
        <CheckboxField
          name={path('singleName')}
          label={t('apply.singleName.label')}
          onTick={forget}
        />
      </div>
      <DateField
        name={path('dateOfBirth')}
        label={t('apply.dateOfBirth.label')}
        hint={t('apply.dateOfBirth.hint')}
        {...(isOwn ? { autoComplete: 'bday' as const } : {})}
      />
      <TextField
        name={path('placeOfBirth')}
        label={t('apply.placeOfBirth.label')}
        hint={t('apply.placeOfBirth.hint')}
        optional
        maxLength={128}
        autoComplete="off"
        isName
      />
      {nationality}
      <RadioCards
        name={path('gender')}
        label={t('apply.gender.label')}
        hint={t('apply.gender.hint')}
        columns={2}
        options={genders.map((value) => ({ value, title: t(`apply.gender.${value}`) }))}
      />
      <TextField
        name={path('occupation')}
        label={t('apply.occupation.label')}
        hint={useLatinHint()}
        optional
        maxLength={128}
        autoComplete={isOwn ? 'organization-title' : 'off'}
      />
    </Group>
  )
}
