import { useMemo, useState } from 'react'
import { travellerContext } from '#domain/application/steps/finding.ts'
import type { DayOrder } from '#domain/sheet/date-cell.ts'
import type { SheetField } from '#domain/sheet/headings.ts'
import {
  asksOrder,
  type Sheet,
  type SheetRow,
  type SheetTraveller,
  travellersOf,
} from '#domain/sheet/travellers.ts'
import { now } from '../../../clock.ts'
import { useFields } from '../../../form/fields.tsx'
import { knownMonths } from '../../../form/known-months.ts'
import { useLanguage } from '../../../i18n/provider.tsx'
import { useRules } from '../../../rules.ts'
import { detailsAnswers, type WizardValues } from '../../values.ts'
import { knownOf } from './take-over.ts'

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
      { ...reading, order },
    )
    const byPlace = new Map(taken.map((place, index) => [place, travellers[index] ?? null]))
    return rows.map((row, place) => ({ place, row, traveller: byPlace.get(place) ?? null }))
  }, [rows, left, reading, order])

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
