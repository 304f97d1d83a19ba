import type { Browser, Site } from './browser.ts'
import { signInColleague } from './changing.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Rig } from './rig.ts'
import { travel, type World } from './traveller.ts'

export type Crowd = {
  ledger: Ledger
  world: World
  /** Resolves after so many further calls. */
  calls(more: number): Promise<void>
  /** No traveller starts during this work. */
  restDuring<T>(work: Promise<T>): Promise<T>
  /** Starts no more travellers once one has completed; resolves when all are done. Throws their errors. */
  arrive(): Promise<void>
}

/**
 * Travellers one after the other, `width` at a time, until stopped. With the installation's
 * password a colleague decides about them.
 */
export function gather(
  rig: Rig,
  random: Random,
  width: number,
  { address, password }: { address?: () => string; password?: string } = {},
): Crowd {
  let begun = 0
  let waiting: { at: number; go: () => void }[] = []
  let [open, hasFailed] = [true, false]
  let resting: Promise<unknown> = Promise.resolve()
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const site: Site = {
    origin: rig.origin,
    address: address ?? (() => rig.origin),
    onCall() {
      begun += 1
      for (const { at, go } of waiting) if (at <= begun) go()
      waiting = waiting.filter(({ at }) => at > begun)
    },
  }
  let colleague: Promise<Browser> | null = null
  const world: World = {
    ...{ site, gateway: rig.gateway, ledger: openLedger() },
    ...(password && {
      colleague: () => {
        colleague ??= signInColleague(site, password)
        return colleague
      },
    }),
  }
  /** Travellers who come at first may give up halfway. */
  const hasMetAll = () => {
    const { completed, decided } = world.ledger
    return completed.length > 0 && (!password || decided.size > 0)
  }
  async function stream(source: Random): Promise<void> {
    while (open || !(hasFailed || hasMetAll())) {
      await resting
      await travel(world, source.branch())
    }
  }
  const streams = Array.from({ length: width }, () =>
    stream(random.branch()).catch((error) => {
      open = false
      hasFailed = true
      failure.reject(error)
      throw error
    }),
  )
  for (const each of streams) each.catch(() => {})
  return {
    ledger: world.ledger,
    world,
    calls: (more) =>
      Promise.race([
        new Promise<void>((go) => waiting.push({ at: begun + more, go })),
        failure.promise,
      ]),
    restDuring(work) {
      resting = work.catch(() => {})
      return work
    },
    async arrive() {
      open = false
      await Promise.all(streams)
    },
  }
}
