/** How many, where there is little room: '12', '99+'. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
