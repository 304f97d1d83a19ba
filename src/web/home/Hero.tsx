import { authorityShare } from '#domain/money/pricing.ts'
import { formatPrice } from '#phrases/format.ts'
import { displayHost } from '../i18n/display.ts'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowRightIcon, pauseIcon, playIcon } from '../ui/icons.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import type { LandingProps } from './landing-props.ts'
import { ReferenceBox } from './ReferenceBox.tsx'
import { sceneFiles } from './scenes/files.ts'
import { touristPrice } from './tourist-price.ts'

/** The first view: what we do, the whole price, and both ways on. */
export function Hero({ t, language, company }: LandingProps) {
  const { totalCents } = touristPrice
  const authority = authorityShare('tourist')
  return (
    <section className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col overflow-hidden lg:min-h-[min(100svh-4rem,46rem)]">
      <div className="page-width flex flex-1 flex-col justify-between gap-8 pt-8 pb-5 sm:pt-14 lg:justify-start lg:pt-20 lg:pb-10">
        <div className="max-w-xl lg:max-w-lg">
          <h1 className="text-[2rem] leading-tight text-pretty sm:text-4xl">
            {t('home.headline')}
          </h1>
          <p className="mt-3 text-base sm:mt-4 sm:text-lg">{t('home.lead')}</p>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:max-w-md">
            <strong className="figures text-3xl leading-none">
              {formatPrice(totalCents, language)}
            </strong>
            <span className="flex-[1_1_9rem] text-sm">
              {t('home.price.words', {
                authority: formatPrice(authority, language),
                service: formatPrice(totalCents - authority, language),
              })}
            </span>
          </p>
          <p className="mt-4 text-xs sm:text-sm lg:max-w-md">
            <LinkedText
              text={t('home.notice.short', { official: linkSlot })}
              href={company.officialSite}
              rel="noopener"
              className="font-semibold text-ink underline underline-offset-2"
            >
              {displayHost(company.officialSite)}
            </LinkedText>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={pathTo('application', language)} className="px-6">
              {t('home.apply')}
              <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
            </ButtonLink>
            <ButtonLink href={pathTo('status', language)} look="secondary">
              {t('home.status')}
            </ButtonLink>
          </div>
        </div>
        {/* The button keeps clear of the corner in which the chat stands. */}
        <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-end sm:justify-between lg:mt-auto">
          <button
            type="button"
            data-scene-pause
            data-play={t('home.scene.play')}
            data-pause={t('home.scene.pause')}
            aria-label={t('home.scene.pause')}
            title={t('home.scene.pause')}
            className="group invisible grid size-11 place-items-center rounded-full border border-edge bg-surface text-ink hover:text-ocean sm:order-last sm:me-20 lg:absolute lg:end-8 lg:bottom-6"
          >
            <Icon path={pauseIcon} className="size-5 group-data-paused:hidden" />
            <Icon path={playIcon} className="hidden size-5 group-data-paused:block" />
          </button>
          <ReferenceBox t={t} language={language} />
        </div>
      </div>
      {/*
        Empty at first, so that the words come before the picture. Mirrored with them: what is written
        stays above the empty side of the sky.
      */}
      <div
        data-scene
        data-scenes={sceneFiles.map(({ path }) => `/${path}`).join(' ')}
        className="absolute end-0 bottom-36 -start-[30%] -z-10 h-[40%] *:absolute *:inset-0 *:size-full *:overflow-visible sm:start-0 sm:bottom-0 sm:h-[80%] lg:h-full rtl:-scale-x-100"
      >
        <noscript>
          <img src={`/${sceneFiles[0]?.path}`} alt="" className="size-full" />
        </noscript>
      </div>
    </section>
  )
}
