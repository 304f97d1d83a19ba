import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { SceneBand } from '../ui/SceneBand.tsx'

type NotFoundProps = Readonly<{ t: Translate; language: Language; scene: string }>

export function NotFound({ t, language, scene }: NotFoundProps) {
  return (
    <>
      <div className="page-width pt-16 sm:pt-24">
        <p className="figures text-sm font-semibold text-quiet">404</p>
        <h1 className="mt-2 text-3xl">{t('page.not-found.title')}</h1>
        <p className="mt-4 max-w-prose text-lg text-quiet">{t('page.not-found.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={pathTo('application', language)}>
            {t('page.not-found.apply')}
          </ButtonLink>
          <ButtonLink href={pathTo('status', language)} look="secondary">
            {t('page.not-found.status')}
          </ButtonLink>
          <ButtonLink href={pathTo('contact', language)} look="secondary">
            {t('page.not-found.contact')}
          </ButtonLink>
        </div>
        <p className="mt-8">
          <a className="link" href={pathTo('home', language)}>
            {t('page.not-found.home')}
          </a>
        </p>
      </div>
      <SceneBand path={scene} fades className="mt-6 h-56 sm:h-96" />
    </>
  )
}
