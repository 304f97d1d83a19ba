/**
 * For `node --import`: Node strips types itself, and this compiles the few files with JSX. Twice as
 * fast as a loader for every file.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic', format: 'esm' })
    return { format: 'module', shortCircuit: true, source: code }
  },
})
