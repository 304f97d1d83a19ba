import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** The destination of a log, as pino expects it. Never throws and never blocks. */
export type LogOutput = {
  write(line: string): void
  /** Writes waiting lines as far as possible without blocking. */
  flush(): void
}

const mostPendingBytes = 1_000_000
const retryMs = 500
/** Retry interval while the reader reads. */
const soonMs = 10

/** The reader is gone for good. */
const gone = new Set(['EPIPE', 'EBADF', 'ECONNRESET', 'ENOTCONN', 'ESHUTDOWN'])

/**
 * A full pipe would block the whole process. Reopened it can be written without blocking, and other
 * users of the pipe are unaffected. Where that is impossible, the descriptor is used as is.
 */
function withoutWaiting(fd: number): number {
  try {
    if (!fstatSync(fd).isFIFO()) return fd
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return fd
  }
}

/**
 * Writes lines to a file descriptor synchronously, so that a crash loses none. When writing fails
 * (full disk, stalled reader), up to a megabyte waits; further lines are dropped and counted, and
 * `onLost` gets the count once writing works again.
 */
export function createLogOutput(fd: number, onLost: (lines: number) => void): LogOutput {
  const target = withoutWaiting(fd)
  let pending: Buffer[] = []
  let pendingBytes = 0
  let lost = 0
  let closed = false
  let isWaiting = false

  function keep(bytes: Buffer, always: boolean): void {
    if (!always && pendingBytes + bytes.length > mostPendingBytes) {
      lost += 1
      return
    }
    pending.push(bytes)
    pendingBytes += bytes.length
  }

  /** Returns the rest that could not be written, or null. */
  function put(bytes: Buffer): Buffer | null {
    let rest = bytes
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(target, rest))
      return null
    } catch (error) {
      if (gone.has((error as NodeJS.ErrnoException).code ?? '')) closed = true
      return rest
    }
  }

  /** Returns whether anything was written. */
  function drain(): boolean {
    const [waiting, before] = [pending, pendingBytes]
    pending = []
    pendingBytes = 0
    for (const [index, bytes] of waiting.entries()) {
      const rest = put(bytes)
      if (!rest) continue
      // The rest of a half-written line must follow, or two lines become one.
      keep(rest, true)
      for (const later of waiting.slice(index + 1)) keep(later, true)
      break
    }
    return pendingBytes < before
  }

  function retryLater(delayMs = retryMs): void {
    if (closed) {
      pending = []
      return
    }
    if (pending.length > 0) {
      if (isWaiting) return
      isWaiting = true
      const again = () => {
        isWaiting = false
        retryLater(drain() ? soonMs : retryMs)
      }
      setTimeout(again, delayMs).unref()
      return
    }
    if (lost === 0) return
    const count = lost
    lost = 0
    onLost(count)
  }

  return {
    write(line) {
      if (closed) return
      const bytes = Buffer.from(line)
      if (pending.length > 0) return keep(bytes, false)
      const rest = put(bytes)
      if (rest) keep(rest, true)
      retryLater()
    },
    flush() {
      if (!closed) drain()
    },
  }
}
