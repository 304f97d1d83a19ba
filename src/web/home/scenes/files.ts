import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Ngorongoro } from './Ngorongoro.tsx'
import { Serengeti } from './Serengeti.tsx'
import { Zanzibar } from './Zanzibar.tsx'

function fileOf(name: string, scene: ReactElement): { path: string; svg: string } {
  const svg = renderToStaticMarkup(scene)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { path: `assets/${name}.${hash}.svg`, svg }
}

/** Scenes that follow the first one: files of the build, fetched when their turn comes. */
export const sceneFiles = [
  fileOf('serengeti', Serengeti()),
  fileOf('zanzibar', Zanzibar()),
  fileOf('ngorongoro', Ngorongoro()),
]
