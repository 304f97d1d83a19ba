import { type Turn, whoseTurn } from '#domain/application/turn.ts'
import type { Application } from '../../parts/application/application.ts'

/** Of several travellers the one who waits for the traveller's answer comes first. */
const order: readonly Turn[] = ['traveller', 'us', 'authority', 'nobody']

/** Whose turn it is with an application; nobody's once nothing is known of its people. */
export function turnOf(application: Application): Turn {
  if (application.erasedAt) return 'nobody'
  const found = order.find((turn) => application.applicants.some((each) => each.turn.turn === turn))
  if (found) return found
  const completedAt = application.completedAt ? new Date(application.completedAt) : null
  return whoseTurn({ ...application, completedAt }, 'collecting')
}
