import { expect, test } from 'vitest'
import { readSources } from '../../../../test/support/sources.ts'

/**
 * The functions that write what the work of an application follows from. Whoever calls one of them locks the application,
 * or those that name the address, or writes a line of its history: each calls `touchWork`. That the rows are right
 * afterwards is one of the promises of `brokenInvariants`.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'application/applicant-state.ts': [
    'setApplicantState',
    'restoreMoments',
    'refreshReadiness',
    'keepStateDetails',
  ],
  'application/applicant.ts': ['insertApplicant', 'updateAnswers'],
  'application/application.ts': [
    'withdrawLetterLinks',
    'changeApplication',
    'markNeedsReview',
    'stopRemindersOf',
    'askWhileRejected',
  ],
  // Writes the row in the same statement.
  'application/create-statement.ts': ['createStatement'],
  'casework/filing.ts': ['setPortalNumber'],
  'casework/hand-over.ts': ['setHandOver', 'endHandOvers', 'endHandOverOf'],
  'casework/review.ts': ['keepVerdict'],
  'correspondence/unreachable-address.ts': [
    'markUnreachable',
    'clearUnreachable',
    'forgetUnreachable',
    'forgetUnknownAddresses',
  ],
  'document/document.ts': [
    'outdateCurrent',
    'insertVersion',
    'stopAsking',
    'markRemoved',
    'markRight',
    'markCompleted',
  ],
  'document/passport-check.ts': ['keepPassportCheck', 'forgetCompared', 'confirmAnswers'],
  'money/promise.ts': ['refreshDue'],
  'person/erasure.ts': ['deleteApplicationRow', 'anonymiseRow'],
  'person/retention.ts': ['markErased'],
}

const tables = 'application|applicant|document|passport_?check|unreachable_?address'
const write = new RegExp(
  `(?:insertInto|updateTable|deleteFrom|mergeInto)\\('(?:${tables})'|\\b(?:insert into|update|delete from) (?:${tables})\\b`,
  'gi',
)

test('whoever writes what work follows from is known to have it computed anew', () => {
  const found = readSources(['src/server/data'], /(?<!\.test)\.ts$/).map(({ path, code }) => {
    const writers = [...code.matchAll(write)].map(
      ({ index }) =>
        [...code.slice(0, index).matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)].at(
          -1,
        )?.[1],
    )
    return [path.slice('src/server/data/'.length), [...new Set(writers)]] as const
  })
  expect(Object.fromEntries(found.filter(([, writers]) => writers.length > 0))).toEqual(known)
})
