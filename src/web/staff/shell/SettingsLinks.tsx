import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { placePath } from '../parts/paths.ts'
import { useMay } from '../parts/use-me.ts'
import { openPages, settings } from './navigation.ts'

/** The way from the settings to the pages that are opened rarely, each to those who may use it. */
export function SettingsLinks() {
  const t = useTranslate()
  const may = useMay()
  const groups = settings
    .map(({ words, pages }) => ({ words, pages: openPages(pages, may) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <nav
      aria-label={t('staff.shell.nav.settings')}
      className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-3 sm:px-6"
    >
      {groups.map(({ words, pages }) => (
        <div key={words}>
          <h2 className="text-xs font-semibold text-quiet">{t(words)}</h2>
          <ul className="mt-1">
            {pages.map(({ name, words: title }) => (
              <li key={name}>
                <Link to={placePath(name)} className="link flex min-h-10 items-center font-medium">
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
