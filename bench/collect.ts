// Loaded into a measured process: on a signal it lets go of what nobody needs, so that memory can be compared.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  // What finalizers free is collected by the second turn.
  setTimeout(() => globalThis.gc?.(), 200)
})
