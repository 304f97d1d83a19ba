/** Removes trailing slashes, except of the root. Linear time, unlike a regular expression. */
export function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
