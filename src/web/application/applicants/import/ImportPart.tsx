import { ImportDialog } from './ImportDialog.tsx'
import { openSheet } from './open-sheet.ts'

type ImportPartProps = Readonly<{ onClose: () => void; onDone: (count: number) => void }>

/** The import with its reader, which come when somebody asks for them. */
export function ImportPart(props: ImportPartProps) {
  return <ImportDialog open={openSheet} {...props} />
}
