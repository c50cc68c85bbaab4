import {
  addressNouns,
  bill,
  caredFor,
  energyNouns,
  linking,
  otherVerbs,
  participle,
  placeNouns,
  premises,
  premisesAlone,
  supplyNouns,
} from './nouns.ts'

/**
 * What bills call the supply's address, and the parts of a bill about it; folded parts of regular expressions, as in `wordings.ts`.
 */

/** An address with this label is where the electricity goes to. */
export const supplyAddress = [
  `(?:${addressNouns})${linking} ?(?:${supplyNouns})`,
  // "DOM. SUMTRO.", "Dir. sum.", "Direc. PS"
  '(?:d|dom|dir|adr|direc|domic|direccion|domicilio|adreca|domicili|enderezo|lug|fincas?)\\.?(?: ?/)? ?(?:(?:de|del) )?(?:sumtro|suminis|sumin|subm|sum|suministro|pto\\.? sum\\w*)(?:\\.|(?=\\s*(?:[:·]|$)))',
  // "Adreça on es dóna el servei", "Contador nº 1234 en"
  '(?:direccio|adreca|direccion|enderezo) (?:on|donde|onde) (?:es|se) (?:dona|presta|da|facilita) (?:el|o) (?:servei|servicio|servizo|subministrament|suministro)',
  '(?:contador|comptador)(?: n\\S{0,6})?[ :]*[a-z]{0,4}\\d[a-z\\d]*,?(?: (?:sito|situado|ubicado|instalado|situat|ubicat|instal.lat))? (?:en|a)(?= )',
  // "Dirección del servicio", but not "del servicio de atención al cliente".
  `(?:${addressNouns})${linking} ?(?:servicio|servei|servizo)(?! (?:de|d['’]|al|ao|a|presencial|tecnico|tecnic|postventa|mas))`,
  '(?:direccion|domicilio|adreca|domicili|enderezo) electric[oa]',
  "(?:direccion|domicilio|adreca|domicili|enderezo)(?: de| del| da| do| d['’])?(?: la| tu| l['’])? ?(?:equipo de medida|punto de (?:entrega|conexion|medida))",
  // "Situación de la acometida", "Domicilio del taller"
  `(?:${placeNouns})${linking} ?(?:${premises})`,
  // "Piso arrendado", "Casa de veraneo a la que corresponde", "Pis que abastim"
  `(?:^|/ ?)(?:(?:el|la|los|tu|su|o|a) )?(?:(?:${premises}) (?:o|ou|y|i|e) )?(?:${premises})(?: de [a-z]+)? (?:${participle}|(?:(?:a|en|na|no|al) )?(?:(?:la|el|los) )?(?:que|donde|onde|on|cual) (?!(?:(?:te|le|os|us|et) )?(?:${caredFor}))[a-z ]{3,40})(?=\\s*(?:\\([^)]*\\))?\\s*[:.]*\\s*(?:$|/))`,
  `(?:direccion|domicilio|adreca|enderezo)(?: de| d['’])? ?(?:fiscal|facturacion?|postal|envio|titular|contacto) (?:y|i|e)(?: de| del| da)? (?:${supplyNouns})`,
  '(?:suministro|subministrament|subministracion)(?: electric[oa]?)?(?: que tiene| que tienes)? (?:(?:sito|sita|situado|ubicado|radicado|situat|ubicat|sito) )?(?:en|a)(?=\\s*(?:[:·]|$))',
  '^(?:suministramos|subministramos|subministram) (?:luz |llum |energia )?(?:en|a)(?=\\s*:?\\s*$)',
  '(?:te|le|os) suministramos (?:luz |energia )?en|(?:donde|onde|on) (?:te |le |os |lo |la |se |es |ho |us )?(?:suministr|subministr)[a-z]+',
  // "Enviamos la luz a", "aquí te damos luz"
  `(?:envi|llev|suministr|subministr|serv|facilit|entreg|port|lliur|d)(?:amos|imos|emos|em|im|am) (?:(?:la|tu|su|a|a tua|la teva) |l['’])?(?:${energyNouns})(?: (?:verd[ea]?|limpia|neta|limpa|renovable|renovavel))?(?: (?:a|en|hasta|fins a|ata))?`,
  '(?:inmueble|vivienda|habitatge|finca|local) (?:su(?:bm|m)inistrad|abonad|abastecid|abastad)[oa]',
  '(?:inmueble|vivienda|vivenda|habitatge) (?:situad[oa]|situat|sit[oa]|ubicad[oa]|ubicat) (?:en|a|al|na|no)',
  // "Sumin.:"
  '^sum(?:in(?:istr)?)?(?:\\.?(?=\\s*:)|\\. en)',
  // "SUMINIST C/ LUNA 2" of an old printer, whose words have eight letters.
  '^(?:suminist?r?|sumtro)\\.?(?=[ :])',
  // "Por el fluido servido en", "Fluido eléctrico suministrado en"
  '(?:fluido|fluid|energia|enerxia|luz|llum)(?: electric[oa])? (?:servid|suministrad|subministrad|consumid|entregad|facilitad)[oa] (?:en|a)',
  // "Calle suministro", "PTO. SUMIN."
  '(?:calle|via|carrer|rua)(?: (?:de|del|do))? ?(?:suministro|subministrament|subministracion)(?=\\s*(?:[:.]*\\s*$))',
  '(?:p(?:un)?to\\.?|d(?:at)?\\.) ?(?:de )?sum(?:in(?:ist?)?)?(?:\\.|(?=\\s*(?:[:·]|$)))',
  // Of a wall box: "Recarga en", "Punto de recarga"
  '^(?:recargas?|(?:(?:donde|onde|on) )?carg(?:a|as|aste|ues)|punto de (?:re)?carga)(?: (?:tu|su|el) (?:coche|vehiculo))?(?: en)?\\s*:?\\s*$',
  // "Dirección de la luz", beside the gas's. No streets: there is a Calle de la Luz.
  `(?:${placeNouns})${linking} ?(?:luz|llum|electricidad|electricidade|electricitat|argindarra?)`,
  // In English, for residents from abroad: "Supply address", "Address of the supply point", "Where we supply you"
  '(?:supplied|served) (?:property|premises|home|address)|(?:property|premises|home|address) (?:supplied|served)|(?:supply|service|premises|site|property|metering)(?: point)? address|address of (?:the |your )?(?:supply|premises|property|service|meter)(?: point)?',
  '(?:supply|metering) point(?: location)?(?=\\s*:?\\s*$)|where (?:we|you|your) (?:supply|deliver|use|receive|get|consume|power|electricity)[a-z ]*|(?:electricity|energy|power) (?:is )?(?:supplied|delivered) (?:to|at)|we (?:supply|deliver)(?: your)?(?: power| electricity| energy| light)? (?:to|at)(?=\\s*:?\\s*$)',
  // "Enganche en: C/ Luna 2", "La luz va a"
  '^(?:enganche|acometida|escomesa|conexion|connexio|toma|empalme) (?:en|a)(?=\\s*:)',
  "^(?:la |a |l['’])?(?:luz|llum|electricidad|electricidade|electricitat|energia|enerxia) (?:va|llega|llegara|arriba|chega|es|se entrega|s['’]entrega) (?:a|en|para|per a)(?=\\s*:?\\s*$)",
  // "Property we supply"
  '(?:property|home|house|premises|place|flat|apartment|villa|address|address where) (?:that |which )?(?:we|you) (?:supply|power|serve|receive|deliver to|use)[a-z ]{0,20}',
  // "Dónde te llevamos la luz", "On enviem la llum", "On arriba l'energia": whatever the verb, but for where it comes from, whom to call
  // and what an office does.
  `(?<!d['’])(?:a?donde|onde|on) (?!(?:[a-z]+[ '’]){0,3}(?:${otherVerbs}))(?:[a-z]+[ '’]){1,4}(?:(?:la|el|a|o|tu|su|teva|tua|seva|nosa|nuestra|nostra) |l['’])?(?:${energyNouns}|servicio|servei|servizo|suministro|subministrament|corriente|corrent)`,
  '(?:donde|onde|on) (?:vives|vive|vius)(?! (?:el|la|o|a) (?:titular|cliente?|client))|(?:donde|onde|on)(?=\\?\\s*$)|^(?:donde|onde|on)(?=\\s*:?\\s*$)',
  // "¿Dónde te la llevamos?"
  '(?:donde|onde|on) (?:te |le |os |us |che )?(?:la|o|a|lla|tela|chela) (?:llev|port|suministr|subministr|serv|usas|gast|consum)[a-z]*',
  // "Entregado en"
  '^(?:[a-z]\\)? )?(?:entregad[oa]|entregat|entrega) (?:en|a)(?=\\s*:?\\s*$)',
  // "Aquí llega la luz", "Aquí te damos la luz", "Servei d'electricitat a", "Está instalado en"
  `(?<!p[oe]r )(?:aqui|aci) (?:[a-z]+ ){1,3}(?:(?:la|el|a|o|tu|su|teva|tua) |l['’])?(?:${energyNouns})(?=\\s*:?\\s*$)|(?:servicio|servei|servizo) (?:de (?:la )?|d['’])(?:luz|llum|electricidad|electricidade|electricitat) (?:a|en)(?=\\s*:?\\s*$)|^esta (?:instalad[oa]|instal.lat) (?:en|a)(?=\\s*:?\\s*$)`,
  '(?:direccion|domicilio|adreca|domicili|enderezo) del? punto?(?=\\s*:?\\s*$)|suministro (?:que se factura|facturado|de esta factura)|(?:vives|usas|recibes|disfrutas) (?:tu|la) (?:luz|energia) en|^su (?:casa|hogar|vivienda)(?=\\s*:?\\s*$)',
  '(?:donde|onde|on) (?:se |es )?(?:consum|consom|gast|us)[a-z]{1,6}|(?:el|tu|su|o|teu) (?:contador|comptador) (?:esta|es|se encuentra) (?:en|a)(?=\\s*(?::|$))|(?:la|tu) luz llega a|(?:donde|onde|on) (?:esta|es|arriba|chega) (?:(?:tu|el|su) (?:contador|punto de luz|suministro)|la (?:luz|llum))',
  '(?:lugar|lloc|direccion|domicilio|adreca|enderezo) (?:de|da)(?: la)? (?:prestacion|prestacio)(?: (?:del|do) (?:servicio|servei|servizo|suministro))?',
  "(?:punto|pto\\.?) ?(?:de )?entrega|punt de lliurament|(?:lugar|lloc) (?:de|d['’]) ?(?:entrega|lliurament)(?: (?:de la|de|da|de l['’]) ?(?:luz|llum|energia|enerxia|electricidad|electricitat|corriente))?",
  '^dir[-. ]sum(?![a-z])',
  // "Suministrado a D.ª Ana Prueba en la vivienda de | Calle Luna"
  `^(?:en|a) (?:la|el|su|tu) (?:${premises})(?: (?:de|sit[oa] en|situad[oa] en))?(?=\\s*:?\\s*$)`,
  // "Dirección CUPS", "Se suministra en", "Lo tienes en"
  `(?:${placeNouns})(?: (?:de|del|do))? ?cups`,
  '^(?:se|es) (?:suministra|subministra|consume|consumeix|sirve|serveix)[a-z]* (?:en|a|al)(?=\\s*:?\\s*$)|^(?:lo|la|el|ho|o|a) (?:tienes|tiene|tens|te|tes) (?:en|a)(?=\\s*:?\\s*$)',
  // "El punto que facturamos", "Punt facturat"
  '(?:punto|punt|puntua) (?:que )?(?:te |et |le )?(?:factura|suministra|subministra)[a-z]+',
  // "La casa de la luz:", and a sentence that ends with "a factura da luz da casa que tes en"
  '(?:casa|piso|vivienda|finca) de la (?:luz|llum)(?=\\s*:)',
  `(?:luz|llum|electricidad|electricidade|electricitat) (?:de|da|do|del?)(?: la| tu| su| a tua)? ?(?:${premises})(?: que (?:tienes?|tes|ten|tens|te) (?:en|a))?(?=\\s*:?\\s*$)`,
  // "La casa de esta factura", "A qué casa se refiere esta hoja", "Este suministro (segunda vivienda)"
  `^(?:este|aquest) (?:suministro|subministrament|subministracion)(?! de gas)|(?:${premises}) (?:de|d['’]) ?(?:esta|aquesta|este|aquest) ${bill}`,
  `(?:que|quina|quin|cual) (?:${premises}) (?:se|es) (?:refiere|refereix|refire|corresponde|correspon) (?:(?:a|con) )?(?:esta|aquesta|este|aquest) ${bill}`,
  // "Que casa alumeamos", "Estamos encendiendo"
  `(?:que|quina|quin) (?:${premises}) (?:(?:te|le|os|us|et|che|lle) )?(?:ilumin|il.lumin|alumbr|alume|encend|encen|conect|connect|suministr|subministr|abastec)[a-z]*(?=\\s*[?:]?\\s*$)`,
  '^(?:(?:te|le|os|us) )?est(?:amos|em) (?:iluminando|alumbrando|encendiendo|alumeando|il.luminant|encenent)(?=\\s*:?\\s*$)',
  // "Situación del enchufe", "Enderezo onde chega o cable"
  `(?:${placeNouns})${linking} ?(?:enchufe|endoll|toma|presa)`,
  `(?:${addressNouns}) (?:donde|onde|on|(?:a|al|en) (?:el|la) que) (?:llega|arriba|chega|entra) (?:el|la|o|a) (?:cable|linea|linia|lina|corriente|corrent)`,
  // "El lugar que iluminamos", "Local / vivienda con luz"
  `(?:lugar|lloc|sitio|punto|espacio|${premises}) (?:(?:a|en|al) )?(?:(?:la|el) )?(?:que|donde|onde|on) (?:(?:te|le|os|us|et|se) )?(?:ilumin|llev|suministr|serv|abastec|abast|aliment|conect|consum|gast|us|recib|disfrut|enchuf|electrific)[a-z]*(?:(?: (?:la|el|tu|su))? (?:${energyNouns}|suministro))?`,
  `^(?:(?:${premises}) ?(?:/|o|y) ?)?(?:${premises}) (?:con|amb) (?:luz|llum|electricidad|electricitat)`,
  // A sentence that begins so goes on about the CUPS before it.
  '^(?:ubicad[oa]|ubicat|situad[oa]|situat|sit[oa]) en(?= )',
  "(?:datos|dades) (?:de|da)(?: la| tu| su| l['’])? ?(?:vivienda|vivenda|habitatge|casa|hogar|llar)|etxebizitzaren datuak",
  // "Dirección a la que suministramos"
  `(?:${addressNouns})[a-z ]{0,30} que (?:(?:se|te|le|os|us) )?(?:suministr|subministr)[a-z]+`,
  '(?:tu|a tua) (?:casa|hogar|fogar|vivienda|vivenda|punto)|la teva llar|ca(?:sa)? (?:teva|vostra)(?=\\s*:?\\s*$)',
  '^your (?:plug|place|home|house|flat|villa)(?=\\s*:?\\s*$)',
  "(?:esta|aquesta) (?:factura|recibo) es d(?:e |['’])aqu[ei]|non (?:daukazu|duzu) (?:zure )?argia",
  '(?:direccion|dir\\.?|domicilio) ?(?:del? )?p\\.?s\\.?',
  // "Consum al: C/ de Sant Francesc, 21"
  '^consumo? (?:al?|en)(?=\\s*:)',
  'emplazamiento|emplacament|(?:ubicacion|ubicacio)(?=\\s*:?\\s*$)',
  // "Recibe la electricidad en", "Luz en": nobody pays, bills or advises there.
  `(?:^|recib\\p{L}+ |reb\\p{L}* |tien\\p{L}+ |disfrut\\p{L}+ |gast\\p{L}+ )(?:(?:la|el|su|tu|a) |l['’])?(?:${energyNouns})(?: (?:electrica|verde))? (?:en|a)(?=\\s*:?\\s*$)`,
  // "Facturado en este recibo", beside another supply
  `^(?:facturad[oa]|facturat|lo que se factura|se factura) (?:en|con|amb) (?:este|esta|aquest|aquesta) ${bill}`,
  '(?:instalazio|kontsumo|zerbitzu|etxebizitza|kontagailu)\\w*[- ]*(?:puntu\\w*|leku\\w*)?[- ]*(?:helbidea|kokapena|lekua)',
  // "Argi-puntua", "Argia non"
  'argi[- ]?puntu(?:a|aren helbidea)|argia non(?= ?(?:[:·/]|$))',
  // "Argindarra hartzen duen etxea", "Argindarra non hartzen den"
  '(?:argi|argindar|energia|elektrizitate|indar)[a-z]* (?:hartzen|jasotzen|kontsumitzen|erabiltzen) du[a-z]* (?:etxe|leku|lokal|toki|pisu)[a-z]*',
  '(?:argi|argindar|energia|elektrizitate|indar)[a-z]* (?:non|nora) (?:hartzen|jasotzen|kontsumitzen|erabiltzen|iristen|heltzen|ematen|dagoen)(?: [a-z]+)?',
  '(?:hornidura|hornikuntza)(?:ren)?[- ]*(?:puntu(?:a|aren)|leku(?:a|aren))?[- ]*(?:helbidea|kokapena|lekua|puntua)',
  'hornitutako (?:etxe|higiezin|leku|lokal|puntu)[a-z]*',
]

