/** Everything acknowledged with a 2xx, which must survive any fault. */
export type Ledger = {
  applications: { id: number; orderId: string; key: string }[]
  applicants: { id: number; applicationId: number }[]
  /** Applications reported as paid. */
  paid: number[]
  documents: { id: string; applicantId: number; removed: boolean }[]
  completed: { id: number; completedAt: string }[]
  /** The last acknowledged city of each corrected traveller. */
  corrected: Map<number, string>
  /** The last decision about each traveller. */
  decided: Map<number, string>
  /** Applications whose travellers left after returning from the gateway with success. */
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
