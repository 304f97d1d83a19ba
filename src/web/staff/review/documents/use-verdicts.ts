import { useRef } from 'react'
import { isCode } from '#client/error.ts'
import type { BodyOf } from '#client/route.ts'
import { call } from '../../../api/client.ts'
import type { Application, StaffDocument } from '../../parts/application/application.ts'
import { nextToReview, type Slot } from '../../parts/application/slots.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'

type Said = BodyOf<'POST /api/admin/documents/{id}/review'>
type Judged = Pick<StaffDocument, 'id' | 'review'>

/** The traveller has sent another one meanwhile. */
const isReplaced = (error: unknown) =>
  isCode(error, 'document.not-found') || isCode(error, 'application.changed')

/**
 * Verdicts one after the other: whoever goes on while one is on its way loses no press, and sees the
 * next document meanwhile. `onGo` leads to a document.
 */
export function useVerdicts(onGo: (slot: Slot) => void) {
  const { application, change } = useDetail()
  const latest = useRef(application)
  latest.current = application
  const before = useRef<Promise<unknown>>(Promise.resolve())
  /** Judged, and not yet heard back from. */
  const onTheirWay = useRef(new Set<string>())
  /** Was on the screen, all of it. */
  const seen = useRef(new Set<string>())
  const hasJudged = useRef(false)

  const send = ({ id, review }: Judged, said: Said): Promise<Application> => {
    // With what was seen of it: who was faster is not overruled by accident.
    const body = { ...said, seenAt: review.at }
    const work = () =>
      change(() => call('POST /api/admin/documents/{id}/review', { params: { id }, body }))
    const answer = before.current.then(work, work)
    before.current = answer.catch(() => {})
    return answer
  }

  /** What to look at after this one, whatever is still on its way. */
  const next = (slot: Slot) => nextToReview(latest.current, slot, onTheirWay.current)

  /**
   * Says what is thought of a document; null when the traveller has sent another one meanwhile. Leads
   * on at once after an acceptance, and back when that fails.
   */
  const judge = async (slot: Slot, judged: Judged, body: Said): Promise<Application | null> => {
    const { id } = judged
    hasJudged.current = true
    onTheirWay.current.add(id)
    const following = next(slot)
    const leadsOn = body.verdict === 'accepted' && following !== null
    if (leadsOn) onGo(following)
    try {
      const after = await send(judged, body)
      const left = next(slot)
      if (!leadsOn && left) onGo(left)
      return after
    } catch (error) {
      if (leadsOn) onGo(slot)
      if (isReplaced(error)) return null
      throw error
    } finally {
      onTheirWay.current.delete(id)
    }
  }

  /** Accepts several that were shown, and leads on to what was not. */
  const acceptAll = async (slots: readonly Slot[]): Promise<void> => {
    hasJudged.current = true
    const documents = slots.flatMap(({ document }) => document ?? [])
    for (const { id } of documents) onTheirWay.current.add(id)
    const last = slots.at(-1)
    const following = last ? next(last) : null
    if (following) onGo(following)
    try {
      for (const each of documents) await send(each, { verdict: 'accepted' })
    } finally {
      for (const { id } of documents) onTheirWay.current.delete(id)
    }
  }

  /** Documents of the same traveller that were shown, and wait for a verdict. */
  const shownWaiting = (slots: readonly Slot[]): readonly Slot[] =>
    slots.filter(
      ({ document, state }) =>
        document !== null &&
        state === 'unreviewed' &&
        seen.current.has(document.id) &&
        !onTheirWay.current.has(document.id),
    )

  return {
    judge,
    acceptAll,
    shownWaiting,
    hasJudged,
    onSeen: (id: string) => void seen.current.add(id),
  }
}

export type Verdicts = ReturnType<typeof useVerdicts>
