import { useState } from 'react'
import { CheckboxField } from '../form/CheckboxField.tsx'
import { CountryField } from '../form/CountryField.tsx'
import { DateField } from '../form/DateField.tsx'
import { EmailField } from '../form/EmailField.tsx'
import { createFields, FieldsProvider } from '../form/fields.tsx'
import { type Issue, IssuesProvider } from '../form/issues.tsx'
import { PhoneField } from '../form/PhoneField.tsx'
import { RadioCards } from '../form/RadioCards.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { SignatureField } from '../form/SignatureField.tsx'
import { TextField } from '../form/TextField.tsx'

const states = ['empty', 'filled', 'wrong', 'advised', 'disabled'] as const
type State = (typeof states)[number]

const empty = {
  ...{ text: '', long: '', email: '', phone: '', choice: '', country: '', box: false },
  ...{ radio: '', date: { day: '', month: '', year: '' } },
}
const filled = {
  ...{ text: 'Ada Muster', long: 'Two lines\nof text', email: 'ada@example.org', choice: 'b' },
  ...{ phone: '+41 44 668 18 00', country: 'CH', box: true, radio: 'first' },
  date: { day: '27', month: '3', year: '1990' },
}

function issuesOf(state: State): Issue[] {
  if (state !== 'wrong' && state !== 'advised') return []
  const severity = state === 'wrong' ? 'error' : 'warning'
  const text = state === 'wrong' ? 'This cannot be right' : 'Please look at this again'
  return Object.keys(empty).map((name) => ({ path: `${state}.${name}`, text, severity }))
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const cards = [
  { value: 'first', title: 'First', text: 'With a line below', aside: '$50' },
  { value: 'second', title: 'Second', text: 'With another line below', aside: '$80' },
]

function Fields({ state }: Readonly<{ state: State }>) {
  const named = (name: string) => ({ name: `${state}.${name}`, label: `A field: ${name}` })
  return (
    <fieldset disabled={state === 'disabled'} className="grid min-w-0 gap-5">
      <legend className="mb-2 text-lg font-semibold">{state}</legend>
      <TextField {...named('text')} hint="A hint stands here" />
      <TextField {...named('long')} rows={3} optional />
      <EmailField {...named('email')} />
      <PhoneField {...named('phone')} />
      <SelectField {...named('choice')} options={options} empty="Choose" />
      <CountryField {...named('country')} />
      <DateField {...named('date')} />
      <RadioCards {...named('radio')} options={cards} />
      <CheckboxField {...named('box')} hint="Never ticked in advance" framed />
    </fieldset>
  )
}

/** Every form field in every state. */
export function FieldParts() {
  const [fields] = useState(() =>
    createFields(
      Object.fromEntries(
        states.map((state) => [state, state === 'empty' ? { ...empty } : { ...filled }]),
      ),
    ),
  )
  return (
    <FieldsProvider fields={fields}>
      <IssuesProvider issues={states.flatMap(issuesOf)}>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
          {states.map((state) => (
            <Fields key={state} state={state} />
          ))}
          <SignatureField name="signature" isLocked={false} onSign={() => {}} />
        </div>
      </IssuesProvider>
    </FieldsProvider>
  )
}
