/** The dot leads staff who are logged in straight to the staff area. It asks only when it is pressed. */
const dot = document.querySelector<HTMLAnchorElement>('[data-staff-dot]')

dot?.addEventListener('click', async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // A server that does not answer keeps nobody waiting: the sign-in page asks again.
  const signal = AbortSignal.timeout(3000)
  const answer = await fetch('/api/auth/user', { signal }).catch(() => null)
  location.assign(answer?.ok ? (dot.dataset.staffDot ?? dot.href) : dot.href)
})

export {}
