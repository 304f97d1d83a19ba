import { memo } from 'react'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { useInput } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Section } from '../parts/Section.tsx'
import { Countries } from './Countries.tsx'
import {
  DaysField,
  DocumentsField,
  HolidaysField,
  ReadyTimeField,
  StepsField,
  WeekdaysField,
} from './ListFields.tsx'
import { type Group, groups, type Kind, type Line } from './lines.ts'
import { NumberField } from './NumberField.tsx'
import { PortList } from './Ports.tsx'
import { labelOf, sayValue } from './words.ts'

const order = ['prices', 'times', 'countries', 'ports', 'documents', 'week', 'refund'] as const

const valueAt = (document: RulesDocument, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document)

/** Everything that a document says, to be read. */
export function ReadGroups({ document }: Readonly<{ document: RulesDocument }>) {
  const t = useTranslate()
  const language = useLanguage()
  const read = (group: Group) => (
    <dl
      className={`grid gap-x-10 text-sm ${group === 'prices' ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}
    >
      {groups[group].map(({ path }) => (
        <div key={path} className="flex justify-between gap-x-4 border-b border-line py-2">
          <dt className="text-quiet">{labelOf(path, t)}</dt>
          <dd className="figures max-w-3/5 shrink-0 text-end font-medium">
            {sayValue(path, valueAt(document, path), t, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
  return order.map((group) => (
    <Section key={group} title={t(`staff.rules.group.${group}`)}>
      {group === 'countries' ? (
        <Countries rules={document} onChange={null} />
      ) : group === 'ports' ? (
        <PortList ports={document.ports} onChange={null} />
      ) : (
        read(group)
      )}
    </Section>
  ))
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
  if (!List) return <NumberField {...props} isMoney={kind === 'money'} />
  return (
    <div className="sm:col-span-2 lg:col-span-3">
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
  const t = useTranslate()
  return order.map((group) => (
    <Section key={group} title={t(`staff.rules.group.${group}`)}>
      {group === 'countries' ? (
        <CountriesField />
      ) : group === 'ports' ? (
        <PortsField />
      ) : (
        <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups[group].map((line) => (
            <LineField key={line.path} {...line} />
          ))}
        </div>
      )}
    </Section>
  ))
})
