import { useMemo, useState } from 'react'
import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import { travellerContext } from '#domain/application/steps/finding.ts'
import type { DayOrder } from '#domain/sheet/date-cell.ts'
import type { SheetField } from '#domain/sheet/headings.ts'
import {
  asksOrder,
  type Sheet,
  type SheetRow,
  type SheetTraveller,
  sharedParts,
  travellersOf,
} from '#domain/sheet/travellers.ts'
import { now } from '../../../clock.ts'
import {
  type ApplicantValues,
  applicantAnswers,
  emptyApplicant,
  valuesFrom,
} from '../../../form/applicant/values.ts'
import { useFields } from '../../../form/fields.tsx'
import { knownMonths } from '../../../form/known-months.ts'
import { useLanguage } from '../../../i18n/provider.tsx'
import { useRules } from '../../../rules.ts'
import { detailsAnswers, type WizardValues } from '../../values.ts'
import { withPeople } from '../people.ts'

/** A row in the preview. */
export type PreviewRow = Readonly<{
  /** Index in the sheet. */
  place: number
  row: SheetRow
  /** The parsed traveller; null if excluded. */
  traveller: SheetTraveller | null
}>

/** State of the preview: edited cells, excluded rows, the order of ambiguous dates. */
export function usePreview(sheet: Sheet) {
  const language = useLanguage()
  const rules = useRules()
  const fields = useFields<WizardValues>()
  const [mended, setMended] = useState<Readonly<Record<number, SheetRow>>>({})
  const rows = useMemo(
    () => sheet.rows.map((row, place) => ({ ...row, ...mended[place] })),
    [sheet.rows, mended],
  )
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [order, setOrder] = useState<DayOrder | null>(null)
  const reading = useMemo(() => {
    const values = fields.all()
    const { visaType, processingType } = detailsAnswers(values.details)
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return {
      context: {
        ...travellerContext(rules, now(), zone),
        visaType: visaType || undefined,
        processingType: processingType || undefined,
      },
      known: knownOf(values, knownMonths(language)),
    }
  }, [fields, rules, language])

  const shown = useMemo((): PreviewRow[] => {
    const taken = rows.flatMap((_, place) => (left.has(place) ? [] : [place]))
    const travellers = travellersOf(
      taken.map((place) => rows[place] ?? {}),
      { ...reading, order, headings: sheet.headings },
    )
    const byPlace = new Map(taken.map((place, index) => [place, travellers[index] ?? null]))
    return rows.map((row, place) => ({ place, row, traveller: byPlace.get(place) ?? null }))
  }, [rows, left, reading, order, sheet.headings])

  return {
    shown,
    travellers: shown.flatMap(({ traveller }) => traveller ?? []),
    asksOrder: useMemo(() => asksOrder(rows), [rows]),
    order,
    setOrder,
    mend: (place: number, field: SheetField, text: string) =>
      setMended((all) => ({ ...all, [place]: { ...all[place], [field]: text } })),
    toggle: (place: number) =>
      setLeft((before) => {
        const after = new Set(before)
        if (!after.delete(place)) after.add(place)
        return after
      }),
  }
}

/** Defaults from the form for what the sheet omits: address, arrival, accommodation. */
function knownOf({ applicants }: WizardValues, monthNames: readonly string[]) {
  const answers = applicantAnswers(applicants[0] ?? emptyApplicant(), monthNames)
  return Object.fromEntries(
    sharedParts.flat().map((field) => [field, answers[field] ?? '']),
  ) as ApplicantAnswers
}

/** Replaces the travellers, in a kind of application with enough room. */
export function takeOver(values: WizardValues, travellers: readonly SheetTraveller[]) {
  return withPeople(values, travellers.map(applicantOf))
}

function applicantOf({ answers, typed, follows }: SheetTraveller): ApplicantValues {
  const shared: readonly string[] = sharedParts.flat()
  const own: Partial<Record<string, unknown>> = Object.fromEntries(
    Object.entries(answers).filter(([field]) => !(follows && shared.includes(field))),
  )
  const linkEmail = String(own.linkEmail ?? '')
  return { ...valuesFrom(own), linkEmail, ...typed, sameAsFirst: follows }
}
