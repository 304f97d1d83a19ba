import type { Language } from '#domain/reference/languages.ts'
import { formatList } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayMoment, sayShortDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, closeIcon } from '../ui/icons.ts'
import type { Standing } from './standing.ts'
import { type Moment, momentsOf } from './timeline.ts'

export function TimelineCard({ standing }: Readonly<{ standing: Standing }>) {
  const t = useTranslate()
  return (
    <Card className="p-4 sm:p-6">
      <h3 className="mb-4 text-lg">{t('status.timeline.title')}</h3>
      <Timeline standing={standing} />
    </Card>
  )
}

/** Past, current and expected events, from top to bottom. */
export function Timeline({ standing }: Readonly<{ standing: Standing }>) {
  const t = useTranslate()
  const language = useLanguage()
  const moments = momentsOf(standing)
  return (
    <ol>
      {moments.map((moment, index) => (
        <li key={keyOf(moment)} className="flex gap-4">
          <Track moment={moment} isLast={index === moments.length - 1} />
          <div className={`min-w-0 ${index === moments.length - 1 ? '' : 'pb-6'}`}>
            <p className={moment.state === 'expected' ? 'text-quiet' : 'font-semibold'}>
              <span className="sr-only">
                {`${t(`status.timeline.${moment.state === 'moved' ? 'past' : moment.state}`)}: `}
              </span>
              <span>{momentWords(moment, t, language)}</span>
            </p>
            <p className="figures text-sm text-quiet empty:hidden">
              {'at' in moment
                ? sayMoment(moment.at, language)
                : dayWords(moment, t, (day) => sayShortDay(day, language))}
            </p>
            {'at' in moment && moment.message && <Message text={moment.message} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A message of staff as plain text. */
function Message({ text }: Readonly<{ text: string }>) {
  return (
    <p
      dir="auto"
      className="mt-2 max-w-prose rounded-field bg-sunken px-3 py-2 text-sm break-words whitespace-pre-line"
    >
      {text}
    </p>
  )
}

function keyOf(moment: Moment): string {
  const names = moment.state === 'moved' ? moment.names.join() : ''
  return `${moment.state} ${moment.what} ${'at' in moment ? moment.at : ''} ${names}`
}

/** Maximum travellers named; further ones are counted. */
const named = 4

export function momentWords(moment: Moment, t: Translate, language: Language): string {
  if (moment.state === 'moved') {
    const more = moment.names.length - named
    const shown = moment.names.slice(0, more > 0 ? named : undefined)
    const rest = more > 0 ? [t('status.timeline.moved.more', { count: more })] : []
    const names = formatList([...shown, ...rest], language)
    return t(`status.timeline.moved.${moment.what}`, { names })
  }
  if (moment.state === 'past') return t(`status.timeline.${moment.what}`)
  if (moment.state === 'present') return t(`status.timeline.now.${moment.what}`)
  return t(`status.timeline.next.${moment.what}`)
}

function dayWords(
  moment: Exclude<Moment, { at: string }>,
  t: Translate,
  say: (day: string) => string,
): string {
  const isPromise = moment.state === 'present' || moment.isPromise
  if (moment.by) {
    return t(isPromise ? 'status.timeline.by' : 'status.timeline.about', { day: say(moment.by) })
  }
  // Upcoming events without a day need no words: their mark says 'expected'.
  return moment.state === 'present' ? t('status.timeline.present') : ''
}

/** The mark of an event and the line to the next: solid behind, dashed ahead. */
function Track({ moment, isLast }: Readonly<{ moment: Moment; isLast: boolean }>) {
  const isPast = 'at' in moment
  return (
    <span aria-hidden="true" className="flex w-7 shrink-0 flex-col items-center">
      <Mark moment={moment} />
      {!isLast && (
        <span
          className={`w-0 flex-1 border-s-2 ${isPast ? 'border-ocean' : 'border-dashed border-edge'}`}
        />
      )}
    </span>
  )
}

function Mark({ moment }: Readonly<{ moment: Moment }>) {
  const place = 'grid size-7 place-items-center rounded-full border-2'
  if (moment.state === 'present') {
    return (
      <span className={`${place} border-ocean bg-surface`}>
        <span className="size-3 rounded-full bg-sun forced-color-adjust-none forced-colors:bg-[CanvasText]" />
      </span>
    )
  }
  if (moment.state === 'expected') {
    return <span className={`${place} border-dashed border-edge bg-surface`} />
  }
  const isRefusal = moment.what === 'rejected'
  const isEnd = isRefusal || moment.what === 'withdrawn'
  const look = isRefusal
    ? 'border-clay bg-clay-tint text-clay'
    : isEnd
      ? 'border-edge bg-sunken text-quiet'
      : 'border-ocean bg-ocean text-on-ocean'
  return (
    <span className={`${place} ${look}`}>
      <Icon path={isEnd ? closeIcon : checkIcon} className="size-4" />
    </span>
  )
}
