import { useState } from 'react'
import type { Translate } from '#phrases/translate.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { turnTones } from './NowCard.tsx'
import { type Standing, stageOf, type Turn } from './standing.ts'

/** More than this are folded away: groups have up to fifty. */
const shownAtFirst = 8

/** Whose turn it is for each applicant, what to do and by when. */
export function Applicants({ standing }: Readonly<{ standing: Standing }>) {
  const { applicants } = standing
  const isAsked = stageOf(standing) === 'asked'
  const t = useTranslate()
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? applicants : applicants.slice(0, shownAtFirst)
  return (
    <Card className="p-4 sm:p-6">
      <h3 className="text-lg">{t('status.travellers.title')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(({ name, turn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two applicants may share a name, and the order is fixed
          <li key={index} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>{name || t('status.travellers.fallback', { number: index + 1 })}</bdi>
              </p>
              <p className="text-sm text-quiet">
                {actionWords(turn, isAsked, t, (day) => sayDay(day, language))}
              </p>
            </div>
            <span className="shrink-0 whitespace-nowrap">
              <Badge tone={turnTones[turn.turn]}>{t(`status.turn.${turn.turn}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </Card>
  )
}

/** What a traveller has to do, or that nothing is left to do; '' where there is nothing to say. */
export function actionWords(
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
