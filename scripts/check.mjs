import { runQuietly } from './process.mjs'

const checks = [
  ['biome', ['check', '--colors=off']],
  // Checkers that work side by side each know the types anew, and other programs need the cores.
  ['tsc', ['-p', 'tsconfig.json', '--checkers', '1']],
  ['tsc', ['-p', 'tsconfig.pure.json']],
  ['tsx', ['scripts/astro-types.ts']],
  ['knip', []],
]

/** Style, types (those of .astro files apart) and dead code, side by side; true when nothing was found. */
export async function check() {
  const results = await Promise.all(
    checks.map(async ([program, args]) => {
      const { ok, output } = await runQuietly(program, args)
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${[program, ...args].join(' ')}`)
      if (!ok) console.log(output)
      return ok
    }),
  )
  return results.every(Boolean)
}
