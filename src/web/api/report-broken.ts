import { brokenIsland, reportPath } from '#domain/report-path.ts'

/** Reports a crashed island with its error type and build, without any content. */
export function reportBroken(error: unknown): void {
  const body = {
    island: /^\/(?:[a-z]{2}\/)?([a-z-]+)/.exec(location.pathname)?.[1],
    error: error instanceof Error ? error.name : typeof error,
    // File names contain the build's hash.
    build: import.meta.url.split('/').at(-1),
  }
  void fetch(reportPath, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify([{ type: brokenIsland, body }]),
    keepalive: true,
  }).catch(() => undefined)
}
