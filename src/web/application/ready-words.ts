import type { ReadyTime } from '#domain/rules/rules.ts'
import { readyParams } from '#phrases/span.ts'
import type { Translate } from '#phrases/translate.ts'

/** How long we take at a speed. */
export const readyWords = (time: ReadyTime, t: Translate): string =>
  t(`apply.ready.${time.unit}`, readyParams(time))
