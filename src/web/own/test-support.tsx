import { type ReactElement, useState } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { exampleApplicant } from '../../../test/support/answers.ts'
import type { Applicant, Application, StoredDocument } from '../document/checklist.ts'
import { UploadsProvider } from '../document/uploads-context.tsx'
import { renderIsland } from '../test-support.tsx'

const namespaces = [
  'own',
  'messenger',
  'status',
  'document',
  'photo',
  'apply',
  'error',
  'form',
  'site',
  'correction',
  'help',
  'rule',
] as const

/** Renders a part of an application's page in its providers, with a user. */
export const renderOwn = (children: ReactElement, language: Language = 'en') =>
  renderIsland(children, namespaces, language)

type UploadsPageProps = Readonly<{ application: Application; children: ReactElement }>

/** What stands among the documents of an application, and sees them change. */
export function UploadsPage({ application: first, children }: UploadsPageProps) {
  const [application, setApplication] = useState(first)
  return (
    <UploadsProvider
      application={application}
      change={(change) => setApplication((old) => change(old))}
      refresh={async () => {}}
    >
      {children}
    </UploadsProvider>
  )
}

export function exampleStored(over: Partial<StoredDocument> = {}): StoredDocument {
  return {
    id: '5f1c9c2e-0000-4000-8000-000000000001',
    documentType: 'passportPhoto',
    fileName: 'me.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: 31_000,
    contentHash: 'one',
    version: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    fileUrl: '/api/documents/1',
    previewUrl: null,
    isAccepted: false,
    rejection: null,
    lacksFace: false,
    isRight: false,
    differs: [],
    ...over,
  }
}

export function exampleTraveller(over: Partial<Applicant> = {}): Applicant {
  return {
    ...exampleApplicant(),
    id: 7,
    position: 1,
    portOfEntry: null,
    residentialPostalCode: null,
    accommodationAddress: null,
    accommodationCity: null,
    companionName: null,
    companionRelationship: null,
    state: 'ready',
    stateReason: null,
    visaDocumentUrl: null,
    corrections: 0,
    turn: { turn: 'us', action: 'wait', by: null },
    isLeaving: false,
    documents: [exampleStored()],
    questions: [],
    ...over,
  } as Applicant
}

export function exampleApplication(over: Partial<Application> = {}): Application {
  return {
    id: 1,
    reference: 'TZ-001001',
    status: 'paid',
    paymentStatus: 'paid',
    completedAt: '2026-11-21T09:00:00.000Z',
    visaType: 'tourist',
    requiredDocuments: ['passportPhoto', 'passportDocument', 'flightTicket'],
    rulesVersion: 1,
    processingType: 'normal',
    transportationMethod: 'airports',
    portOfEntry: 'air-jro',
    numberOfApplicants: 1,
    contactName: 'Ada Muster',
    contactEmail: 'ada.muster@gmail.com',
    contactPhone: '+41446681800',
    communicationChannel: 'whatsapp',
    communicationId: '+41446681800',
    messengerNews: false,
    cancellation: null,
    pendingEmail: null,
    applicants: [exampleTraveller()],
    timeline: [],
    ...over,
  } as Application
}
