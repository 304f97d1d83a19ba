import { useState } from 'react'
import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { Applicant } from '../../parts/application/application.ts'

/** Where a form stands: beside its traveller as what comes next, or among the other changes. */
type Place = 'next' | 'other'
type Shown = Readonly<{ id: number; decision: ApplicantDecision; place: Place }>

/** The one decision that is being made; another one takes its place. */
export function useOpenDecision() {
  const [shown, setShown] = useState<Shown | null>(null)
  return {
    show: ({ id }: Applicant, decision: ApplicantDecision, place: Place) =>
      setShown({ id, decision, place }),
    close: () => setShown(null),
    isOpen: ({ id }: Applicant, place: Place) => shown?.id === id && shown.place === place,
    /** What is decided among the other changes. */
    decision: shown?.decision ?? null,
  }
}

export type OpenDecision = ReturnType<typeof useOpenDecision>
