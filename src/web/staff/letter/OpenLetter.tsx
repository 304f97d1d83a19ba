import { useState } from 'react'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { LetterDialog } from '../parts/letter/LetterDialog.tsx'
import { letterWords } from '../parts/letter/letter-words.ts'
import { compact } from '../parts/looks.ts'
import type { Letter } from './use-letters.ts'

type OpenLetterProps = Readonly<{
  letter: Letter
  isWithinApplication?: boolean
  className?: string
}>

/** Opens a letter over the list in which it stands. */
export function OpenLetter({ letter, isWithinApplication, className = '' }: OpenLetterProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const at = sayMoment(letter.sentAt ?? letter.createdAt, language)
  const said = { kind: letterWords(letter, t), recipient: letter.recipient, at }
  return (
    <>
      <Button
        look="quiet"
        className={`${compact} ${className}`}
        aria-label={t('staff.letter.open.label', said)}
        onClick={() => setOpen(true)}
      >
        {t('staff.letter.open')}
      </Button>
      {isOpen && (
        <LetterDialog
          letter={letter}
          isWithinApplication={isWithinApplication ?? false}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
