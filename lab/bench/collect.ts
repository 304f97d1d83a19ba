// Loaded into a measured process: a signal triggers garbage collection, so that memory is
// comparable.
const turns = [0, 1_000, 2_000, 3_000, 4_000, 5_000]
const everything = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const

process.on('SIGUSR2', () => {
  // Weak references are collected in later turns.
  for (const at of turns) setTimeout(() => void globalThis.gc?.(everything), at)
})
