import type { Language } from '#domain/reference/languages.ts'
import { datePartsOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { DateBox } from '../form/DateBox.tsx'
import { questionNames } from './address.ts'

/** 'Arrival' as plain HTML: the same three boxes as in forms, working without scripts. */
export function ArrivalBoxes({ t, language }: Readonly<{ t: Translate; language: Language }>) {
  return (
    <fieldset className="min-w-0" aria-describedby="entry-arrival-hint">
      <legend className="font-semibold">{t('eligibility.arrival.label')}</legend>
      <p id="entry-arrival-hint" className="mt-0.5 text-sm text-quiet">
        {t('eligibility.arrival.hint')}
      </p>
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
