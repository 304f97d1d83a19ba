import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router'
import { expect, test } from 'vitest'
import { backHere } from '../parts/application/outlet.ts'
import { useOpened } from './use-opened.ts'
import { viewOf } from './view.ts'

const nowhere = () => {}

function List() {
  const { id } = useParams()
  const [view] = useState(() => viewOf('', null))
  const { close } = useOpened(id ? Number(id) : null, view, [], nowhere)
  return (
    <>
      <h1>List</h1>
      <Link to="/admin/applications/5/documents">Documents</Link>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  )
}

test.each([
  ['the inbox', backHere, '/admin/chat'],
  ['a link elsewhere', null, '/admin'],
])('closing leads back, from %s', async (_, state, path) => {
  history.replaceState(null, '', '/admin/chat')
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
        <Route path="/admin" element={<List />} />
        <Route path="/admin/applications/:id/:tab?" element={<List />} />
      </Routes>
    </BrowserRouter>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Open' }))
  await user.click(await screen.findByRole('link', { name: 'Documents' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => location.pathname).toBe(path)
})
