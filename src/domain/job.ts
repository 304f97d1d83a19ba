/** Background jobs: queued by transactions, or recurring. */
export const jobNames = [
  'send-letter',
  'print-agreement',
  'ask-gateway',
  'make-refund',
  'forget-attempt',
  'write-asked',
  'compare-passport',
  'send-push',
  'send-traveller-push',
  'take-messenger',
  'send-messenger',
  'tend-messengers',
  'remind-drafts',
  'tell-waiting',
  'tell-morning',
  'tell-received',
  'read-mailbox',
  'judge-promises',
  'begin-rules',
  'remind',
  'fold-tally',
  'keep-work',
  'check-work',
  'seal-audit',
  'check-audit',
  'check-invariants',
  'ask-releases',
  'sweep',
  'check-files',
  'retain',
] as const
export type JobName = (typeof jobNames)[number]

export function isJob(name: string): name is JobName {
  return jobNames.some((each) => each === name)
}
