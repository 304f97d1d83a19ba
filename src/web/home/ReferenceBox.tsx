import { pathTo } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import type { LandingProps } from './landing-props.ts'

/** A plain form to the status page; reference-box.ts enables its button. */
export function ReferenceBox({ t, language }: Pick<LandingProps, 't' | 'language'>) {
  return (
    <form
      action={pathTo('status', language)}
      method="get"
      data-reference-box
      className="mt-auto w-full"
    >
      <label htmlFor="reference" className="text-sm font-semibold">
        {t('home.reference.label')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id="reference"
          name="id"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          placeholder={t('home.reference.placeholder')}
          aria-describedby="reference-reason"
          className="figures h-12 min-w-0 flex-[99_1_7.5rem] rounded-field border border-edge bg-surface px-3 text-base placeholder:text-quiet"
        />
        <button
          type="submit"
          className={buttonClass('secondary', 'grow px-4 whitespace-nowrap disabled:opacity-60')}
        >
          {t('home.reference.button')}
        </button>
      </div>
      <p id="reference-reason" className="mt-1.5 text-xs text-quiet">
        {t('home.reference.blank')}
      </p>
    </form>
  )
}
