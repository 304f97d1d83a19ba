import { useState } from 'react'
import { isCode } from '#client/error.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { sameFileOf } from '#domain/document/same-file.ts'
import type { ComparedField } from '#domain/passport/compare.ts'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { checkIcon, closeIcon, warningIcon } from '../../../ui/icons.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import { type Applicant, nameOf, type StaffDocument } from '../../parts/application/application.ts'
import { type Slot, slotsOf, toReview } from '../../parts/application/slots.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { ByLine } from '../../parts/ByLine.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { SmallButton } from '../../parts/SmallButton.tsx'
import { useErrorWords } from '../../parts/use-error-words.ts'
import { aboveApplication, useKeys } from '../../parts/use-keys.ts'
import { useKeysChoice } from '../../parts/use-keys-choice.ts'
import { useMay } from '../../parts/use-me.ts'
import { useSending } from '../../parts/use-sending.ts'
import { RejectForm, type Rejection } from './RejectForm.tsx'
import type { Verdicts } from './use-verdicts.ts'

type ReviewProps = Readonly<{
  slot: Slot
  /** An older version is shown, of which nothing can be said any more. */
  isOld: boolean
  /** Stands below a rejection: the letter that asks for another file. */
  askedLetter: Elements
  verdicts: Verdicts
}>

/** What staff say of a document, and then on to the next one. */
export function Review({ slot, isOld, askedLetter, verdicts }: ReviewProps) {
  const t = useTranslate()
  const may = useMay()
  const { applicant, document } = slot
  const mayJudge = may('application.work') && may('document.read')
  if (!document) return null
  const { verdict } = document.review
  const whyNot = isDecidedState(applicant.state) ? 'verdict.decided' : !mayJudge && 'role'
  const why = isOld ? 'verdict.old' : whyNot
  return (
    <Block
      title={t('staff.review.verdict.title')}
      aside={<Badge {...looks[verdict]}>{t(`staff.review.documents.state.${verdict}`)}</Badge>}
    >
      <VerdictWords document={document} />
      <PageCheck document={document} />
      <SameFile applicant={applicant} document={document} />
      {verdict === 'rejected' && askedLetter}
      {why ? (
        <p className="mt-2 text-sm text-quiet">{t(`staff.review.${why}`)}</p>
      ) : (
        <Verdict slot={slot} document={document} verdicts={verdicts} />
      )}
    </Block>
  )
}

type VerdictProps = Readonly<{ slot: Slot; document: StaffDocument; verdicts: Verdicts }>

function Verdict({ slot, document, verdicts }: VerdictProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const { give, acceptAll, rejecting, setRejecting, isBusy, error } = useGiving(slot, verdicts)
  const { verdict } = document.review
  const shown = verdicts.shownWaiting(slotsOf(application, slot.applicant))
  const accept = () => {
    if (verdict !== 'accepted' && !isBusy) void give({ verdict: 'accepted' })
  }
  const reject = () => verdict !== 'rejected' && setRejecting({ seen: document.review })
  const acceptShown = () => void acceptAll(shown)
  const [isOn] = useKeysChoice()
  useKeys({ a: accept, r: reject, A: acceptShown }, { isOn, above: aboveApplication })
  return (
    <div className="mt-3">
      <ErrorNotice error={error} className="mb-3" />
      {rejecting ? (
        <RejectForm
          document={document}
          type={slot.type}
          isBusy={isBusy}
          onReject={give}
          onBack={() => setRejecting(null)}
        />
      ) : (
        <VerdictButtons verdict={verdict} isBusy={isBusy} onAccept={accept} onReject={reject} />
      )}
      {!rejecting && shown.length > 1 && (
        <SmallButton
          look="quiet"
          className="mt-2 w-full"
          aria-keyshortcuts="Shift+A"
          onClick={acceptShown}
        >
          <span>{t('staff.review.verdict.acceptShown', { count: shown.length })}</span>
          <Key name="⇧A" />
        </SmallButton>
      )}
    </div>
  )
}

/** Gives verdicts, and says what came of it: the screen may show another document by then. */
function useGiving(slot: Slot, verdicts: Verdicts) {
  const t = useTranslate()
  const toast = useToast()
  const say = useErrorWords()
  const { send, isBusy, error } = useSending()
  /** `seen`: what stood there when somebody began to reject it; null: what stands there now. */
  const [rejecting, setRejecting] = useState<{ seen: StaffDocument['review'] | null } | null>(null)
  const { document, type, applicant } = slot
  const give = (body: { verdict: 'accepted' } | Rejection) =>
    send(async () => {
      if (!document) return
      const judged = { id: document.id, review: rejecting?.seen ?? document.review }
      const after = await verdicts.judge(slot, judged, body).catch((reason: unknown) => {
        toast({ tone: 'error', title: t('staff.review.verdict.failed'), text: say(reason) })
        // What a colleague said meanwhile is shown by now.
        if (isCode(reason, 'review.changed')) setRejecting((before) => before && { seen: null })
        throw reason
      })
      setRejecting(null)
      if (!after) return toast({ title: t('staff.review.verdict.replaced') })
      const what = { document: t(`document.type.${type}`), name: nameOf(applicant) }
      toast({
        tone: 'success',
        title: t(`staff.review.verdict.done.${body.verdict}`, what),
        text: toReview(after).length > 0 ? '' : t('staff.review.verdict.done.all'),
      })
    })
  const acceptAll = (shown: readonly Slot[]) =>
    send(async () => {
      if (shown.length === 0) return
      await verdicts.acceptAll(shown)
      const count = shown.length
      toast({ tone: 'success', title: t('staff.review.verdict.done.shown', { count }) })
    })
  return { give, acceptAll, rejecting, setRejecting, isBusy, error }
}

