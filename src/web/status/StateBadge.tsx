import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { Turn as WhoseTurn } from '#domain/application/turn.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import { checkIcon, closeIcon } from '../ui/icons.ts'
import type { StandingApplicant } from './standing.ts'

const turnTones: Record<WhoseTurn, BadgeTone> = {
  traveller: 'warning',
  us: 'info',
  authority: 'info',
  nobody: 'neutral',
}

/** Who acts next. */
export function TurnBadge({ turn }: Readonly<{ turn: WhoseTurn }>) {
  const t = useTranslate()
  return <Badge tone={turnTones[turn]}>{t(`status.turn.${turn}`)}</Badge>
}

/** A traveller's decision, otherwise who acts next. */
export function StateBadge({
  applicant: { state, turn },
}: Readonly<{ applicant: Pick<StandingApplicant, 'state' | 'turn'> }>) {
  const t = useTranslate()
  if (!isDecidedState(state)) return <TurnBadge turn={turn.turn} />
  const words = t(`status.applicant.${state}`)
  if (state === 'withdrawn') return <Badge>{words}</Badge>
  const [tone, icon] =
    state === 'approved' ? (['success', checkIcon] as const) : (['error', closeIcon] as const)
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
