import { TextField, type TextFieldProps } from './TextField.tsx'

/** All numbering plans, loaded when a number is about to be typed. */
export const loadPhoneRules = () => import('#domain/phone.ts')

type PhoneFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional'>

/** A number in any usual format: no mask, no reformatting. */
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
