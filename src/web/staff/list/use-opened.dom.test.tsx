import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { backHere } from '../parts/application/outlet.ts'
import { useOpened } from './use-opened.ts'
import { useView } from './use-view.ts'

const nowhere = () => {}

function List() {
  const { view, openId } = useView()
  const [, draw] = useState(0)
  const { close } = useOpened(openId, view, [], nowhere)
  return (
    <>
      <h1>List</h1>
      {/* As where the focus comes back to a row: the list is drawn before the router draws the next address. */}
      <Link
        to={`/admin/applications/${(openId ?? 0) + 1}`}
        onClick={() => draw((times) => times + 1)}
      >
        Next
      </Link>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  )
}

const next = () => screen.findByRole('link', { name: 'Next' })

test.each([
  ['the inbox', '/admin/chat', backHere, '/admin/chat'],
  ['a link elsewhere', '/admin/chat', null, '/admin'],
  ['the list, over what was opened since', '/admin', null, '/admin'],
])('closing leads back, from %s', async (_, from, state, path) => {
  history.replaceState(null, '', from)
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/admin/chat"
          element={
            <Link to="/admin/applications/5" state={state}>
              Open
            </Link>
          }
        />
        <Route path="/admin/*" element={<List />} />
      </Routes>
    </BrowserRouter>,
  )
  const user = userEvent.setup()
  const link = screen.queryByRole('link', { name: 'Open' }) ?? (await next())
  await user.click(link)
  await user.click(await next())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => location.pathname).toBe(path)
})
