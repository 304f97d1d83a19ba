import type { RefusalCode } from './plan.ts'

/** A file that is not sent at all. */
export class FileRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.name = 'FileRefusal'
    this.code = code
  }
}
