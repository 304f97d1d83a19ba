import { ImportDialog } from './ImportDialog.tsx'
import { openSheet } from './open-sheet.ts'

type ImportPartProps = Readonly<{ onClose: () => void; onDone: (count: number) => void }>

/** The import with its parser; loaded on demand. */
export function ImportPart(props: ImportPartProps) {
  return <ImportDialog open={openSheet} {...props} />
}
