import type { ProcessingType } from '#domain/application/choice.ts'
import type { ShownLine } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { readyParams } from '#phrases/span.ts'
import type { Translate } from '#phrases/translate.ts'

export type Fact = { label: string; value: string }

/** The text of a price line; the speed has a line of its own. */
export function lineLabel(
  { item }: Pick<ShownLine, 'item'>,
  speed: ProcessingType | undefined,
  speeds: Rules['speeds'],
  t: Translate,
): string {
  return item === 'speed'
    ? t(`agreement.line.speed.${speed ?? 'normal'}`, readyParams(speeds[speed ?? 'normal']))
    : t(`agreement.line.${item}`)
}

/** The name of a speed with its time. */
export const speedWords = (speed: ProcessingType, speeds: Rules['speeds'], t: Translate): string =>
  t(`agreement.processingType.${speed}`, readyParams(speeds[speed]))
