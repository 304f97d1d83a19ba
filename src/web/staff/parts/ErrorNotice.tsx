import type { ComponentProps } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { useErrorWords } from './use-error-words.ts'

type ErrorNoticeProps = Pick<ComponentProps<typeof Notice>, 'title' | 'className'> &
  Readonly<{ error: unknown }>

/** Why something did not work, in words; nothing while there is no error. */
export function ErrorNotice({ error, ...notice }: ErrorNoticeProps) {
  const say = useErrorWords()
  if (error === null) return null
  return (
    <Notice tone="error" role="alert" {...notice}>
      {say(error)}
    </Notice>
  )
}
