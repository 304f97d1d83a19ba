import { ApplicationDialog } from './application/ApplicationDialog.tsx'
import type { Panels } from './application/ApplicationTabs.tsx'
import { ApplicantsTab, PassportData } from './application/applicants/ApplicantsTab.tsx'
import { OverviewTab } from './application/overview/OverviewTab.tsx'
import { CancellationBlock } from './cancellation/CancellationItem.tsx'
import { CorrectAnswers, CorrectContact, CorrectTrip } from './correction/CorrectApplication.tsx'
import { CorrectionsBlock } from './correction/CorrectionsBlock.tsx'
import { AskedLetter } from './letter/AskedLetter.tsx'
import { ReceiptList } from './receipt/ReceiptList.tsx'
import { AmendBlock } from './refund/AmendBlock.tsx'
import { RefundBlock } from './refund/RefundBlock.tsx'
import { ActionsTab } from './review/ActionsTab.tsx'
import { DocumentsTab } from './review/documents/DocumentsTab.tsx'
import { MessagesTab } from './thread/MessagesTab.tsx'

const panels: Panels = {
  overview: (
    <OverviewTab
      correctContact={<CorrectContact />}
      correctTrip={<CorrectTrip />}
      corrections={<CorrectionsBlock />}
      receipts={<ReceiptList />}
    />
  ),
  applicants: (
    <ApplicantsTab
      correct={(applicant) => <CorrectAnswers key={applicant.id} applicant={applicant} />}
    />
  ),
  documents: (
    <DocumentsTab
      answers={(applicant, type) => <PassportData applicant={applicant} type={type} />}
      askedLetter={<AskedLetter />}
    />
  ),
  actions: (
    <ActionsTab
      refund={
        <>
          <CancellationBlock />
          <RefundBlock />
          <AmendBlock />
        </>
      }
    />
  ),
  messages: <MessagesTab />,
}

/** One application: each feature brings what it knows of it. */
export function ApplicationPage() {
  return <ApplicationDialog panels={panels} />
}
