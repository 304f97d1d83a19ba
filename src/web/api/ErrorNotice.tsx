import type { ComponentProps } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { wordsOf } from './error.ts'

type ErrorNoticeProps = Pick<ComponentProps<typeof Notice>, 'title' | 'className'> &
  Readonly<{ error: unknown }>

/** Why something did not work, in words; nothing while there is no error. */
export function ErrorNotice({ error, ...notice }: ErrorNoticeProps) {
  const t = useTranslate()
  if (!error) return null
  return (
    <Notice tone="error" role="alert" {...notice}>
      {wordsOf(error, t)}
    </Notice>
  )
}
