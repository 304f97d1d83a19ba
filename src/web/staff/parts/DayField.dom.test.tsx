import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderStaff, retype } from '../test-support.tsx'
import { DayChoice } from './DayField.tsx'

function Asked({ heard }: Readonly<{ heard: (day: string) => void }>) {
  const [day, setDay] = useState<string>('2026-11-22')
  return (
    <>
      <DayChoice
        label="Asked on"
        labelClass=""
        className=""
        day={day}
        onDay={(next) => {
          setDay(next)
          heard(next)
        }}
      />
      <button type="button" onClick={() => setDay('')}>
        Take away
      </button>
    </>
  )
}

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Asked on' })

test('a day is typed as people write it and said in words', async () => {
  const heard = vi.fn()
  const { user } = renderStaff(<Asked heard={heard} />)
  expect(line().value).toBe('22 November 2026')
  await user.clear(line())
  expect(heard).toHaveBeenLastCalledWith('')
  await user.type(line(), '3/12/2026')
  expect(heard).toHaveBeenLastCalledWith('2026-12-03')
  expect(line().value).toBe('3/12/2026')
  await user.tab()
  expect(line().value).toBe('3 December 2026')
  expect(heard.mock.calls.flat().filter(Boolean)).toEqual(['2026-12-03'])
  await user.click(screen.getByRole('button', { name: 'Take away' }))
  expect(line().value).toBe('')
})

test('what is no day stays as it was typed, and is said once the line is left', async () => {
  const heard = vi.fn()
  const { user } = renderStaff(<Asked heard={heard} />, { language: 'en' })
  await retype(user, line(), '31 February 2026')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(line().value).toBe('31 February 2026')
  expect(line().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toContain('22 November 2026')
  expect(heard).toHaveBeenLastCalledWith('')
})
