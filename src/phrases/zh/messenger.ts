import { messenger as english } from '../en/messenger.ts'
import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = english
