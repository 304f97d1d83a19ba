import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LettersReturn } from '../document/LettersReturn.tsx'
import { ok, serve } from '../test-support.tsx'
import { Button } from '../ui/Button.tsx'
import { Section } from './Section.tsx'
import { exampleApplication, renderOwn } from './test-support.tsx'

const unreachable = { address: 'a•••@gmail.con', code: '5.1.2' }
const retry = 'POST /api/applications/1/letters/retry'
const correct = <Button>Correct my address</Button>

const application = exampleApplication({ unreachable })
const show = (onTried: () => void, changes = {}) => {
  const all = { application: { ...application, ...changes }, correct, onTried }
  return renderOwn(<LettersReturn {...all} />)
}

test('nothing is said while letters arrive', () => {
  show(vi.fn(), { unreachable: null })
  expect(document.body.textContent).toBe('')
})

test('who is not reached reads which address it is, and may say that it is right', async () => {
  const sent = serve({ [retry]: ok({ sent: 2 }) })
  const onTried = vi.fn()
  const { user } = show(onTried)
  expect(screen.getByText('Our emails do not reach you')).toBeTruthy()
  expect(screen.getByText(/a•••@gmail\.con/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Correct my address' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^It is correct/ }))
  await waitFor(() => expect(onTried).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ route: retry, query: '' }])
})

test('a section that is called opens and has the focus', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = () => {}
  renderOwn(
    <Section title="Contact" calls={1}>
      Who it is
    </Section>,
  )
  expect(screen.getByText('Who it is')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
})
