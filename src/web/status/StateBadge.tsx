import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { Turn as WhoseTurn } from '#domain/application/status.ts'
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

/** Whose turn it is. */
export function TurnBadge({ turn }: Readonly<{ turn: WhoseTurn }>) {
  const t = useTranslate()
  return <Badge tone={turnTones[turn]}>{t(`status.turn.${turn}`)}</Badge>
}

/** What was decided about a traveller, or whose turn it is as long as nothing is. */
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
