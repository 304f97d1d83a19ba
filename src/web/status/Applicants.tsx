import { useState } from 'react'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { Turn as WhoseTurn } from '#domain/application/turn.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { SaveVisa } from './SaveVisa.tsx'
import { type Standing, type StandingApplicant, stageOf, type Turn } from './standing.ts'

const tones: Record<WhoseTurn, BadgeTone> = {
  traveller: 'warning',
  us: 'info',
  authority: 'info',
  nobody: 'neutral',
}

const stateTones: Partial<Record<StandingApplicant['state'], BadgeTone>> = {
  approved: 'success',
  rejected: 'error',
}

/** More than this are folded away: groups have up to fifty. */
const shownAtFirst = 8

/** How far each applicant is: decided, or whose turn it is, what to do and by when. */
export function Applicants({ standing }: Readonly<{ standing: Standing }>) {
  const { applicants } = standing
  const isAsked = stageOf(standing) === 'asked'
  const t = useTranslate()
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? applicants : applicants.slice(0, shownAtFirst)
  const decided = applicants.filter(({ state }) => isDecidedState(state)).length
  const isPartly = decided > 0 && decided < applicants.length
  const withVisa = applicants.filter(({ full }) => full?.visaDocumentUrl)
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{t('status.travellers.title')}</h3>
        {isPartly && (
          <p className="text-sm font-semibold">
            {t('status.travellers.decided', { decided, total: applicants.length })}
          </p>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((applicant, index) => {
          const { name, state, turn, full } = applicant
          const called = name || t('status.travellers.fallback', { number: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two applicants may share a name, and the order is fixed
            <li key={index} className="py-3">
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <p className="font-semibold">
                    <bdi>{called}</bdi>
                  </p>
                  <p className="text-sm text-quiet">
                    {standWords(applicant, isAsked, t, (day) => sayDay(day, language))}
                  </p>
                  {full?.stateReason && (
                    <p dir="auto" className="text-sm break-words">
                      {t('status.applicant.reason', { reason: full.stateReason })}
                    </p>
                  )}
                </div>
                <span className="shrink-0 whitespace-nowrap">
                  {isDecidedState(state) ? (
                    <Badge tone={stateTones[state] ?? 'neutral'}>
                      {t(`status.applicant.${state}`)}
                    </Badge>
                  ) : (
                    <Badge tone={tones[turn.turn]}>{t(`status.turn.${turn.turn}`)}</Badge>
                  )}
                </span>
              </div>
              {full?.visaDocumentUrl && applicants.length > 1 && (
                <SaveVisa
                  fetchVisa={() =>
                    call('GET /api/applicants/{id}/visa', { params: { id: full.id } })
                  }
                  fileName={`visa-${standing.reference}-${index + 1}`}
                  label={t('status.download.of', { name: called })}
                >
                  {t('status.download.action')}
                </SaveVisa>
              )}
            </li>
          )
        })}
      </ul>
      {withVisa.length > 1 && (
        <SaveVisa
          fetchVisa={() => call('GET /api/applications/{id}/visa', { params: { id: standing.id } })}
          fileName={`visas-${standing.reference}`}
        >
          {t('status.download.all')}
        </SaveVisa>
      )}
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </Card>
  )
}

/** When it was decided or handed in, else what is to be done. */
function standWords(
  { turn, state, decidedAt, full }: StandingApplicant,
  isAsked: boolean,
  t: Translate,
  say: (day: string) => string,
): string {
  if (isDecidedState(state) && decidedAt) {
    return t('status.applicant.decided.on', { day: say(dayAtSeat(new Date(decidedAt))) })
  }
  if (state === 'filed' && turn.turn === 'authority' && full?.filedAt) {
    return t('status.applicant.filed.on', { day: say(dayAtSeat(new Date(full.filedAt))) })
  }
  return actionWords(turn, isAsked, t, say)
}

function actionWords(
  { turn, action, by }: Turn,
  isAsked: boolean,
  t: Translate,
  say: (day: string) => string,
) {
  if (!action) return ''
  if (action === 'wait') {
    return turn === 'us' && by
      ? t('status.action.wait.by', { day: say(by) })
      : t('status.action.wait')
  }
  const words = t(`status.action.${isAsked && action === 'upload' ? 'replace' : action}`)
  return by && turn === 'traveller' ? t('status.action.by', { action: words, day: say(by) }) : words
}
