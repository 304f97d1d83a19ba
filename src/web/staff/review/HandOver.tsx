import { useState } from 'react'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import type { Applicant } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { Select } from '../parts/Select.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { useMay, useMe } from '../parts/use-me.ts'

type HandOverProps = Readonly<{
  applicants: readonly Applicant[]
  /** Secondary beside something else that may be pressed. */
  look?: 'primary' | 'secondary'
}>

/** Says that it is a colleague's turn to approve these travellers: a certain one's, or anybody's. */
export function HandOver({ applicants, look = 'primary' }: HandOverProps) {
  const t = useTranslate()
  const me = useMe()
  const { basis, isBehind, change } = useDetail()
  const [to, setTo] = useState('')
  const others = useColleagues().filter((colleague) => colleague.id !== me.id)
  const body = {
    staffId: to || null,
    applicantIds: applicants.map((applicant) => applicant.id),
    version: basis.version,
  }
  const work = () =>
    call('POST /api/admin/applications/{id}/hand-over', { params: { id: basis.id }, body })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t('staff.review.hand.whom')}
        value={to}
        choices={[
          { value: '', label: t('staff.review.hand.whom.anybody') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={setTo}
      />
      <ActButton
        isSmall
        look={look}
        aria-disabled={isBehind || undefined}
        act={() => change(work)}
        errorClass="w-full"
      >
        {t('staff.review.hand.action')}
      </ActButton>
    </div>
  )
}

export function HandedOver({ handOver }: Readonly<{ handOver: Applicant['handOver'] }>) {
  const { t, language } = useWords()
  if (!handOver) return null
  const said = { by: handOver.by.name, at: sayMoment(handOver.at, language) }
  return (
    <p className="text-sm break-words text-quiet">
      {handOver.to
        ? t('staff.review.hand.to', { ...said, to: handOver.to.name })
        : t('staff.review.hand.anybody', said)}
    </p>
  )
}

/** Takes the hand-over of a whole application back. */
function TakeBack() {
  const t = useTranslate()
  const { basis, change } = useDetail()
  const params = { id: basis.id }
  const work = () => call('DELETE /api/admin/applications/{id}/hand-over', { params })
  return (
    <ActButton isSmall look="quiet" act={() => change(work)} errorClass="w-full">
      {t('staff.review.hand.back')}
    </ActButton>
  )
}

/** Ends the hand-over: its second person with words, anybody else by taking it back. */
export function EndHandOver({ handOver }: Readonly<{ handOver: Applicant['handOver'] }>) {
  const t = useTranslate()
  const me = useMe()
  const may = useMay()
  if (!handOver || !may('application.work')) return null
  if (handOver.by.id === me.id || !may('application.approve')) return <TakeBack />
  return (
    <OpenButton isSmall opens={(close) => <SendBackDialog onClose={close} />}>
      {t('staff.review.sendBack')}
    </OpenButton>
  )
}

function SendBackDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const { basis, change } = useDetail()
  return (
    <ReasonDialog
      title={t('staff.review.sendBack.title')}
      text={t('staff.review.sendBack.text')}
      label={t('staff.review.sendBack.note')}
      hint={t('staff.review.sendBack.hint')}
      missing={t('staff.review.sendBack.required')}
      rows={3}
      maxLength={maxNoteLength}
      action={t('staff.review.sendBack.action')}
      send={(note) =>
        change(() =>
          call('POST /api/admin/applications/{id}/hand-over/refusal', {
            params: { id: basis.id },
            body: { note, version: basis.version },
          }),
        )
      }
      onClose={onClose}
    />
  )
}

/** Why a second person did not approve, until it is handed over again. */
export function SentBack() {
  const { t, language } = useWords()
  const { sentBack, applicants } = useDetail().basis
  if (!sentBack || applicants.every(({ state }) => isDecidedState(state))) return null
  const name = sentBack.by?.name ?? t('staff.parts.somebody')
  const title = t('staff.review.sendBack.by', { name, at: sayMoment(sentBack.at, language) })
  return (
    <Notice tone="warning" title={title}>
      {sentBack.note && (
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {sentBack.note}
        </p>
      )}
    </Notice>
  )
}

/** Who accepted which of a traveller's documents: the second person is to be another one. */
export function AcceptedBy({ documents }: Pick<Applicant, 'documents'>) {
  const t = useTranslate()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  const accepted = documents.filter(
    ({ current, review }) => current && review.verdict === 'accepted',
  )
  const byWhom = Map.groupBy(accepted, ({ review }) => review.by?.name ?? t('staff.parts.somebody'))
  return [...byWhom].map(([name, theirs]) => (
    <p key={name} className="text-sm break-words text-quiet">
      {t('staff.review.acceptedBy', {
        name,
        documents: list.format(theirs.map((each) => t(`document.type.${each.documentType}`))),
      })}
    </p>
  ))
}
