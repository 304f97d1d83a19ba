import { memo, type ReactNode } from 'react'
import { visaTypes } from '#domain/application/choice.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { formatPrice } from '#phrases/format.ts'
import { useInput } from '../../form/fields.tsx'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { FigureTable } from '../parts/FigureTable.tsx'
import { Section } from '../parts/Section.tsx'
import { Countries } from './Countries.tsx'
import {
  DaysField,
  DocumentsField,
  HolidaysField,
  NumberField,
  ReadyTimeField,
  StepsField,
  WeekdaysField,
} from './ListFields.tsx'
import { type Group, groups, type Kind, type Line, unitOf } from './lines.ts'
import { PortList } from './Ports.tsx'
import { labelOf, sayValue } from './words.ts'

const order = ['prices', 'times', 'countries', 'ports', 'documents', 'week', 'refund'] as const

const idOf = (group: (typeof order)[number]) => `rules-${group}`

type GroupsProps = Readonly<{ children: (group: (typeof order)[number]) => ReactNode }>

function Groups({ children }: GroupsProps) {
  const t = useTranslate()
  return (
    <>
      {/* Leads to the parts of a long page. */}
      <nav aria-label={t('staff.rules.groups')}>
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {order.map((group) => (
            <li key={group}>
              <a href={`#${idOf(group)}`} className="link inline-flex min-h-11 items-center">
                {t(`staff.rules.group.${group}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {order.map((group) => (
        <div key={group} id={idOf(group)} className="scroll-mt-20">
          <Section title={t(`staff.rules.group.${group}`)}>{children(group)}</Section>
        </div>
      ))}
    </>
  )
}

const valueAt = (document: RulesDocument, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document)

/** Prices of visas and steps stand in tables. */
const linesOf = (group: Group) =>
  groups[group].filter(({ path, kind }) => kind !== 'steps' && !path.startsWith('prices.visas.'))

/** Everything that a document says, to be read. */
export function ReadGroups({ document }: Readonly<{ document: RulesDocument }>) {
  const { t, language } = useWords()
  const read = (group: Group) => (
    <dl className="grid gap-x-10 text-sm lg:grid-cols-2">
      {linesOf(group).map(({ path }) => (
        <div key={path} className="flex justify-between gap-x-4 border-b border-line py-2">
          <dt className="text-quiet">{labelOf(path, t)}</dt>
          <dd className="figures max-w-3/5 shrink-0 text-end font-medium">
            {sayValue(path, valueAt(document, path), t, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Groups>
      {(group) => {
        if (group === 'countries') return <Countries rules={document} onChange={null} />
        if (group === 'ports') return <PortList ports={document.ports} onChange={null} />
        if (group !== 'prices') return read(group)
        return (
          <div className="space-y-6">
            <VisaTable prices={document.prices} />
            {read(group)}
            <StepTable prices={document.prices} />
          </div>
        )
      }}
    </Groups>
  )
}

type LineFieldProps = Readonly<{ name: string; label: string }>

const lists: Partial<Record<Kind, (props: LineFieldProps) => React.JSX.Element>> = {
  'day-list': DaysField,
  documents: DocumentsField,
  holidays: HolidaysField,
  'ready-time': ReadyTimeField,
  steps: StepsField,
  weekdays: WeekdaysField,
}

function LineField({ path, kind }: Line) {
  const t = useTranslate()
  const props = { name: `document.${path}`, label: labelOf(path, t) }
  const List = lists[kind]
  const unit = unitOf(kind)
  if (!List) {
    const more = unit && { unit }
    return <NumberField {...props} isMoney={kind === 'money'} {...more} className="mb-3" />
  }
  return (
    <div className="mb-4 sm:col-span-2 lg:col-span-3">
      <List {...props} />
    </div>
  )
}

function CountriesField() {
  const [regimes, setRegimes] = useInput('document.regimes')
  const [sources, setSources] = useInput('document.sources')
  return (
    <Countries
      rules={{ regimes, sources } as Pick<RulesDocument, 'regimes' | 'sources'>}
      onChange={(next) => {
        setRegimes(next.regimes)
        setSources(next.sources)
      }}
    />
  )
}

function PortsField() {
  const [ports, set] = useInput('document.ports')
  return <PortList ports={ports as RulesDocument['ports']} onChange={set} />
}

/** The same to be changed, among the fields of a draft; a keystroke draws the long lists no more. */
export const EditGroups = memo(function EditGroups() {
  return (
    <Groups>
      {(group) => {
        if (group === 'countries') return <CountriesField />
        if (group === 'ports') return <PortsField />
        return (
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {groups[group].map((line) => (
              <LineField key={line.path} {...line} />
            ))}
          </div>
        )
      }}
    </Groups>
  )
})

/** What each visa costs and how long it is valid. */
function VisaTable({ prices }: Readonly<{ prices: RulesDocument['prices'] }>) {
  const { t, language } = useWords()
  const head = (['visa', 'baseCents', 'authorityCents', 'validityDays'] as const).map((column) =>
    t(`staff.rules.column.${column}`),
  )
  const rows = visaTypes.map((type) => {
    const { baseCents, authorityCents, validityDays } = prices.visas[type]
    return [
      t(`apply.visaType.${type}`),
      formatPrice(baseCents, language),
      formatPrice(authorityCents, language),
      t('staff.rules.unit.days', { count: validityDays }),
    ]
  })
  return <FigureTable caption={t('staff.rules.column.visa')} head={head} rows={rows} />
}

/** The processing fee, by number of travellers. */
function StepTable({ prices }: Readonly<{ prices: RulesDocument['prices'] }>) {
  const { t, language } = useWords()
  const rows = prices.processing.map(({ from, cents }, index) => {
    const next = prices.processing[index + 1]?.from
    const to = next === undefined ? undefined : next - 1
    const people =
      to === undefined
        ? t('staff.rules.step.open', { from })
        : to === from
          ? String(from)
          : t('staff.rules.step.range', { from, to })
    return [people, formatPrice(cents, language)]
  })
  const head = [t('staff.rules.column.from'), t('staff.rules.column.fee')]
  return <FigureTable caption={t('staff.rules.column.from')} head={head} rows={rows} />
}
