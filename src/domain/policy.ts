/**
 * The numbers in the published terms and privacy policy that an owner does not change; pages, the
 * agreement and jobs all use these. Those that change are in `rules/`.
 */
export const policy = {
  /** Our liability is limited to the fees of this many months before the claim. */
  liabilityMonths: 12,
  /** Years until claims lapse: from knowledge, and at most from the act. */
  claimYears: { fromKnowledge: 1, fromAct: 2 },
  /** Hours within which those affected are notified of a data breach. */
  breachNoticeHours: 72,
  /** Retention of each kind of record in years. */
  retentionYears: { application: 7, payment: 6, correspondence: 3 },
  /** Retention of visit counts in months: each month can be compared with two years before. */
  visitMonths: 25,
  /** Retention of drafts in days. */
  draftDays: 14,
  /** Validity of a code sent by email, and of a link to a draft, in minutes. */
  codeMinutes: 15,
  draftLinkMinutes: 30,
  /** Days for erasing or anonymising data on request. */
  erasureDays: 30,
  /** Days for which the address of an answered request is stored, in case of follow-ups. */
  requestAddressDays: 30,
  /**
   * Days after the decision for which the answer to the portal's security question is stored: the
   * visa has surely arrived by then.
   */
  securityAnswerDays: 90,
  /** Months for answering a data request, and the maximum when extended. */
  rightsReplyMonths: { usual: 1, extended: 3 },
  adultAge: 18,
} as const

/**
 * Version of the agreement and the legal pages, and the date on all of them; raise it when the
 * meaning of any changes. A signed agreement keeps its version and wording.
 */
export const termsVersion = '2026-11-28'
