import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

const press = () =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))

function Page({ onKey }: Readonly<{ onKey: () => void }>) {
  useKeys({ a: onKey }, { isOn: true })
  return null
}

/** Presses the key once, after the page inside stands and before anything is painted. */
function Pressed({ onKey }: Readonly<{ onKey: () => void }>) {
  useLayoutEffect(press, [])
  return <Page onKey={onKey} />
}

test('a key pressed as soon as the next page stands means that page', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = render(<Pressed key="first" onKey={first} />)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  rerender(<Pressed key="second" onKey={second} />)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

test('a key does nothing while a decision is being written', () => {
  const onKey = vi.fn()
  const { rerender } = render(<Page onKey={onKey} />)
  rerender(
    <div data-deciding>
      <Page onKey={onKey} />
    </div>,
  )
  press()
  expect(onKey).not.toHaveBeenCalled()
})

test('a key does what the page as it is now says', () => {
  const before = vi.fn()
  const after = vi.fn()
  const { rerender } = render(<Page onKey={before} />)
  rerender(<Page onKey={after} />)
  press()
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1])
})
