import { Mark } from '../../ui/Mark.tsx'

/** The place of the top bar until the script is here, with a word for browsers without it. */
export function BeforeScript({ noScript }: Readonly<{ noScript: string }>) {
  return (
    <div className="flex h-14 items-center border-b border-line bg-surface px-4">
      <Mark className="size-7" />
      <noscript className="ms-4">{noScript}</noscript>
    </div>
  )
}
