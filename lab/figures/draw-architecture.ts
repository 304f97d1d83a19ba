import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/process.mjs'
import { drawArchitecture, pictureFile } from './architecture.ts'

// `npm run picture`: draws docs/architecture.svg from the imports.
await writeFile(join(root, pictureFile), drawArchitecture(root))
console.log(pictureFile)
