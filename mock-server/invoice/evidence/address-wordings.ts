/**
 * What an address consists of, folded like `wordings.ts`: the labels of its parts on a form, kinds of streets and of places. Each entry is part
 * of a regular expression; a blank stands for blanks of any width. A language adds its words here, too.
 */

/** Kinds of streets that stand before a name like its label: "Avenida: Numancia". */
export const kindsAsLabels =
  'avenida|avinguda|paseo|passeig|plaza|placa|praza|camino|cami|carretera|ronda|rambla|travesia'

/** An address printed in parts: the label of each. */
export const addressParts = {
  kind: '(?:tipo|tipus|tip|tp|t|clase|classe|cl|cod(?:igo)?)\\.? ?(?:de )?(?:la )?(?:via(?: publica)?|vial|calle|carrer|rua)(?![\\p{L}])|(?:via|calle|carrer|rua) \\((?:tipo|tipus|clase|classe)\\)|(?:street|road)[ _]type|type of street|t\\. ?v\\.|(?:tv|cl\\.|b\\.? ?m\\.)(?=\\s*:|\\s*$)|bide[- ]?mota|kale[- ]?mota|siglas? (?:de )?(?:la )?via|mota(?=\\s*[/:]|\\s*$)|tipo|tipus|clase|classe|siglas?|sg\\.(?=\\s*:?\\s*$)',
  street: `(?:d|dom|dir|adr|direc|domic|adreca|domicili|enderezo)\\.? ?(?:(?:de|del) )?(?:sum(?:in(?:istro)?|tro)?\\.?|subm\\.?|p\\.? ?s\\.?)|(?:dir|dom)\\.?(?=\\s*(?::|$))|[\\p{L}.]+(?: [\\p{L}.]+){0,4} \\((?:via|calle|carrer|rua)[^)]*\\)|(?:direccion|domicilio|adreca|domicili|enderezo|emplazamiento)(?: de| del| d['’])?(?: (?:la|el|punto? de))? ?(?:suministro|subministrament|subministracion|consumo|consum|instalacion|instal.lacio)|(?:calle|via|carrer|rua)(?: (?:de|del|do))? (?:suministro|subministrament|subministracion)|(?:calle|via|carrer|rua|lugar|lloc|paraje|plaza)(?:(?: ?/ ?|, ?| ou? | edo )(?:calle|via|avda\\.?|avenida|carrer|rua|lugar|lloc|paraje|plaza|placa|kalea))+(?:…|\\.{3}|,? etc\\.)?|(?:calle|via|carrer|rua|kalea)(?: (?:y|i|e|eta) | ?[,/] ?)(?:numero|num\\.?|n\\.?[º°o]\\.?|zenbakia|zk\\.?)|calle|via publica|vial(?=\\s*:?\\s*$)|via|(?:(?:izena|nome?) ?/ ?)?(?:nombre|denom(?:inacion|\\.)?|desc(?:ripcion|r\\.|\\.)|nom\\.?) ?(?:de )?(?:la )?(?:via|vial|calle)(?: publica)?(?:(?: [oy] | ?/ ?)(?:lugar|paraje|nucleo))?|nom (?:(?:de la )?via|del? carrer)|nome (?:da )?(?:via|rua)|n\\. ?v(?:ia(?![\\p{L}])|\\.)|nv(?=\\s*:|\\s*$)|carrer|rua|kalea|(?:kale|bide)aren izena|bidea|direccion|adreca|enderezo|helbidea|(?:${kindsAsLabels})(?=\\s?:)|(?:street|road)(?: name)?|address|domicilio|domicili|emplazamiento|emplacament|(?:paraje|tipo|clase) y (?:nombre de (?:la )?)?via`,
  // What a house has behind its number: "Dup. | B", "Bis | BIS".
  suffix:
    'duplicado|dupl?\\.?|(?:n\\.?[º°o]\\.?|num\\.?|numero|number) (?:letra|letter|bis)|letra (?:del? )?(?:numero|num\\.?|n\\.?[º°o]\\.?)',
  number:
    'nr[eo]\\.?|(?:puerta|porta) (?:de la calle|del carrer|da rua)|kaleko atea|(?:num\\.?|numero|n\\.?[º°o]\\.?) (?:de(?:l)? )?(?:edif(?:icio|ici|\\.)|casa|finca|portal)|num(?:ero|\\.)? ?(?:de )?policia|portal(?: ?/ ?| )(?:num\\.?|n\\.?[º°o]\\.?|numero)|(?:num\\.?|n\\.?[º°o]\\.?|numero)(?: ?/ ?| ou? )(?:km|p\\.? ?k\\.?|resto|punto? (?:kilometrico|quilometrico|quilometric))|numero|num\\.?|n\\.?[º°o]\\.? de policia|n\\.?[º°o]\\.?|zenbakia|zk\\.?|number|(?:house|street) (?:no\\.?|number)|num\\.? ?via|no\\.',
  flat: '(?:situacion|situacio|edificio|edifici|nave ?/ ?local|local ?/ ?(?:nave|piso)|(?:local|nave|plan|bl\\.|pta?l\\.?)(?=\\s*:?\\s*$)|piso ?/ ?local|sol\\.|piso|puerta|planta|pis|porta|andar|solairua|escalera|escaleira|eskailera|ataria|escala|escal(?=\\s*:?\\s*$)|esk\\.(?=\\s/\\s)|esc(?:\\.|(?=\\s?[/-])|(?=\\s*:?\\s*$))|pta(?:\\.(?=\\s*\\d)|\\.?(?=\\s*:|\\s*$))|bloque|blokea|(?:blq\\.?|bloc)(?=\\s*:|\\s*$|\\s\\d{1,2}\\s*$)|portal|lletra|letra|(?:mano|aldea|eskua|plt?a?\\.|puer\\.|prta\\.|p(?:or)?t\\.|at\\.|ap(?:ar)?t(?:\\.|os?\\.?|ment|amento|ament)|unit|altres|otros|outros|beste batzuk)(?=\\s*:|\\s*$|\\s?/\\s?\\p{L})|man(?=\\s*:?\\s*$)|mano(?=\\s\\p{L}{1,6}\\.?\\s*$)|atea|floor|door|block|entrance|stairs?|staircase|suplemento|suplement|resto|otros datos|complemento|complement|ampliacion|adicional|(?:pl|let|port|pt|esk|bl|bq|esc|local|nave)\\.?(?=\\s?:)|(?:pl|pta|esc|blq)\\.?(?=\\s(?:\\d{1,3}[ºª]?|\\p{L}|izq?d?a?|de?r?cha|dr)\\.?\\s*$))(?:(?: (?:de|del))?(?: la)? (?:direccion|domicilio|adreca|domicili|enderezo))?(?: ?(?:y|i|e|eta|o|ou|/|,|-) ?(?:casa|piso|mano?\\.?|puerta|pta\\.?|planta|pis|porta|andar|solairua|escalera|letra|atea))*',
  postalCode:
    'codigo ?postal|codi ?posta[lu]|cod\\.? ?pos(?:t(?:al)?)?\\.?|c\\. ?postal|c\\.? ?post?\\.?|(?:distrito|dto\\.?|distr\\.?|districte) (?:postal|de (?:correos|correus))|distrito|d\\. ?(?:p\\.|postal)|dp(?=\\s*:)|c\\. ?p\\.?|cp|codi(?=\\si\\s)|codigo(?=\\sy\\s)|post(?:al)? ?code|zip(?: code)?|posta[- ]?kodea|p\\.?k\\.?',
  town: 'ayuntamiento|ajuntament|ayto\\.?|m(?:uni)?c?pio\\.?|localid\\.|poblacion|poblacio|poboacion|pob(?:l|lac)?\\.?|loc\\.?|localidad|localitat|localidade|municipio|municipi|mun(?:ic)?\\.?(?=\\s*:|\\s*$)|concello|concejo|conc\\.|ciudad|ciutat|cidade|villa|vila(?=\\s*:?\\s*$)|pueblo|town|city|municipality|termino municipal|terme municipal|herria|udalerria|udala',
  province:
    '(?:illa|isla) ?/ ?provincia|provincia|province|demarcacion|demarcacio|state|region(?=\\s*:?\\s*$)|prov\\.?|provin\\.?|pcia\\.?|cod ?pro?v|probintzia|lurralde(?:a| historikoa)',
} as const

