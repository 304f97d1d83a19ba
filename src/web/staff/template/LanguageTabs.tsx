import type { KeyboardEvent } from 'react'
import { type Language, languages } from '#domain/reference/languages.ts'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { stepped } from '../parts/application/places.ts'

type LanguageTabsProps = Readonly<{
  /** Begins the ids of tabs and of what they open. */
  id: string
  shown: Language
  has: (language: Language) => boolean
  onShow: (language: Language) => void
}>

/** All languages in a row, those with a text ticked; arrows lead from one to the next. */
export function LanguageTabs({ id, shown, has, onShow }: LanguageTabsProps) {
  const t = useTranslate()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepped(event.key, languages.indexOf(shown), languages.length)
    const language = next === null ? undefined : languages[next]
    if (!language) return
    event.preventDefault()
    onShow(language)
    const tab = event.currentTarget.children[next ?? 0]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={t('staff.template.tabs')}
      onKeyDown={press}
      className="flex gap-1 overflow-x-auto border-b border-line"
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          id={`${id}-${language}`}
          aria-selected={language === shown}
          aria-controls={language === shown ? `${id}-panel` : undefined}
          aria-label={
            has(language)
              ? t('staff.template.tab.filled', { language: languageName(language) })
              : undefined
          }
          tabIndex={language === shown ? 0 : -1}
          onClick={() => onShow(language)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 border-b-2 border-transparent px-3 text-sm font-medium text-quiet -outline-offset-2! hover:text-ink aria-selected:border-ocean aria-selected:text-ink"
        >
          <span lang={language}>{languageName(language)}</span>
          {has(language) && <Icon path={checkIcon} className="size-4 text-leaf" />}
        </button>
      ))}
    </div>
  )
}
