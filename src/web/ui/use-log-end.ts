import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How far above its end a log still counts as read to the end, in pixels. */
const near = 80

/**
 * Keeps a log at its end as long as its reader is there, and tells of news when they are not.
 * `newest` changes with every message; `isOwn` when the reader wrote it.
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
    // A keyboard on the screen, or a field that grows, takes room from below.
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
