import { useState } from 'react'
import { applicationTypes, groupFrom, maxApplicants } from '#domain/application/choice.ts'
import { Chosen } from '../../form/Chosen.tsx'
import { boxClass, Field, labelId, useControl } from '../../form/Field.tsx'
import { useField, useFields, useText } from '../../form/fields.tsx'
import { RadioCards } from '../../form/RadioCards.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icons.ts'
import { countAfterChange, countOf, type WizardValues } from '../values.ts'

const count = 'details.numberOfApplicants'

/** Kind of application and number of travellers, preset by an earlier choice. */
export function Applicants() {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const typed = useField<WizardValues, 'details.applicationType'>('details.applicationType')
  const type = applicationTypes.find((each) => each === typed) ?? 'group'
  const [isOpen, setOpen] = useState(typed === '')
  if (!isOpen) {
    return (
      <>
        <Chosen
          field="details.applicationType"
          title={t(`apply.applicationType.${type}`)}
          text={t(`apply.applicationType.${type}.text`, { ...maxApplicants, from: groupFrom })}
          about={t('apply.applicationType.label')}
          onChange={() => setOpen(true)}
        />
        {type !== 'single' && <Count max={maxApplicants[type]} />}
      </>
    )
  }
  return (
    <>
      <RadioCards
        name="details.applicationType"
        label={t('apply.applicationType.label')}
        columns={3}
        onChoose={(chosen) => fields.set(count, countAfterChange(chosen, fields.get(count)))}
        options={applicationTypes.map((value) => ({
          value,
          title: t(`apply.applicationType.${value}`),
          text: t(`apply.applicationType.${value}.text`, { ...maxApplicants, from: groupFrom }),
        }))}
      />
      {type !== 'single' && <Count max={maxApplicants[type]} />}
    </>
  )
}

function Count({ max }: Readonly<{ max: number }>) {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const [typed, set] = useText(count)
  const hint = t('apply.numberOfApplicants.hint', { max })
  const { control, hasError } = useControl({ name: count, hint })
  const change = (by: number) => {
    const next = countOf(fields.get('details')) + by
    set(String(Math.min(Math.max(next, 1), max)))
  }
  const button =
    'grid size-12 shrink-0 place-items-center rounded-field border border-edge bg-surface hover:border-ocean hover:text-ocean'
  return (
    <Field name={count} label={t('apply.numberOfApplicants.label')} hint={hint}>
      <div className="flex max-w-52 gap-2">
        <button
          type="button"
          id={`${control.id}-fewer`}
          aria-label={t('apply.numberOfApplicants.fewer')}
          aria-labelledby={`${control.id}-fewer ${labelId(count)}`}
          onClick={() => change(-1)}
          className={button}
        >
          <Icon path={minusIcon} />
        </button>
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          className={boxClass(hasError, 'figures text-center')}
          value={typed}
          onChange={(event) => set(event.target.value)}
        />
        <button
          type="button"
          id={`${control.id}-more`}
          aria-label={t('apply.numberOfApplicants.more')}
          aria-labelledby={`${control.id}-more ${labelId(count)}`}
          onClick={() => change(1)}
          className={button}
        >
          <Icon path={plusIcon} />
        </button>
      </div>
    </Field>
  )
}
