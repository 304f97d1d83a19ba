import { type RawData, WebSocket } from 'ws'

export const maxPayload = 256 * 1024 * 1024

/** Relays messages both ways, queueing those before the browser answers. */
export function relay(
  playwright: WebSocket,
  address: string,
  toBrowser: (browser: WebSocket, message: Buffer) => void,
  fromBrowser: (message: string) => string,
): void {
  const browser = new WebSocket(address, { maxPayload, perMessageDeflate: false })
  const opened = new Promise((resolve) => browser.once('open', resolve))
  playwright.on('message', async (message: RawData) => {
    await opened
    toBrowser(browser, message as Buffer)
  })
  browser.on('message', (message: RawData) => playwright.send(fromBrowser(message.toString())))
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
  for (const each of [playwright, browser]) each.on('error', () => each.terminate())
}
