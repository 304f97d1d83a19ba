import { expect, test } from 'vitest'
import { applicantDecisions, applicantStates } from '../application/applicant-state.ts'
import { shippedRules } from '../rules/shipped.ts'
import { authorityOf, roles } from '../staff/permission.ts'
import { documentTypes, requiredDocuments } from './document.ts'
import {
  type ApprovalQuestion,
  againstApproving,
  againstFiling,
  type GuardCode,
  guardCodes,
  isGuarded,
  judge,
  whyNotApprove,
  whyNotFile,
} from './guard.ts'
import { reviewVerdicts } from './review.ts'

const required = requiredDocuments(shippedRules, 'tourist')
const by = (reviewedBy: string | null, review: 'accepted' | 'rejected' | 'unreviewed') =>
  required.map((documentType) => ({ documentType, review, reviewedBy }))
const accepted = by('ada', 'accepted')

const unread = { review: 'unreviewed', reviewedBy: null }
const booleans = [true, false]
const documents = {
  accepted,
  missing: accepted.slice(1),
  none: [],
  unread: [...accepted.slice(1), { ...accepted[0], ...unread }],
  rejected: [...accepted.slice(1), { ...accepted[0], review: 'rejected' }],
  'another one unread': [...accepted, { ...unread, documentType: 'transitVisa' }],
} as unknown as Record<string, typeof accepted>
const visas = {
  none: null,
  named: { isNamed: true, addedBy: 'ada', confirmedBy: null },
  'named by another': { isNamed: true, addedBy: 'ben', confirmedBy: null },
  unnamed: { isNamed: false, addedBy: 'ada', confirmedBy: null },
  'unnamed, clicked twice': { isNamed: false, addedBy: 'ada', confirmedBy: 'ada' },
  'unnamed, seen by another': { isNamed: false, addedBy: 'ada', confirmedBy: 'ben' },
}

type Row = {
  isPaid: boolean
  isDisputed?: boolean
  papers: string
  visa: keyof typeof visas
  twoPersonApproval: boolean
  approver: string
}
/** All combinations of facts. */
const rows: Row[] = booleans.flatMap((isPaid) =>
  Object.keys(documents).flatMap((papers) =>
    (Object.keys(visas) as (keyof typeof visas)[]).flatMap((visa) =>
      booleans.flatMap((twoPersonApproval) =>
        ['ada', 'ben'].map((approver) => ({ isPaid, papers, visa, twoPersonApproval, approver })),
      ),
    ),
  ),
)
const disputed = rows
  .filter(({ visa }) => visa === 'named')
  .map((row) => ({ ...row, isDisputed: true }))
const questionOf = ({ papers, visa, ...row }: Row): ApprovalQuestion => ({
  isDisputed: false,
  ...{ ...row, required, visa: visas[visa], documents: documents[papers] ?? [] },
})

test.each([...rows, ...disputed])(
  'paid $isPaid, disputed $isDisputed, $papers, $visa, two $twoPersonApproval, $approver',
  (row) => {
    const question = questionOf(row)
    const expected: GuardCode[] = []
    if (!row.isPaid) expected.push('approval.unpaid')
    if (row.isDisputed) expected.push('approval.disputed')
    if (row.papers !== 'accepted') expected.push('approval.unreviewed')
    const isReadByAnother =
      row.approver === 'ben' && ['accepted', 'missing', 'rejected'].includes(row.papers)
    const filing = [...expected]
    if (row.twoPersonApproval && !isReadByAnother) expected.push('approval.second-person')
    if (['unnamed', 'unnamed, clicked twice'].includes(row.visa))
      expected.push('approval.names-missing')
    expect(againstFiling(question)).toEqual(filing)
    expect(whyNotFile(question)).toBe(filing[0] ?? null)
    expect(againstApproving(question)).toEqual(expected)
    const nothing = row.visa === 'none' ? 'approval.document-required' : null
    expect(whyNotApprove(question)).toBe(expected[0] ?? nothing)
  },
)

test('every document of another verdict than accepted closes, of whatever type', () => {
  for (const documentType of documentTypes) {
    for (const review of reviewVerdicts) {
      const more = [...accepted, { documentType, review, reviewedBy: null }]
      const closed = whyNotFile({ isPaid: true, isDisputed: false, required, documents: more })
      expect(closed).toBe(review === 'accepted' ? null : 'approval.unreviewed')
    }
  }
})

test('one document of three that the approver accepted closes two-person mode', () => {
  const mixed = accepted.map((each, index) => ({ ...each, reviewedBy: index ? 'ada' : 'ben' }))
  const byTwo = { twoPersonApproval: true, approver: 'ben' }
  const question = questionOf({ isPaid: true, papers: 'accepted', visa: 'named', ...byTwo })
  expect(whyNotApprove({ ...question, documents: mixed })).toBe('approval.second-person')
})

const sets = Array.from({ length: 2 ** guardCodes.length }, (_, bits) =>
  guardCodes.filter((_, index) => bits & (1 << index)),
)
test.each(
  roles.flatMap((role) =>
    [undefined, '', '  ', 'The papers came by post'].flatMap((reason) =>
      booleans.map((isSeen) => ({ role, reason, isSeen })),
    ),
  ),
)('a decision against it as $role, reason "$reason", seen $isSeen', ({ role, ...who }) => {
  for (const against of sets) {
    const judged = judge(against, { ...who, authority: authorityOf(role, null) })
    const may = (role === 'owner' || role === 'manager') && who.reason?.trim()
    const isUnseen = against.includes('approval.names-missing') && !who.isSeen
    const refused = !may ? against[0] : isUnseen ? 'approval.names-missing' : undefined
    expect(judged.refused).toBe(refused ?? null)
    expect(judged.overridden).toEqual(refused ? [] : against)
  }
})

test('what passes the guard: all that files and approves, but for what takes an approval back', () => {
  const passing = applicantStates.flatMap((from) =>
    applicantDecisions.flatMap((to) =>
      booleans
        .filter((isNew) => isGuarded(from, to, isNew))
        .map((isNew) => `${from}>${to}${isNew ? '+' : ''}`),
    ),
  )
  const [before, all] = [
    ['collecting', 'ready', 'rejected', 'withdrawn'],
    ['', '+'],
  ]
  const expected = [
    ...before.flatMap((from) => all.map((isNew) => `${from}>filed${isNew}`)),
    ...[...before, 'filed'].flatMap((from) => all.map((isNew) => `${from}>approved${isNew}`)),
    'approved>approved+',
  ]
  expect(passing.toSorted()).toEqual(expected.toSorted())
})
