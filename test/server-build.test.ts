import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { packagesOf } from '../scripts/bundle.ts'
import { nodeFlags } from '../scripts/process.mjs'
import { builtProgram } from './faults/process.ts'

type Lock = { packages: Record<string, { dev?: true }> }

const read = (file: string) => readFileSync(file, 'utf8')
const lock: Lock = JSON.parse(read('package-lock.json'))

let folder: string
beforeAll(async () => {
  const program = await builtProgram('main')
  const version = /\.\/([0-9a-f]{16})\/main\.js/.exec(read(program))?.[1] ?? ''
  folder = join(dirname(program), version)
})

test('what is built asks for no package that only builds and tests have', () => {
  const asked: string[] = JSON.parse(read(join(folder, 'packages.json')))
  expect(asked).toContain('sharp')
  // Optional for the packages that import it.
  const absent = ['pg-native']
  const wrong = asked.filter((name) => {
    const found = lock.packages[`node_modules/${name}`]
    return found ? found.dev : !absent.includes(name)
  })
  expect(wrong).toEqual([])
})

test('of node_modules it is shipped with what carries machine code or files of its own', () => {
  const shipped = packagesOf(folder).filter((name) => !name.startsWith('@expo-google-fonts/'))
  const names = shipped.map((name) => name.replace(/-(linux|darwin)-.*/, '-…'))
  expect(names).toEqual([
    '@embedpdf/fonts-sc',
    '@img/colour',
    '@img/sharp-libvips-…',
    '@img/sharp-…',
    '@myriaddreamin/typst-ts-node-compiler',
    '@myriaddreamin/typst-ts-node-compiler-…',
    '@napi-rs/canvas',
    '@napi-rs/canvas-…',
    'detect-libc',
    'jiti',
    'pdfjs-dist',
    'semver',
    'sharp',
    'swagger-ui-dist',
  ])
})

test('whatever is started starts the newest build, with the same flags everywhere', () => {
  const started = [
    JSON.parse(read('package.json')).scripts.start,
    /^CMD \[(.*)\]$/m.exec(read('Dockerfile'))?.[1]?.replaceAll(/[",]/g, ''),
  ]
  expect(started.map((line) => line?.replace('exec ', ''))).toEqual([
    `node ${nodeFlags.join(' ')} dist/server/main.js`,
    `node ${nodeFlags.join(' ')} dist/server/main.js`,
  ])
})

test('texts and weights that are read at run time lie beside it', () => {
  for (const file of ['net.bin', 'common-passwords.br', 'templates/agreement.typ']) {
    expect(read(join(folder, file)).length, file).toBeGreaterThan(0)
  }
})
