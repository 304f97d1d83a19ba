import type { Messenger } from '#domain/messenger.ts'

const offered = (): readonly string[] =>
  (document.documentElement.dataset.messengers ?? '').split(' ').filter(Boolean)

/** Whether this messenger can be connected here. The server says so on the page's root. */
export const offersMessenger = (messenger: Messenger): boolean => offered().includes(messenger)

export const offersMessengers = (): boolean => offered().length > 0
