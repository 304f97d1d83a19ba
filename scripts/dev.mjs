import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { root, start } from './process.mjs'

const quietMs = 200

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('close', resolve))
}

/** The server as `npm start` runs it, built and started again after each change under src/. */
export async function dev() {
  const launch = () => start('node', ['--import', 'tsx', 'src/server/main.ts'])
  await buildWeb()
  let server = launch()
  let stopping = false
  let restarting = Promise.resolve()
  let timer

  const restart = async () => {
    if (stopping || !(await buildWeb())) return
    server.kill('SIGTERM')
    await ended(server)
    if (!stopping) server = launch()
  }
  const watcher = watch(join(root, 'src'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarting = restarting.then(restart)
    }, quietMs)
  })

  return new Promise((resolve) => {
    const stop = async (signal) => {
      if (stopping) return
      stopping = true
      watcher.close()
      clearTimeout(timer)
      server.kill(signal)
      await Promise.all([ended(server), restarting])
      resolve(true)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
