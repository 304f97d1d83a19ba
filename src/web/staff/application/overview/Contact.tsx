import type { ReactNode } from 'react'
import type { CommunicationChannel } from '#domain/application/choice.ts'
import type { Translate } from '#phrases/translate.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Facts } from '../../parts/Facts.tsx'

/** Who receives our letters, and how to reach them. */
export function Contact({ correct }: Readonly<{ correct: ReactNode }>) {
  const t = useTranslate()
  const uiLanguage = useLanguage()
  const { application } = useDetail()
  const { contactName, contactEmail, contactPhone, communicationChannel, communicationId } =
    application
  const named = new Intl.DisplayNames([uiLanguage], { type: 'language' })
  return (
    <Block title={t('staff.application.contact.title')} aside={correct}>
      <Facts
        facts={[
          { name: t('staff.application.contact.name'), value: contactName },
          {
            name: t('staff.application.contact.email'),
            value: contactEmail && (
              <a className="link break-all" href={`mailto:${encodeURIComponent(contactEmail)}`}>
                {contactEmail}
              </a>
            ),
            action: contactEmail && (
              <CopyButton text={contactEmail} what={t('staff.application.contact.email')} />
            ),
          },
          {
            name: t('staff.application.contact.phone'),
            value: contactPhone && (
              <a className="link" dir="ltr" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                {contactPhone}
              </a>
            ),
          },
          {
            name: t('staff.application.contact.channel'),
            value: channelWords(communicationChannel, communicationId, t),
          },
          {
            name: t('staff.application.contact.language'),
            value: named.of(application.language) ?? application.language,
          },
        ]}
      />
    </Block>
  )
}

function channelWords(channel: CommunicationChannel, id: string | null, t: Translate): string {
  return [t(`apply.communicationChannel.${channel}`), id].filter(Boolean).join(': ')
}
