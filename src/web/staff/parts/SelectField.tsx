import { boxClass, Field, type FieldProps, useControl } from '../../form/Field.tsx'
import { useText } from '../../form/fields.tsx'
import { type Choice, Select } from './Select.tsx'

type SelectFieldProps = FieldProps &
  Readonly<{
    options: readonly Choice[]
    /** Stands first, for no choice yet. */
    empty?: string
    opensAtOnce?: boolean
  }>

export function SelectField({ options, empty, opensAtOnce = false, ...field }: SelectFieldProps) {
  const [chosen, set] = useText(field.name)
  const { control, hasError } = useControl(field)
  return (
    <Field {...field}>
      <Select
        {...control}
        value={chosen}
        choices={empty === undefined ? options : [{ value: '', label: empty }, ...options]}
        onChoose={set}
        opensAtOnce={opensAtOnce}
        className={boxClass(hasError, 'flex! text-base!')}
      />
    </Field>
  )
}
