import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FileButton } from './FileButton.tsx'

test('a file chosen before the script listened is taken, once', async () => {
  const onFiles = vi.fn()
  const button = (
    <FileButton label="Choose the file" accept="application/pdf" onFiles={onFiles}>
      Choose
    </FileButton>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(button)
  const chosen = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })
  const input = page.querySelector('input')
  const files = new DataTransfer()
  files.items.add(chosen)
  if (input) input.files = files.files
  const root = await act(async () => hydrateRoot(page, button))
  expect(onFiles.mock.calls).toEqual([[[chosen]]])
  expect(input?.value).toBe('')
  await act(async () => root.unmount())
})
