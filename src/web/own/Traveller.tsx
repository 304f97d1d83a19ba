import { call } from '../api/client.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { DocumentCard } from '../document/DocumentCard.tsx'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { SaveVisa } from '../status/SaveVisa.tsx'
import { StateReason } from '../status/StateReason.tsx'
import { Answers, type AskedAnswer } from './Answers.tsx'

type TravellerProps = Readonly<{
  application: Application
  applicant: Applicant
  asked: AskedAnswer | null
  onChanged: () => void
}>

/** A traveller's visa, documents and answers. */
export function Traveller({ application, applicant, asked, onChanged }: TravellerProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { state, stateReason, visaDocumentUrl } = applicant
  const showsReason = (state === 'rejected' || state === 'withdrawn') && stateReason
  return (
    <div className="space-y-5">
      {showsReason && <StateReason reason={stateReason} />}
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
            {application.requiredDocuments.map((type) => (
              <li key={type}>
                <DocumentCard applicant={applicant} type={type} level="h5" isFolded />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Answers
        application={application}
        applicant={applicant}
        asked={asked}
        onChanged={onChanged}
      />
    </div>
  )
}
