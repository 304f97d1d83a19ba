import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Kilimanjaro } from './Kilimanjaro.tsx'
import { Ngorongoro } from './Ngorongoro.tsx'
import { Serengeti } from './Serengeti.tsx'
import { Zanzibar } from './Zanzibar.tsx'

function fileOf(name: string, scene: ReactElement): { path: string; svg: string } {
  const svg = renderToStaticMarkup(scene)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { path: `assets/${name}.${hash}.svg`, svg }
}

/** The scenes in order, as files of the build: the first is fetched after the text, others when shown. */
export const sceneFiles = [
  fileOf('kilimanjaro', Kilimanjaro()),
  fileOf('serengeti', Serengeti()),
  fileOf('zanzibar', Zanzibar()),
  fileOf('ngorongoro', Ngorongoro()),
]
