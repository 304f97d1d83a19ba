import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const page = (title: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body>
</html>`

const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null })"

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The description of the API, for machines and for people. Everything comes from this server. */
export function docsRoutes(document: unknown): Hono {
  const app = new Hono()
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.get('/openapi.json', (c) => c.json(document as Record<string, unknown>))
  app.get('/docs', (c) => c.html(page('API'), 200, { 'content-security-policy': policy }))
  app.get('/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript' }))
  for (const [name, type] of Object.entries(files)) {
    app.get(`/docs/${name}`, (c) =>
      c.body(readFileSync(join(folder, name)), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=3600',
      }),
    )
  }
  return app
}
