import { useState } from 'react'
import type { Typed } from '../eligibility/address.ts'
import type { EntryProps } from '../eligibility/Entry.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const loadEntry = () => import('../eligibility/Entry.tsx')

type ChooserHeadProps = Readonly<{ asked: Typed | null; children: EntryProps['children'] }>

/** The first questions and their answer come after the page; where they do not, one begins without. */
export function ChooserHead({ asked, children }: ChooserHeadProps) {
  const [typed, setTyped] = useState(asked)
  const part = useLoaded(loadEntry)
  if (part.state === 'failed') return children(null)
  if (part.state === 'loading') {
    return (
      <>
        <HeadSkeleton isAnswer={asked !== null} />
        {children(null)}
      </>
    )
  }
  const { Entry } = part.value
  return (
    <Entry typed={typed} onAsk={setTyped}>
      {children}
    </Entry>
  )
}

/** As high as what comes, so that nothing below it moves. */
export function HeadSkeleton({ isAnswer = false }: Readonly<{ isAnswer?: boolean }>) {
  const height = isAnswer
    ? 'h-[44rem] sm:h-[26rem]'
    : 'h-[23rem] sm:h-60 [[data-asks]_&]:h-[44rem] sm:[[data-asks]_&]:h-[26rem]'
  return <Skeleton className={`mt-6 w-full noscript:hidden ${height}`} />
}

/** Somebody who asks while an application is under way is led back to it. */
export function Kept({ onGoOn }: Readonly<{ onGoOn: () => void }>) {
  const t = useTranslate()
  return (
    <Notice className="mt-6" title={t('eligibility.draft.text')}>
      <Button className="mt-2" onClick={onGoOn}>
        {t('eligibility.draft.go')}
      </Button>
    </Notice>
  )
}
