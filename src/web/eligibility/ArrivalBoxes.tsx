import type { Language } from '#domain/reference/languages.ts'
import { datePartsOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { DateBox } from '../form/DateBox.tsx'
import { questionNames } from './address.ts'

/** 'Arrival' as plain HTML: the same three boxes as in forms, working without scripts. */
export function ArrivalBoxes({ t, language }: Readonly<{ t: Translate; language: Language }>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {t('eligibility.arrival.label')}
        <span className="font-normal text-quiet"> {t('form.optional')}</span>
      </legend>
      <div className="mt-1.5 flex gap-2">
        {datePartsOf(language).map((part) => (
          <DateBox
            key={part}
            part={part}
            id={`entry-${part}`}
            name={questionNames[part]}
            label={t(`form.date.${part}`)}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
        ))}
      </div>
    </fieldset>
  )
}
