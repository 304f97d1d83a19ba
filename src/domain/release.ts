/** Releases are named by date, as three numbers: 2026.11.28. */
const name = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

export const isRelease = (text: string): boolean => name.test(text)

/** A node's version: its release and build, if built. */
export const versionOf = (release: string, build: string | null): string =>
  build === null ? release : `${release}+${build.slice(0, 8)}`

const partsOf = (version: string): number[] => (version.split('+')[0] ?? '').split('.').map(Number)

/** Whether a release is newer than a version's release, ignoring builds. */
export function isLater(release: string, version: string): boolean {
  const [theirs, ours] = [partsOf(release), partsOf(version)]
  const at = theirs.findIndex((each, index) => each !== ours[index])
  return at >= 0 && (theirs[at] ?? 0) > (ours[at] ?? 0)
}
