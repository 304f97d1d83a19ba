import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { defaultCompany } from '#domain/reference/company.ts'
import { folderForFile } from '../../../test/support/for-file.ts'
import type { Route } from './route.ts'
import { loadWidget, widgetRoutes } from './widget.ts'

const folder = await folderForFile()
await writeFile(join(folder, 'widget.js'), 'start(`⟦name⟧`)')
await writeFile(join(folder, 'panel.en.abc123.js'), 'panel')
await writeFile(join(folder, 'panel.en.abc123.js.br'), brotliCompressSync('panel'))
const name = '`\u0024{Twiga}` & "Söhne"'
const routes = widgetRoutes(await loadWidget(folder, { ...defaultCompany, name }))

async function get(path: string, headers: Record<string, string> = {}) {
  const [loader, part] = routes
  const row = path === '/api/widget.js' ? loader : part
  const call = {
    params: { file: path.split('/').pop() },
    request: new Request(`https://karibu.example${path}`, { headers }),
  }
  const answer = await row?.handle(call as Parameters<Route['handle']>[0])
  if (!answer || !('bytes' in answer)) throw new Error('no bytes')
  return { ...answer, headers: new Headers(answer.headers) }
}

test('the loader is compressed, kept for minutes and open to every site', async () => {
  const answer = await get('/api/widget.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('the loader says whose chat it is', async () => {
  const { bytes } = await get('/api/widget.js')
  const said: string[] = []
  const script = await new Response(bytes).text()
  new Function('start', script)((of: string) => said.push(of))
  expect(said).toEqual([name])
})

test('a current copy gets no bytes', async () => {
  const etag = (await get('/api/widget.js')).headers.get('etag') ?? ''
  const again = await get('/api/widget.js', { 'if-none-match': etag })
  expect(again).toMatchObject({ status: 304, bytes: null })
})

test('a part is kept for good; a name of another version gives this one, not kept', async () => {
  const part = await get('/api/widget/panel.en.abc123.js')
  expect(part.headers.get('cache-control')).toContain('immutable')
  const other = await get('/api/widget/panel.en.zzz999.js')
  expect([other.headers.get('cache-control'), other.bytes]).toEqual(['no-cache', part.bytes])
})

test('what is not there is not found, also before anything was built', async () => {
  const missing = get('/api/widget/panel.xx.abc123.js')
  await expect(missing).rejects.toMatchObject({ code: 'request.not-found' })
  expect(await loadWidget(join(folder, 'missing'), defaultCompany)).toEqual(new Map())
})
