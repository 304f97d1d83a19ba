import { useEffect } from 'react'

/** Lets the chat know which application is on the screen, so that nobody has to type its reference. */
export function useChatReference(reference: string | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (reference) dataset.chatApplication = reference
    return () => {
      delete dataset.chatApplication
    }
  }, [reference])
}
