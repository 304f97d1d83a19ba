import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { call } from '../../../api/client.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { AskDialog } from '../../parts/AskDialog.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { compact } from '../../parts/looks.ts'
import { addressWords, endWords } from '../../parts/messenger/messenger.ts'
import { messengersKey } from '../../parts/messenger/use-messengers.ts'
import { useMay } from '../../parts/use-me.ts'

type MessengerProps = Readonly<{ contact: StaffMessenger }>

const tones = {
  claimed: 'warning',
  proved: 'success',
  unknown: 'warning',
  ended: 'neutral',
} as const

/** An address at a messenger, and how it stands. */
export function MessengerFact({ contact }: MessengerProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, wantsNews } = contact
  const why =
    endWords(contact, { t, language }) ?? (wantsNews ? null : t('staff.messenger.answers'))
  return (
    <>
      <span dir="ltr" className="figures me-2">
        {addressWords(contact)}
      </span>
      <Badge tone={tones[state]}>{t(`staff.messenger.state.${state}`)}</Badge>
      {why && <span className="block text-xs text-quiet">{why}</span>}
    </>
  )
}

/** Ends a messenger that is somebody else's, or no longer wanted; asked once more before. */
export function EndMessenger({ contact }: MessengerProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const may = useMay()
  const { application, refreshRelated } = useDetail()
  const [isAsked, setAsked] = useState(false)
  if (contact.state === 'ended' || !may('letter.send')) return null
  const messenger = t(`staff.messenger.${contact.messenger}`)
  const { id } = application
  const end = async () => {
    await call('DELETE /api/admin/applications/{id}/messengers/{messenger}', {
      params: { id, messenger: contact.messenger },
    })
    toast({ title: t('staff.messenger.end.done', { messenger }), tone: 'success' })
    await client.invalidateQueries({ queryKey: messengersKey(id) })
    await refreshRelated()
  }
  return (
    <>
      <Button
        look="quiet"
        className={`${compact} -my-2`}
        aria-label={t('staff.messenger.end.label', { messenger })}
        onClick={() => setAsked(true)}
      >
        {t('staff.messenger.end')}
      </Button>
      {isAsked && (
        <AskDialog
          isGrave
          title={t('staff.messenger.end.ask', { messenger })}
          action={t('staff.messenger.end')}
          onYes={end}
          onClose={() => setAsked(false)}
        >
          <p>{t('staff.messenger.end.text', { address: addressWords(contact) })}</p>
        </AskDialog>
      )}
    </>
  )
}
