import { completeLanguages, type Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { languageName } from '../i18n/language-name.ts'
import { type Page, pathTo } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { globeIcon } from '../ui/icons.ts'

type LanguageMenuProps = Readonly<{ t: Translate; language: Language; page: Page }>

/** Links to the page in other languages, by native name; absent with a single language. */
export function LanguageMenu({ t, language, page }: LanguageMenuProps) {
  const others: readonly Language[] = completeLanguages
  if (others.length < 2) return null
  return (
    <details className="relative" data-language-menu>
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center gap-1.5 rounded-field px-2 text-sm font-semibold">
        <Icon path={globeIcon} />
        <span className="sr-only">{t('page.header.language')}: </span>
        {/* On a phone there is no room for the full name, on a small one for none. */}
        <span aria-hidden="true" className="uppercase max-[27rem]:hidden wide:hidden">
          {language}
        </span>
        <span className="sr-only wide:not-sr-only">{languageName(language)}</span>
      </summary>
      <ul className="absolute end-0 top-full z-30 min-w-40 rounded-card border border-line bg-surface p-1 shadow-raised">
        {others.map((other) => (
          <li key={other}>
            <a
              href={pathTo(page, other)}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-field px-3 no-underline hover:bg-ocean-tint aria-[current]:font-semibold aria-[current]:text-ocean"
            >
              {languageName(other)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
