import { TextField, type TextFieldProps } from './TextField.tsx'

/** The numbering plans of the world, loaded when somebody is about to type a number. */
export const loadPhoneRules = () => import('#domain/phone.ts')

type PhoneFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional'>

/** A number in any usual spelling: no mask, nothing reformatted. */
export function PhoneField(field: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={40}
      readsLtr
      isName
      onFocus={() => void loadPhoneRules().catch(() => undefined)}
    />
  )
}
