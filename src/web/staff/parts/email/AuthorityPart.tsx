import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { mediaTypes } from '#domain/document/document.ts'
import { type EmailOffer, foldNumber } from '#domain/mail/authority-email.ts'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { applicationPath } from '../application/outlet.ts'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { useMay } from '../use-me.ts'
import { useSending } from '../use-sending.ts'
import { type Email, emailsKey, useEmailChanged, useShown } from './use-email.ts'

/** What an email says if it is the authority's, about whom it is believed to be and why, and what fits. */
export function AuthorityPart() {
  const t = useTranslate()
  const { authority } = useShown().email
  if (!authority) return null
  const { kind, number, travellers } = authority
  return (
    <section className="space-y-3 rounded-field bg-sunken p-3 sm:p-4">
      <h3 className="text-base">{t('staff.email.authority.title')}</h3>
      <p className="text-sm text-quiet">{t('staff.email.authority.caution')}</p>
      <p className="text-sm">
        <span>{t(`staff.email.authority.says.${kind}`)}</span>
        {number !== null && (
          <span className="ms-1">{t('staff.email.authority.number', { number })}</span>
        )}
      </p>
      <ul className="divide-y divide-line">
        {travellers.map((traveller) => (
          <Traveller key={traveller.applicantId} traveller={traveller} number={number} />
        ))}
      </ul>
    </section>
  )
}

type TravellerProps = Readonly<{ traveller: Suggested; number: string | null }>

function Traveller({ traveller, number }: TravellerProps) {
  const t = useTranslate()
  const { applicationId, reference, clues, isRejected } = traveller
  const name = traveller.name || t('staff.parts.traveller', { number: traveller.position })
  const news = numberNews(number, traveller.portalNumber)
  return (
    <li className="space-y-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold break-words">
        <bdi>{name}</bdi>
        <Link to={applicationPath(applicationId)} className="link figures reads-ltr text-sm">
          {reference}
        </Link>
      </p>
      <ul aria-label={t('staff.email.authority.why', { name })} className="list-disc ps-5 text-sm">
        {clues.map((each) => (
          <li key={each}>{t(`staff.email.authority.clue.${each}`)}</li>
        ))}
      </ul>
      {news && (
        <p className="text-sm">
          {t(`staff.email.authority.number.${news}`, { number: traveller.portalNumber ?? '' })}
        </p>
      )}
      {isRejected && <p className="text-sm text-quiet">{t('staff.email.authority.rejected')}</p>}
      <Offers traveller={traveller} name={name} number={number} />
    </li>
  )
}

/** What may be pressed, each by whom it is permitted to. */
function Offers({ traveller, name, number }: TravellerProps & Readonly<{ name: string }>) {
  const { email } = useShown()
  const t = useTranslate()
  const may = useMay()
  const { sending, attach, keep, putIn, detach } = useOffers(traveller)
  const { offers, applicationId, position } = traveller
  const has = (offer: EmailOffer) => may('application.work') && offers.includes(offer)
  const pdfs =
    has('visa') && may('application.approve') && may('document.read')
      ? email.files.filter(({ mediaType }) => mediaType === mediaTypes.pdf)
      : []
  const press = (label: string, onPress: () => Promise<unknown>, key = label) => (
    <SmallButton key={key} busy={sending.isBusy} onClick={() => void sending.send(onPress)}>
      {label}
    </SmallButton>
  )
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        {has('attach') && press(t('staff.email.authority.attach', { name }), attach)}
        {has('number') &&
          number !== null &&
          press(t('staff.email.authority.keep', { number }), () => keep(number))}
        {pdfs.map(({ id, fileName }) =>
          press(t('staff.email.authority.visa', { file: fileName }), () => putIn(id), id),
        )}
        {has('refuse') && (
          <Link
            to={`${applicationPath(applicationId, 'actions')}#${position}-rejected`}
            className="link"
          >
            {t('staff.email.authority.refuse')}
          </Link>
        )}
        {has('answer') && (
          <Link to={applicationPath(applicationId, 'messages')} className="link">
            {t('staff.email.authority.answer')}
          </Link>
        )}
        {has('detach') && press(t('staff.email.authority.detach', { name }), detach)}
      </div>
      <ErrorNotice error={sending.error} />
    </div>
  )
}

/** What the presses do; each shows the email as it is then. */
function useOffers(traveller: Suggested) {
  const { email, onUsed } = useShown()
  const { id } = email
  const t = useTranslate()
  const toast = useToast()
  const changed = useEmailChanged()
  const client = useQueryClient()
  const navigate = useNavigate()
  const sending = useSending()
  const { applicantId, applicationId, position, reference } = traveller
  const about = { params: { id }, body: { applicantId } }
  const tell = (title: string) => {
    toast({ tone: 'success', title })
    onUsed?.()
  }
  return {
    sending,
    attach: async () => {
      changed(await call('POST /api/admin/emails/{id}/authority', about))
      tell(t('staff.email.attach.done', { reference }))
    },
    detach: async () => {
      changed(await call('POST /api/admin/emails/{id}/detach', about))
      tell(t('staff.email.authority.detached'))
    },
    keep: async (portalNumber: string) => {
      const params = { id: applicantId }
      const body = { portalNumber, isFirstNumber: true }
      // Refused, it shows the number that is kept.
      await call('PUT /api/admin/applicants/{id}/filing', { params, body }).finally(() =>
        client.invalidateQueries({ queryKey: [...emailsKey, id] }),
      )
      tell(t('staff.email.authority.kept', { number: portalNumber }))
    },
    putIn: async (fileId: string) => {
      const params = { id, fileId }
      await call('POST /api/admin/emails/{id}/files/{fileId}/visa-document', { params })
      await client.invalidateQueries({ queryKey: ['staff', 'visa-documents'] })
      void navigate(`${applicationPath(applicationId, 'actions')}#${position}-approved`)
    },
  }
}

type Suggested = NonNullable<Email['authority']>['travellers'][number]

/** How the number that an email names stands to the one kept; null where there are not both. */
function numberNews(named: string | null, kept: string | null): 'same' | 'other' | null {
  if (named === null || kept === null) return null
  return foldNumber(named) === foldNumber(kept) ? 'same' : 'other'
}
