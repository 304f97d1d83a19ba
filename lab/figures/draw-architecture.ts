import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawArchitecture, pictureFile } from './figures/architecture.ts'
import { root } from './process.mjs'

// `npm run picture`: draws docs/architecture.svg from the imports.
await writeFile(join(root, pictureFile), drawArchitecture(root))
console.log(pictureFile)
