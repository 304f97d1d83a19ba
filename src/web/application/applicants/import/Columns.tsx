import { useId, useMemo, useState } from 'react'
import type { GivenColumns, UnknownColumn } from '#domain/sheet/columns.ts'
import { type SheetColumn, sheetFields } from '#domain/sheet/headings.ts'
import { type Sheet, sheetOf } from '#domain/sheet/travellers.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { NamedCells } from './limits.ts'
import { Preview } from './Preview.tsx'

type ColumnsProps = Readonly<{
  lists: readonly NamedCells[]
  onBack: () => void
  onDone: (count: number) => void
}>

/** Chooses the sheet of a workbook and assigns unrecognised columns; then what follows. */
export function Columns({ lists, onBack, onDone }: ColumnsProps) {
  const t = useTranslate()
  const [at, setAt] = useState(0)
  const [given, setGiven] = useState<GivenColumns>(new Map())
  const sheet = useMemo(() => sheetOf(lists[at]?.cells ?? [], given), [lists, at, given])
  const give = (column: number, holds: SheetColumn | '') => {
    const after = new Map(given)
    if (holds === '') after.delete(column)
    else after.set(column, holds)
    setGiven(after)
  }
  return (
    <Preview key={at} sheet={sheet} onBack={onBack} onDone={onDone}>
      {lists.length > 1 && (
        <Choice
          label={t('sheet.sheet')}
          value={String(at)}
          options={lists.map(({ name }, index) => [String(index), name])}
          onChoose={(index) => {
            setAt(Number(index))
            setGiven(new Map())
          }}
        />
      )}
      {sheet.unknown.length > 0 && <Unused sheet={sheet} given={given} onGive={give} />}
    </Preview>
  )
}

type UnusedProps = Readonly<{
  sheet: Sheet
  given: GivenColumns
  onGive: (column: number, holds: SheetColumn | '') => void
}>

const mostNamed = 8

/** Unrecognised columns, collapsed: the user may assign them. */
function Unused({ sheet: { unknown, fields }, given, onGive }: UnusedProps) {
  const t = useTranslate()
  const isUnused = ({ column }: UnknownColumn) => !given.has(column)
  const names = unknown.filter(isUnused).map(({ heading }) => heading)
  const labelOf = (holds: SheetColumn) =>
    holds === 'middleName' || holds === 'otherSurname' || holds === 'fullName'
      ? t(`sheet.column.${holds}`)
      : t(`apply.${holds}.label`)
  const optionsFor = (own: SheetColumn | undefined): [string, string][] => {
    const free = sheetFields.filter((field) => field === own || !fields.includes(field))
    const hasNames = fields.includes('firstName') && fields.includes('lastName')
    const whole: SheetColumn[] = own === 'fullName' || !hasNames ? ['fullName'] : []
    const all: SheetColumn[] = [...whole, 'middleName', 'otherSurname', ...free]
    return [
      ['', t('sheet.column.none')],
      ...all.map((each): [string, string] => [each, labelOf(each)]),
    ]
  }
  return (
    <details className="text-sm text-quiet">
      <summary className="min-h-11 cursor-pointer py-3">
        {names.length > 0
          ? t('sheet.unknown', { names: names.slice(0, mostNamed).join(', ') })
          : t('sheet.column.all')}
      </summary>
      <div className="grid gap-3 pb-3 sm:grid-cols-2">
        {unknown.map(({ column, heading }) => (
          <Choice
            key={column}
            label={heading}
            value={given.get(column) ?? ''}
            options={optionsFor(given.get(column))}
            onChoose={(holds) => onGive(column, holds as SheetColumn | '')}
          />
        ))}
      </div>
    </details>
  )
}

type ChoiceProps = Readonly<{
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}>

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold text-ink">
        <bdi>{label}</bdi>
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1 block min-h-11 w-full rounded-field border border-edge bg-surface px-3 py-1.5 text-ink"
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
