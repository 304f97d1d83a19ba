import { type DragEvent, useEffect, useRef, useState } from 'react'

/** Handlers that make an element a drop target; `isOver` while files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  // Entering a child fires leave on its parent: only the count tells whether the pointer is inside.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  useEffect(() => {
    addEventListener('dragover', keepPage)
    addEventListener('drop', keepPage)
    return () => {
      removeEventListener('dragover', keepPage)
      removeEventListener('drop', keepPage)
    }
  }, [])
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

/** Prevents files dropped outside from replacing the page. */
function keepPage(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
