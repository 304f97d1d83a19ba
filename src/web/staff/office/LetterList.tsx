import { useTranslate } from '../../i18n/provider.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { LetterLine } from './LetterLine.tsx'
import { MoreButton } from './MoreButton.tsx'
import { NothingHere } from './NothingHere.tsx'
import { type LetterQuestion, useLetters } from './use-letters.ts'

export function LetterList({ question }: Readonly<{ question: LetterQuestion }>) {
  const t = useTranslate()
  const letters = useLetters(question)
  return (
    <Loaded query={letters} lines={8}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) {
          const key = question.state ? 'empty.state' : 'empty.text'
          return (
            <NothingHere
              title={t('backOffice.letters.empty.title')}
              text={t(`backOffice.letters.${key}`)}
            />
          )
        }
        return (
          <>
            <ul
              aria-label={t('backOffice.letters.list')}
              className="divide-y divide-line rounded-card border border-line bg-surface"
            >
              {items.map((letter) => (
                <LetterLine key={letter.id} letter={letter} />
              ))}
            </ul>
            <MoreButton query={letters} end={t('backOffice.letters.end')} />
          </>
        )
      }}
    </Loaded>
  )
}
