/**
 * A scene for programs that know no custom properties: its colours of the day are written in place.
 * Throws for a colour that the scene does not have.
 */
export function byDay(svg: string): string {
  const style = /<style>[^{]*\{([^}]*)\}[\s\S]*?<\/style>/.exec(svg)
  const pairs = (style?.[1] ?? '').split(';').map((each) => each.split(':') as [string, string])
  const colours = new Map(pairs)
  return svg
    .replace(style?.[0] ?? '', '')
    .replace(/var\((--\w+)(?:, *([^)]*))?\)/g, (_, name: string, otherwise?: string) => {
      const colour = colours.get(name) ?? otherwise
      if (!colour) throw new Error(`The scene has no colour ${name}`)
      return colour
    })
}
