import { optionalCookies } from '#domain/cookie.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { pathTo } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'

type CookieConsentProps = Readonly<{ t: Translate; language: Language }>

const small = 'min-h-11 px-2 py-2 text-sm leading-tight sm:px-4 sm:whitespace-nowrap'

/**
 * The consent banner, in the flow above the page so that it covers nothing. `enhance/consent.ts`
 * operates it; it is visible only while the root is marked as without a choice, which the head
 * decides before the first paint.
 */
export function CookieConsent({ t, language }: CookieConsentProps) {
  return (
    <section
      data-consent
      data-no-print
      aria-labelledby="consent-title"
      className="hidden border-b border-line bg-surface consent-open:block"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <div className="min-w-0 flex-[1_1_22rem] text-sm">
          <h2 id="consent-title" className="font-semibold">
            {t('consent.title')}
          </h2>
          <p className="text-quiet">
            <LinkedText
              text={t('consent.text', { policy: linkSlot })}
              href={pathTo('cookiePolicy', language)}
            >
              {t('consent.policy')}
            </LinkedText>{' '}
            <button type="button" data-consent-settings className="link min-h-6">
              {t('consent.settings')}
            </button>
          </p>
        </div>
        {/* Refusing is as easy as agreeing: equal size in every language. */}
        <div className="grid grid-cols-2 gap-2 max-sm:w-full">
          <button
            type="button"
            data-consent-choice="none"
            className={buttonClass('secondary', small)}
          >
            {t('consent.reject')}
          </button>
          <button
            type="button"
            data-consent-choice="all"
            className={buttonClass('secondary', small)}
          >
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  )
}

/** The settings dialog of banner and footer, and the confirmation. */
export function CookieSettings({ t }: Readonly<{ t: Translate }>) {
  return (
    <>
      <dialog
        data-consent-dialog
        aria-labelledby="consent-settings"
        className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 text-ink shadow-raised backdrop:bg-black/40 sm:p-6"
      >
        <form method="dialog">
          <h2 id="consent-settings" className="text-xl">
            {t('consent.settings.title')}
          </h2>
          <ul className="mt-3 divide-y divide-line">
            {(['essential', ...optionalCookies] as const).map((kind) => (
              <li key={kind}>
                <label className="flex items-center gap-4 py-3">
                  <span className="flex-1">
                    <span id={`consent-${kind}`} className="block font-semibold">
                      {t(`consent.${kind}`)}
                    </span>
                    <span id={`consent-${kind}-text`} className="block text-sm text-quiet">
                      {t(`consent.${kind}.text`)}
                    </span>
                  </span>
                  <input
                    type="checkbox"
                    // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
                    role="switch"
                    name={kind}
                    aria-labelledby={`consent-${kind}`}
                    aria-describedby={`consent-${kind}-text`}
                    defaultChecked={kind === 'essential'}
                    disabled={kind === 'essential'}
                    className="switch"
                  />
                </label>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <button type="submit" value="save" className={buttonClass('primary', 'flex-1')}>
              {t('consent.save')}
            </button>
            <button type="submit" value="cancel" className={buttonClass('secondary')}>
              {t('consent.cancel')}
            </button>
          </div>
        </form>
      </dialog>
      <p role="status" data-consent-said={t('consent.saved')} className="sr-only" />
    </>
  )
}
