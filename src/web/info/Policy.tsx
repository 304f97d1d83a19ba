import { fallbackLanguage, type Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { LegalPage } from '#phrases/legal-page.ts'
import type { Translate } from '#phrases/translate.ts'
import { BackHome } from '../ui/BackHome.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { LegalBody } from './LegalBody.tsx'

type PolicyProps = Readonly<{
  t: Translate
  language: Language
  company: PageFacts
  text: LegalPage
}>

/** A long text beside a sticky table of contents that highlights the current section. */
export function Policy({ t, language, company, text }: PolicyProps) {
  const links = text.sections.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="block border-s-2 border-transparent py-1.5 ps-3 text-sm text-quiet no-underline hover:text-ocean aria-[current]:border-ocean aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {title}
      </a>
    </li>
  ))
  return (
    <div className="page-width py-8 sm:py-12">
      <BackHome language={language} words={t('legal.back')} />
      <h1 className="mt-4 text-3xl">{text.title}</h1>
      <p className="mt-2 text-sm text-quiet">{text.dated}</p>
      {language !== fallbackLanguage && (
        <Notice tone="info" className="mt-6">
          {t('legal.translated')}
        </Notice>
      )}
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[1fr_16rem]">
        <nav aria-label={t('legal.contents')} data-contents className="lg:order-2">
          <details className="group mb-8 rounded-card border border-line bg-surface px-4 lg:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
              {t('legal.contents')}
              <Icon path={chevronDownIcon} className="size-5 group-open:rotate-180" />
            </summary>
            <ul className="pb-3">{links}</ul>
          </details>
          <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden">
            <p className="mb-2 text-sm font-semibold">{t('legal.contents')}</p>
            <ul className="border-s border-line">{links}</ul>
          </div>
        </nav>
        <article className="max-w-prose space-y-10">
          {text.intro.length > 0 && (
            <div className="space-y-4 text-lg">
              <LegalBody blocks={text.intro} language={language} company={company} />
            </div>
          )}
          {text.sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
              <h2 id={`${id}-title`} className="text-xl">
                {title}
              </h2>
              <div className="mt-3 space-y-4">
                <LegalBody blocks={body} language={language} company={company} />
              </div>
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}
