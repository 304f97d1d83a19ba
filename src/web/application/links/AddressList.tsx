import { useState } from 'react'
import { type Addressee, matchAddresses } from '#domain/sheet/addresses.ts'
import { formatName } from '#phrases/format.ts'
import { boxClass, Field, useControl } from '../../form/Field.tsx'
import { useFields } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { WizardValues } from '../values.ts'

type AddressListProps = Readonly<{
  rows: readonly Readonly<{ isDone: boolean; link: unknown }>[]
}>

const name = 'addresses.text'

/** Pasted addresses, distributed to the travellers below; unmatched ones stay for correction. */
export function AddressList({ rows }: AddressListProps) {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const { control } = useControl({ name, hint: true })
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ found: number; left: number } | null>(null)

  const take = (list: string) => {
    const people = rows.map(({ isDone, link }, index): Addressee => {
      const applicant = fields.get(`applicants.${index}`)
      return {
        name: formatName(applicant, language),
        isOpen: !isDone && !link,
        hasAddress: applicant.linkEmail !== '',
      }
    })
    const { found, left } = matchAddresses(list, people)
    for (const [index, address] of found) fields.set(`applicants.${index}.linkEmail`, address)
    setText(left.join('\n'))
    setSaid({ found: found.size, left: left.length })
  }
  return (
    <div>
      <Field name={name} label={t('ownLink.addresses')} hint={t('ownLink.addresses.hint')}>
        <textarea
          {...control}
          rows={3}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (text.trim() !== '' || pasted.trim() === '') return
            event.preventDefault()
            take(pasted)
          }}
          onChange={(event) => setText(event.target.value)}
          className={boxClass(false, 'text-sm')}
        />
      </Field>
      <div role="status" className="text-sm">
        {said && said.found > 0 && (
          <p className="mt-1 text-leaf">{t('ownLink.addresses.found', { count: said.found })}</p>
        )}
        {said && said.left > 0 && (
          <p className="mt-1 text-amber">{t('ownLink.addresses.left', { count: said.left })}</p>
        )}
      </div>
      {text.trim() !== '' && (
        <Button look="secondary" className="mt-2" onClick={() => take(text)}>
          {t('ownLink.addresses.use')}
        </Button>
      )}
    </div>
  )
}
