import { useCallback, useLayoutEffect, useRef } from 'react'

/** Shows what was before, and keeps in place what somebody is looking at once so many (`count`) are drawn. */
export function useEarlier(
  box: { current: HTMLDivElement | null },
  count: number,
  show: (() => void) | null,
): () => void {
  const height = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more are drawn
  useLayoutEffect(() => {
    if (height.current === null || !box.current) return
    box.current.scrollTop += box.current.scrollHeight - height.current
    height.current = null
  }, [count])
  return useCallback(() => {
    height.current = box.current?.scrollHeight ?? null
    show?.()
  }, [box, show])
}
