import { brokenIsland, reportPath } from '#domain/report-path.ts'

/** Tells the server which island broke, by what kind of error and in which build: nothing of what stood on it. */
export function reportBroken(error: unknown): void {
  const body = {
    island: /^\/(?:[a-z]{2}\/)?([a-z-]+)/.exec(location.pathname)?.[1],
    error: error instanceof Error ? error.name : typeof error,
    // A build names its files by what is in them.
    build: import.meta.url.split('/').at(-1),
  }
  void fetch(reportPath, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify([{ type: brokenIsland, body }]),
    keepalive: true,
  }).catch(() => undefined)
}
