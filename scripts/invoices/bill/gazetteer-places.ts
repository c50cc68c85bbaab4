import { type Municipality, nameInUse } from '#domain/municipalities.ts'
import { provinces } from '#domain/province-list.ts'
import { findProvince } from '#domain/provinces.ts'
import { municipalities } from '#mock/invoice/places/postal-codes.ts'
import type { Random } from '../random.ts'
import type { Place } from '../synthetic-invoice.ts'
import type { Language } from './wordings.ts'

const provincesOf: Record<Language, readonly string[]> = {
  es: [],
  ca: ['08', '17', '25', '43', '07', '12', '46', '03'],
  gl: ['15', '27', '32', '36'],
  eu: ['01', '20', '48', '31'],
}

const streetTypes: Record<Language, readonly string[]> = {
  es: 'C/|CL|Calle|CALLE|Avda.|Avenida|AV|Plaza|PZA|Pº|Paseo|Ronda|Camino|Travesía|Urbanización|Ctra.|Glorieta|Pasaje'.split(
    '|',
  ),
  ca: 'Carrer|C/|Avinguda|Av.|Plaça|Passeig|Rambla|Ronda|Camí|Travessera'.split('|'),
  gl: 'Rúa|R/|Avenida|Praza|Travesa|Camiño|Estrada|Lugar'.split('|'),
  eu: ['kalea', 'etorbidea', 'plaza', 'hiribidea', 'Calle', 'C/'],
}

const streetNames: Record<Language, readonly string[]> = {
  es: 'de la Prueba|Mayor|del Sol|2 de Mayo|San Juan de la Cruz|Alfonso XII|Doctor Fleming|de la Luz|del Gas|de los Contratos|Virgen del Carmen|Nueva|Real|25 de Julio|Pintor Velázquez|Ramón y Cajal|de Valencia|Madrid|Lope de Vega|de la Fuente Nueva|Reyes Católicos|de Córdoba|Pío XII|Sierra Nevada|Concepción|de la Factura'.split(
    '|',
  ),
  ca: "Major|de la Prova|d'Aragó|del Sol|de Sant Pere|Nou|de la Llum|del Doctor Robert|de l'Església|11 de Setembre|de Barcelona|Verge de Montserrat|de les Flors".split(
    '|',
  ),
  gl: 'do Vento|Nova|da Proba|do Príncipe|da Fonte|Real|Rosalía de Castro|do Sol|dos Carballos|Progreso'.split('|'),
  eu: 'Nagusia|Gernika|Proba|Eguzki|Askatasun|San Martin|Zubieta|Urdaneta|Iturri|Lurbide'.split('|'),
}

const numbers = '1|3|5|7|8|12|14|23|29|36|48|51|104|118|12B|7 BIS|3-5|s/n|22'.split('|')
const flats: Record<Language, readonly string[]> = {
  es: '|||BAJO|1|2A|3º B|ESC D BJ D|1º IZQ|5-2|PISO 4 PTA 2|ÁTICO|Esc. 2, 4º C|2º DCHA|Bloque 3, 1º A|P04 B|Bajo izquierda|6º 12|Local 2'.split(
    '|',
  ),
  ca: '||1r 2a|3-1|BAIXOS|Àtic|2n 1a|Esc. B, 4t 3a|Entl. 2|PB'.split('|'),
  gl: '||1º A|2º B|BAIXO|3º ESQ|4º D|Entlo. C'.split('|'),
  eu: '||1. ezk.|3. B|2º IZDA|BEHEA|4. esk.|5 C'.split('|'),
}

/** Any address of Spain, written in a language, in the small print of that language's habits. */
export function inventGazetteerPlace(random: Random, language: Language): Place {
  const choices = pool(language)
  const { name, id, codes } = random.pick(choices)
  const type = random.pick(streetTypes[language])
  const bare = random.pick(streetNames[language])
  const street = /^\p{Ll}{3}/u.test(type) ? `${bare} ${type}` : `${type} ${bare}`
  const isLoud = random.chance(0.4)
  const [number, flat] = [random.pick(numbers), random.pick(flats[language])]
  const province = provinces.find(({ code }) => code === id.slice(0, 2))
  if (!province) throw new Error(`No province ${id}`)
  const names = nameInUse(name).split('/')
  const town = random.pick([...names, names[0] ?? name])
  const provinceName = random.pick([
    province.name.split('/').at(-1) ?? '',
    province.name.split('/')[0] ?? '',
    ...province.aliases,
  ])
  const cased = (text: string) => (isLoud ? text.toUpperCase() : text)
  return {
    street: cased(street),
    streetNr: cased(number),
    apartment: cased(flat),
    zipCode: random.pick(codes),
    municipality: cased(town),
    province: cased(findProvince(provinceName) ? provinceName : province.name),
    provinceCode: province.code,
  }
}

const pools = new Map<Language, Municipality[]>()

function pool(language: Language) {
  const known = pools.get(language)
  if (known) return known
  const wanted = provincesOf[language]
  const found = municipalities().filter(
    ({ id, codes }) =>
      codes.length > 0 &&
      codes.every(code => code.startsWith(id.slice(0, 2))) &&
      (wanted.length === 0 ? !['51', '52'].includes(id.slice(0, 2)) : wanted.includes(id.slice(0, 2))),
  )
  // Half of the bills come from places with several codes: towns of some size.
  const towns = found.filter(({ codes }) => codes.length >= 3)
  const made = [
    ...found,
    ...Array<typeof towns>(Math.ceil(found.length / Math.max(1, towns.length)))
      .fill(towns)
      .flat(),
  ]
  pools.set(language, made)
  return made
}
