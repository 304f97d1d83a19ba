import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getWidget, getWidgetPart } from '#contract/chat.ts'
import { AppError } from '#domain/error.ts'
import { fillScript } from '#domain/placeholder.ts'
import type { Company } from '#domain/reference/company.ts'
import { asItIs, builtCopies, type Copies, copiesOnDemand, copyFor, etagOf } from './copies.ts'
import { type Answer, perMinute, type Route, route } from './route.ts'

type File = { copies: Copies; etag: string }

/** The chat's scripts by name; empty if not built. */
export type Widget = ReadonlyMap<string, File>

const loader = 'widget.js'
/** Embedded in any site, and many readers may share an address. */
const open = { access: 'anyone', limit: perMinute(6_000) } as const
/** New texts and fixes reach all sites within ten minutes. */
const forMinutes = 'public, max-age=600'
const notKept = 'no-cache'
const forever = 'public, max-age=31536000, immutable'

/** Loads the built scripts into memory. The company's name is in the loader, since the rest is cached for good. */
export async function loadWidget(directory: string, { name: ours }: Company): Promise<Widget> {
  const names = await readdir(directory).catch(() => [])
  const files = names
    .filter((name) => name.endsWith('.js'))
    .map(async (name) => {
      const path = join(directory, name)
      return [name, await (name === loader ? readLoader(path, ours) : readScript(path))] as const
    })
  return new Map(await Promise.all(files))
}

async function readLoader(path: string, name: string): Promise<File> {
  const script = new TextEncoder().encode(fillScript(await readFile(path, 'utf8'), { name }))
  return { copies: copiesOnDemand()(() => script), etag: etagOf(script) }
}

async function readScript(path: string): Promise<File> {
  const read = async (suffix: string) => new Uint8Array(await readFile(path + suffix))
  const [br, gzip] = await Promise.all(
    ['.br', '.gz'].map((suffix) => read(suffix).catch(() => null)),
  )
  const copies = br ? builtCopies(br, gzip ?? null) : asItIs(await read(''))
  return { copies, etag: etagOf(copies.br() ?? copies.plain()) }
}

/** Any site may load these scripts: they contain no personal data. */
export function widgetRoutes(widget: Widget): Route[] {
  // An old loader gets the current panel.
  const kindOf = (name: string) => name.replace(/\.[\w-]+\.js$/, '')
  const newest = new Map([...widget].map(([name, file]) => [kindOf(name), file]))
  const serve = (name: string, request: Request, cacheControl: string) => {
    const [file, other] = [widget.get(name), newest.get(kindOf(name))]
    if (file) return answer(file, request, cacheControl)
    if (other) return answer(other, request, notKept)
    throw new AppError('request.not-found')
  }
  return [
    route(getWidget, open, async ({ request }) => serve(loader, request, forMinutes)),
    route(getWidgetPart, open, async ({ params, request }) =>
      serve(params.file, request, params.file === loader ? forMinutes : forever),
    ),
  ]
}

function answer(file: File, request: Request, cacheControl: string) {
  const headers: Record<string, string> = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (request.headers.get('if-none-match') === file.etag) {
    return { status: 304, bytes: null, headers } satisfies Answer<typeof getWidget>
  }
  const { encoding, bytes } = copyFor(request, file)
  if (encoding) headers['content-encoding'] = encoding
  return { status: 200, bytes, headers } satisfies Answer<typeof getWidget>
}
