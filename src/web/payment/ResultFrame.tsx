import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Words } from '../ui/Words.tsx'

type ResultFrameProps = Readonly<{
  picture?: Elements
  title: string
  text?: string | undefined
  /** Between text and buttons. */
  facts?: Elements
  /** Buttons, the first one primary. */
  children: ReactNode
  after?: Elements
}>

/** A result: picture, heading, text, buttons. Heading and document title agree, and the heading takes the focus. */
export function ResultFrame({ picture, title, text, facts, children, after }: ResultFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!title) return
    document.title = title
    heading.current?.focus()
  }, [title])
  return (
    <Card className="mx-auto max-w-form overflow-hidden">
      {picture}
      <div className="space-y-6 p-5 sm:p-8">
        <div className="space-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {text && (
            <p className="max-w-prose text-quiet">
              <Words>{text}</Words>
            </p>
          )}
        </div>
        {facts}
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
        {after}
      </div>
    </Card>
  )
}
