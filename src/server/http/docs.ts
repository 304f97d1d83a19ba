import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { type Bytes, type Copies, copiesInBackground, copyFor, etagOf, inPieces } from './copies.ts'
import { reportingEndpoints, reportingOf } from './headers.ts'

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body>
</html>`

const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null })"

/** Swagger UI sets styles by stylesheet and script, so style attributes stay forbidden. */
const policyOf = (publicUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reportingOf(publicUrl),
  ].join('; ')

const forAnHour = { 'cache-control': 'public, max-age=3600' }
type File = { copies: Copies; etag: string; headers: Record<string, string> }

/** The API description for machines and people, served from here and built on first request. */
export function docsRoutes(draw: () => Promise<unknown>, publicUrl: string): Hono {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const encoder = new TextEncoder()
  const make = (plain: Bytes, type: string, headers: Record<string, string> = {}): File => ({
    copies: copiesInBackground(plain),
    etag: etagOf(plain),
    headers: { 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding', ...headers },
  })
  // Built on first request; one copy in memory.
  const read = async (name: string, type: string) =>
    make(new Uint8Array(await readFile(join(swagger, name))), type, forAnHour)
  const makers: Record<string, () => Promise<File>> = {
    '/openapi.json': async () =>
      make(encoder.encode(JSON.stringify(await draw())), 'application/json'),
    '/docs': async () =>
      make(encoder.encode(page), 'text/html', {
        'content-security-policy': policyOf(publicUrl),
        'reporting-endpoints': reportingEndpoints,
      }),
    '/docs/start.js': async () => make(encoder.encode(start), 'text/javascript', forAnHour),
    '/docs/swagger-ui.css': () => read('swagger-ui.css', 'text/css'),
    '/docs/swagger-ui-bundle.js': () => read('swagger-ui-bundle.js', 'text/javascript'),
  }
  const app = new Hono()
  for (const [path, maker] of Object.entries(makers)) {
    let file: Promise<File> | null = null
    app.get(path, async (c) => {
      file ??= maker()
      // Retried on the next request.
      file.catch(() => {
        file = null
      })
      return answer(c.req.raw, await file)
    })
  }
  return app
}

function answer(request: Request, file: File): Response {
  const headers = new Headers({ etag: file.etag, ...file.headers })
  if (request.headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers })
  }
  const { encoding, bytes } = copyFor(request, file)
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : inPieces(bytes), { headers })
}
