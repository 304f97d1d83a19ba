import { ApiError, isCode } from '#client/error.ts'

/** Asks who somebody is; false when they would rather not say. */
export type Ask = () => Promise<boolean>

/**
 * Does the work. When the server first wants to know who it is, asks and does it once more; taken
 * back, it ends with an `aborted` error, of which nobody needs to hear.
 */
export async function afterConfirming<T>(work: () => Promise<T>, ask: Ask): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isCode(error, 'staff.confirm-required')) throw error
  }
  if (!(await ask())) throw new ApiError('aborted')
  return work()
}

/** Several pieces of work that ask at the same time share one question. */
export function asksOnce(ask: Ask): Ask {
  let open: Promise<boolean> | null = null
  return () => {
    open ??= ask().finally(() => {
      open = null
    })
    return open
  }
}
