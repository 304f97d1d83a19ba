import { benchBulk } from './bulk.ts'
import { benchChat } from './chat.ts'
import { benchCreate } from './create.ts'
import { benchEffort } from './effort.ts'
import { benchInbox } from './inbox.ts'
import { benchLetters } from './letters.ts'
import { benchList } from './list.ts'
import { benchPages } from './pages.ts'
import { benchPassport } from './passport.ts'
import { benchQueues } from './queues.ts'
import { print, type Result } from './report.ts'
import { type RunningServer, startServer } from './server.ts'
import { benchThreads } from './threads.ts'
import { benchUpload } from './upload.ts'

const benches: Record<string, (server: RunningServer) => Promise<Result[]>> = {
  create: benchCreate,
  pages: benchPages,
  upload: benchUpload,
  queues: benchQueues,
  list: benchList,
  letters: benchLetters,
  inbox: benchInbox,
  bulk: benchBulk,
  threads: benchThreads,
  chat: benchChat,
  // `-- passport FOLDER` reads other pictures than those that are committed.
  passport: () => benchPassport(asked[1]),
}

// `npm run bench` runs all; `npm run bench -- create` one. Figures are ratios within one run.
const asked = process.argv.slice(2)
// A browser counts these, on a product of its own.
if (asked.includes('effort')) {
  benchEffort()
  process.exit()
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // Each on a product of its own: they fill it with the same people.
  const server = await startServer()
  try {
    print(await bench(server))
  } finally {
    await server.stop()
  }
}
