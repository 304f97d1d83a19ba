import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import type { Messenger } from '#domain/messenger.ts'
import { call } from '../api/client.ts'
import { offersMessengers } from '../offered-messengers.ts'

type OwnMessengers = AnswerOf<'GET /api/applications/{id}/messengers'>
export type OwnMessenger = OwnMessengers['items'][number]
export type Offer = OwnMessengers['offered'][number]

const awaitingMs = 3000

export const isConnected = (data: OwnMessengers | undefined, messenger: Messenger): boolean =>
  data?.items.some((each) => each.messenger === messenger && each.state === 'proved') === true

/** The messengers of an application; asked for often, while the page is seen, until an awaited one is connected. */
export function useMessengers(applicationId: number, awaited: Messenger | null = null) {
  return useQuery({
    queryKey: ['own-messengers', applicationId],
    queryFn: ({ signal }) =>
      call('GET /api/applications/{id}/messengers', { params: { id: applicationId }, signal }),
    enabled: offersMessengers(),
    refetchInterval: ({ state }) =>
      awaited !== null && !isConnected(state.data, awaited) && awaitingMs,
    refetchOnWindowFocus: 'always',
  })
}
