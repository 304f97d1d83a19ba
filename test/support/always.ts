import fc from 'fast-check'

type Drawn<Values extends [unknown, ...unknown[]]> = {
  [At in keyof Values]: fc.Arbitrary<Values[At]>
}
// biome-ignore lint/suspicious/noConfusingVoidType: as fast-check has it
type Holds<Values extends unknown[]> = (...values: Values) => boolean | void

/** Whatever is drawn of these, it holds: what is expected of the values comes last. */
export const always = <Values extends [unknown, ...unknown[]]>(
  ...drawn: [...Drawn<Values>, Holds<Values>]
): void => fc.assert(fc.property(...drawn))
