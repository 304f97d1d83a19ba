/** Why a file is refused before the upload; the words are in the phrases of documents. */
export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'wrong-type'
  | 'heic'
  | 'picture'
  | 'several'
  | 'too-many'
  | 'encrypted'
  | 'signed'
  | 'broken'
  | 'blank'
  | 'empty-page'
  | 'changed'

/** A file that is not uploaded. */
export class FileRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.name = 'FileRefusal'
    this.code = code
  }
}
