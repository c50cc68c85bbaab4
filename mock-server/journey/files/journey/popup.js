// Posts the chosen account to the page that opened the popup. Cancelling only closes the popup, which the page notices.
const { origin, scope, state } = Object.fromEntries(new URLSearchParams(location.search))

document.addEventListener('click', event => {
  const choice = event.target.closest('button')
  if (!choice) return
  const { token, error } = choice.dataset
  if (!token && !error) return close()
  const answer = token
    ? { access_token: token, expires_in: 3599, token_type: 'Bearer', scope, prompt: 'select_account', state }
    : { error, error_description: error, state }
  opener?.postMessage({ type: 'sign-in-answer', answer }, origin)
})
