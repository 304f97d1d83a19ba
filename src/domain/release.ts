/** Releases are named by their day, as three numbers: 2026.11.28. */
const name = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

export const isRelease = (text: string): boolean => name.test(text)

/** What a node calls itself: the release, and the build of it that runs, where it was built. */
export const versionOf = (release: string, build: string | null): string =>
  build === null ? release : `${release}+${build.slice(0, 8)}`

const partsOf = (version: string): number[] => (version.split('+')[0] ?? '').split('.').map(Number)

/** Whether a release came out after that of a version; what was built of it does not count. */
export function isLater(release: string, version: string): boolean {
  const [theirs, ours] = [partsOf(release), partsOf(version)]
  const at = theirs.findIndex((each, index) => each !== ours[index])
  return at >= 0 && (theirs[at] ?? 0) > (ours[at] ?? 0)
}
