/** What the gate says to a file: why it is refused, or that it is harmless once it was written anew. */
export type Verdict =
  | 'document.ambiguous'
  | 'document.encrypted'
  | 'document.scripted'
  | 'document.too-complex'
  | 'document.unreadable'
  | 'cleaned'

/** An attack with its honest twin, and what becomes of it as a traveller's file and as one that is kept. */
export type Case = {
  name: string
  hostile: () => Buffer
  twin: () => Buffer
  traveller: Verdict
  kept: Exclude<Verdict, 'cleaned'>
  /** Whether the twin draws no more than the ticket's own words. */
  twinHasMoreWords?: true
}

type Given = readonly [name: string, hostile: () => Buffer, twin: () => Buffer]

/** Cases that end alike. */
export const cases = (traveller: Verdict, kept: Case['kept'], given: readonly Given[]): Case[] =>
  given.map(([name, hostile, twin]) => ({ name, hostile, twin, traveller, kept }))
