import { useRef } from 'react'
import { newUuid } from '#client/random.ts'

/**
 * The key under which a text is sent: the same for the same words until they were sent, so that pressed twice, or
 * sent again after an answer that was lost, they are written once.
 */
export function useSendKey(): { keyOf: (text: string) => string; renew: () => void } {
  const known = useRef({ text: '', key: '' })
  const keyOf = (text: string) => {
    if (known.current.key === '' || known.current.text !== text) {
      known.current = { text, key: newUuid() }
    }
    return known.current.key
  }
  const renew = () => {
    known.current = { text: '', key: '' }
  }
  return { keyOf, renew }
}
