// `node run.mjs PROGRAM ARGUMENTS -- MORE`: installs and builds what is missing, runs a program of the product's packages in
// the product's folder, and adds a line to results.md. npm puts there what stands behind the name of a command.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from '../scripts/build.mjs'
import { install } from '../scripts/install.mjs'
import { bin, npm, root } from '../scripts/process.mjs'

/** These draw or count, and have nothing to pass. */
const unrecorded = ['figures', 'picture', 'letters', 'test']
/** Lines of an output that say how it went: goals, counts of tests, what was left out, what the fuzzer and the phone counted. */
const telling = /\b(met|MISSED)\b|^\s*(Tests|\d+) .*(passed|failed|skipped)|SKIPPED|wrote again|^fuzz |^phone /

async function prepare() {
  if (!((await install()) && (await build()))) return false
  if (existsSync(join(root, 'lab/node_modules/.package-lock.json'))) return true
  return npm(['install', '--prefix', 'lab', '--no-save', '--loglevel=error'])
}

/** Runs it to its end, with its output on the terminal; its exit code and its lines. */
function run([program, ...args]) {
  const PATH = [bin, process.env.PATH].join(delimiter)
  const child = spawn(join(bin, program), args, {
    cwd: root,
    env: { ...process.env, PATH, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    process.stdout.write(chunk)
  })
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const lines = stripVTControlCharacters(said).split('\n')
      resolve({ code: code ?? 1, lines: lines.filter((line) => line.trim()) })
    }),
  )
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()

function record(command, { code, lines }) {
  const told = lines.filter((line) => telling.test(line))
  const summary = (told.length > 0 ? told : lines.slice(-1)).map((line) => line.trim().slice(0, 240))
  const isChanged = git('status', '--porcelain', '--', '.', ':!lab/results.md') !== ''
  const processors = cpus()
  const cells = [
    new Date().toISOString().slice(0, 10),
    git('rev-parse', '--short=8', 'HEAD') + (isChanged ? ', changed' : ''),
    `${processors.length} x ${processors[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    command,
    [...(code === 0 ? [] : ['failed']), ...summary].join('; '),
  ]
  const row = cells.map((cell) => cell.replaceAll('|', '/').replace(/\s+/g, ' ')).join(' | ')
  appendFileSync(join(root, 'lab/results.md'), `| ${row} |\n`)
}

const given = process.argv.slice(2)
const own = given.indexOf('--')
const more = given.slice(own + 1)
const name = process.env.npm_lifecycle_event ?? ''
if (await prepare()) {
  const result = await run([...given.slice(0, own), ...more])
  if (!unrecorded.includes(name)) record([name, ...more].join(' '), result)
  process.exitCode = result.code
} else process.exitCode = 1
