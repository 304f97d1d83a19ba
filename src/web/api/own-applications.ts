import type { AnswerOf } from '#client/route.ts'
import { call } from './client.ts'

export type OwnApplication = Readonly<AnswerOf<'GET /api/my-applications'>['items'][number]>

/** What this browser may act for, newest first; nothing for a browser that we do not know. */
export async function loadOwnApplications(): Promise<readonly OwnApplication[]> {
  return (await call('GET /api/my-applications', {})).items
}

/** The application that a page without an order id is most likely about. */
export function likelyApplication(
  items: readonly OwnApplication[],
  keptId: number | null,
  isWanted: (item: OwnApplication) => boolean = () => true,
): OwnApplication | null {
  return items.find(({ id }) => id === keptId) ?? items.find(isWanted) ?? items[0] ?? null
}
