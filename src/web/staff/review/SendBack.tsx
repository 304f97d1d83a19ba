import { useState } from 'react'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Applicant } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay, useMe } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { TakeBack } from './HandOver.tsx'

/** Ends the hand-over: its second person with words, anybody else by taking it back. */
export function EndHandOver({ handOver }: Readonly<{ handOver: Applicant['handOver'] }>) {
  const t = useTranslate()
  const me = useMe()
  const may = useMay()
  const [isAsked, ask] = useState(false)
  if (!handOver || !may('application.work')) return null
  if (handOver.by.id === me.id || !may('application.approve')) return <TakeBack />
  return (
    <>
      <SmallButton onClick={() => ask(true)}>{t('staff.review.sendBack')}</SmallButton>
      {isAsked && <SendBackDialog onClose={() => ask(false)} />}
    </>
  )
}

function SendBackDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const { basis, change } = useDetail()
  const title = t('staff.review.sendBack.title')
  const form = useSendingForm({
    first: { note: '' },
    check: ({ note }) => ({ note: !note.trim() && t('staff.review.sendBack.required') }),
    send: ({ note }) =>
      change(() =>
        call('POST /api/admin/applications/{id}/hand-over/refusal', {
          params: { id: basis.id },
          body: { note: note.trim(), version: basis.version },
        }),
      ),
    onDone: onClose,
  })
  return (
    <Dialog title={title} text={t('staff.review.sendBack.text')} onClose={onClose}>
      <div className="mt-4">
        <SendingForm form={form} title={title}>
          <TextField
            name="note"
            label={t('staff.review.sendBack.note')}
            hint={t('staff.review.sendBack.hint')}
            rows={3}
            maxLength={maxNoteLength}
          />
          <DialogButtons onClose={onClose}>
            <Button type="submit" busy={form.sending.isBusy}>
              {t('staff.review.sendBack.action')}
            </Button>
          </DialogButtons>
        </SendingForm>
      </div>
    </Dialog>
  )
}

/** Why a second person did not approve, until it is handed over again. */
export function SentBack() {
  const t = useTranslate()
  const language = useLanguage()
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
