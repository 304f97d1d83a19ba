type Part = 'pages' | 'server'
type Version = { version: string; looks: string }

export function versionOf(part: Part): Version
export function isBuilt(part: Part): boolean
export function noteBuilt(part: Part, version: Version): void