type VerdictButtonsProps = Readonly<{
  verdict: StaffDocument['review']['verdict']
  isBusy: boolean
  onAccept: () => void
  onReject: () => void
}>

function VerdictButtons({ verdict, isBusy, onAccept, onReject }: VerdictButtonsProps) {
  const t = useTranslate()
  const isNew = verdict === 'unreviewed'
  return (
    <div className="flex flex-wrap gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:flex-nowrap max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {verdict !== 'accepted' && (
        <SmallButton
          look={isNew ? 'primary' : 'secondary'}
          className="flex-1 whitespace-nowrap"
          busy={isBusy}
          aria-keyshortcuts="a"
          onClick={onAccept}
        >
          <span>{t(`staff.review.verdict.${isNew ? 'accept' : 'acceptAfterAll'}`)}</span>
          <Key name="A" />
        </SmallButton>
      )}
      {verdict !== 'rejected' && (
        <SmallButton
          look="danger"
          className="flex-1 whitespace-nowrap"
          aria-keyshortcuts="r"
          onClick={onReject}
        >
          <span>{t(`staff.review.verdict.${isNew ? 'reject' : 'rejectAfterAll'}`)}</span>
          <Key name="R" />
        </SmallButton>
      )}
    </div>
  )
}

/** Told to those who listen by aria-keyshortcuts of the button around. */
export function Key({ name }: Readonly<{ name: string }>) {
  return (
    <kbd className="hidden rounded-small border border-current px-1.5 font-sans text-xs opacity-70 pointer-fine:inline">
      {name}
    </kbd>
  )
}

const looks = {
  unreviewed: { tone: 'info' },
  accepted: { tone: 'success', icon: checkIcon },
  rejected: { tone: 'error', icon: closeIcon },
} as const

function VerdictWords({ document }: Readonly<{ document: StaffDocument }>) {
  const t = useTranslate()
  const { reason, note, by, at, verdict } = document.review
  if (verdict === 'unreviewed' || !at) return null
  return (
    <div className="text-sm">
      {reason && <p className="font-semibold">{t(`staff.review.reason.${reason}`)}</p>}
      {note && <p className="whitespace-pre-wrap">{note}</p>}
      <ByLine name={by?.name ?? t('staff.parts.somebody')} at={at} />
    </div>
  )
}

/** What the lines at the foot of a passport page say of the answers, and what the traveller said to it. */
export function PageCheck({ document }: Readonly<{ document: StaffDocument }>) {
  const { t, language } = useWords()
  const { documentType, passportCheck: check, current } = document
  if (documentType !== 'passportDocument' || (!check && !current)) return null
  const list = new Intl.ListFormat(language, { type: 'unit' })
  const namesOf = (fields: readonly ComparedField[]) =>
    list.format(fields.map((field) => t(`apply.${field}.label`)))
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-quiet">{t('staff.review.page.title')}</span>
      {!check && <Badge>{t('staff.review.page.waiting')}</Badge>}
      {check?.result === 'match' && (
        <Badge tone="success" icon={checkIcon}>
          {t('staff.review.page.match')}
        </Badge>
      )}
      {check?.result === 'not-readable' && <Badge>{t('staff.review.page.not-readable')}</Badge>}
      {check?.result === 'differs' && (
        <Badge tone="warning" icon={warningIcon}>
          {t('staff.review.page.differs', { fields: namesOf(check.fields) })}
        </Badge>
      )}
      {check && check.confirmed.length > 0 && (
        <Badge>{t('staff.review.page.confirmed', { fields: namesOf(check.confirmed) })}</Badge>
      )}
    </p>
  )
}

type SameFileProps = Readonly<{ applicant: Applicant; document: StaffDocument }>

/** Says where the very same file stands as something that it cannot be as well. */
function SameFile({ applicant, document }: SameFileProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const standing = application.applicants.map((each) => ({
    ...each,
    documents: each.documents.filter(({ current }) => current),
  }))
  const same = document.current ? sameFileOf(applicant, document, standing) : null
  if (!same) return null
  return (
    <p className="mt-2 text-sm">
      <Badge tone="warning" icon={warningIcon}>
        {t('staff.review.same', {
          document: t(`document.type.${same.documentType}`),
          name: nameOf(same.giver),
        })}
      </Badge>
    </p>
  )
}
