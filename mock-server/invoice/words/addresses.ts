/**
 * Labels of the parts of an address, in Castilian, Catalan, Galician, Basque and English: lower case, no accents, no dots, parted by "|". To teach
 * the reader a label, add it to its part.
 */
export const partLabels = {
  kind: 'st type|tipo|tipo via|tipo de via|tipo calle|tipus|tipus de via|tipus via|tip via|t via|tv|clase|clase via|clase de via|cl via|sigla|siglas|siglas via|bide mota|kale mota|mota|street type|tp via|codigo via|cod via',
  street:
    'calle|via|vial|nombre via|nombre de via|nombre de la via|nombre calle|nombre de la calle|nombre via publica|via publica|nom via|nom de la via|nom del carrer|nom de via|nome da via|nome da rua|nome de via|nv|n via|denominacion via|denominacion de la via|descripcion via|desc via|nom via|carrer|rua|kalea|kalearen izena|bidea|bidearen izena|direccion|adreca|enderezo|helbidea|domicilio|domicili|emplazamiento|emplacament|street|street name|address|dir|dom|direc|domic|ubicacion|ubicacio|situacion|paraje|calle plaza|calle o plaza|via y numero|calle y numero|calle numero|calle nº|carrer i numero|rua e numero|kalea eta zenbakia|tipo y nombre de via|tipo y nombre de la via|lugar|lloc|avenida|plaza',
  name: 'nombre|nom|nome|denominacion|izena|name|descripcion',
  number:
    'numero|num|nº|nº pk|numero pk|numero o pk|nº o km|numero km|no|nr|nro|n|numero via|num via|nº via|numero de via|numero de policia|nº policia|num policia|nº de policia|nº finca|nº casa|zenbakia|zenb|zk|zki|number|house no|house number|portal nº|nº km|numero o km|km',
  suffix: 'sufijo|duplicado|dupl|dup|bis|letra numero|letra nº|nº letra',
  building: 'edificio|edifici|edif|nombre edificio|eraikina',
  block: 'bloque|bloc|bloke|blokea|blq|bl|bq|block|bloco',
  portal: 'portal|port|ptal|ataria|entrance|atari',
  stairs: 'escalera|escala|escaleira|eskailera|esc|esk|staircase|stairs|stair|escal|esca',
  floor: 'piso|pis|planta|andar|solairua|floor|pl|plta|plt|plan|solairu|pso|alt',
  door: 'puerta|porta|letra|lletra|pta|pt|puer|atea|door|mano|aldea|apartamento|apto|let|eskua|ate|local|lc|puerta letra',
  flat: 'vivienda|nave|nau|situacion en la finca|piso puerta letra|resto|resto direccion|otros|otros datos|complemento|complement|complementos|ampliacion|adicional|altres|outros|flat|unit|resta|bestelakoak|besteak|aclarador|osagarria|informacion adicional',
  postalCode:
    'codigo postal|codigopostal|codi postal|cod postal|c postal|c p|cp|d p|dp|distrito postal|districte postal|distrito|dto postal|postcode|post code|postal code|zip|zip code|posta kodea|postakodea|posta-kodea|p k|pk|cod post|codpostal|c post|codigo|c pos|kodea|cod p',
  locality:
    'poblacion|poblacio|poboacion|pobl|pob|localidad|localitat|localidade|loc|localid|villa|vila|pueblo|poble|nucleo|entidad|parroquia|lugar poblado|herri',
  town: 'municipio|municipi|mun|munic|mpio|mcpio|concello|concejo|ayuntamiento|ajuntament|ayto|ciudad|ciutat|cidade|town|city|municipality|termino municipal|terme municipal|termino|herria|udalerria|udala|udalerri',
  province:
    'provincia|prov|prov|pcia|province|probintzia|lurraldea|lurralde historikoa|demarcacion|comarca provincia|herrialdea|pr',
} as const

/** Labels that are in the same forms and are no part of an address: their values belong to no one's home. */
export const otherLabels =
  'cups|nif|dni|cif|ifz|tarifa|peaje|peatge|peaxe|titular|contrato|contracte|contador|comptador|distribuidora|cliente|client|pais|telefono|telefon|email|correo|referencia|ref catastral|referencia catastral|cnae|potencia|poligono|parcela|fecha|data|factura|importe'

