import { requiredDocuments } from '#domain/document.ts'
import { formatSentences } from '#phrases/format.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { askedOf, rejectedIn, type Traveller, wasAsked } from './checklist.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { useDesk } from './desk.tsx'
import { travellerId } from './place.ts'
import { nameOf, uploadLimit } from './words.ts'

/** After the handing over: what staff ask for again, and of whom. */
export function AskedDocuments() {
  const t = useTranslate()
  const { application } = useDesk()
  const asked = application.applicants.filter((traveller) => wasAsked(application, traveller))
  const others = application.applicants.length - asked.length
  return (
    <div className="mx-auto max-w-[46rem]">
      <Heading />
      <div className="mt-8 space-y-10">
        {asked.map((traveller) => (
          <AskedOf key={traveller.id} traveller={traveller} />
        ))}
      </div>
      {others > 0 && (
        <p className="mt-8 text-quiet">{t('document.asked.others', { count: others })}</p>
      )}
    </div>
  )
}

function Heading() {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useDesk()
  const { reference, paymentOrderId: orderId, applicants } = application
  const count = rejectedIn(application).length
  const by = applicants.find(({ turn }) => turn.turn === 'traveller')?.turn.by
  return (
    <div>
      <h1 className="text-2xl sm:text-3xl">{t('document.asked.title', { count })}</h1>
      <p className="figures mt-1 text-quiet">
        {t('document.lead', { reference, count: applicants.length })}
      </p>
      <p className="mt-4 max-w-prose">
        {formatSentences(
          [
            t('document.asked.text', { count }),
            by ? t('document.asked.by', { count, day: sayDay(by, language) }) : '',
          ],
          language,
        )}
      </p>
      <p className="mt-3 max-w-prose text-sm text-quiet">
        {formatSentences(
          [t('document.hint.one'), t('document.hint.sizes', { limit: uploadLimit })],
          language,
        )}
      </p>
      <p className="mt-1 text-sm font-semibold">
        <a
          className="link inline-flex min-h-11 items-center"
          href={pathTo('status', language, { orderId })}
        >
          {t('document.action.status')}
        </a>
      </p>
    </div>
  )
}

/** What is asked for stands first and stays there when the new file has come. */
function AskedOf({ traveller }: Readonly<{ traveller: Traveller }>) {
  const t = useTranslate()
  const { application } = useDesk()
  const required = requiredDocuments(application.visaType)
  const asked = askedOf(application, traveller)
  const types = [
    ...required.filter((type) => asked.includes(type)),
    ...required.filter((type) => !asked.includes(type)),
  ]
  return (
    <section aria-labelledby={travellerId(traveller.id)}>
      <h2 id={travellerId(traveller.id)} className="text-xl">
        <bdi>{nameOf(traveller, t)}</bdi>
      </h2>
      <ul className="mt-4 space-y-4">
        {types.map((type) => (
          <li key={type}>
            <DocumentCard traveller={traveller} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}
