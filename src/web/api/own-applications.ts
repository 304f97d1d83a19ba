import type { AnswerOf } from '#client/route.ts'
import { call } from './client.ts'

export type OwnApplication = Readonly<AnswerOf<'GET /api/my-applications'>['items'][number]>

/** Applications this browser has access to, newest first. */
export async function loadOwnApplications(): Promise<readonly OwnApplication[]> {
  return (await call('GET /api/my-applications', {})).items
}

/** The most likely application for a page without an order id. */
export function likelyApplication(
  items: readonly OwnApplication[],
  keptId: number | null,
  isWanted: (item: OwnApplication) => boolean = () => true,
): OwnApplication | null {
  return items.find(({ id }) => id === keptId) ?? items.find(isWanted) ?? items[0] ?? null
}
