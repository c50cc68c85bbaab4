// Filters the pictures by what the controls say. Loaded by the gallery's page from beside it.
const controls = document.querySelector('form')
const figures = [...document.querySelectorAll('figure')]
const count = document.querySelector('output')

function show() {
  const { group, language, width, search, wrong } = Object.fromEntries(new FormData(controls))
  for (const figure of figures) {
    const { dataset } = figure
    figure.hidden =
      (group !== '' && dataset.group !== group) ||
      (language !== '' && dataset.language !== language) ||
      (width !== '' && dataset.width !== width) ||
      (wrong === 'on' && dataset.wrong === undefined) ||
      !dataset.words.includes(search.toLowerCase())
  }
  count.value = `${figures.filter(figure => !figure.hidden).length} of ${figures.length} pictures`
}

controls.addEventListener('input', show)
controls.addEventListener('submit', event => event.preventDefault())
show()
