import { resolve } from 'node:path'
import { folderGraph, roomGraph } from './measures.ts'
import { draw } from './picture.ts'
import { isTest, readSources } from './sources.ts'

export const pictureFile = 'docs/architecture.svg'

/** The picture's text alternative. */
const about =
  'What imports what: the rooms of src, the folders of src/server and those of src/web; each stands above those that it imports'

/** Draws the rooms of src, and the folders of the two largest, with their imports. */
export function drawArchitecture(root: string): string {
  const product = readSources(resolve(root), ['src']).filter(({ path }) => !isTest(path))
  return draw(about, [
    ['The rooms of src', roomGraph(product)],
    ['The folders of src/server', folderGraph(product, 'server')],
    ['The folders of src/web', folderGraph(product, 'web')],
  ])
}
