import {
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from 'lightningcss'

const minified = (css: string, options: Partial<TransformOptions<never>>): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString()

const within = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'host' ? part.selectors : []

const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part: SelectorComponent) =>
    part.type === 'class' ? [part.name] : within(part).flatMap(classesIn),
  )

const renamed = (selector: Selector, rename: (name: string) => string): Selector =>
  selector.map((part: SelectorComponent) => {
    if (part.type === 'class') return { ...part, name: rename(part.name) }
    const selectors = within(part).map((each) => renamed(each, rename))
    return selectors.length > 0 ? ({ ...part, selectors } as typeof part) : part
  })

/** The classes that rules of a sheet name. */
export function classesOf(css: string): Set<string> {
  const names = new Set<string>()
  minified(css, {
    visitor: {
      Selector(selector) {
        for (const name of classesIn(selector)) names.add(name)
      },
    },
  })
  return names
}

/** Variables of the style tool and the theme that no value reads: nothing outside of the sheet does. */
function unreadIn(css: string): string[] {
  const [set, read] = [new Set<string>(), new Set<string>()]
  minified(css, {
    visitor: {
      Declaration: {
        custom({ name }) {
          if (/^--(tw|color|text|container|radius|shadow)-/.test(name)) set.add(name)
        },
      },
      Variable({ name }) {
        read.add(name.ident)
      },
    },
  })
  return [...set].filter((name) => !read.has(name))
}

/**
 * The style sheet of a page with what the page needs of it: rules of classes that it has, and variables that something
 * reads. `rename` gives each class its name in the page.
 */
export function compactStyle(
  css: string,
  isUsed: (name: string) => boolean,
  rename: (name: string) => string,
): string {
  const needed = minified(css, {
    visitor: {
      Selector(selector) {
        return classesIn(selector).every(isUsed) ? renamed(selector, rename) : []
      },
    },
  })
  return minified(needed, { unusedSymbols: unreadIn(needed) }).replace(/^\/\*![\s\S]*?\*\/\s*/, '')
}
