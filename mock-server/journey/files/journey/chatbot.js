// The chatbot in its frame. It posts messages to the page around it: `ready`, and then what it shows: `open`, `close` or `notification`.
// It receives `notify`, when a customer seems to hesitate, and `close`.
const chat = document.querySelector('.chat')
const launcher = document.querySelector('.chat-launcher')
const closeButton = document.querySelector('.chat-panel button')

const post = type => parent.postMessage({ chatbot: type }, '*')

function show(state) {
  if (chat.dataset.state === state) return
  chat.dataset.state = state
  post(state)
}

document.addEventListener('click', event => {
  const state = event.target.closest('button')?.dataset.show
  if (!state) return
  show(state)
  const next = state === 'open' ? closeButton : launcher
  next.focus()
})

document.addEventListener('keydown', event => {
  if (event.key === 'Escape') closeButton.click()
})

// Accepts messages of the page around the frame only. They are no secret, so that page may have any origin.
addEventListener('message', event => {
  if (event.source !== parent || parent === window) return
  if (event.data?.chatbot === 'notify' && chat.dataset.state === 'close') show('notification')
  if (event.data?.chatbot === 'close') show('close')
})

chat.dataset.state = 'close'
post('ready')
