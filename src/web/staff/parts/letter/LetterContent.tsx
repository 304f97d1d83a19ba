import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { stepped } from '../application/places.ts'
import { type LetterDetail, letterPageUrl } from './use-letter.ts'

const forms = ['page', 'text'] as const
type Form = (typeof forms)[number]

/** The two forms of a letter that was kept: its page, in a frame that runs nothing, and its text. */
export function LetterContent({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const id = useId()
  const [form, setForm] = useState<Form>('page')
  const list = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent) => {
    const next = stepped(event.key, forms.indexOf(form), forms.length)
    const chosen = next === null ? undefined : forms[next]
    if (!chosen) return
    event.preventDefault()
    setForm(chosen)
    const tab = list.current?.children[next ?? 0]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={t('staff.letter.form')}
        onKeyDown={press}
        className="flex gap-1 border-b border-line"
      >
        {forms.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === form}
            aria-controls={each === form ? `${id}-panel` : undefined}
            tabIndex={each === form ? 0 : -1}
            onClick={() => setForm(each)}
            className="min-h-11 border-b-2 border-transparent px-3 text-sm font-medium text-quiet hover:text-ink aria-selected:border-ocean aria-selected:text-ink"
          >
            {t(`staff.letter.form.${each}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`} className="mt-3">
        {form === 'page' ? (
          <iframe
            sandbox=""
            referrerPolicy="no-referrer"
            title={t('staff.letter.frame', { subject: letter.subject ?? '' })}
            src={letterPageUrl(letter.id)}
            className="h-[max(20rem,calc(100dvh-27rem))] w-full rounded-field border border-line bg-white"
          />
        ) : (
          <pre
            dir="auto"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
            tabIndex={0}
            className="max-h-[max(20rem,calc(100dvh-27rem))] overflow-auto rounded-field border border-line bg-sunken p-4 font-sans text-sm whitespace-pre-wrap"
          >
            {letter.text}
          </pre>
        )}
        <p className="mt-2 text-xs text-quiet">{t('staff.letter.form.links')}</p>
      </div>
    </div>
  )
}
