import { useEffect } from 'react'

/** Tells the chat which application is shown, so that nobody types its reference. */
export function useChatReference(reference: string | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (reference) dataset.chatApplication = reference
    return () => {
      delete dataset.chatApplication
    }
  }, [reference])
}
