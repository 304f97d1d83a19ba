import { whyNotCorrect } from '#domain/application/correction.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { call } from '../api/client.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { DocumentCard } from '../document/DocumentCard.tsx'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { SaveVisa } from '../status/SaveVisa.tsx'
import { answersOf } from './answers.ts'
import { Facts } from './Facts.tsx'
import { Later } from './Later.tsx'
import { useReader } from './reader.ts'

const loadCorrecting = () => import('../correction/CorrectTraveller.tsx')

type TravellerProps = Readonly<{
  application: Application
  applicant: Applicant
  onChanged: () => void
}>

/** One traveller: the visa, the documents, and all that was answered. */
export function Traveller({ application, applicant, onChanged }: TravellerProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const reader = useReader(application.portOfEntry)
  const { state, stateReason, visaDocumentUrl } = applicant
  const showsReason = (state === 'rejected' || state === 'withdrawn') && stateReason
  return (
    <div className="space-y-5">
      {showsReason && (
        <p dir="auto" className="rounded-field bg-sunken px-3 py-2 text-sm whitespace-pre-line">
          {t('status.applicant.reason', { reason: stateReason })}
        </p>
      )}
      {visaDocumentUrl && (
        <SaveVisa
          fetchVisa={() => call('GET /api/applicants/{id}/visa', { params: { id: applicant.id } })}
          fileName={`visa-${application.reference}-${applicant.position}`}
          label={t('status.download.of', { name: nameOf(applicant) })}
        >
          {t('status.download.action')}
        </SaveVisa>
      )}
      {application.paymentStatus !== 'unpaid' && (
        <div>
          <h4 className="text-sm font-bold">{t('own.documents')}</h4>
          <ul className="mt-2 space-y-3">
            {requiredDocuments(application.visaType).map((type) => (
              <li key={type}>
                <DocumentCard applicant={applicant} type={type} level="h5" isFolded />
              </li>
            ))}
          </ul>
        </div>
      )}
      {answersOf(applicant, reader).map(({ id, rows }) => (
        <div key={id}>
          <h4 className="mb-1 text-sm font-bold">{t(`apply.section.${id}`)}</h4>
          <Facts rows={rows.map(({ label, text }) => [label, text])} />
        </div>
      ))}
      {whyNotCorrect('traveller', { state, paymentStatus: application.paymentStatus }) === null && (
        <Later load={loadCorrecting}>
          {({ CorrectTraveller }) => (
            <CorrectTraveller
              application={application}
              applicant={applicant}
              onChanged={onChanged}
            />
          )}
        </Later>
      )}
    </div>
  )
}
