// The part of Google Identity Services that sign-up pages use: the implicit flow for an access token.
// It opens the account chooser in a popup and passes the result to the page, in the provider's format.
;(() => {
  const provider = new URL(document.currentScript.src).origin
  const closedCheckMs = 250

  function requestAccessToken({ client_id, scope, state, callback, error_callback }) {
    const address = new URL('/__mock/google/choose', provider)
    address.search = new URLSearchParams({
      client_id,
      scope,
      origin: location.origin,
      lng: document.documentElement.lang,
      ...(state && { state }),
    })
    const left = Math.max(0, Math.round(screenX + (outerWidth - 480) / 2))
    const popup = open(address, 'sign-in', `popup,width=480,height=640,left=${left},top=${screenY + 80}`)
    if (!popup) {
      error_callback?.({ type: 'popup_failed_to_open', message: 'The browser did not open the popup.' })
      return
    }

    const listen = event => {
      if (event.origin !== provider || event.source !== popup || event.data?.type !== 'sign-in-answer') return
      finish()
      popup.close()
      callback(event.data.answer)
    }
    const watch = setInterval(() => {
      if (!popup.closed) return
      finish()
      error_callback?.({ type: 'popup_closed', message: 'The popup was closed.' })
    }, closedCheckMs)
    function finish() {
      clearInterval(watch)
      removeEventListener('message', listen)
    }
    addEventListener('message', listen)
  }

  window.google = {
    accounts: {
      oauth2: { initTokenClient: options => ({ requestAccessToken: () => requestAccessToken(options) }) },
    },
  }
})()
