import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

const dropped: string[] = []

function Place() {
  const { handlers } = useFileDrop((files) => dropped.push(...files.map(({ name }) => name)))
  return (
    <>
      <p {...handlers}>Here</p>
      <p>Beside</p>
    </>
  )
}

test('files dropped beside the place leave the page as it is, and those on it are taken', () => {
  render(<Place />)
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name))
  const dataTransfer = { types: ['Files'], files, dropEffect: 'copy' }
  // False: the default action was prevented.
  expect(fireEvent.dragOver(screen.getByText('Beside'), { dataTransfer })).toBe(false)
  expect(fireEvent.drop(screen.getByText('Beside'), { dataTransfer })).toBe(false)
  expect(dropped).toEqual([])
  fireEvent.drop(screen.getByText('Here'), { dataTransfer })
  expect(dropped).toEqual(['a.jpg', 'b.jpg'])
  const text = { types: ['text/plain'], files: [] }
  expect(fireEvent.drop(screen.getByText('Beside'), { dataTransfer: text })).toBe(true)
})
