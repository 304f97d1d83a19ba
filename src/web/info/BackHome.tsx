import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { arrowLeftIcon } from '../ui/icons.ts'

export function BackHome({ t, language }: Readonly<{ t: Translate; language: Language }>) {
  return (
    <a
      href={pathTo('home', language)}
      className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-sm font-semibold text-ocean no-underline hover:underline"
    >
      <Icon path={arrowLeftIcon} className="size-4 rtl:-scale-x-100" />
      {t('legal.back')}
    </a>
  )
}
