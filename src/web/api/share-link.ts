/** Whether the device has a share menu. */
export const canShare = () => typeof navigator.share === 'function'

/**
 * Shares a URL through the device's menu, or copies it. 'refused' if neither works, so that it has
 * to be shown; closing the menu cancels.
 */
export async function shareLink(url: string): Promise<'done' | 'shut' | 'refused'> {
  try {
    await (canShare() ? navigator.share({ url }) : navigator.clipboard.writeText(url))
    return 'done'
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shut' : 'refused'
  }
}
