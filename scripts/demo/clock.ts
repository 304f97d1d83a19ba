/**
 * For `node --import`: the server lives in the time that it is told, so that what the demo does over weeks
 * happens in the order and at the hours that it would. The parent process sends `{ now: milliseconds }`.
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

  /** What Node itself made before is a date as well. */
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
