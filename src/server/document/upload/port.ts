import type { FileKind } from '#domain/document/document.ts'
import type { TextPage } from '#domain/document/visa-text.ts'
import type { StoredBytes } from '../../data/document/stored-file.ts'

/** Temporary storage of an upload, readable only by this process. */
export type Spool = {
  write(chunk: Uint8Array): Promise<void>
  /**
   * Returns everything written, once; no writing afterwards, and the result may be gone once the
   * spool is removed. `buffer` is working memory at least as large as the file, free again when the
   * promise resolves.
   */
  read(buffer: Buffer): Promise<Buffer>
  /** Frees its storage in any state. */
  remove(): Promise<void>
}

/** The small fields of a multipart body. */
export type FormFields = Partial<Record<string, string>>

/** A completely received file, not yet checked. */
export type Upload = {
  fields: FormFields
  fileName: string
  size: number
  spool: Spool
  /** Its first bytes, which determine its weight. */
  head?: Buffer
  /** Aborted when nobody waits for the answer. */
  cut?: AbortSignal | null
}

/** What is accepted, and from whom. */
export type AdmissionRules = {
  accepted: readonly FileKind[]
  withPreview: boolean
  /** Kept byte for byte, since it may have a third party's signature. */
  keepsPdf?: boolean
  /** Rejects a photo without anyone, or an empty page. */
  refusesBlank?: 'photo' | 'page'
  /** The sender's address. Known people take turns by network; all others share one turn. */
  address: string
  isKnown: boolean
}

/** An admitted, stored file; its rows are still to be written. */
export type Admitted = {
  kind: FileKind
  file: StoredBytes
  preview: StoredBytes | null
  /**
   * Writes the rows, and deletes the bytes when they are refused. After any other error the commit
   * may have succeeded, so the bytes stay and the sweeper decides by the rows.
   */
  keepOrUndo<T>(writeRows: () => Promise<T>): Promise<T>
}

/** The process's only admission of files. */
export type Admission = {
  /** Scans, identifies, decodes and stores. Throws the code of any objection. */
  admit(upload: Upload, rules: AdmissionRules): Promise<Admitted>
  /** A PDF's text by page; empty if it cannot be read. Throws OutOfTime where the machine lacks the time. */
  textOf(pdf: Uint8Array): Promise<TextPage[]>
  close(): Promise<void>
}
