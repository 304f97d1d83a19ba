import type { Rules } from '#domain/rules/rules.ts'
import { readyParams } from '#phrases/span.ts'
import type { PhraseParams } from '#phrases/translate.ts'
import { Icon } from '../ui/Icon.tsx'
import { chatIcon, clockIcon, penIcon, shieldIcon } from '../ui/icons.ts'
import { Words } from '../ui/Words.tsx'
import type { LandingProps } from './landing-props.ts'
import { Section } from './Section.tsx'

/** Processing times, ours and the authority's, as parameters of phrases. */
export const handlingTimes = ({ speeds, authority }: Rules): PhraseParams => ({
  ...readyParams(speeds.normal),
  hours: speeds.super_urgent.most,
  days: authority.days,
  referral: authority.referralDays,
})

export function Blurbs({ t, company, rules }: LandingProps) {
  const { opens, closes } = company
  const blurbs = [
    [clockIcon, t('home.blurbs.fast.title'), t('home.blurbs.fast.text', handlingTimes(rules))],
    [penIcon, t('home.blurbs.simple.title'), t('home.blurbs.simple.text')],
    [shieldIcon, t('home.blurbs.secure.title'), t('home.blurbs.secure.text')],
    [chatIcon, t('home.blurbs.support.title'), t('home.blurbs.support.text', { opens, closes })],
  ] as const
  return (
    <Section id="promise" title={t('home.blurbs.title')}>
      <ul className="grid gap-x-12 gap-y-4 sm:grid-cols-2 sm:gap-y-8">
        {blurbs.map(([icon, title, text]) => (
          <li key={title} className="flex gap-3 sm:gap-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-ocean-tint text-ocean sm:size-11">
              <Icon path={icon} className="size-5 sm:size-6" />
            </span>
            <div>
              <h3 className="sm:text-lg">{title}</h3>
              <p className="mt-0.5 max-w-prose text-quiet max-sm:text-sm">
                <Words>{text}</Words>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
