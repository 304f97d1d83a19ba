import { useState } from 'react'
import { transportationMethods } from '#domain/application/choice.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import { portLabel } from '#domain/reference/ports.ts'
import { maxPortText, mostPorts } from '#domain/rules/limits.ts'
import { type Port, portCodePattern, type Rules } from '#domain/rules/rules.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'

type Ports = Rules['ports']
type PortsProps = Readonly<{
  ports: Ports
  /** Null: the list is read. */
  onChange: ((ports: Ports) => void) | null
}>

/** A port one place earlier among those of its mode. */
function earlier(ports: Ports, port: Port): Ports {
  const before = ports.slice(0, ports.indexOf(port)).findLast(({ mode }) => mode === port.mode)
  if (!before) return ports
  return ports.map((each) => (each === port ? before : each === before ? port : each))
}

/** Where travellers arrive, by the way they come. */
export function PortList({ ports, onChange }: PortsProps) {
  const { t, language } = useWords()
  const nameOf = namesIn(language)
  const [open, setOpen] = useState<Port | 'new' | null>(null)
  const put = (port: Port) =>
    onChange?.(
      open === 'new' ? [...ports, port] : ports.map((each) => (each === open ? port : each)),
    )
  const line = ({ city, iata, neighbour }: Port) =>
    [city, iata, neighbour && nameOf(neighbour)].filter(Boolean).join(' · ')
  return (
    <>
      {transportationMethods.map((mode) => (
        <div key={mode} className="mt-4 first:mt-0">
          <h3 className="text-sm font-semibold">{t(`apply.transportationMethod.${mode}`)}</h3>
          <ul className="divide-y divide-line">
            {ports
              .filter((each) => each.mode === mode)
              .map((port, index) => (
                <li key={port.code} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
                  <span className="min-w-40 flex-1">
                    <span className="font-medium">{portLabel(port)}</span>{' '}
                    <span className="block text-sm text-quiet">{line(port)}</span>
                  </span>
                  {port.needsInsurance && <Badge>{t('staff.rules.port.needsInsurance')}</Badge>}
                  {onChange && (
                    <span className="flex">
                      {index > 0 && (
                        <SmallButton
                          look="quiet"
                          aria-label={t('staff.rules.port.up.of', { port: port.name })}
                          onClick={() => onChange(earlier(ports, port))}
                        >
                          {t('staff.rules.port.up')}
                        </SmallButton>
                      )}
                      <SmallButton
                        look="quiet"
                        aria-label={t('staff.rules.change.of', { name: port.name })}
                        onClick={() => setOpen(port)}
                      >
                        {t('staff.rules.change')}
                      </SmallButton>
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {onChange && ports.length < mostPorts && (
        <SmallButton look="quiet" className="mt-2 -ms-3" onClick={() => setOpen('new')}>
          {t('staff.rules.port.add')}
        </SmallButton>
      )}
      {open !== null && onChange && (
        <PortDialog
          port={open === 'new' ? null : open}
          isTaken={(code) => ports.some((each) => each !== open && each.code === code)}
          onDone={put}
          onRemove={() => onChange(ports.filter((each) => each !== open))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

type PortDialogProps = Readonly<{
  /** Null: a new one. */
  port: Port | null
  isTaken: (code: string) => boolean
  onDone: (port: Port) => void
  onRemove: () => void
  onClose: () => void
}>

const newPort: Port = {
  ...{ code: '', name: '', city: '', mode: 'airports' },
  ...{ iata: null, neighbour: null, localName: null, needsInsurance: false },
}

function PortDialog({ port, isTaken, onDone, onRemove, onClose }: PortDialogProps) {
  const t = useTranslate()
  const { iata, neighbour, localName, ...first } = port ?? newPort
  const codeFault = (code: string) => {
    if (!portCodePattern.test(code)) return t('staff.rules.fault.port.code')
    return isTaken(code) && t('staff.rules.fault.port.twice')
  }
  const missing = (text: string) => !text.trim() && t('staff.rules.fault.text.missing')
  const code = (text: string) => text.trim().toUpperCase() || null
  const form = useSendingForm({
    first: {
      ...first,
      ...{ iata: iata ?? '', neighbour: neighbour ?? '', localName: localName ?? '' },
    },
    check: (typed) => ({
      name: missing(typed.name),
      city: missing(typed.city),
      code: codeFault(typed.code.trim()),
      iata: !/^\s*([a-z]{3})?\s*$/i.test(typed.iata) && t('staff.rules.port.iata.malformed'),
      neighbour:
        !/^\s*([a-z]{2})?\s*$/i.test(typed.neighbour) && t('staff.rules.port.neighbour.malformed'),
    }),
    send: async (typed) =>
      onDone({
        ...{ mode: typed.mode, needsInsurance: typed.needsInsurance },
        ...{ code: typed.code.trim(), name: typed.name.trim(), city: typed.city.trim() },
        ...{ iata: code(typed.iata), neighbour: code(typed.neighbour) },
        localName: typed.localName.trim() || null,
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={port?.name ?? t('staff.rules.port.add')}
      form={form}
      action={t('staff.rules.done')}
      removal={port && { label: t('staff.rules.port.remove'), act: onRemove }}
      onClose={onClose}
    >
      <TextField name="name" label={t('staff.rules.port.name')} maxLength={maxPortText} isName />
      <TextField
        name="localName"
        label={t('staff.rules.port.localName')}
        maxLength={maxPortText}
        optional
        isName
      />
      <TextField name="city" label={t('staff.rules.port.city')} maxLength={maxPortText} isName />
      <SelectField
        name="mode"
        label={t('staff.rules.port.mode')}
        options={transportationMethods.map((value) => ({
          value,
          label: t(`apply.transportationMethod.${value}`),
        }))}
      />
      {!port && (
        <TextField
          name="code"
          label={t('staff.rules.port.code')}
          hint={t('staff.rules.port.code.hint')}
          maxLength={40}
          isName
        />
      )}
      <TextField name="iata" label={t('staff.rules.port.iata')} maxLength={3} optional isName />
      <TextField
        name="neighbour"
        label={t('staff.rules.port.neighbour')}
        maxLength={2}
        optional
        isName
      />
      <CheckboxField name="needsInsurance" label={t('staff.rules.port.needsInsurance')} />
    </FormDialog>
  )
}
