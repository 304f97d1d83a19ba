/**
 * For `node --import`: the server's clock follows the demo, so that events of weeks happen in order
 * at plausible hours. The parent process sends `{ now: milliseconds }`.
 */
const RealDate = Date
let offset = Number(process.env.DEMO_TIME ?? RealDate.now()) - RealDate.now()

class DemoDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...(given as []))
  }

  static override now(): number {
    return RealDate.now() + offset
  }

  /** Dates created earlier by Node count as well. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}

globalThis.Date = DemoDate as DateConstructor

process.on('message', (message: { now: number }) => {
  offset = message.now - RealDate.now()
  process.send?.({ set: message.now })
})
process.channel?.unref()
