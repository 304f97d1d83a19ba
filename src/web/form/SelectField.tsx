import { Field, type FieldProps, useControl } from './Field.tsx'
import { useText } from './fields.tsx'
import { SelectBox } from './SelectBox.tsx'

type SelectFieldProps = FieldProps &
  Readonly<{
    options: readonly Readonly<{ value: string; label: string }>[]
    /** Label of the initial empty option. */
    empty?: string
    /** The last option: an answer that is none of these. */
    other?: Readonly<{ label: string; onChoose: () => void }>
  }>

const otherValue = 'other'

/** A native select. */
export function SelectField({ options, empty, other, ...field }: SelectFieldProps) {
  const [chosen, set] = useText(field.name)
  const { control, hasError } = useControl(field)
  return (
    <Field {...field}>
      <SelectBox
        {...control}
        hasError={hasError}
        value={chosen}
        onChange={({ target: { value } }) =>
          other && value === otherValue ? other.onChoose() : set(value)
        }
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {other && <option value={otherValue}>{other.label}</option>}
      </SelectBox>
    </Field>
  )
}
