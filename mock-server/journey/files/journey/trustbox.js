// What a TrustBox shows in its frame, in the language and colours that the address names.
const texts = {
  es: { rating: '4,7 de 5', count: '1.284 opiniones de clientes', label: 'Valoración de los clientes' },
  en: { rating: '4.7 out of 5', count: '1,284 customer reviews', label: 'Customer rating' },
}
const asked = new URLSearchParams(location.hash.slice(1))
const language = (asked.get('locale') ?? '').slice(0, 2)
const messages = texts[language] ?? texts.es

document.documentElement.lang = language in texts ? language : 'es'
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
document.querySelector('main').setAttribute('aria-label', messages.label)
document.querySelector('strong').textContent = messages.rating
document.querySelector('p').textContent = messages.count
