import type { LandingProps } from './landing-props.ts'
import { Section } from './Section.tsx'

/** Three steps in a row. */
export function Steps({ t }: LandingProps) {
  const steps = [
    [t('home.steps.1.title'), t('home.steps.1.text')],
    [t('home.steps.2.title'), t('home.steps.2.text')],
    [t('home.steps.3.title'), t('home.steps.3.text')],
  ]
  return (
    <Section id="how" title={t('home.steps.title')}>
      <ol className="grid gap-x-10 md:mt-10 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li
            key={title}
            className="relative ms-4 border-s border-line ps-7 pb-5 last:border-transparent last:pb-0 md:ms-0 md:border-s-0 md:border-t md:ps-0 md:pt-8 md:pb-0 md:last:border-line"
          >
            <span
              aria-hidden="true"
              className="figures absolute -start-4 top-0 grid size-8 place-items-center rounded-full bg-ocean text-sm font-bold text-on-ocean md:start-0 md:-top-4"
            >
              {index + 1}
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 max-w-prose text-quiet max-sm:text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