/** How the labels begin whose value may be anything that belongs to an address, and no floor or door alone. */
export const freeParts =
  'situaci|edifici|sol\\.|resto|otros|outros|altres|beste|compl|ampliaci|adicional|nave|local|unit'

/** How the labels of each part of a flat begin, in all languages: "Pis/Piso" names one part, "Piso/Pta." two. */
export const partsOfFlat = {
  building: 'edifici',
  stairs: 'es[ck](?!ua)|stair',
  block: 'blo[qc]|bl?q|bl\\.',
  portal: 'port(?:al|\\.)|pta?l|atari|entrance',
  floor: 'pis|pl|andar|solair|floor',
  door: 'ap(?:ar)?t|puerta|porta(?!l)|atea|at\\.|pt(?:a|\\.)|door',
  hand: 'l?let(?:ra)?|man|aldea|eskua',
}

/** Labels of the parts of a flat, in full. */
export const flatLabelsInFull = [
  'piso',
  'pis',
  'planta',
  'puerta',
  'porta',
  'letra',
  'portal',
  'escalera',
  'escala',
  'bloque',
  'bloc',
]

/** How labels begin that stand in the same forms and are no part of an address. */
export const otherLabels =
  'c\\.?u\\.?p\\.?s|n\\.?i\\.?f|d\\.?n\\.?i|c\\.?i\\.?f|tarifa|peaje|peatge|titular|contrato?|contador|distribuidora|cliente?|nombre|pais'

