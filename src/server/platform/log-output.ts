import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** What a log is written to, as pino wants it. Never throws and never waits. */
export type LogOutput = {
  write(line: string): void
  /** Writes what is still waiting, as far as that can be done without waiting. */
  flush(): void
}

const mostPendingBytes = 1_000_000
const retryMs = 500
/** While the reader does read. */
const soonMs = 10

/** Nobody will ever read from there again. */
const gone = new Set(['EPIPE', 'EBADF', 'ECONNRESET', 'ENOTCONN', 'ESHUTDOWN'])

/**
 * A pipe that nobody empties would hold the whole process in its write. Opened anew it can be written
 * without waiting, and whoever shares it keeps it as it was. Where that is not possible: the same.
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
 * Writes lines to a file descriptor at once, so that a crash loses none. Where that fails (a full disk,
 * a reader that does not read) lines wait, at most a megabyte of them; what comes then is dropped and
 * counted, and `onLost` is told the count when writing works again.
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

  /** Answers what could not be written; null when everything was. */
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

  /** Answers whether anything went out. */
  function drain(): boolean {
    const waiting = pending
    const before = pendingBytes
    pending = []
    pendingBytes = 0
    for (const [index, bytes] of waiting.entries()) {
      const rest = put(bytes)
      if (!rest) continue
      // Half a line was written already: its end must follow, or two lines become one.
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
