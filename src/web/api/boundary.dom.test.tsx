import { expect, test, vi } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { reportPath } from '#domain/report-path.ts'
import { renderIsland } from '../test-support.tsx'

function Breaks(): never {
  throw new TypeError('Zoe, zoe@example.org')
}

test.each(languages)('a crashed page says so in %s, and reports nothing else', (language) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  const { container } = renderIsland(<Breaks />, ['site'], language)
  expect(container.querySelector('[role=alert] h1')?.textContent).not.toBe('')
  expect(container.querySelectorAll('button')).toHaveLength(1)
  expect(sent).toHaveBeenCalledOnce()
  const [path, asked] = sent.mock.calls[0] ?? []
  expect(path).toBe(reportPath)
  expect(JSON.parse(String(asked?.body))).toEqual([
    { type: 'broken-island', body: { error: 'TypeError', build: 'report-broken.ts' } },
  ])
})
