import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Country, findCountry } from '#domain/reference/countries.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { countryBook } from './country-choice.ts'
import { boxClass, Field, type FieldProps, labelId, useControl } from './Field.tsx'
import { Flag } from './Flag.tsx'
import { useText } from './fields.tsx'

type CountryFieldProps = FieldProps &
  Readonly<{
    /** Shows for each country whether its passport needs a visa. */
    withBadges?: boolean
    /** Keeps what is typed where it names no country of today. */
    keepsWords?: boolean
    autoComplete?: string
  }>

/**
 * A searchable list following the ARIA combobox pattern: typing filters, arrows move, Enter
 * selects, Escape closes. On blur, text that identifies one country selects it.
 */
export function CountryField({
  withBadges = false,
  keepsWords = false,
  autoComplete,
  ...field
}: CountryFieldProps) {
  const t = useTranslate()
  const { control, hasError } = useControl(field)
  const combo = useCombobox(field.name, keepsWords)
  const { isOpen, text, found, active, listId } = combo
  const openerId = `${listId}-opener`

  return (
    <Field {...field}>
      <div className="relative">
        {combo.hasFlag && (
          <span className="pointer-events-none absolute start-3.5 top-4 z-10">
            <Flag code={combo.value} />
          </span>
        )}
        <input
          {...control}
          ref={combo.input}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
          autoComplete={autoComplete ?? 'off'}
          spellCheck={false}
          placeholder={keepsWords ? t('form.choose') : undefined}
          value={text}
          onChange={(event) => combo.type(event.target.value)}
          onClick={combo.open}
          onFocus={(event) => event.target.select()}
          onKeyDown={combo.press}
          onBlur={combo.leave}
          className={boxClass(
            hasError,
            `pe-12 placeholder:text-ink! ${combo.hasFlag ? 'ps-12' : ''}`,
          )}
        />
        <button
          type="button"
          id={openerId}
          tabIndex={-1}
          aria-label={t('form.country.open')}
          aria-labelledby={`${openerId} ${labelId(field.name)}`}
          aria-expanded={isOpen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={combo.toggle}
          className="absolute end-0 top-0 grid size-12 place-items-center text-quiet"
        >
          <Icon path={chevronDownIcon} className="size-5" />
        </button>
        <span role="status" className="sr-only">
          {isOpen ? t('form.country.count', { count: found.length }) : ''}
        </span>
        {isOpen && (
          <CountryList
            listId={listId}
            label={field.label}
            found={found}
            active={active}
            chosen={combo.value}
            withBadges={withBadges}
            onChoose={combo.choose}
          />
        )}
      </div>
    </Field>
  )
}

function useCombobox(name: string, keepsWords: boolean) {
  const book = countryBook(useLanguage())
  const [value, set] = useText(name)
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement | null>(null)
  const listId = useId()
  const isCountry = findCountry(value) !== undefined
  const text = query ?? (isCountry ? book.nameOf(value) : value)
  const found = isOpen ? book.search(query ?? '') : []

  const open = () => {
    if (isOpen) return
    setActive(value ? book.search('').findIndex(({ code }) => code === value) : -1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (country: Country) => {
    set(country.code)
    setQuery(null)
    close()
    input.current?.focus()
  }
  const type = (typed: string) => {
    setQuery(typed)
    setOpen(true)
    setActive(typed.trim() === '' ? -1 : 0)
    const held = keepsWords ? typed : ''
    if (value !== held) set(held)
  }
  const leave = () => {
    close()
    if (query === null) return
    const meant = book.meant(query)
    if (meant) set(meant.code)
    if (meant || keepsWords || query.trim() === '') setQuery(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return open()
      const count = found.length
      if (count > 0)
        setActive((last) => (last < 0 && step < 0 ? count - 1 : (last + step + count) % count))
      return
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const country = found[active] ?? (query ? book.meant(query) : undefined)
      if (country) choose(country)
      else close()
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  return {
    ...{ value, text, found, active, isOpen, listId, input },
    hasFlag: isCountry && !isOpen,
    ...{ open, choose, type, leave, press },
    toggle: () => {
      input.current?.focus()
      if (isOpen) close()
      else open()
    },
  }
}

type CountryListProps = Readonly<{
  listId: string
  label: FieldProps['label']
  found: readonly Country[]
  active: number
  chosen: string
  withBadges: boolean
  onChoose: (country: Country) => void
}>

function CountryList({
  listId,
  label,
  found,
  active,
  chosen,
  withBadges,
  onChoose,
}: CountryListProps) {
  const t = useTranslate()
  const { nameOf } = countryBook(useLanguage())
  const rules = useRules()
  /** Whether passports of a country need no visa. */
  const isFree = (code: string) => regimeOf(rules, code) === 'exempt'
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  useEffect(() => {
    list.current?.querySelector(`[id="${listId}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-field border border-edge bg-surface shadow-raised">
      {found.length === 0 && <p className="p-3.5 text-sm text-quiet">{t('form.country.none')}</p>}
      <div
        ref={list}
        role="listbox"
        id={listId}
        aria-label={typeof label === 'string' ? label : undefined}
        className="max-h-72 overflow-y-auto overscroll-contain"
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus, and its keys choose an option
          <div
            key={country.code}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 ${index === active ? 'bg-ocean-tint outline-2 -outline-offset-2 outline-ocean' : 'hover:bg-sunken'}`}
          >
            <Flag code={country.code} />
            <span className="min-w-0 flex-1">
              <span>{`${nameOf(country.code)} `}</span>
              <span className="text-xs text-quiet">{country.alpha3}</span>
            </span>
            {withBadges && (
              <Badge tone={isFree(country.code) ? 'success' : 'neutral'}>
                {t(isFree(country.code) ? 'form.country.visaFree' : 'form.country.visaRequired')}
              </Badge>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
