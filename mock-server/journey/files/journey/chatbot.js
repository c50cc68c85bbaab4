// The chatbot in its frame. It posts messages to the page around it: `ready`, and its state as `open`, `close` or `notification`.
// It receives `notify`, when a customer seems to hesitate, and `close`.
const chat = document.querySelector('.chat')
const log = document.querySelector('.chat-log')
const launcher = document.querySelector('.chat-launcher')
const message = document.querySelector('#message')

const post = type => parent.postMessage({ chatbot: type }, '*')

function show(state) {
  if (chat.dataset.state === state) return
  chat.dataset.state = state
  post({ open: 'open', closed: 'close', noted: 'notification' }[state])
}

function add(words, from) {
  const line = document.createElement('p')
  line.dataset.from = from
  line.textContent = words
  log.append(line)
  log.scrollTop = log.scrollHeight
}

document.addEventListener('click', event => {
  const button = event.target.closest('button')
  if (button?.dataset.do === 'open') {
    show('open')
    message.focus()
  } else if (button?.dataset.do === 'close') {
    show('closed')
    launcher.focus()
  } else if (button?.dataset.answer) {
    add(button.textContent, 'customer')
    add(button.dataset.answer, 'bot')
  }
})

document.querySelector('.chat-form').addEventListener('submit', event => {
  event.preventDefault()
  add(message.value.trim(), 'customer')
  add(event.currentTarget.dataset.answer, 'bot')
  message.value = ''
})

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || chat.dataset.state === 'closed') return
  show('closed')
  launcher.focus()
})

// Accepts messages of the page around the frame only. They are no secret, so that page may have any origin.
addEventListener('message', event => {
  if (event.source !== parent || parent === window) return
  if (event.data?.chatbot === 'notify' && chat.dataset.state === 'closed') show('noted')
  if (event.data?.chatbot === 'close' && chat.dataset.state !== 'closed') show('closed')
})

chat.dataset.state = 'closed'
post('ready')
