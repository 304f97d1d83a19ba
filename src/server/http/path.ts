/** The path without slashes at its end, but for the root. Linear, which the regular expression is not. */
export function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
