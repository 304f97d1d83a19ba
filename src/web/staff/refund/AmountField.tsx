import { boxClass, Field, useControl } from '../../form/Field.tsx'
import { useTranslate } from '../../i18n/provider.tsx'

type AmountFieldProps = Readonly<{ value: string; onType: (text: string) => void }>

export function AmountField({ value, onType }: AmountFieldProps) {
  const t = useTranslate()
  const field = { name: 'amount', label: t('staff.refund.amount') }
  const { control, hasError } = useControl(field)
  return (
    <Field {...field}>
      <input
        {...control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={({ target }) => onType(target.value)}
        className={boxClass(hasError, 'figures max-w-40')}
      />
    </Field>
  )
}
