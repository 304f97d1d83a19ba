/** Leads logged-in staff to the staff area. Asks the server only when pressed. */
const dot = document.querySelector<HTMLAnchorElement>('[data-staff-dot]')

dot?.addEventListener('click', async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // On a timeout continue to the sign-in page, which asks again.
  const signal = AbortSignal.timeout(3000)
  const answer = await fetch('/api/auth/user', { signal }).catch(() => null)
  location.assign(answer?.ok ? (dot.dataset.staffDot ?? dot.href) : dot.href)
})

export {}
