import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { permissionsOf, type Role } from '#domain/staff/permission.ts'
import { compilePhrases } from '#phrases/compile.ts'
import { staffNamespaces } from '#phrases/index.ts'
import { exampleApplicant as exampleAnswers } from '../../../test/support/answers.ts'
import { WorkIsland } from '../api/WorkIsland.tsx'
import type { Applicant, Application, StaffDocument } from './parts/application/application.ts'
import type { ListOutlet } from './parts/application/outlet.ts'
import { DetailProvider } from './parts/application/use-detail.tsx'
import { ConfirmProvider } from './parts/confirm/confirm.tsx'
import type { Account } from './parts/use-account.ts'
import { MeContext } from './parts/use-me.ts'

export {
  box,
  button,
  ok,
  problem,
  retype,
  type Sent,
  serve,
} from '../test-support.tsx'

type VisaDocument = AnswerOf<'POST /api/admin/visa-documents'>

const at = '2026-11-21T09:00:00.000Z'
const named = [
  'correction',
  'error',
  'form',
  'portal',
  'rule',
  'site',
  'status',
  'document',
  'apply',
  'payment',
] as const
const compiled = new Map<StaffLanguage, string>()

function phrasesOf(language: StaffLanguage): string {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const made = JSON.stringify(compilePhrases(language, [...named, ...staffNamespaces]))
  compiled.set(language, made)
  return made
}

type Item = AnswerOf<'GET /api/admin/applications'>['items'][number]

type Given = Readonly<{
  language?: StaffLanguage
  me?: Account
  /** What is open, for a form about an application. */
  application?: Application
  /** The list behind it; without one it stands alone. */
  list?: ListOutlet
}>

const alone: ListOutlet = { close: () => {}, open: () => {}, neighbour: () => null }

/** A piece of the staff area in all that it stands in, with somebody who types. */
export function renderStaff(children: ReactNode, given: Given = {}) {
  const { language = 'en', me = exampleAccount(), application, list = alone } = given
  const seen: { client: QueryClient | null; path: string } = { client: null, path: '/' }
  const drawn = (open: Application | undefined) => (
    <WorkIsland language={language} phrases={phrasesOf(language)}>
      <MemoryRouter>
        <MeContext value={me}>
          <ConfirmProvider>
            <Watch seen={seen} />
            <Routes>
              <Route element={<Outlet context={list} />}>
                <Route
                  path="*"
                  element={
                    open ? <DetailProvider application={open}>{children}</DetailProvider> : children
                  }
                />
              </Route>
            </Routes>
          </ConfirmProvider>
        </MeContext>
      </MemoryRouter>
    </WorkIsland>
  )
  const view = render(drawn(application))
  return {
    user: userEvent.setup({ delay: null }),
    client: (): QueryClient => {
      if (!seen.client) throw new Error('Nothing is drawn')
      return seen.client
    },
    path: () => seen.path,
    unmount: view.unmount,
    /** The same once the application is another one for the server too. */
    change: (open: Application) => view.rerender(drawn(open)),
  }
}

/** Chooses from a list as people do; one may be open already. */
export async function choose(user: UserEvent, list: string, choice: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: list })
  if (box.getAttribute('aria-expanded') !== 'true') await user.click(box)
  await user.click(await screen.findByRole('option', { name: choice }))
}

function Watch({ seen }: Readonly<{ seen: { client: QueryClient | null; path: string } }>) {
  seen.client = useQueryClient()
  seen.path = useLocation().pathname
  return null
}

export function exampleAccount(changes: Partial<Account> = {}, role: Role = 'owner'): Account {
  return {
    id: 'ann',
    name: 'Ann Mushi',
    displayName: null,
    email: 'ann@example.com',
    waitingEmail: null,
    language: 'en',
    role,
    roleName: null,
    refundLimitCents: null,
    permissions: [...permissionsOf(role)],
    secondFactor: { enabled: false, recoveryCodesLeft: 0, required: false, missing: false },
    passkeys: [],
    sessions: [],
    ...changes,
  }
}

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export function exampleDocument(
  number: number,
  changes: Partial<StaffDocument> = {},
): StaffDocument {
  return {
    id: uuid(number),
    documentType: 'passportPhoto',
    fileName: 'photo.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: 1000,
    contentHash: uuid(number),
    version: 1,
    current: true,
    createdAt: at,
    passportCheck: null,
    hasPreview: true,
    review: { verdict: 'unreviewed', reason: null, note: null, by: null, at: null },
    ...changes,
  }
}