/** Words of forms that no street, flat or town consists of, and no street has behind its kind. */
export const fieldWords =
  'de|del|la|el|o|datos|dades|datuak|suministro|subministrament|subministracion|hornidura|via|publica|tipo|tipus|type|nombre|nom|nome|name|izena|numero|number|house|street|access|tarifa|tariff|facturacion?|facturacio|bancari[oa]|observaciones|observacions|importe?|potencia|potencies|titular|holder|contrato|contracte|cliente?|codigo|codi'
/** The same, but for names that streets have: "Plaza de la Provincia". */
export const formWords = `${fieldWords}|calle|floor|door|fiscal|postal|code|municipio|municipi|concello|poblacion|poblacio|town|provincia|province|prov|resto|otros|altres`

/** Kinds of places that are no street: where they stand before one, the street is what is meant. */
const areaTypes =
  'urbanizacion|urbanitzacio|urb\\.?|poligono(?: industrial)?|poligon|pol\\.?(?: ?ind\\.?)?|residencial|res\\.|conjunto|edificio|edif\\.?|edf\\.?|ed\\.|lugar|lg\\.?|lloc|aldea|disseminat|diseminado|veinat|cjo\\.?|paraje|caserio|finca|partida|ptda\\.?|pda\\.?|part\\.|colonia|grupo|barrio|barriada|bda\\.?|poblado|parque|complejo'

/** Folded text begins with such a place. */
export const beginsWithArea = new RegExp(`^(?:${areaTypes})[\\s.]`, 'u')

/** Kinds of streets, as written and as shortened, before the name; in Basque after it. */
export const streetTypes =
  'c/|c\\.|cl\\.?|calle|cal|cll|cr\\.|carrer|cra\\.?|rua|r/|avda?\\.?|avenida|avinguda|av\\.?|avgda\\.?|etorb\\.?|plaza|placa|praza|pza\\.?|plza\\.?|plz\\.?|pz\\.?|pl\\.?|pca\\.?|paseo|passeig|pso\\.?|pseo\\.?|p\\.?[º°]\\.?|pg\\.?|ps\\.?|ronda|rda\\.?|rambla|rbla\\.?|raval|camino|cami|camino|cno\\.?|cmno\\.?|carretera|autovia|autopista|carril|calleja|costanilla|pasadizo|carrera|ctra\\.?|crta\\.?|estrada|travesia|trav\\.?|travessera|travessia|travesa|tv\\.?|trva\\.?|urbanizacion|urbanitzacio|urb\\.?|glorieta|gta\\.?|pasaje|passatge|pje\\.?|psje\\.?|poligono|poligon|pol\\.?|pg\\. ?ind|callejon|cjon\\.?|cuesta|costa|bajada|baixada|pujada|subida|lugar|lg\\.?|lloc|barrio|barri|bo\\.?|b\\.?[º°]|aldea|partida|ptda\\.?|pda\\.?|part\\.|parque|parc|via|gran via|vereda|senda|alameda|bulevar|muelle|moll|corredera|rinconada|residencial|conjunto|grupo|gr\\.|barriada|bda\\.?|colonia|col\\.|torrent|riera|pujol|kalea|etorbidea|hiribidea|ibilbidea|pasealekua|auzoa|bidea|kale(?= )|plazuela|placeta|rotonda|avinguda|acceso|disseminat|diseminado|veinat|cjo\\.?|paraje|caserio|finca|edificio|edif\\.?|edf\\.?|ed\\.'

/** As the land register shortens them, which is no kind of street elsewhere: "CR" may be Ciudad Real. */
export const shortenedTypes = 'ac|kl\\.?|et\\.|cj|cm|cr|cs|ct|gl|gv|pj|pq|rb|rd|sd|tr|ur|vr'

/** Kinds of streets behind the name, in Basque. */
export const basqueTypes =
  'kalea|kal\\.?|etorbidea|etorb\\.?|hiribidea|ibilbidea|pasealekua|plaza|auzoa|bidea|enparantza|zumardia'

/** Kinds of streets that stand before the one in Castilian: "Carrer/Calle Major". */
export const pairedTypes = 'carrer|rua|avinguda|placa|praza'
