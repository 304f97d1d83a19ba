import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules', '.bin')

/** With these a node of the product is started, as in `npm start` and the Dockerfile: what is compiled fits no others. */
export const nodeFlags = ['--max-semi-space-size=8']

// The pinned Node is an npm package: first on the path, it is the `node` of every tool below.
const env = () => ({
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  // tsc and esbuild spend a third of their time on collecting what is thrown away at their end.
  GOGC: '400',
  GOMEMLIMIT: '3GiB',
})

// Loaded when something is run: most starts find that there is nothing to do.
const childProcess = () => import('node:child_process')

/** Runs a program to its end; true when it succeeded. Output goes to the terminal, or as `stdio` says. */
export async function run(program, args, extra = {}, stdio = 'inherit') {
  const { spawn } = await childProcess()
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio, env: { ...env(), ...extra } })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a program of node_modules/.bin. */
export const pinned = (program, args, extra, stdio) => run(join(bin, program), args, extra, stdio)

/** Runs npm itself with the Node that it came with, never with the one it may be about to replace. */
export function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli ? run(node ?? process.execPath, [cli, ...args]) : run('npm', args)
}

/** Runs a program and keeps what it says until it has ended, for programs that run side by side. */
export async function runQuietly(program, args) {
  const { spawn } = await childProcess()
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: env() })
    const said = []
    child.stdout.on('data', (chunk) => said.push(chunk))
    child.stderr.on('data', (chunk) => said.push(chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(said).toString() })
    })
  })
}
