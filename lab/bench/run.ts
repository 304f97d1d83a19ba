import { benchBulk } from './bulk.ts'
import { benchChat } from './chat.ts'
import { benchCreate } from './create.ts'
import { benchEffort } from './effort.ts'
import { benchInbox } from './inbox.ts'
import { benchLetters } from './letters.ts'
import { benchList } from './list.ts'
import { benchLoad } from './load.ts'
import { benchPages } from './pages.ts'
import { benchPassport } from './passport.ts'
import { benchQueues } from './queues.ts'
import { print, type Result } from './report.ts'
import { type RunningServer, startServer } from './server.ts'
import { benchStart } from './start.ts'
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
  // `-- passport FOLDER` reads other pictures.
  passport: () => benchPassport(asked[1]),
}

// `npm run bench` runs all; `npm run bench -- create` one. Figures are ratios within a run.
const asked = process.argv.slice(2)
// Counted by browser tests, on their own product.
if (asked.includes('effort')) {
  benchEffort()
  process.exit()
}
// `-- load`: ten journeys a second for ten minutes; `-- load 3 60`: three a second for an hour.
if (asked[0] === 'load') {
  const [perSecond = 10, minutes = 10] = asked.slice(1).map(Number)
  print(await benchLoad({ perSecond, minutes }))
  process.exit()
}
// Starts the product itself, like people do.
if (asked.length === 0 || asked.includes('start')) print(await benchStart())
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // Each on a fresh product, since they insert the same people.
  const server = await startServer(name === 'create' ? 'web' : 'all')
  try {
    print(await bench(server))
  } finally {
    await server.stop()
  }
}
