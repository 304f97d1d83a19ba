import { useEffect, useMemo, useRef, useState } from 'react'
import { regimeOf } from '#domain/reference/regime.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { type FieldPath, PassportFields, ResidenceFields } from '../form/applicant/AnswerFields.tsx'
import { readingIn } from '../form/applicant/findings.ts'
import { PersonalFields } from '../form/applicant/PersonalFields.tsx'
import {
  AccommodationFields,
  CompanionFields,
  TravelFields,
} from '../form/applicant/TravelFields.tsx'
import { CheckboxField } from '../form/CheckboxField.tsx'
import { CountryField } from '../form/CountryField.tsx'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider, useAll, useField } from '../form/fields.tsx'
import { GroupLevel } from '../form/Group.tsx'
import { issueOf } from '../form/issue-words.ts'
import { sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { OwnPassport } from './OwnPassport.tsx'
import { findingsOf, formValues, type OwnPart, type OwnValues } from './own-part.ts'
import { type Saved, useAutosave } from './use-autosave.ts'

const path: FieldPath = (field) => `own.${field}`

type OwnFormProps = Readonly<{
  part: OwnPart
  /** The input came too late, or the link expired. */
  onEnded: () => void
}>

/** A traveller's answers, saved continuously and finally marked as finished. */
export function OwnForm({ part, onEnded }: OwnFormProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields(formValues(part.answers)))
  const [isFinished, setFinished] = useState(part.finishedAt !== null)
  const [wasFinished, setWasFinished] = useState(false)
  const saving = useAutosave({ part, fields, onEnded })
  const form = useOwnIssues(useAll(fields), part)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const finish = async () => {
    if (form.check() > 0) return
    setBusy(true)
    setError(null)
    try {
      if (await saving.finish()) {
        setFinished(true)
        scrollTo({ top: 0, behavior: 'instant' })
      }
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  if (isFinished) {
    return (
      <Done
        onChange={() => {
          setFinished(false)
          setWasFinished(true)
        }}
      />
    )
  }
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('traveller.title')}</h1>
      <WhatFor organiser={part.organiser} />
      <div className="mt-6 mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="max-w-prose text-quiet">{t('traveller.asIn')}</p>
        <div className="text-sm text-quiet">
          <SavedLine state={saving.state} />
        </div>
      </div>
      {/* Present from the start, so that updates are announced. */}
      <div role="status">
        {saving.isMerged && (
          <Notice tone="warning" title={t('traveller.other.title')} className="mb-7">
            {t('traveller.other.text')}
          </Notice>
        )}
        {wasFinished && <Notice className="mb-7">{t('traveller.changing')}</Notice>}
      </div>
      <FieldsProvider fields={fields}>
        <Form
          title={t('traveller.title')}
          issues={form.issues}
          tries={form.tries}
          pending={isBusy}
          unsaved={saving.state.kind === 'failing'}
          onSubmit={() => void finish()}
        >
          <GroupLevel value="h2">
            <Answers part={part} isSame={form.isSame} />
          </GroupLevel>
          <ErrorNotice error={error} className="mt-8" />
          <div className="mt-10 border-t border-line pt-6">
            <Button type="submit" busy={isBusy} className="w-full sm:w-auto">
              {t('traveller.finish')}
            </Button>
          </div>
        </Form>
      </FieldsProvider>
    </>
  )
}

/** Who asks, for what, and how the answers are used: recipients of a link want to know before typing. */
function WhatFor({ organiser }: Readonly<{ organiser: string | null }>) {
  const t = useTranslate()
  return (
    <div className="mt-3 space-y-2">
      <p className="max-w-prose text-lg">
        {organiser === null
          ? t('traveller.from.plain')
          : t('traveller.from.named', { name: organiser })}
      </p>
      <ul className="max-w-prose list-disc space-y-1 ps-5 text-sm text-quiet">
        <li>{t('traveller.sees')}</li>
        <li>{t('traveller.kept')}</li>
        <li>{t('traveller.unknown')}</li>
      </ul>
    </div>
  )
}

/** Findings on these answers: advice immediately, errors once the traveller wants to finish. */
function useOwnIssues(values: OwnValues, part: OwnPart) {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const [tries, setTries] = useState(0)
  const all = useMemo(() => {
    return findingsOf(values, part, readingIn(rules, language)).map((found) =>
      issueOf(found, `own.${found.path}`, { t, language }, { hasOneName: values.own.singleName }),
    )
  }, [values, part, rules, language, t])
  const errors = all.filter(({ severity }) => severity === 'error').length
  return {
    issues: tries > 0 ? all : all.filter(({ severity }) => severity === 'warning'),
    isSame: values.own.sameAsFirst,
    tries,
    /** Number of errors, which are shown from now on. */
    check: () => {
      if (errors > 0) setTries((last) => last + 1)
      return errors
    },
  }
}

function Answers({ part, isSame }: Readonly<{ part: OwnPart; isSame: boolean }>) {
  const t = useTranslate()
  const { isFirst, hasCompanions, order } = part
  return (
    <div className="space-y-5 sm:space-y-9">
      <OwnPassport linkId={part.id} />
      <PersonalFields path={path} isOwn nationality={<Nationality />} />
      <PassportFields path={path} />
      {!isFirst && (
        <CheckboxField
          framed
          name={path('sameAsFirst')}
          label={<span className="font-semibold">{t('traveller.shared.label')}</span>}
          hint={t('traveller.shared.hint')}
        />
      )}
      {!isSame && (
        <>
          <ResidenceFields path={path} isOwn />
          <TravelFields path={path} port={order.portOfEntry} />
          <AccommodationFields path={path} />
        </>
      )}
      {!hasCompanions && <CompanionFields path={path} />}
    </div>
  )
}

/** The nationality; the kind of visa that follows is not the traveller's choice. */
function Nationality() {
  const t = useTranslate()
  return (
    <div className="space-y-3">
      <CountryField
        name={path('nationality')}
        label={t('apply.nationality.label')}
        hint={t('apply.nationality.hint')}
        withBadges
      />
      <VisaFree />
    </div>
  )
}

/** Without a visa requirement, the traveller confirms wanting one. */
function VisaFree() {
  const t = useTranslate()
  const nationality = useField<OwnValues, 'own.nationality'>('own.nationality')
  const rules = useRules()
  if (regimeOf(rules, nationality) !== 'exempt') return null
  return (
    <CheckboxField framed name={path('goesOnVisaFree')} label={t('apply.goesOnVisaFree.label')} />
  )
}

/** 'Saved 14:02', or that it is not. */
function SavedLine({ state }: Readonly<{ state: Saved }>) {
  const t = useTranslate()
  const language = useLanguage()
  if (state.kind === 'untouched') return null
  return (
    <p className="min-h-6 font-semibold" role="status">
      {state.kind === 'saved'
        ? t('apply.draft.saved', { time: sayTime(state.savedAt, language) })
        : t(`apply.draft.${state.kind}`)}
    </p>
  )
}

function Done({ onChange }: Readonly<{ onChange: () => void }>) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        {t('traveller.done.title')}
      </h1>
      <p className="mt-3 max-w-prose text-lg text-quiet">{t('traveller.done.text')}</p>
      <Button look="secondary" className="mt-6" onClick={onChange}>
        {t('traveller.change')}
      </Button>
    </>
  )
}
