import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { translatorFor } from '#phrases/compile.ts'
import type { Frame } from './frame.ts'
import { plainTextOf } from './plain-text.ts'

/** A letter's preview line and page. */
export type LetterView<Props> = {
  subject(frame: Frame, props: Props): string
  View(shown: { frame: Frame; props: Props }): ReactElement
}

export type RenderedLetter = { subject: string; html: string; text: string }

/** Under this doctype mail programs lay out tables correctly. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A letter as HTML and text. Links come from `baseUrl` and the props, never from a request. */
export function renderLetter<Props>(
  { subject, View }: LetterView<Props>,
  props: Props,
  setting: Omit<Frame, 't'>,
): RenderedLetter {
  const frame = { ...setting, t: translatorFor(setting.language, () => {}) }
  const html = doctype + renderToStaticMarkup(<View frame={frame} props={props} />)
  return { subject: subject(frame, props), html, text: plainTextOf(html) }
}
