import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { type ApplicantState, isDecidedState } from '#domain/application/applicant-state.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import type { Applicant } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { hashOf } from '../parts/application/use-selection.ts'
import { Block } from '../parts/Block.tsx'
import { compact } from '../parts/looks.ts'
import { MenuButton, MenuLine } from '../parts/MenuButton.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'
import {
  type Choice,
  choiceAt,
  choicesAbout,
  choicesForAll,
  closedBy,
  nextStepOf,
} from './choices.ts'
import { Decide } from './Decide.tsx'
import { AcceptedBy, EndHandOver, HandedOver } from './HandOver.tsx'
import { NextStepLine } from './NextStepLine.tsx'
import { useCalled, useChoiceWords } from './use-choice-words.ts'

/** The one decision that is being made; another one takes its place. */
type Open = Readonly<{ id: number | 'all'; choice: Choice }> | null

/** Each traveller with what is decided about them, what comes next, and everything else in menus. */
export function Travellers() {
  const t = useTranslate()
  const may = useMay()
  const words = useChoiceWords()
  const { basis } = useDetail()
  const { hash } = useLocation()
  const [open, setOpen] = useState<Open>(() => {
    const choice = choiceAt(hash, basis, may)
    return choice ? { id: choice.who.id, choice } : null
  })
  const { applicants } = basis
  const step = nextStepOf(basis, may)
  // What is handed over ends as a whole: once, where it would be approved.
  const handedOver = applicants.filter(({ handOver }) => handOver !== null)
  const ending =
    step?.kind === 'approve' && step.applicant.handOver ? step.applicant : handedOver[0]
  const decided = applicants.filter(({ state }) => isDecidedState(state)).length
  const show = (choice: Choice) =>
    setOpen({ id: choice.who === 'all' ? 'all' : choice.who.id, choice })
  const form = (choice: Choice) => (
    <Decide
      key={`${open?.id} ${choice.to}`}
      choice={choice}
      onClose={() => setOpen(null)}
      onNext={(who) => show({ who, to: 'approved' })}
    />
  )
  const forAll = choicesForAll(basis, may).map((to) => {
    const choice = { who: 'all', to } as const
    return { words: words(choice), onChoose: () => show(choice) }
  })
  return (
    <Block
      title={t('staff.review.decide.title')}
      aside={
        <div className="flex flex-wrap items-center gap-x-3">
          {applicants.length > 1 && (
            <span className="text-sm text-quiet">
              {t('status.travellers.decided', { decided, total: applicants.length })}
            </span>
          )}
          <MoreMenu label={t('staff.review.all')} lines={forAll} />
        </div>
      }
    >
      <NextStepLine step={step} />
      {open?.choice.who === 'all' && form(open.choice)}
      <ul className="divide-y divide-line">
        {applicants.map((who) => (
          <Traveller
            key={who.id}
            applicant={who}
            endsHandOver={ending?.id === who.id}
            isNext={step?.kind === 'approve' && step.applicant.id === who.id}
            isDeciding={open?.id === who.id}
            onChoose={show}
          >
            {open?.id === who.id && open.choice.who !== 'all' && form({ ...open.choice, who })}
          </Traveller>
        ))}
      </ul>
    </Block>
  )
}

const tones: Record<ApplicantState, BadgeTone> = {
  collecting: 'warning',
  ready: 'info',
  filed: 'info',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
}

type TravellerProps = Readonly<{
  applicant: Applicant
  endsHandOver: boolean
  isNext: boolean
  /** Something is being decided about them. */
  isDeciding: boolean
  onChoose: (choice: Choice) => void
  children: Elements | null | false
}>

function Traveller(props: TravellerProps) {
  const { applicant, endsHandOver, isNext, isDeciding, onChoose, children } = props
  const t = useTranslate()
  const may = useMay()
  const words = useChoiceWords()
  const name = useCalled()(applicant)
  const { state } = applicant
  const { go } = useApplicationNavigation()
  const { shown, rare } = choicesAbout(applicant, may)
  const correct = () =>
    go(applicant.applicationId, 'applicants', hashOf({ position: applicant.position, type: null }))
  const isUnread = state === 'ready' && closedBy(applicant, 'filed') === 'approval.unreviewed'
  return (
    <li tabIndex={-1} className="py-2">
      <div className="flex items-start gap-x-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
              <bdi>{name}</bdi>
              <Badge tone={tones[state]}>
                {isUnread
                  ? t('staff.review.documents.state.unreviewed')
                  : t(`staff.review.decide.state.${state}`)}
              </Badge>
            </p>
            <Known applicant={applicant} />
            <HandedOver handOver={applicant.handOver} />
            {applicant.handOver && <AcceptedBy documents={applicant.documents} />}
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {/* None of them moves under the pointer that has just pressed the other. */}
            {shown.map((to) => (
              <SmallButton
                key={to}
                hidden={isDeciding}
                look={to === 'rejected' ? 'danger' : isNext ? 'primary' : 'secondary'}
                aria-label={words({ who: applicant, to })}
                onClick={() => onChoose({ who: applicant, to })}
              >
                {words({ who: applicant, to }, 'short')}
              </SmallButton>
            ))}
            {endsHandOver && <EndHandOver handOver={applicant.handOver} />}
          </div>
        </div>
        <MoreMenu
          label="…"
          name={t('staff.review.decide.more', { name })}
          lines={[
            ...rare.map((to) => ({
              words: words({ who: applicant, to }, 'short'),
              onChoose: () => onChoose({ who: applicant, to }),
            })),
            { words: t('correction.answers.action'), onChoose: correct },
          ]}
        />
      </div>
      {children}
    </li>
  )
}

/** When, why, and under which number of the portal; the visa opens in a tab of its own. */
function Known({ applicant }: Readonly<{ applicant: Applicant }>) {
  const { t, language } = useWords()
  const { state, decidedAt, filedAt, stateReason, portalNumber, visa, visaDocumentUrl } = applicant
  const lines = [
    decidedAt && `${t(`staff.review.decide.state.${state}`)}, ${sayMoment(decidedAt, language)}`,
    !decidedAt &&
      filedAt &&
      t('staff.review.decide.filed.at', { at: sayMoment(filedAt, language) }),
    portalNumber && t('staff.review.decide.portal.is', { number: portalNumber }),
    stateReason && t('form.line', { field: t('status.applicant.reason'), text: stateReason }),
  ].filter((line): line is string => Boolean(line))
  return (
    <div className="text-sm text-quiet">
      {lines.map((line) => (
        <p key={line} dir="auto" className="break-words">
          {line}
        </p>
      ))}
      {visa && visaDocumentUrl && (
        <p>
          <a href={visaDocumentUrl} className="break-words">
            {t('staff.review.decide.visa', { file: visa.fileName })}
          </a>
        </p>
      )}
    </div>
  )
}

type MoreMenuProps = Readonly<{
  label: ReactNode
  name?: string
  lines: readonly Readonly<{ words: string; onChoose: () => void }>[]
}>

/** What is rare, one press away; nothing where there is nothing. */
function MoreMenu({ lines, ...rest }: MoreMenuProps) {
  if (lines.length === 0) return null
  return (
    <MenuButton {...rest} className={buttonClass('quiet', compact)}>
      {lines.map(({ words, onChoose }) => (
        <MenuLine key={words} onChoose={onChoose}>
          {words}
        </MenuLine>
      ))}
    </MenuButton>
  )
}
