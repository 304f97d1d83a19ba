/** The verdict on a file: a refusal, or harmless once rewritten. */
export type Verdict =
  | 'document.ambiguous'
  | 'document.encrypted'
  | 'document.scripted'
  | 'document.too-complex'
  | 'document.unreadable'
  | 'cleaned'

/** An attack with its harmless twin, and the verdicts as a traveller's file and as a kept one. */
export type Case = {
  name: string
  hostile: () => Buffer
  twin: () => Buffer
  traveller: Verdict
  kept: Exclude<Verdict, 'cleaned'>
}

type Given = readonly [name: string, hostile: () => Buffer, twin: () => Buffer]

/** Cases with the same verdict. */
export const cases = (traveller: Verdict, kept: Case['kept'], given: readonly Given[]): Case[] =>
  given.map(([name, hostile, twin]) => ({ name, hostile, twin, traveller, kept }))
