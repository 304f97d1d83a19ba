import type { FormEvent } from 'react'

/** For a form without fields of its own store: what is sent by script alone. */
export const submitting = (send: () => unknown) => (event: FormEvent) => {
  event.preventDefault()
  send()
}
