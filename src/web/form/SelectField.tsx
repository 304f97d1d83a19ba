import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { boxClass, Field, type FieldProps, useControl } from './Field.tsx'
import { useText } from './fields.tsx'

type SelectFieldProps = FieldProps &
  Readonly<{
    options: readonly Readonly<{ value: string; label: string }>[]
    /** Label of the initial empty option. */
    empty?: string
  }>

/** A native select. */
export function SelectField({ options, empty, ...field }: SelectFieldProps) {
  const [chosen, set] = useText(field.name)
  const { control, hasError } = useControl(field)
  return (
    <Field {...field}>
      <span className="relative block">
        <select
          {...control}
          value={chosen}
          onChange={(event) => set(event.target.value)}
          className={boxClass(hasError, 'appearance-none pe-11')}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          path={chevronDownIcon}
          className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-quiet"
        />
      </span>
    </Field>
  )
}
