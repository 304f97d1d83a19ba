import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { type AnswerKind, countryAnswer, dateAnswer, datePartsIn } from '#domain/filing/question.ts'
import type { Language } from '#domain/reference/languages.ts'
import { parseTypedDate, splitDate, type TypedDate, typedDateOf } from '#domain/time/typed-date.ts'
import type { PortalWords } from '#phrases/portal-line.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { CountryField } from './CountryField.tsx'
import { countryBook } from './country-choice.ts'
import { DateField } from './DateField.tsx'
import type { FieldProps } from './Field.tsx'
import { createFields, FieldsProvider, useFields, useText } from './fields.tsx'
import { knownMonths } from './known-months.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

type AnswerFieldProps = FieldProps &
  Readonly<{
    kind: AnswerKind['kind']
    choices?: PortalWords['choices']
    /** Whether other scripts than ours are typed on this page, where an answer is Latin. */
    readsLtr?: boolean
    maxLength?: number
  }>

const kinds: { [Kind in AnswerKind['kind']]?: Partial<ComponentProps<typeof TextField>> } = {
  long: { rows: 2 },
  number: { inputMode: 'numeric', width: 'short', readsLtr: true },
  phone: { type: 'tel', inputMode: 'tel', readsLtr: true },
}

/** The field for an answer to the authority's form. It holds the text that the portal takes. */
export function AnswerField({ kind, choices, readsLtr, maxLength, ...field }: AnswerFieldProps) {
  const language = useLanguage()
  const [text] = useText(field.name)
  const [canBeDay] = useState(() => isDay(text, language))
  const more = { ...(readsLtr && { readsLtr }), ...(maxLength && { maxLength }) }
  if (kind === 'choice') return <ChoiceAnswer choices={choices ?? []} {...field} {...more} />
  if (kind === 'country') return <CountryAnswer {...field} />
  if (kind === 'date' && canBeDay) return <DateAnswer {...field} />
  return <TextField {...field} {...more} {...kinds[kind]} isName autoComplete="off" />
}

/** Whether three parts of a day can show what is held at first: an earlier draft may hold any words. */
function isDay(text: string, language: Language): boolean {
  return text === '' || (splitDate(text, knownMonths(language)) ?? datePartsIn(text)) !== null
}

type Choices = NonNullable<PortalWords['choices']>

type ChoiceAnswerProps = FieldProps &
  Readonly<{ choices: Choices; readsLtr?: boolean; maxLength?: number }>

/** One of the choices, or other words: the list may not know what somebody is. */
function ChoiceAnswer({ choices, readsLtr, maxLength, ...field }: ChoiceAnswerProps) {
  const t = useTranslate()
  const [text, set] = useText(field.name)
  const [isOwn, setOwn] = useState(false)
  const [turns, setTurns] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turns > 0) place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [turns])
  if (!isOwn && text !== '' && !choices.some(({ value }) => value === text)) setOwn(true)
  const turn = (toOwn: boolean) => {
    set('')
    setOwn(toOwn)
    setTurns((count) => count + 1)
  }
  const more = { ...(readsLtr && { readsLtr }), ...(maxLength && { maxLength }) }
  return (
    <div ref={place}>
      {isOwn ? (
        <>
          <TextField {...field} {...more} isName autoComplete="off" />
          <Button look="quiet" className="-ms-3 px-3!" onClick={() => turn(false)}>
            {t('portal.choice.list')}
          </Button>
        </>
      ) : (
        <SelectField
          {...field}
          options={choices}
          empty={t('form.choose')}
          other={{ label: t('portal.choice.other'), onChoose: () => turn(true) }}
        />
      )}
    </div>
  )
}

/** How a field of its own shape holds an answer. */
type Shape<T> = Readonly<{ read: (answer: string) => T; write: (held: T) => string }>

/** A country by its name in the portal; one that is no more, such as of a birth, as it is typed. */
function CountryAnswer(field: FieldProps) {
  const language = useLanguage()
  const shape = useMemo(
    () => ({
      read: (answer: string) => countryBook(language).meant(answer)?.code ?? answer,
      write: (held: string) => countryAnswer(held) || held,
    }),
    [language],
  )
  return (
    <FieldsProvider fields={useShaped(field.name, shape)}>
      <CountryField {...field} keepsWords />
    </FieldsProvider>
  )
}

function DateAnswer(field: FieldProps) {
  const language = useLanguage()
  const shape = useMemo(() => dateShape(knownMonths(language)), [language])
  return (
    <FieldsProvider fields={useShaped(field.name, shape)}>
      <DateField {...field} />
    </FieldsProvider>
  )
}

/** A day as far as it is typed, its parts in one text. */
const dateShape = (months: readonly string[]): Shape<TypedDate> => ({
  read: (answer) => splitDate(answer, months) ?? datePartsIn(answer) ?? typedDateOf(''),
  write: (typed) => {
    const read = parseTypedDate(typed, months)
    if ('date' in read) return dateAnswer(read.date)
    const { day, month, year } = typed
    return 'fault' in read && read.fault === 'empty' ? '' : [day, month, year].join('/')
  },
})

/** Fields of which one holds the answer of the form around them in another shape. */
function useShaped<T>(name: string, { read, write }: Shape<T>) {
  const outer = useFields()
  const [text] = useText(name)
  const said = useRef(text)
  const [held, setHeld] = useState(() => holding(name, read(text)))
  useEffect(() => {
    // Answers that came from elsewhere, such as a draft.
    if (text === said.current) return
    said.current = text
    setHeld(holding(name, read(text)))
  }, [text, name, read])
  useEffect(
    () =>
      held.subscribe(() => {
        said.current = write(held.get(name as never) as T)
        outer.set(name as never, said.current as never)
      }),
    [held, outer, name, write],
  )
  return held
}

function holding(name: string, value: unknown) {
  const fields = createFields<Record<string, unknown>>({})
  fields.set(name as never, value as never)
  return fields
}
