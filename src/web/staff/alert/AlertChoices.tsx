import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { type AlertKind, type AlertWay, alertWays, chosenWays } from '#domain/staff/alert.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { asked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'
import { LabelledSelect } from '../parts/Select.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { usePush } from './use-push.ts'

type Choices = AnswerOf<'GET /api/admin/alert-choices'>
type Choice = Choices['choices'][number]

const choicesQuery = asked(['staff', 'alert-choices'], 'GET /api/admin/alert-choices', {})

/** How much one is told by each way; a choice is kept as it is made. */
export function AlertChoices() {
  const t = useTranslate()
  const choices = useQuery(choicesQuery)
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isHere = choices.data !== undefined
  useEffect(() => {
    // The bell leads here, and what stands above is drawn first.
    if (isHere && hash === '#alerts') place.current?.scrollIntoView({ block: 'start' })
  }, [isHere, hash])
  const hour = choices.data?.digestHour
  return (
    <div ref={place} className="scroll-mt-18">
      <Section
        title={t('staff.alert.choice.title')}
        lead={hour !== undefined && t('staff.alert.choice.lead', { hour })}
      >
        <Loaded query={choices}>
          {(data) =>
            data.choices.length === 0 ? (
              <p className="text-sm text-quiet">{t('staff.alert.choice.none')}</p>
            ) : (
              <>
                <WayChoices choices={data.choices} />
                <PushSwitch push={data.push} />
              </>
            )
          }
        </Loaded>
      </Section>
    </div>
  )
}

const levels = ['all', 'usual', 'none'] as const
type Level = (typeof levels)[number]

function WayChoices({ choices }: Readonly<{ choices: readonly Choice[] }>) {
  const t = useTranslate()
  const set = useChoosing(choices)
  const { permissions } = useMe()
  const usual = (kind: AlertKind) => chosenWays(kind, { permissions, refundLimitCents: null }, null)
  const isTold = ({ kind, offered }: Choice, way: AlertWay, level: Level) =>
    level === 'usual' ? usual(kind).includes(way) : level === 'all' && offered.includes(way)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {alertWays.map((way) => {
        // What is usual may be everything or nothing: it stays what was chosen.
        const now = (['usual', 'all', 'none'] as const).find((level) =>
          choices.every((each) => each.chosen.includes(way) === isTold(each, way, level)),
        )
        const offered = now ? levels : (['own', ...levels] as const)
        return (
          <LabelledSelect
            key={way}
            label={t(`staff.alert.way.${way}`)}
            labelClass="text-sm font-medium"
            value={now ?? 'own'}
            choices={offered.map((value) => ({ value, label: t(`staff.alert.level.${value}`) }))}
            onChoose={(level) =>
              level !== 'own' && void set(way, (choice) => isTold(choice, way, level))
            }
          />
        )
      })}
    </div>
  )
}

/** Sets a way at once, and back to what the server took last where it does not take it. */
function useChoosing(choices: readonly Choice[]) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const client = useQueryClient()
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef<readonly Choice[]>(null)
  const taken = useRef<readonly Choice[]>(null)
  const show = (next: readonly Choice[]) =>
    client.setQueryData(choicesQuery.queryKey, (known) => known && { ...known, choices: [...next] })
  return async (way: AlertWay, isTold: (choice: Choice) => boolean) => {
    const next = choices.map((choice) => ({
      ...choice,
      chosen: alertWays.filter((each) =>
        each === way ? isTold(choice) : choice.chosen.includes(each),
      ),
    }))
    taken.current ??= choices
    newest.current = next
    show(next)
    const body = { choices: next.map(({ kind, chosen: ways }) => ({ kind, ways })) }
    const answer = sending.current
      .catch(() => {})
      .then(() => call('PUT /api/admin/alert-choices', { body }))
    sending.current = answer
    try {
      await answer
      taken.current = next
    } catch (error) {
      // A choice made since brings this one along.
      if (newest.current !== next) return
      show(taken.current)
      toast({ title: t('staff.alert.choice.failed'), text: say(error), tone: 'error' })
    }
    if (newest.current === next) taken.current = null
  }
}

type PushSwitchProps = Readonly<{ push: AnswerOf<'GET /api/admin/alert-choices'>['push'] }>

/** Whether this browser is told, and why not. Permission is asked for only when the button is pressed. */
function PushSwitch({ push }: PushSwitchProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const { send, isBusy, error } = useSending()
  const { state, turnOn, turnOff } = usePush(push.key)
  const [isOn, setOn] = useState(push.isOn && state === 'possible')
  const press = () =>
    send(async () => {
      if (isOn) await turnOff()
      setOn(isOn ? false : await turnOn())
      await client.invalidateQueries({ queryKey: ['staff', 'alert-choices'] })
    })
  const isUnknown = isCode(error, 'request.invalid')
  return (
    <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <div className="max-w-prose min-w-0 flex-1 basis-64 text-sm">
        <h3 className="text-base">{t('staff.alert.push.title')}</h3>
        <p className="mt-1 text-quiet">{t('staff.alert.push.text')}</p>
        <p role="status" className="mt-2 font-medium">
          {state === 'possible'
            ? t(isOn ? 'staff.alert.push.is-on' : 'staff.alert.push.is-off')
            : t(`staff.alert.push.${state}`)}
        </p>
        {error !== null && (
          <Notice tone="error" role="alert" className="mt-3">
            {t(isUnknown ? 'staff.alert.push.unknown' : 'staff.alert.push.failed')}
          </Notice>
        )}
      </div>
      {state === 'possible' && (
        <Button look="secondary" busy={isBusy} onClick={() => void press()}>
          {t(isOn ? 'staff.alert.push.off' : 'staff.alert.push.on')}
        </Button>
      )}
    </div>
  )
}
