import { useState } from 'react'
import { boxClass, Field, useControl } from '../../form/Field.tsx'
import { useInput } from '../../form/fields.tsx'
import { readAmount, writeAmount } from '../parts/amount.ts'

type NumberFieldProps = Readonly<{ name: string; label: string; isMoney?: boolean }>

const readNumber = (text: string): number =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN
const writeNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value))

/** A whole number or an amount in dollars; NaN stands for what is none. */
export function NumberField({ name, label, isMoney = false }: NumberFieldProps) {
  const [value, set] = useInput(name)
  const { control, hasError } = useControl({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => (isMoney ? (readAmount(text) ?? Number.NaN) : readNumber(text))
  const number = typeof value === 'number' ? value : Number.NaN
  const written = Number.isNaN(number) || !isMoney ? writeNumber(number) : writeAmount(number)
  // Set from elsewhere, what was typed no longer stands.
  const isTyped = typed !== null && Object.is(read(typed), number)
  return (
    <Field name={name} label={<span className="text-sm">{label}</span>}>
      <span className="relative block max-w-40">
        {isMoney && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-quiet">
            $
          </span>
        )}
        <input
          {...control}
          type="text"
          inputMode={isMoney ? 'decimal' : 'numeric'}
          autoComplete="off"
          dir="ltr"
          value={isTyped ? typed : written}
          onChange={({ target }) => {
            setTyped(target.value)
            set(read(target.value))
          }}
          className={boxClass(hasError, `figures min-h-11! py-1.5! ${isMoney ? 'ps-7!' : ''}`)}
        />
      </span>
    </Field>
  )
}
