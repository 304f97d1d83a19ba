import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFocusKept } from './use-focus-kept.ts'

type PageProps = Readonly<{ isOpen: boolean; isAsked?: boolean }>

function Page({ isOpen, isAsked = false }: PageProps) {
  useFocusKept()
  return (
    <>
      <input />
      <section tabIndex={-1} aria-label="Travellers">
        <div>{isOpen && <button type="button">Reject</button>}</div>
      </section>
      {isAsked && (
        <div role="dialog" tabIndex={-1}>
          <button type="button">Mark as filed</button>
        </div>
      )}
    </>
  )
}
const place = () => screen.getByRole('region', { name: 'Travellers' })
const isThere = () => waitFor(() => expect(document.activeElement).toBe(place()))

test('what had the focus is gone: it goes on at what is around it, also after a dialog', async () => {
  const { rerender } = render(<Page isOpen />)
  screen.getByRole('button', { name: 'Reject' }).focus()
  rerender(<Page isOpen={false} />)
  await isThere()
  rerender(<Page isOpen isAsked />)
  screen.getByRole('button', { name: 'Reject' }).focus()
  // A phone would open its keyboard.
  screen.getByRole('textbox').focus()
  screen.getByRole('button', { name: 'Mark as filed' }).focus()
  rerender(<Page isOpen={false} />)
  await isThere()
})

test('somebody who has gone on stays where they are', async () => {
  const { rerender } = render(<Page isOpen isAsked />)
  screen.getByRole('button', { name: 'Reject' }).focus()
  screen.getByRole('button', { name: 'Mark as filed' }).focus()
  rerender(<Page isOpen={false} isAsked />)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement?.textContent).toBe('Mark as filed')
})

test('who clicked on blank space is not pulled back', async () => {
  const { rerender } = render(<Page isOpen />)
  const button = screen.getByRole('button', { name: 'Reject' })
  button.focus()
  // What takes the focus itself is no blank space.
  fireEvent.pointerDown(button)
  rerender(<Page isOpen={false} />)
  await isThere()
  rerender(<Page isOpen />)
  screen.getByRole('button', { name: 'Reject' }).focus()
  fireEvent.pointerDown(document.body)
  rerender(<Page isOpen={false} />)
  await Promise.resolve()
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})

test('a hidden tab, which draws nothing, is asked for one frame at most', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  const { rerender } = render(<Page isOpen />)
  for (const isOpen of [false, true, false]) {
    rerender(<Page isOpen={isOpen} />)
    await Promise.resolve()
  }
  expect(frames).toHaveBeenCalledTimes(1)
  frames.mockRestore()
})
