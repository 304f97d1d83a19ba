import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this many pixels of its end a log counts as read. */
const near = 80

/**
 * Keeps a log at its end while the reader is there, and otherwise reports new messages. `newest`
 * changes with every message; `isOwn` if written by the reader.
 */
export function useLogEnd(newest: string, isOwn: boolean, isTyping: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef<string | null>(null)
  const [hasNews, setNews] = useState(false)

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    isAtEnd.current = true
    setNews(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: who types takes room as well
  useLayoutEffect(() => {
    const isNew = known.current !== newest
    known.current = newest
    if (isAtEnd.current || (isNew && isOwn)) toEnd()
    else if (isNew) setNews(true)
  }, [newest, isOwn, isTyping, toEnd])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
      if (isAtEnd.current) setNews(false)
    }
    // An on-screen keyboard or growing field takes space from below.
    const sizes = new ResizeObserver(() => isAtEnd.current && toEnd())
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [toEnd])

  return { box, hasNews, toEnd }
}
