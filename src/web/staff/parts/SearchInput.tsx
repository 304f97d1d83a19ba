import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icons.ts'

type SearchInputProps = Readonly<{
  value: string
  words: Readonly<{ label: string; placeholder: string; hint: string; clear: string }>
  onType: (text: string) => void
  /** Enter: nobody wants to wait. */
  onEnter: () => void
  onClear: () => void
  /** Keys that lead out of the field: they belong to the list again. */
  leavingKeys: readonly string[]
  onLeave: () => void
  className?: string
  ref?: Ref<HTMLInputElement>
}>

/** A field to search a list by; when its page is searched stays with the page. */
export function SearchInput({
  value,
  words,
  onType,
  onEnter,
  onClear,
  leavingKeys,
  onLeave,
  className = '',
  ref,
}: SearchInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  return (
    <search className={`relative block ${className}`}>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <Icon
        path={searchIcon}
        className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={value}
        placeholder={words.placeholder}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') onEnter()
          if (!leavingKeys.includes(event.key)) return
          event.preventDefault()
          input.current?.blur()
          onLeave()
        }}
        className="min-h-11 w-full rounded-field border border-edge bg-surface ps-10 pe-11 text-sm text-ink placeholder:text-quiet hover:border-ocean"
      />
      <span id={`${id}-hint`} className="sr-only">
        {words.hint}
      </span>
      {value ? (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => {
            onClear()
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-quiet hover:text-ink"
        >
          <Icon path={closeIcon} className="size-4.5" />
        </button>
      ) : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 hidden -translate-y-1/2 rounded-small border border-line px-1.5 text-xs text-quiet md:block"
        >
          /
        </span>
      )}
    </search>
  )
}
