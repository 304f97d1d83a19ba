import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { readyParams } from '#phrases/span.ts'
import type { Translate } from '#phrases/translate.ts'
import { pathTo } from '../paths.ts'
import { BackHome } from '../ui/BackHome.tsx'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Icon } from '../ui/Icon.tsx'
import { IfStated } from '../ui/IfStated.tsx'
import { chevronRightIcon, clockIcon, mailIcon, phoneIcon, pinIcon } from '../ui/icons.ts'
import { SceneBand } from '../ui/SceneBand.tsx'

type ContactProps = Readonly<{
  t: Translate
  language: Language
  company: PageFacts
  questions: ReturnType<typeof contactQuestions>
  scene: string
}>

export function Contact(props: ContactProps) {
  const { t, language, scene } = props
  return (
    <>
      <div className="page-width pt-8 sm:pt-12">
        <BackHome language={language} words={t('legal.back')} />
        <h1 className="mt-4 text-3xl">{t('legal.contact.title')}</h1>
        <p className="mt-2 max-w-prose text-lg text-quiet">{t('legal.contact.lead')}</p>
        <div className="mt-8 grid gap-5 lg:grid-cols-2">
          <Reach {...props} />
          <QuickHelp {...props} />
        </div>
        <div className="mt-14 grid gap-x-5 gap-y-14 lg:grid-cols-2">
          <Questions {...props} />
          <LegalFacts {...props} />
        </div>
      </div>
      <SceneBand path={scene} fades className="h-56 sm:h-96" />
    </>
  )
}

const reachLook = 'link inline-flex min-h-11 items-center'

/** A contact channel, shown if its fact is set. */
type Row = [fact: string | null, icon: string, term: string, value: Elements]

function Reach({ t, company }: ContactProps) {
  const { opens, closes } = company
  const rows: Row[] = [
    [
      company.email,
      mailIcon,
      t('legal.contact.email'),
      <a key="email" className={reachLook} href={`mailto:${company.email}`}>
        {company.email}
      </a>,
    ],
    [
      company.phone,
      phoneIcon,
      t('legal.contact.phone'),
      <a key="phone" className={`${reachLook} reads-ltr`} href={`tel:${company.phone}`}>
        {company.shownPhone}
      </a>,
    ],
    [
      company.address,
      pinIcon,
      t('legal.contact.address'),
      <span key="address" className="reads-ltr">
        {company.address}
      </span>,
    ],
    [
      opens,
      clockIcon,
      t('legal.contact.hours'),
      <span key="hours">
        {t('legal.contact.hours.open', { opens, closes })}
        <br />
        {t('legal.contact.hours.closed')}
      </span>,
    ],
  ]
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="text-xl">{t('legal.contact.reach')}</h2>
      <dl className="mt-4 space-y-4">
        {rows.map(([fact, icon, term, value]) => (
          <IfStated key={term} fact={fact}>
            <div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
              <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-quiet">
                <Icon path={icon} className="size-5 text-ocean" />
                {term}
              </dt>
              <dd className="col-start-2">{value}</dd>
            </div>
          </IfStated>
        ))}
      </dl>
    </Card>
  )
}

function QuickHelp({ t, language }: ContactProps) {
  const links = [
    ['application', t('legal.contact.help.apply'), t('legal.contact.help.apply.text')],
    ['status', t('legal.contact.help.status'), t('legal.contact.help.status.text')],
    ['documents', t('legal.contact.help.documents'), t('legal.contact.help.documents.text')],
  ] as const
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="text-xl">{t('legal.contact.help')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {links.map(([page, title, text]) => (
          <li key={page}>
            <a
              href={pathTo(page, language)}
              className="group flex items-center gap-3 py-4 no-underline"
            >
              <span className="flex-1">
                <span className="block font-semibold text-ocean group-hover:underline">
                  {title}
                </span>
                <span className="block text-sm text-quiet">{text}</span>
              </span>
              <Icon path={chevronRightIcon} className="size-5 text-quiet rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Questions and answers, for the page and for search engines. */
export function contactQuestions({ speeds, authority }: Rules, t: Translate) {
  const times = { ...readyParams(speeds.normal), days: authority.days }
  return [
    [t('legal.contact.questions.time.q'), t('legal.contact.questions.time.a', times)],
    [t('legal.contact.questions.pay.q'), t('legal.contact.questions.pay.a')],
    [t('legal.contact.questions.track.q'), t('legal.contact.questions.track.a')],
  ] as const
}

function Questions({ t, questions }: ContactProps) {
  return (
    <section aria-labelledby="contact-questions">
      <h2 id="contact-questions" className="text-xl">
        {t('legal.contact.questions')}
      </h2>
      <dl className="mt-4 max-w-prose space-y-5">
        {questions.map(([question, answer]) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 text-quiet">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LegalFacts({ t, company }: ContactProps) {
  const facts: (readonly [term: string, fact: string | null])[] = [
    [t('legal.contact.legal.company'), company.legalName],
    [t('legal.contact.legal.registration'), company.registration],
    [t('legal.contact.legal.taxId'), company.taxId],
    [t('legal.contact.legal.location'), t('legal.contact.legal.location.text')],
    [t('legal.contact.legal.service'), t('legal.contact.legal.service.text')],
    [t('legal.contact.legal.activity'), t('legal.contact.legal.activity.text')],
    [t('legal.contact.legal.founded'), company.founded],
    [t('legal.contact.legal.security'), t('legal.contact.legal.security.text')],
  ]
  return (
    <section aria-labelledby="contact-legal">
      <h2 id="contact-legal" className="text-xl">
        {t('legal.contact.legal')}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line text-sm">
        {facts.map(([term, fact]) => (
          <IfStated key={term} fact={fact}>
            <div className="grid gap-x-4 py-3 sm:grid-cols-[9.5rem_1fr]">
              <dt className="text-quiet">{term}</dt>
              <dd>{fact}</dd>
            </div>
          </IfStated>
        ))}
      </dl>
    </section>
  )
}
