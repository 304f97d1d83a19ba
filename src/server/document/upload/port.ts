import type { FileKind } from '#domain/document/document.ts'
import type { TextPage } from '#domain/document/visa-text.ts'
import type { StoredBytes } from '../../data/document/stored-file.ts'

/** Bytes on their way, that only this process can read. */
export type Spool = {
  write(chunk: Uint8Array): Promise<void>
  /**
   * Everything written, once; nothing can be written afterwards, and it may be gone once the spool is removed.
   * `buffer` is memory to work in, at least as large as the file, that is free again when the promise resolves.
   */
  read(buffer: Buffer): Promise<Buffer>
  /** Gives back what it lies in, whatever state that is in. */
  remove(): Promise<void>
}

/** The small fields of a multipart body. */
export type FormFields = Partial<Record<string, string>>

/** A file that came whole and is still to be looked into. */
export type Upload = {
  fields: FormFields
  fileName: string
  size: number
  spool: Spool
  /** Its first bytes; without them nobody knows how much it takes to look into it. */
  head?: Buffer
  /** Aborted when nobody is left to hear the answer. */
  cut?: AbortSignal | null
}

/** What may come in, and for whom. */
export type AdmissionRules = {
  accepted: readonly FileKind[]
  withPreview: boolean
  /** Byte for byte, because somebody else may have signed it. */
  keepsPdf?: boolean
  /** A photo without anybody, or a page with nothing on it, is refused. */
  refusesBlank?: 'photo' | 'page'
  /** Of the sender. Uploads of people we know take turns by network; all others have one turn together. */
  address: string
  isKnown: boolean
}

/** A file that passed and lies in the store; its rows are still to be written. */
export type Admitted = {
  kind: FileKind
  file: StoredBytes
  preview: StoredBytes | null
  /**
   * Writes the rows, and takes the bytes back when they are refused. Any other failure may hide a COMMIT
   * whose answer was lost: rows may point to the bytes then, so they stay, and the sweeper, who asks the
   * rows, decides.
   */
  keepOrUndo<T>(writeRows: () => Promise<T>): Promise<T>
}

/** The one gate of a process, for whoever takes files in. */
export type Admission = {
  /** Scanned, recognised by its bytes, decoded, stored. Throws the code of whatever speaks against the file. */
  admit(upload: Upload, rules: AdmissionRules): Promise<Admitted>
  /** The text of a PDF page by page; empty when there is none that can be read in time. */
  textOf(pdf: Uint8Array): Promise<TextPage[]>
  close(): Promise<void>
}
