import type { Language } from '#domain/reference/languages.ts'
import { pathTo } from '../paths.ts'
import { Icon } from './Icon.tsx'
import { arrowLeftIcon } from './icons.ts'

type BackHomeProps = Readonly<{ language: Language; words: string }>

/** The way back from a page without the site's head. */
export function BackHome({ language, words }: BackHomeProps) {
  return (
    <a
      href={pathTo('home', language)}
      className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-sm font-semibold text-ocean no-underline hover:underline"
    >
      <Icon path={arrowLeftIcon} className="size-4 rtl:-scale-x-100" />
      <span>{words}</span>
    </a>
  )
}
