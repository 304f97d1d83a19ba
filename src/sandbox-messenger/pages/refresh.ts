/** Brings new messages, and sends with Enter. Runs in the page as written here; optional. */
export const refresh = `
const chat = document.querySelector('[data-refresh]')
const down = () => { chat.scrollTop = chat.scrollHeight }
async function look() {
  if (document.hidden) return
  const response = await fetch(chat.dataset.refresh).catch(() => null)
  if (!response || !response.ok) return
  const isDown = chat.scrollHeight - chat.scrollTop - chat.clientHeight < 80
  const list = chat.querySelector('ol')
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const [at, item] of [...fresh.querySelectorAll('ol > li')].entries()) {
    const old = list.children[at]
    if (!old) list.append(item)
    else if (old.outerHTML !== item.outerHTML) old.replaceWith(item)
  }
  if (isDown) down()
}
if (chat) {
  down()
  setInterval(look, 1500)
}
document.addEventListener('keydown', (event) => {
  const isSend = event.key === 'Enter' && !event.shiftKey && !event.isComposing
  if (!isSend || event.target.name !== 'text' || event.target.tagName !== 'TEXTAREA') return
  event.preventDefault()
  event.target.form.requestSubmit()
})
document.addEventListener('change', (event) => {
  if (event.target.type !== 'file') return
  document.querySelector('.chosen').textContent = event.target.files[0]?.name ?? ''
})
`
