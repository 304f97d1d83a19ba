import { drawAll, NotOpened, type Order, type Outcome } from './picture.ts'

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  postMessage(await work(data))
})

async function work({ files, heicAddress }: Order): Promise<Outcome> {
  try {
    return { drawn: await drawAll(files, heicAddress) }
  } catch (error) {
    return { failed: error instanceof NotOpened ? 'not-opened' : 'broken' }
  }
}
