import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { useFields } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon, downloadIcon } from '../../ui/icons.ts'
import { selectionOf } from '../submit.ts'
import type { WizardValues } from '../values.ts'

type Paper = { state: 'none' | 'making' | 'failed' } | { state: 'made'; address: string }

/** The agreement to read before it is signed: to open where the browser can, to save anywhere. */
export function ReadAgreement() {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const [paper, setPaper] = useState<Paper>({ state: 'none' })
  const address = paper.state === 'made' ? paper.address : null

  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )

  const make = async () => {
    setPaper({ state: 'making' })
    try {
      const { details } = fields.all()
      const { contactName, contactEmail, contactPhone } = details
      const selection = selectionOf(details)
      const made = await call('POST /api/generate-agreement-pdf', {
        body: {
          contactName,
          contactEmail,
          contactPhone,
          language,
          ...(selection ? { selection } : {}),
        },
      })
      if (!(made instanceof Blob)) throw new TypeError('A preview is a file')
      setPaper({ state: 'made', address: URL.createObjectURL(made) })
    } catch {
      setPaper({ state: 'failed' })
    }
  }

  if (address) {
    return (
      <div className="flex flex-wrap gap-2" role="status">
        <ButtonLink look="secondary" href={address} target="_blank" rel="noopener">
          <Icon path={documentIcon} />
          {t('apply.agreement.open')}
        </ButtonLink>
        <ButtonLink look="quiet" href={address} download={t('apply.agreement.file')}>
          <Icon path={downloadIcon} />
          {t('apply.agreement.save')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div>
      <Button look="secondary" busy={paper.state === 'making'} onClick={() => void make()}>
        {paper.state === 'making' ? t('apply.agreement.making') : t('apply.agreement.read')}
      </Button>
      <p role="status" className="mt-1 text-sm text-clay empty:hidden">
        {paper.state === 'failed' && t('apply.agreement.failed')}
      </p>
    </div>
  )
}
