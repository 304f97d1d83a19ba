import { maxApplicants } from '#domain/application/choice.ts'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { passportIcon, searchIcon } from '../ui/icons.ts'
import { Words } from '../ui/Words.tsx'
import type { LandingProps } from './landing-props.ts'
import { ReferenceBox } from './ReferenceBox.tsx'
import { Section } from './Section.tsx'

/** On a phone the first view is the way to begin: only the reference is asked for here. */
export function StartCards({ t, language }: LandingProps) {
  return (
    <Section id="start" title={t('home.start.title')} isUntitledOnPhones>
      <div className="grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2">
        <Card className="flex flex-col items-start gap-3 border-ocean/50 p-8 max-sm:hidden">
          <h3 className="flex flex-col gap-3 text-xl">
            <Icon path={passportIcon} className="size-8 text-ocean" />
            {t('home.start.new.title')}
          </h3>
          <p className="mb-2 max-w-prose text-quiet">
            {t('home.start.new.text', { family: maxApplicants.family })}
          </p>
          <ButtonLink href={pathTo('application', language)} className="mt-auto">
            {t('home.start.new.action')}
          </ButtonLink>
        </Card>
        <Card className="flex flex-col items-start gap-2 p-4 sm:gap-3 sm:p-8">
          <h3 className="flex gap-2 text-lg sm:flex-col sm:gap-3 sm:text-xl">
            <Icon path={searchIcon} className="size-7 text-ocean sm:size-8" />
            {t('home.start.status.title')}
          </h3>
          <p className="max-w-prose text-quiet max-sm:text-sm sm:mb-2">
            <Words>{t('home.start.status.text')}</Words>
          </p>
          <ReferenceBox t={t} language={language} />
        </Card>
      </div>
    </Section>
  )
}
