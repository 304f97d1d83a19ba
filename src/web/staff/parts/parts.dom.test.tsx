import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { applicationStatuses } from '#domain/application/status.ts'
import { descriptionOf } from '../../form/test-support.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { exampleAccount, ok, problem, renderStaff, serve } from '../test-support.tsx'
import { ActionLine } from './ActionLine.tsx'
import { ConfirmDialog } from './confirm/confirm.tsx'
import { PausedSearch } from './PausedSearch.tsx'
import { LabelledSeveral } from './Select.tsx'

describe('confirming that it is you', () => {
  const route = 'POST /api/admin/confirm'
  const known = 'GET /api/admin/account'
  const button = (name: string) => screen.getByRole('button', { name })

  function open() {
    const onEnd = vi.fn()
    return { onEnd, ...renderStaff(<ConfirmDialog onEnd={onEnd} />) }
  }

  test('asks for the password; what is wrong is said at its field, and can be tried again', async () => {
    const answers = [problem(401, 'staff.invalid-password'), ok()]
    const sent = serve({ [known]: ok(exampleAccount()), [route]: answers })
    const { user, onEnd } = open()
    const password = await screen.findByLabelText<HTMLInputElement>('Password')
    expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeDefined()
    await user.click(button('Confirm'))
    expect(descriptionOf(password)).toContain('Enter your password')
    await user.type(password, ' my words ')
    await user.click(button('Confirm'))
    await screen.findByText(/This password is incorrect/)
    expect(password.value).toBe(' my words ')
    expect(sent.at(-1)).toMatchObject({ route, body: { password: ' my words ' } })
    expect(onEnd).not.toHaveBeenCalled()
    await user.click(button('Confirm'))
    expect(onEnd.mock.calls).toEqual([[true]])
  })

  test('asks for a code where there is an app', async () => {
    const secondFactor = { enabled: true, recoveryCodesLeft: 8, required: false, missing: false }
    const sent = serve({ [known]: ok(exampleAccount({ secondFactor })), [route]: ok() })
    const { user, onEnd } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), ' 123456 {Enter}')
    expect(sent.at(-1)?.body).toEqual({ code: '123456' })
    expect(onEnd).toHaveBeenCalledWith(true)
  })
})

describe('a line with something to do', () => {
  function open(work: () => Promise<unknown>) {
    const said = { words: 'Withdraw', label: 'Withdraw the invitation of Ben', done: 'Withdrawn' }
    const line = <ActionLine title="Ben" text="Agent" action={{ ...said, work }} />
    return renderStaff(<ul>{line}</ul>)
  }
  const button = () => screen.getByRole('button', { name: 'Withdraw the invitation of Ben' })

  test('does it once, however often it is pressed meanwhile, and says when it is done', async () => {
    let end = () => {}
    const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const { user } = open(work)
    await user.click(button())
    await user.click(screen.getByRole('button'))
    expect(screen.queryByText('Withdrawn')).toBeNull()
    end()
    await screen.findByText('Withdrawn')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('says why it did not work, and leaves the button', async () => {
    const { user } = open(() => Promise.reject(new Error('broken')))
    await user.click(button())
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(button()).toBeDefined()
    expect(screen.queryByText('Withdrawn')).toBeNull()
  })
})

describe('a field to search by', () => {
  function open(search: string) {
    const did = { onSearch: vi.fn(), onLeave: vi.fn() }
    const field = <PausedSearch search={search} words="staff.letter.search" {...did} />
    return {
      ...did,
      box: () => screen.getByRole('textbox', { name: 'Search sent emails' }),
      ...renderStaff(field),
    }
  }

  test('has a name and a hint, says what is typed and Enter, is cleared, and is left by its keys', async () => {
    const { user, box, onSearch, onLeave } = open('amina')
    expect(descriptionOf(box())).toBe('A part of the address, or the number of an application.')
    await user.type(box(), 'a{Enter}')
    expect(onSearch.mock.calls).toEqual([['aminaa']])
    expect(onLeave).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(onSearch.mock.calls.at(-1)).toEqual([''])
    expect(document.activeElement).toBe(box())
    await user.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(document.activeElement).not.toBe(box())
  })
})

test('every status has a drawing besides its colour, and words of its own', () => {
  renderStaff(
    <ul>
      {applicationStatuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} words={`is ${status}`} />
        </li>
      ))}
    </ul>,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(
    applicationStatuses.map((status) => `is ${status}`),
  )
  const drawings = items.map((item) => item.querySelector('path')?.getAttribute('d'))
  expect(new Set(drawings).size).toBe(applicationStatuses.length)
})

function Letters({ onChoose }: Readonly<{ onChoose: (values: readonly string[]) => void }>) {
  const [values, setValues] = useState<readonly string[]>(['a'])
  const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
  const full = { most: 2, mostWords: 'At most two', values, none: 'Any', choices }
  const choose = (next: readonly string[]) => {
    onChoose(next)
    setValues(next)
  }
  return <LabelledSeveral label="Letters" {...full} onChoose={choose} />
}

test('no more of a list are chosen than may be, and it says so', async () => {
  const onChoose = vi.fn()
  const { user } = renderStaff(<Letters onChoose={onChoose} />)
  await user.click(screen.getByRole('combobox', { name: 'Letters' }))
  await user.click(await screen.findByRole('option', { name: 'b' }))
  const note = screen.getByText('At most two')
  await user.click(screen.getByRole('option', { name: 'c' }))
  await user.click(screen.getByRole('option', { name: 'b' }))
  // What is heard as it changes stays where it is.
  expect(note.isConnected).toBe(true)
  expect(note.textContent).toBe('')
  await user.click(screen.getByRole('option', { name: 'Any' }))
  expect(onChoose.mock.calls).toEqual([[['a', 'b']], [['a']], [[]]])
})
