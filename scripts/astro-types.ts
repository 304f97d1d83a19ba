/**
 * Type-checks .astro files: each is converted to a .tsx under .astro/types, compiled as if beside
 * its neighbours, and errors are reported with the line of the .astro file.
 */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import { originalLine } from './astro-lines.ts'
import { bin, root } from './process.mjs'

const made = '.astro/types'

type Converted = {
  source: string
  code: string
  mappings: readonly (readonly (number | undefined)[])[]
}

async function convert(file: string): Promise<Converted> {
  const source = await readFile(join(root, file), 'utf8')
  const { code, mappings, diagnostics } = convertToTsx(source, {
    filename: file,
    ambientTypes: true,
  })
  const [problem] = diagnostics
  if (problem) throw new Error(`${file}: ${problem.message}`)
  await mkdir(join(root, made, dirname(file)), { recursive: true })
  await writeFile(join(root, made, `${file}.tsx`), code)
  return { source, code, mappings }
}

function compile(): Promise<string> {
  return new Promise((resolve) => {
    const args = ['-p', join(made, 'tsconfig.json'), '--pretty', 'false', '--checkers', '1']
    execFile(join(bin, 'tsc'), args, { cwd: root }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

const found = (await readdir(join(root, 'src'), { recursive: true }))
  .filter((file) => file.endsWith('.astro'))
  .map((file) => join('src', file))
await rm(join(root, made), { recursive: true, force: true })
const converted = new Map<string, Converted>()
for (const file of found) converted.set(file, await convert(file))
await writeFile(
  join(root, made, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      jsx: 'preserve',
      rootDirs: ['../..', '.'],
      types: ['node', 'astro/client'],
    },
    // Pages may import types from separate declaration files.
    include: ['src', '../../src/**/*.d.ts'],
  }),
)
const output = await compile()
const told = output.replace(
  new RegExp(`^${made.replace('.', '\\.')}/(.*\\.astro)\\.tsx\\((\\d+),(\\d+)\\)`, 'gm'),
  (_, file: string, line: string, column: string) => {
    const { source = '', code = '', mappings = [] } = converted.get(file) ?? {}
    return `${file}:${originalLine({ source, code, mappings }, Number(line), Number(column))}`
  },
)
if (told.trim() !== '') console.log(told.trim())
console.log(`${found.length} .astro files`)
process.exitCode = told.trim() === '' ? 0 : 1
