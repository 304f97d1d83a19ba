import { useMemo } from 'react'
import { useField, useFields } from '../form/fields.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import type { PassportValues } from '../passport/comparison.ts'
import { inTurn } from '../passport/in-turn.ts'
import { PassportReader } from '../passport/PassportReader.tsx'
import { ownPages } from '../passport/page-store.ts'
import type { OwnValues } from './own-part.ts'

/** Reads the traveller's passport into their form, and stores the picture for the documents. */
export function OwnPassport({ linkId }: Readonly<{ linkId: string }>) {
  const t = useTranslate()
  const fields = useFields<OwnValues>()
  const page = useField<OwnValues, 'own.passportPage'>('own.passportPage')
  const place = useMemo(() => ownPages(linkId), [linkId])
  const take = async (values: PassportValues, file: File) => {
    fields.set('own', { ...fields.get('own'), ...values })
    fields.set('own.passportPage', await inTurn(() => place.keep(file, page)))
  }
  return (
    <PassportReader
      typed={() => fields.get('own')}
      onTake={take}
      kept={{
        page,
        place,
        text: t('traveller.kept.page'),
        onRemove: () => fields.set('own.passportPage', ''),
      }}
    />
  )
}
