import { type DragEvent, useRef, useState } from 'react'

/** Handlers that make an element a place to drop files on; `isOver` while some are held above it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  // Entering a child leaves its parent: only the difference tells whether the pointer is inside.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      depth.current += 1
      setOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDragLeave: () => {
      depth.current -= 1
      if (depth.current <= 0) end()
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      end()
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, handlers }
}
