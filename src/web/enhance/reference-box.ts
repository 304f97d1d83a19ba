/** Enables the button once there is a reference; trims and encodes it into the address. */
const box = document.querySelector<HTMLFormElement>('[data-reference-box]')
const input = box?.querySelector('input')
const button = box?.querySelector('button')
const reason = box?.querySelector('p')

if (box && input && button && reason) {
  const update = () => {
    const blank = input.value.trim() === ''
    button.disabled = blank
    reason.style.visibility = blank ? '' : 'hidden'
  }
  input.addEventListener('input', update)
  addEventListener('pageshow', update)
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    const reference = input.value.trim()
    if (reference) location.assign(`${box.action}?id=${encodeURIComponent(reference)}`)
  })
  update()
}

export {}