/** A heading over everything about the supply. */
export const supplySection = [
  '(?:suministro|subministrament|subministracion|subministr[eo])|^(?:sumin(?:is(?:tr?)?)?|submin(?:is(?:tr?)?)?|subministracio)\\.?(?=\\s*[:.]*\\s*$)',
  '(?:hornidura|hornikuntza)(?:ren|aren)?',
  'punto? de (?:luz|llum)|punto de toma|punt de presa|hargune(?:a|aren)?(?: datuak)?',
  '(?:datos|dades) del? (?:sumtro|sumto|sumin|subm)\\.?',
  // "Datos del punto", "Identificación del punto"
  "(?:datos|dades|identificacion|identificacio|informacion|ficha)(?: (?:de|del|d['’]))? ?(?:el )?(?:punto|punt)(?=\\s*[:.]*\\s*$)",
  'instalacion|instal.lacio',
  // The customer's home, which need not be the supply.
  'vives en|vius a',
  'de que (?:casa|vivienda|piso|local|punto|suministro|hogar)',
  // "SU SEGUNDA VIVIENDA", of a retailer for such homes
  '(?:tu|su|teva|seva) (?:segunda|segona) (?:vivienda|residencia|casa)(?=\\s*:?\\s*$)',
  // "Finca / póliza", "El piso"
  `^(?:propiedad|propietat|(?:${premisesAlone})|(?:el|la|tu|su|mi|o|a) (?:${premises}))(?=\\s*(?:[:.]*\\s*$|/))`,
  // What the CUPS is called, which stands in the supply's box and labels no address.
  "(?:codigo|codi|cod\\.|clave)(?: (?:universal|unificad[oa]|unificat|unico|unic|identificativo))?(?: (?:de|del|do|d['’]))?(?: (?:identificacion|identificacio))?(?: (?:de|del|do|da))?(?: (?:el|tu|su))? ?(?:punto? de )?(?:suministro|subministrament|subministracion)",
]

/** The same, weaker: a heading over the contract, whose address is mostly the supply's. */
export const contractSection = [
  '(?:datos|dades|informacion|detalles?|kontratuaren datuak).{0,12}(?:contrat[oe]|kontratu\\w*)',
]
