import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Translate } from '#phrases/translate.ts'
import { type Page, pathTo } from '../paths.ts'
import { HelpButton } from '../ui/HelpButton.tsx'
import { Mark } from '../ui/Mark.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

type SiteHeaderProps = Readonly<{
  t: Translate
  language: Language
  company: PageFacts
  page: Page | null
}>

export function SiteHeader({ t, language, company, page }: SiteHeaderProps) {
  const link = (target: Page, words: string, look: string) => (
    <a
      href={pathTo(target, language)}
      aria-current={page === target ? 'page' : undefined}
      className={`flex min-h-11 items-center rounded-field px-1 text-end text-sm leading-tight font-semibold sm:px-3 wide:whitespace-nowrap no-underline hover:text-ocean ${look}`}
    >
      {words}
    </a>
  )
  return (
    <header data-no-print className="relative z-20 border-b border-line bg-paper">
      <div className="page-width flex min-h-16 items-center sm:gap-2">
        <a
          href={pathTo('home', language)}
          aria-label={t('page.header.home', { company: company.name })}
          className="-ms-2 me-auto flex min-h-11 items-center gap-2 rounded-field px-2 font-bold whitespace-nowrap tracking-tight no-underline"
        >
          <Mark className="size-7 sm:size-8" />
          {/* On the smallest phones only the mark, for languages with long words. */}
          <span className="max-[23rem]:hidden sm:text-lg">{company.name}</span>
        </a>
        <nav aria-label={t('page.header.label')} className="flex items-center">
          {link('contact', t('page.header.contact'), 'hidden wide:flex')}
          {link('status', t('page.header.status'), '')}
          {page !== 'application' &&
            link('application', t('page.header.apply'), 'hidden text-ocean wide:flex')}
        </nav>
        {/* Where a bar at the bottom has it, it is not said again. */}
        <div className="in-[:root:has([data-bottom-bar])]:hidden">
          <HelpButton words={t('site.help')} />
        </div>
        <LanguageMenu t={t} language={language} page={page ?? 'home'} />
      </div>
    </header>
  )
}
