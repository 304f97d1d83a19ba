import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { type AlertWay, alertWays } from '#domain/staff/alert.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { PushSwitch } from './PushSwitch.tsx'

type Choices = AnswerOf<'GET /api/admin/alert-choices'>
type Choice = Choices['choices'][number]

const choicesQuery = queryOptions({
  queryKey: ['staff', 'alert-choices'],
  queryFn: ({ signal }) => call('GET /api/admin/alert-choices', { signal }),
})

/** Of what one is told, and by which ways; each box is kept as it is set. */
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
                <ChoiceTable choices={data.choices} />
                <PushSwitch push={data.push} />
              </>
            )
          }
        </Loaded>
      </Section>
    </div>
  )
}

function ChoiceTable({ choices }: Readonly<{ choices: readonly Choice[] }>) {
  const t = useTranslate()
  const set = useChoosing()
  return (
    // On a phone each kind stands above its boxes.
    <table
      aria-label={t('staff.alert.choice.title')}
      className="w-full border-collapse text-sm max-sm:block [&>*]:max-sm:block"
    >
      <thead>
        <tr className="border-b border-line text-xs text-quiet max-sm:grid max-sm:grid-cols-4">
          <th scope="col" className="py-2 text-start font-medium max-sm:sr-only">
            {t('staff.alert.choice.kind')}
          </th>
          {alertWays.map((way) => (
            <th
              key={way}
              scope="col"
              className="px-0.5 py-2 text-center align-bottom font-medium hyphens-auto max-sm:self-end sm:w-24"
            >
              {t(`staff.alert.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr
            key={choice.kind}
            className="border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-4 max-sm:pt-2"
          >
            <th scope="row" className="py-1 pe-2 text-start font-normal max-sm:col-span-4">
              {t(`staff.alert.kind.${choice.kind}`)}
            </th>
            {alertWays.map((way) => (
              <td key={way} className="p-0 text-center">
                {choice.offered.includes(way) && (
                  <WayBox
                    choice={choice}
                    way={way}
                    onChange={(isOn) => void set(choice, way, isOn)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type WayBoxProps = Readonly<{
  choice: Choice
  way: AlertWay
  onChange: (isOn: boolean) => void
}>

function WayBox({ choice: { kind, chosen }, way, onChange }: WayBoxProps) {
  const t = useTranslate()
  const names = { kind: t(`staff.alert.kind.${kind}`), way: t(`staff.alert.way.${way}`) }
  return (
    // The box is small; what surrounds it can be hit as well.
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t('staff.alert.choice.label', names)}
        checked={chosen.includes(way)}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-ocean"
      />
    </label>
  )
}

/** Sets a box at once, and back where the server does not take it. */
function useChoosing() {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const client = useQueryClient()
  const show = (kind: Choice['kind'], chosen: Choice['chosen']) =>
    client.setQueryData(choicesQuery.queryKey, (known) => known && withChoice(known, kind, chosen))
  return async ({ kind, chosen }: Choice, way: AlertWay, isOn: boolean) => {
    const ways = alertWays.filter((each) => (each === way ? isOn : chosen.includes(each)))
    show(kind, ways)
    try {
      await call('PUT /api/admin/alert-choices', { body: { choices: [{ kind, ways }] } })
    } catch (error) {
      show(kind, chosen)
      toast({ title: t('staff.alert.choice.failed'), text: say(error), tone: 'error' })
    }
  }
}

function withChoice(known: Choices, kind: Choice['kind'], chosen: Choice['chosen']): Choices {
  const choices = known.choices.map((each) => (each.kind === kind ? { ...each, chosen } : each))
  return { ...known, choices }
}
