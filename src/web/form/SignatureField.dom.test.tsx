import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignatureField } from './SignatureField.tsx'
import { descriptionOf, errorOn, renderForm } from './test-support.tsx'

const values = {}
const png = 'data:image/png;base64,c2lnbmVk'

// A fake canvas that accepts any drawing and returns one picture. Journeys use a real one.
beforeEach(() => {
  const context = new Proxy(
    {},
    {
      get: (_, name) => (name === 'measureText' ? () => ({ width: 100 }) : () => undefined),
      set: () => true,
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(png)
})

const field = (onSign = vi.fn(), isLocked = false) => (
  <SignatureField name="signature" isLocked={isLocked} onSign={onSign} />
)

const paperIsThere = () =>
  waitFor(() => expect(HTMLCanvasElement.prototype.getContext).toHaveBeenCalled())

test('is locked until both agreements are accepted, and says so', async () => {
  renderForm(field(vi.fn(), true), { values })
  await paperIsThere()
  const group = screen.getByRole('group', { name: 'Signature' })
  expect(descriptionOf(group)).toBe('Accept both agreements above to sign.')
  expect(screen.getByText('Signature locked')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('says its error, which leads to it; a name that is typed is a signature, for those who cannot draw', async () => {
  const onSign = vi.fn()
  const issues = [errorOn('signature', 'Sign first')]
  const { user } = renderForm(field(onSign), { values, issues })
  const said = 'Sign with a finger, a mouse or a pen. Error: Sign first'
  expect(descriptionOf(screen.getByRole('group', { name: 'Signature' }))).toBe(said)
  expect(document.getElementById('field-signature')).toBe(
    screen.getByRole('img', { name: 'Signature area' }),
  )
  const name = await screen.findByRole('textbox', { name: 'Or sign by typing your full name' })
  await paperIsThere()
  await user.type(name, 'Asha')
  expect(onSign).toHaveBeenLastCalledWith(png)
  expect(screen.getByText('Signed')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onSign).toHaveBeenLastCalledWith('')
  expect(screen.queryByText('Signed')).toBeNull()
})

test('a name that was typed before there was any paper is written on it', async () => {
  const onSign = vi.fn()
  renderForm(field(onSign), { values })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Asha' } })
  expect(onSign).not.toHaveBeenCalledWith(png)
  await waitFor(() => expect(onSign).toHaveBeenLastCalledWith(png))
})
