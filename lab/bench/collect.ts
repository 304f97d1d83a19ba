// Loaded into a measured process: on a signal it lets go of what nobody needs, so that memory can be compared.
const turns = [0, 1_000, 2_000, 3_000, 4_000, 5_000]
const everything = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const

process.on('SIGUSR2', () => {
  // What is held weakly goes in later turns only.
  for (const at of turns) setTimeout(() => void globalThis.gc?.(everything), at)
})
