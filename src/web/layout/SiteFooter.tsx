import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Translate } from '#phrases/translate.ts'
import { type Page, pathTo, staffPages } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { IfStated } from '../ui/IfStated.tsx'
import { cardIcon, lockIcon } from '../ui/icons.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Mark } from '../ui/Mark.tsx'

type FooterProps = Readonly<{ t: Translate; language: Language; company: PageFacts }>

type SiteFooterProps = FooterProps &
  Readonly<{
    /** Only company and legal links, on interactive pages. */
    isShort: boolean
  }>

const linkLook =
  'inline-flex min-h-8 items-center text-quiet no-underline hover:text-ocean hover:underline sm:min-h-9'

/** Links in a row on a phone, in columns where there is room. */
const flowing = 'flex flex-wrap gap-x-5 sm:block'

export function SiteFooter({ isShort, ...props }: SiteFooterProps) {
  const { t, company } = props
  return (
    <footer data-no-print className="mt-auto border-t border-line bg-sunken">
      {isShort ? <Short {...props} /> : <Whole {...props} />}
      <div className="page-width flex items-center justify-between pb-6 text-xs text-quiet">
        <p>{t('page.footer.rights', { year: company.year, company: company.name })}</p>
        <a
          href={staffPages.login}
          data-staff-dot={staffPages.admin}
          rel="nofollow"
          aria-label={t('page.footer.staff')}
          className="-m-3 grid size-11 place-items-center rounded-full"
        >
          <span className="size-1.5 rounded-full bg-edge" />
        </a>
      </div>
    </footer>
  )
}

function Short({ t, language, company }: FooterProps) {
  const links: [Page, string][] = [
    ['contact', t('page.footer.contact')],
    ['privacyPolicy', t('page.footer.privacy')],
    ['termsOfService', t('page.footer.terms')],
    ['refundPolicy', t('page.footer.refund')],
    ['cookiePolicy', t('page.footer.cookie')],
  ]
  return (
    <div className="page-width py-5 text-sm text-quiet">
      <p className="max-w-prose">
        <Notice t={t} company={company} />
      </p>
      <nav aria-label={t('page.footer.legal')} className="mt-2">
        <ul className="flex flex-wrap items-center gap-x-5">
          <Lines links={links} language={language} />
          <li>
            <ConsentButton t={t} />
          </li>
        </ul>
      </nav>
    </div>
  )
}

function Whole({ t, language, company }: FooterProps) {
  const quick: [Page, string][] = [
    ['home', t('page.footer.home')],
    ['application', t('page.footer.apply')],
    ['status', t('page.footer.status')],
    ['documents', t('page.footer.documents')],
    ['agreementCheck', t('page.footer.agreement')],
  ]
  const legal: [Page, string][] = [
    ['privacyPolicy', t('page.footer.privacy')],
    ['termsOfService', t('page.footer.terms')],
    ['securityPolicy', t('page.footer.security')],
    ['refundPolicy', t('page.footer.refund')],
    ['cookiePolicy', t('page.footer.cookie')],
    ['paymentPolicy', t('page.footer.payment')],
    ['chargebackPolicy', t('page.footer.chargeback')],
  ]
  return (
    <div className="page-width grid gap-x-6 gap-y-4 py-6 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 sm:py-10 lg:grid-cols-[1.5fr_1fr_1.4fr_1.2fr]">
      <div className="flex max-w-sm flex-col gap-3 text-sm text-quiet sm:col-span-2 lg:col-span-1">
        <p className="flex items-center gap-2 text-base font-bold text-ink">
          <Mark className="size-7" />
          {company.name}
        </p>
        <p>
          <Notice t={t} company={company} />
        </p>
      </div>
      <nav aria-labelledby="footer-quick">
        <h2 id="footer-quick" className="text-sm">
          {t('page.footer.quick')}
        </h2>
        <ul className={`${flowing} mt-1 text-sm sm:mt-2`}>
          <Lines links={quick} language={language} />
        </ul>
      </nav>
      <nav aria-labelledby="footer-legal">
        <h2 id="footer-legal" className="text-sm">
          {t('page.footer.legal')}
        </h2>
        <ul className={`${flowing} mt-1 text-sm sm:mt-2`}>
          <Lines links={legal} language={language} />
        </ul>
        <ConsentButton t={t} />
      </nav>
      <Support t={t} language={language} company={company} />
    </div>
  )
}

type LinesProps = Pick<FooterProps, 'language'> & Readonly<{ links: readonly [Page, string][] }>

function Lines({ links, language }: LinesProps) {
  return links.map(([page, words]) => (
    <li key={page}>
      <a href={pathTo(page, language)} className={linkLook}>
        {words}
      </a>
    </li>
  ))
}

/** Whose site it is, and whose it is not. */
function Notice({ t, company }: Omit<FooterProps, 'language'>) {
  return (
    <LinkedText
      text={t('page.footer.notice', { company: company.name, official: linkSlot })}
      href={company.officialSite}
      rel="noopener"
    >
      {company.officialHost}
    </LinkedText>
  )
}

function ConsentButton({ t }: Pick<FooterProps, 't'>) {
  return (
    <button type="button" data-consent-settings className={`${linkLook} text-sm noscript:hidden`}>
      {t('consent.settings.title')}
    </button>
  )
}

function Support({ t, language, company }: FooterProps) {
  const { opens, closes } = company
  return (
    <div className="text-sm text-quiet ">
      <h2 className="text-sm text-ink">{t('page.footer.support')}</h2>
      <ul className={`${flowing} mt-1 sm:mt-2`}>
        <li>
          <a href={pathTo('contact', language)} className={linkLook}>
            {t('page.footer.contact')}
          </a>
        </li>
        <li>
          <a href={`mailto:${company.email}`} className={linkLook}>
            {company.email}
          </a>
        </li>
        <IfStated fact={company.phone}>
          <li>
            <a href={`tel:${company.phone}`} className={`${linkLook} reads-ltr`}>
              {company.shownPhone}
            </a>
          </li>
        </IfStated>
        <li className="py-1 sm:py-1.5">{t('page.footer.hours', { opens, closes })}</li>
      </ul>
      <ul className="mt-1 flex flex-col gap-2 sm:mt-3">
        <li className="flex gap-2">
          <Icon path={lockIcon} className="mt-0.5 size-4" />
          {t('page.footer.secure')}
        </li>
        <li className="flex gap-2 max-sm:hidden">
          <Icon path={cardIcon} className="mt-0.5 size-4" />
          {t('page.footer.cards')}
        </li>
      </ul>
    </div>
  )
}
