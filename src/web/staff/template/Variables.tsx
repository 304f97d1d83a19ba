import { useId, useState } from 'react'
import { templateLimits, templateVariables, writtenFree, writtenOf } from '#domain/template.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { compact } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'

type VariablesProps = Readonly<{ onInsert: (written: string) => void }>

const pill =
  'min-h-9 rounded-full border border-edge bg-surface px-3 text-sm text-ink hover:border-ocean hover:text-ocean pointer-coarse:min-h-11'

/** What is filled in by itself, as buttons that write it into the text; and what its sender fills in. */
export function Variables({ onInsert }: VariablesProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('staff.template.variables')}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {templateVariables.map((name) => (
          <button
            key={name}
            type="button"
            className={pill}
            onClick={() => onInsert(writtenOf(name))}
          >
            {t(`staff.template.variable.${name}`)}
          </button>
        ))}
        <PopoverButton className={pill} label={t('staff.template.variables.free')}>
          {(close) => (
            <FreeName
              onInsert={(name) => {
                close()
                onInsert(writtenFree(name))
              }}
            />
          )}
        </PopoverButton>
      </div>
    </fieldset>
  )
}

function FreeName({ onInsert }: Readonly<{ onInsert: (name: string) => void }>) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  // Braces end a variable, and signs at its beginning make it something else.
  const name = typed.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim()
  const insert = () => name && onInsert(name)
  return (
    <div className="space-y-2 p-1.5">
      <label htmlFor={id} className="block text-sm">
        {t('staff.template.variables.free.name')}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={templateLimits.freeName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          insert()
        }}
        className="min-h-11 w-full rounded-field border border-edge bg-surface px-3 text-ink"
      />
      <Button className={compact} aria-disabled={!name || undefined} onClick={insert}>
        {t('staff.template.variables.free.add')}
      </Button>
    </div>
  )
}