export function exampleApplicant(id: number, changes: Partial<Applicant> = {}): Applicant {
  return {
    id,
    applicationId: 42,
    position: id,
    ...exampleAnswers({ firstName: 'Amina', lastName: 'Salehe', dateOfBirth: '1990-05-04' }),
    ...{ placeOfBirth: null, occupation: null, nationality: 'NO' },
    ...{ passportNumber: 'AB123456', passportIssuingCountry: 'NO' },
    ...{ passportIssueDate: '2020-01-01', passportExpiryDate: '2030-01-01' },
    ...{ intendedDateOfArrival: '2027-01-10', portOfEntry: null },
    ...{ residentialAddress: 'Storgata 1', residentialCity: 'Oslo', residentialCountry: 'NO' },
    ...{ residentialPostalCode: null, accommodationAddress: null, accommodationCity: null },
    ...{ companionName: null, companionRelationship: null },
    ...{ passportPhotoUrl: null, passportDocumentUrl: null, flightTicketUrl: null },
    ...{ transitTicketUrl: null, transitVisaUrl: null, invitationLetterUrl: null },
    companyRegistrationUrl: null,
    documents: [],
    questions: [],
    turn: { turn: 'us', action: 'wait', by: null },
    isLeaving: false,
    corrections: 0,
    state: 'ready',
    stateReason: null,
    filedAt: null,
    decidedAt: null,
    visaDocumentUrl: null,
    portalNumber: null,
    visa: null,
    whyNotFile: null,
    whyNotApprove: null,
    handOver: null,
    ...changes,
  }
}

const prices = { basePrice: 50, processingFee: 158, documentFee: 0, totalPrice: 208 }

export function exampleApplication(changes: Partial<Application> = {}): Application {
  return {
    id: 42,
    reference: 'TZ-000042',
    version: 3,
    status: 'paid',
    paymentStatus: 'paid',
    held: [],
    work: 'ready-to-review',
    flags: [],
    applicationType: 'single',
    numberOfApplicants: 1,
    visaType: 'tourist',
    processingType: 'normal',
    transportationMethod: 'airports',
    portOfEntry: 'air-dar',
    hasInsurance: false,
    hasESim: false,
    contactName: 'Amina Salehe',
    contactEmail: 'amina@example.com',
    contactPhone: '+4722225555',
    communicationChannel: 'whatsapp',
    communicationId: null,
    messengerNews: false,
    language: 'en',
    correctedAfterSigning: 0,
    pendingEmail: null,
    unreachable: null,
    cancellation: null,
    currency: 'USD',
    ...prices,
    insurancePrice: 0,
    esimPrice: 0,
    pricing: { ...prices, insuranceFee: 0, esimFee: 0 },
    priceLines: [],
    rulesVersion: 1,
    requiredDocuments: ['passportPhoto', 'passportDocument', 'flightTicket'],
    createdAt: at,
    paidAt: at,
    completedAt: at,
    processedAt: null,
    approvedAt: null,
    expectedBy: null,
    decisionBy: null,
    approvalDocumentUrl: null,
    agreementPdfUrl: null,
    applicants: [exampleApplicant(1)],
    timeline: [],
    adminNotes: null,
    assignee: null,
    dueOn: null,
    documentsAskedAt: null,
    erasedAt: null,
    documentDiffers: false,
    approval: null,
    notes: [],
    payments: [],
    regimeChanges: [],
    sentBack: null,
    samePassport: [],
    overrides: [],
    whyNotFile: null,
    whyNotApprove: null,
    whyNotMarkPaid: null,
    ...changes,
  }
}

/** A visa document that waits, and names this traveller of the example as said. */
export function exampleVisa(
  applicantId: number,
  changes: Partial<VisaDocument> = {},
  says: Partial<VisaDocument['candidates'][number]> = {},
): VisaDocument {
  const found = { page: 1, boxes: [[0.1, 0.1, 0.2, 0.05] as [number, number, number, number]] }
  return {
    ...{ id: uuid(77), fileName: 'visa.png', mediaType: 'image/png', sizeBytes: 10 },
    ...{ isReadable: true, applicationId: 42, applicantId, createdAt: at, expiresAt: at },
    addedBy: { id: 'ann', name: 'Ann Mushi' },
    candidates: [
      {
        ...{ applicantId, applicationId: 42, reference: 'TZ-42', position: 1, state: 'filed' },
        ...{ firstName: 'Amina', lastName: 'Salehe', passportNumber: 'AB123456' },
        ...{ dateOfBirth: '1990-05-04', nationality: 'NO' },
        ...{ number: found, name: found, otherNumber: null, isMatch: true },
        ...says,
      },
    ],
    ...changes,
  }
}

/** A row of the list, for tests. */
export const exampleItem = (id: number, changes: Partial<Item> = {}): Item => ({
  id,
  reference: `TZ-${String(id).padStart(6, '0')}`,
  version: 1,
  status: 'pending',
  paymentStatus: 'unpaid',
  contactName: 'Amina Salehe',
  contactEmail: 'amina@example.com',
  visaType: 'tourist',
  processingType: 'normal',
  numberOfApplicants: 1,
  decided: 0,
  totalPrice: 233,
  createdAt: '2026-11-21T09:00:00.000Z',
  paidAt: null,
  completedAt: null,
  dueOn: null,
  assignee: null,
  work: 'unpaid',
  flags: [],
  arrivesOn: null,
  nextOn: null,
  nationalities: ['DE'],
  language: 'en',
  documents: { accepted: 0, received: 0, needed: 3 },
  ...changes,
})
