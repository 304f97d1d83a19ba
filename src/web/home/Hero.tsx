import { authorityShare, touristPrice } from '#domain/money/pricing.ts'
import { commonPassportsIn } from '#domain/reference/passports.ts'
import { formatPrice } from '#phrases/format.ts'
import { ArrivalBoxes } from '../eligibility/ArrivalBoxes.tsx'
import { EntryFields } from '../eligibility/EntryFields.tsx'
import { pathTo } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowRightIcon, pauseIcon, playIcon } from '../ui/icons.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import type { LandingProps } from './landing-props.ts'
import { sceneFiles } from './scenes/files.ts'

/** The first view: what we do, the total price, and the two first questions. */
export function Hero(props: LandingProps) {
  const { t } = props
  return (
    <section className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col overflow-hidden lg:min-h-[min(100svh-4rem,46rem)]">
      <div className="page-width flex-1 pt-4 pb-36 sm:pt-12 lg:pt-14 lg:pb-10">
        <Words {...props} />
      </div>
      {/* Clear of the chat button's corner. */}
      <button
        type="button"
        data-scene-pause
        data-play={t('home.scene.play')}
        data-pause={t('home.scene.pause')}
        aria-label={t('home.scene.pause')}
        className="group invisible absolute start-5 bottom-5 grid size-11 place-items-center rounded-full border border-edge bg-surface text-ink hover:text-ocean sm:start-8"
      >
        <Icon path={pauseIcon} className="size-5 group-data-paused:hidden" />
        <Icon path={playIcon} className="hidden size-5 group-data-paused:block" />
      </button>
      {/*
        Empty at first, so that the words come before the picture. Mirrored with them: what is written
        stays above the empty side of the sky.
      */}
      <div
        data-scene
        data-scenes={sceneFiles.map(({ path }) => `/${path}`).join(' ')}
        className="absolute end-0 bottom-0 -start-[30%] -z-10 h-[36%] *:absolute *:inset-0 *:size-full *:overflow-visible sm:start-0 sm:h-[70%] lg:h-full rtl:-scale-x-100"
      >
        <noscript>
          <img src={`/${sceneFiles[0]?.path}`} alt="" className="size-full" />
        </noscript>
      </div>
    </section>
  )
}

function Words({ t, language, company, rules }: LandingProps) {
  const { totalCents } = touristPrice(rules)
  const authority = authorityShare(rules, 'tourist')
  return (
    <div className="max-w-xl lg:max-w-lg">
      <h1 className="text-[1.75rem] leading-tight text-pretty sm:text-4xl">{t('home.headline')}</h1>
      <p className="mt-2 sm:mt-3 sm:text-lg">{t('home.lead')}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:max-w-md">
        <strong className="figures text-3xl leading-none">
          {formatPrice(totalCents, language)}
        </strong>
        <span className="flex-[1_1_12rem] text-sm">
          {t('home.price.words', {
            authority: formatPrice(authority, language),
            service: formatPrice(totalCents - authority, language),
          })}
        </span>
      </p>
      <p className="mt-3 text-xs sm:text-sm lg:max-w-md">
        <LinkedText
          text={t('home.notice.short', { official: linkSlot })}
          href={company.officialSite}
          rel="noopener"
          className="font-semibold text-ink underline underline-offset-2"
        >
          {company.officialHost}
        </LinkedText>
      </p>
      {/* A plain form: the application page shows the answer and removes it from the address. */}
      <form
        action={pathTo('application', language)}
        method="get"
        className="mt-3 rounded-card border border-line bg-surface p-4 shadow-raised sm:mt-6 sm:p-5"
      >
        <EntryFields
          t={t}
          passports={commonPassportsIn(rules, language)}
          isShort
          arrival={<ArrivalBoxes t={t} language={language} />}
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-5">
          <button type="submit" className={buttonClass('primary', 'grow max-sm:px-3 sm:grow-0')}>
            {t('eligibility.ask')}
            <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
          </button>
          <a href={pathTo('application', language)} className="link font-semibold">
            {t('home.apply')}
          </a>
        </div>
      </form>
    </div>
  )
}
