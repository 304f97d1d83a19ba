import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The landing page hand-written: the same text, one picture, no script. */
export const staticPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tanzania visa online</title>
<style>body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#fbf8f3;color:#16211d}
main{max-width:40rem;margin:auto;padding:4rem 1.25rem}h1{font-size:2.25rem;line-height:1.15;margin:0}
a{display:inline-block;background:#0b6470;color:#fff;padding:.75rem 1.5rem;border-radius:10px}
svg{display:block;width:100%;height:40vh}</style></head><body>
<svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<rect width="400" height="200" fill="#f7d9a8"/><circle cx="200" cy="120" r="34" fill="#f2a33a"/>
<path d="M0 160 120 90l60 30 90-60 130 100v40H0z" fill="#0b6470"/></svg>
<main><h1>Your Tanzania visa, calmly and correctly</h1>
<p>Apply online in four simple steps, for yourself, your family or a group.
We check every answer before it goes to the authority, and tell you where it stands.</p>
<p>One tourist application costs $233, with everything unavoidable in it.</p>
<p><a href="/application">Apply Now</a></p></main></body></html>`

/** The same page without its scripts. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')

type StaticServer = { url: string; close(): void }

/** Serves one page, compressed; everything else comes from another server. */
export async function serveStatic(html: string, origin?: string): Promise<StaticServer> {
  const body = brotliCompressSync(html)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server: Server = createServer(async (request, response) => {
    if (!origin || request.url === '/') return response.writeHead(200, headers).end(body)
    const given = await fetch(origin + request.url)
    const type = given.headers.get('content-type') ?? ''
    return response.writeHead(given.status, { 'content-type': type }).end(await given.bytes())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
