/** A scene for renderers without custom properties, with its day colours inlined. Throws for an unknown colour. */
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
