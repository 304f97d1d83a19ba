/**
 * For `node --import`: Node itself takes the types out of our files, and this the JSX of the few that have
 * some. A server starts in half the time that it takes where every file goes through a loader.
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
