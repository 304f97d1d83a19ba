import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { hintOnNames } from '#domain/passport/fill.ts'
import type { ApplicantValues } from '../form/applicant/values.ts'
import { createFields, FieldsProvider } from '../form/fields.tsx'
import { focusField, type Issue, IssuesProvider } from '../form/issues.tsx'
import { knownMonths } from '../form/known-months.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { CompareField } from './CompareField.tsx'
import {
  comparingOf,
  fillingFor,
  openChoices,
  type PassportValues,
  takenFrom,
} from './comparison.ts'
import type { Found } from './use-reading.ts'

type CompareProps = Readonly<{
  found: Found
  typed: () => ApplicantValues
  onTake: (values: PassportValues, found: Found) => void
  onStop: () => void
}>

/** The values read, beside the picture of their lines: to compare, correct and accept together. */
export function Compare({ found, typed, onTake, onStop }: CompareProps) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [before] = useState(typed)
  const [filling] = useState(() => fillingFor(found.fields, before, knownMonths(language)))
  const [fields] = useState(() => createFields(comparingOf(filling, before)))
  const [issues, setIssues] = useState<readonly Issue[]>([])
  useEffect(() => heading.current?.focus(), [])

  const confirm = () => {
    const open = openChoices(fields.all())
    setIssues(
      open.map((field) => ({
        path: `choice.${field}`,
        text: t('passport.which.required'),
        severity: 'error',
      })),
    )
    const [first] = open
    if (first) requestAnimationFrame(() => focusField(`choice.${first}`))
    else onTake(takenFrom(fields.all(), filling), found)
  }
  // These fields are inside the step's form: Enter must not submit it.
  const confirmByEnter = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !isTyping || event.defaultPrevented) return
    event.preventDefault()
    confirm()
  }
  const names = hintOnNames(found.fields)
  return (
    <fieldset aria-labelledby={id} className="mt-3 min-w-0 space-y-5" onKeyDown={confirmByEnter}>
      <div>
        <h4 ref={heading} id={id} tabIndex={-1} className="font-semibold">
          {t('passport.found.title')}
        </h4>
        <p className="mt-0.5 max-w-prose text-sm text-quiet">
          {t(found.isSure ? 'passport.found.lead' : 'passport.partly.lead')}
        </p>
      </div>
      {found.strip && <StripPicture strip={found.strip} />}
      {names && (
        <p className="max-w-prose rounded-field bg-sunken px-3 py-2 text-sm">
          {t(`passport.names.${names}`)}
        </p>
      )}
      <FieldsProvider fields={fields}>
        <IssuesProvider issues={issues}>
          <div className="grid gap-5 sm:grid-cols-2">
            {filling.offers.map((offer) => (
              <CompareField key={offer.field} offer={offer} typed={before} />
            ))}
          </div>
        </IssuesProvider>
      </FieldsProvider>
      <div className="flex flex-wrap gap-3">
        <Button onClick={confirm} className="flex-1 sm:flex-none">
          {t('passport.confirm')}
        </Button>
        <Button look="secondary" onClick={onStop} className="flex-1 sm:flex-none">
          {t('passport.discard')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The machine zone cut from the picture; left to right in every language. */
function StripPicture({ strip }: Readonly<{ strip: Blob }>) {
  const t = useTranslate()
  const address = useMemo(() => URL.createObjectURL(strip), [strip])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <figure>
      <img
        src={address}
        alt={t('passport.strip')}
        className="w-full rounded-field border border-line bg-white"
      />
      <figcaption className="mt-1 text-xs text-quiet">{t('passport.strip')}</figcaption>
    </figure>
  )
}
