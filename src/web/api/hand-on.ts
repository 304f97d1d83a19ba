/** Whether the device has a menu of its own for handing something on. */
export const canShare = () => typeof navigator.share === 'function'

/**
 * Hands an address on by that menu, or puts it into the clipboard. 'refused' where neither works, so that it has to be
 * shown; whoever shuts the menu wants nothing else.
 */
export async function handOn(url: string): Promise<'done' | 'shut' | 'refused'> {
  try {
    await (canShare() ? navigator.share({ url }) : navigator.clipboard.writeText(url))
    return 'done'
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shut' : 'refused'
  }
}
