import {
  type ApplicationType,
  applicationTypes,
  groupFrom,
  maxApplicants,
} from '#domain/application/choice.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { pathTo } from '../paths.ts'
import { BackHome } from '../ui/BackHome.tsx'
import type { Elements } from '../ui/elements.ts'
import { Icon } from '../ui/Icon.tsx'
import { chevronRightIcon, familyIcon, groupIcon, personIcon } from '../ui/icons.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

const icons: Record<ApplicationType, string> = {
  single: personIcon,
  family: familyIcon,
  group: groupIcon,
}

type ChooserProps = Readonly<{
  t: Translate
  language: Language
  children: Elements
}>

/** The page before the wizard: the first questions, and the kinds of application. */
export function Chooser({ t, language, children }: ChooserProps) {
  return (
    <div className="mx-auto w-full max-w-form px-5 pt-6 pb-10 sm:pt-10">
      <BackHome language={language} words={t('chooser.back')} />
      {children}
    </div>
  )
}

/** The heading until a question is answered. */
export function ChooserTitle({ t }: Pick<ChooserProps, 't'>) {
  return <h1 className="mt-4 text-2xl sm:text-3xl">{t('eligibility.begin')}</h1>
}

type KindsProps = Omit<ChooserProps, 'children'> &
  Readonly<{
    /** Chooses without a page load; the links also work without it. */
    onChoose?: (type: ApplicationType) => void
  }>

/** The kinds of application as links; plain HTML until hydrated. */
export function Kinds({ t, language, onChoose }: KindsProps) {
  return (
    <section aria-labelledby="kinds" className="mt-8">
      <h2 id="kinds" className="text-xl">
        {t('chooser.title')}
      </h2>
      <p className="mt-1 text-quiet">{t('chooser.lead')}</p>
      <ul className="mt-4 space-y-3">
        {applicationTypes.map((type) => (
          <li key={type}>
            <a
              href={pathTo('application', language, { type })}
              onClick={
                onChoose &&
                ((event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onChoose(type)
                })
              }
              className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 no-underline transition-colors hover:border-ocean sm:gap-5 sm:p-5"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ocean-tint text-ocean">
                <Icon path={icons[type]} className="size-6" />
              </span>
              <span className="flex-1">
                <span className="block text-lg font-semibold group-hover:text-ocean">
                  {t(`chooser.${type}.title`)}
                </span>
                <span className="block text-quiet">
                  {t(`chooser.${type}.text`, { ...maxApplicants, from: groupFrom })}
                </span>
              </span>
              <Icon path={chevronRightIcon} className="size-5 text-quiet rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reserves the height, so that nothing below shifts. */
export function HeadSkeleton() {
  return (
    <Skeleton className="mt-6 h-[23rem] w-full sm:h-60 noscript:hidden [[data-asks]_&]:h-[44rem] sm:[[data-asks]_&]:h-[26rem]" />
  )
}
