/** What the product has acknowledged with a 2xx, and must therefore still know after any fault. */
export type Ledger = {
  applications: { id: number; orderId: string; key: string }[]
  applicants: { id: number; applicationId: number }[]
  /** Applications that were said to be paid. */
  paid: number[]
  documents: { id: string; applicantId: number; removed: boolean }[]
  completed: { id: number; completedAt: string }[]
  /** The city that each corrected traveller was said to live in last. */
  corrected: Map<number, string>
  /** What was decided about each traveller last. */
  decided: Map<number, string>
  /** Applications whose travellers were led back from the gateway with success, and then left. */
  left: number[]
}

export const openLedger = (): Ledger => ({
  applications: [],
  applicants: [],
  paid: [],
  documents: [],
  completed: [],
  corrected: new Map(),
  decided: new Map(),
  left: [],
})
