import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Words } from '../ui/Words.tsx'

type MessagePageProps = Readonly<{
  title: string
  text: string
  facts?: Elements
  /** Buttons, the first one primary. */
  children: ReactNode
}>

/** A page with one message: a focused heading, a sentence, actions. */
export function MessagePage({ title, text, facts, children }: MessagePageProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <Card className="mx-auto max-w-form space-y-6 p-5 sm:p-8">
      <div className="space-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <p className="max-w-prose text-quiet">
          <Words>{text}</Words>
        </p>
      </div>
      {facts}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
    </Card>
  )
}
