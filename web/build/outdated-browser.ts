/** The id of the template with the message, once in each language. */
export const outdatedTemplateId = 'outdated-browser'

/**
 * Shows the message in the place of the page where the browser lacks what the product cannot do without: the README. Text, not
 * code of the build, because any browser must understand it. Without the names of the scripts, before-paint.ts starts none.
 */
export const outdatedBrowserScript = `(function () {
  var css = window.CSS && CSS.supports
  var signal = window.AbortSignal && AbortSignal.timeout
  if (css && CSS.supports('selector(:has(a))') && signal && window.HTMLDialogElement && [].toReversed) return
  var template = document.getElementById('${outdatedTemplateId}')
  var messages = (template.content || template).children
  var message = messages[0]
  for (var i = 0; i < messages.length; i++)
    if (messages[i].lang.slice(0, 2) === (navigator.language || '').slice(0, 2)) message = messages[i]
  document.documentElement.setAttribute('data-skip-prerendered', '')
  document.documentElement.lang = message.lang
  document.title = message.getElementsByTagName('h1')[0].textContent
  var scripts = document.querySelector('meta[name=scripts]')
  if (scripts) scripts.parentNode.removeChild(scripts)
  document.body.appendChild(message)
})()`