/** Kinds of streets and places, as written and as shortened, before the name: lower case, no accents, parted by "|". A dot or "º" may follow. */
export const streetKinds =
  'c/|c|cl|cl/|calle|cal|cll|cr|carrer|cra|rua|r/|avda|avenida|avinguda|av|av/|avgda|avd|etorb|plaza|placa|praza|pza|plza|plz|pz|pl|pca|pl/|paseo|passeig|pso|pseo|p|pg|ps|ronda|rda|rambla|rbla|raval|camino|cami|camin|cno|cmno|cam|carretera|autovia|carril|calleja|costanilla|pasadizo|carrera|ctra|crta|ctra/|estrada|travesia|trav|travessera|travessia|travesa|tv|trva|trvs|urbanizacion|urbanitzacio|urb|urbz|glorieta|gta|pasaje|passatge|pje|psje|ptge|poligono|poligon|pol|callejon|cjon|cuesta|costa|bajada|baixada|pujada|subida|lugar|lg|lloc|barrio|barri|bo|b|aldea|partida|ptda|pda|part|parque|parc|via|gran via|gv|vereda|senda|alameda|bulevar|muelle|moll|corredera|rinconada|residencial|conjunto|grupo|gr|barriada|bda|colonia|col|torrent|riera|pujada|kale|plazuela|placeta|rotonda|acceso|disseminat|diseminado|veinat|paraje|caserio|finca|edificio|edif|edf|ed|sector|prolongacion|campo|canton|escalinata|auzo'
/** Kinds that are before the street itself: "Urb. Los Pinos, C/ Luna 2". */
export const areaKinds =
  'urbanizacion|urbanitzacio|urb|urbz|poligono|poligon|pol|residencial|res|conjunto|edificio|edif|edf|ed|lugar|lg|lloc|aldea|disseminat|diseminado|veinat|paraje|caserio|finca|partida|ptda|pda|part|colonia|grupo|barrio|barriada|bda|poblado|parque|complejo|sector|parroquia'
/** Kinds behind the name, in Basque. */
export const basqueKinds =
  'kalea|kal|etorbidea|etorb|hiribidea|ibilbidea|pasealekua|plaza|auzoa|bidea|enparantza|zumardia|kalezabala|aldapa|kantoia|auzunea'
/** Kinds that are no kind of street elsewhere: as the land register shortens them, in their own field. */
export const shortKinds = 'ac|kl|et|cj|cm|cr|cs|ct|gl|gv|pj|pq|rb|rd|sd|tr|ur|vr|cv|bj|lu'

/** Words of which descriptions of a flat consist, beside numbers and single letters: lower case, no accents, parted by "|". */
export const flatWords =
  'primer|primero|primera|segundo|segunda|segon|segona|tercer|tercero|tercera|cuarto|cuarta|quart|quarta|quinto|quinta|sexto|sexta|septimo|septima|octavo|octava|noveno|novena|decimo|decima|bis|duplicado|dpdo|baj|bajo|baja|bajos|bj|bjo|bxs|baix|baixo|baixos|baixa|behea|beh|pb|pbj|ent|entl|entlo|entro|entre|entresuelo|entresol|entreplanta|dalt|principal|pral|pr|ppal|prl|at|atic|atico|ate|sobreatico|sotano|semisotano|izq|izda|izqda|izquierda|izd|iz|ezk|ezkerra|eskuina|eskuma|esk|esq|esqda|esqu|esquerda|esquerra|esqra|dcha|dch|dr|dra|dta|dreta|dto|derecha|dereita|der|drcha|dcho|centro|cent|ctro|cen|ext|exterior|int|interior|piso|pis|planta|plt|plta|pl|pta|puerta|porta|pt|prta|letra|lletra|let|esc|escalera|escala|escaleira|eskailera|es|bloque|bloc|bloco|blokea|blq|bl|portal|ptal|ataria|atari|solairua|solairu|sol|atea|andar|mano|aldea|modulo|modul|local|lc|loc|nave|nau|casa|caseta|unifamiliar|unif|garaje|garatge|garaxe|trastero|duplex|chalet|chale|xalet|adosado|apto|apt|apartamento|apartament|vivienda|viv|vivenda|habitatge|etxebizitza|oficina|despacho|estudio|plaza|parcela|parc|torre|bungalow|villa|finca|cortijo|masia|pazo|piscina|ascensor|comunes|comuns|servicios|taller|almacen|tienda|bodega|altillo|buhardilla|fase|fondo|sector|poligono|floor|door|flat|block|stairs|unit|er|ra|ro|a|c|d|n|r|t|y|i|o|e|no|nº'
/** Words behind which a name belongs to the flat, up to the next comma: "Edif. Mar Azul". */
export const namedBuildings =
  'edificio|edifici|edif|edf|ed|residencial|residencia|res|urbanizacion|urbanitzacio|urb|conjunto|complejo|torre|casa|finca|cortijo|masia|villa|chalet|poligono|pol|parque|bungalow|barriada|grupo|colonia'
