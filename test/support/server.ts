import { startApp } from './app.ts'
import { forFile } from './for-file.ts'
import { startServices } from './services.ts'

/** The server of a file's tests, on its own database. */
export async function startServer(options?: Parameters<typeof startApp>[1]) {
  const t = await forFile(startServices())
  const app = await forFile(startApp(t.services, options))
  return { t, app }
}
