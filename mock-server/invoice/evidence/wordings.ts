import {
  addressNouns,
  bill,
  caredFor,
  linking,
  otherServices,
  otherVerbs,
  participle,
  placeNouns,
  premises,
  premisesAlone,
  supplyNouns,
} from './nouns.ts'

/**
 * What bills call things, folded (lower case, no accents), in Castilian, Catalan, Galician and Basque. Each entry is part of a regular
 * expression; a blank stands for blanks of any width. To teach the reader a wording or a language, add a line.
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
  "(?:envi|llev|suministr|subministr|serv|facilit|entreg|port|lliur|d)(?:amos|imos|emos|em|im|am) (?:(?:la|tu|su|a|a tua|la teva) |l['’])?(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat|corriente|corrent)(?: (?:verd[ea]?|limpia|neta|limpa|renovable|renovavel))?(?: (?:a|en|hasta|fins a|ata))?",
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
  `(?<!d['’])(?:a?donde|onde|on) (?!(?:[a-z]+[ '’]){0,3}(?:${otherVerbs}))(?:[a-z]+[ '’]){1,4}(?:(?:la|el|a|o|tu|su|teva|tua|seva|nosa|nuestra|nostra) |l['’])?(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat|servicio|servei|servizo|suministro|subministrament|corriente|corrent)`,
  '(?:donde|onde|on) (?:vives|vive|vius)|(?:donde|onde|on)(?=\\?\\s*$)|^(?:donde|onde|on)(?=\\s*:?\\s*$)',
  // "¿Dónde te la llevamos?"
  '(?:donde|onde|on) (?:te |le |os |us |che )?(?:la|o|a|lla|tela|chela) (?:llev|port|suministr|subministr|serv|usas|gast|consum)[a-z]*',
  // "Entregado en"
  '^(?:[a-z]\\)? )?(?:entregad[oa]|entregat|entrega) (?:en|a)(?=\\s*:?\\s*$)',
  // "Aquí llega la luz", "Aquí te damos la luz", "Servei d'electricitat a", "Está instalado en"
  "(?<!p[oe]r )(?:aqui|aci) (?:[a-z]+ ){1,3}(?:(?:la|el|a|o|tu|su|teva|tua) |l['’])?(?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat)(?=\\s*:?\\s*$)|(?:servicio|servei|servizo) (?:de (?:la )?|d['’])(?:luz|llum|electricidad|electricidade|electricitat) (?:a|en)(?=\\s*:?\\s*$)|^esta (?:instalad[oa]|instal.lat) (?:en|a)(?=\\s*:?\\s*$)",
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
  `(?:lugar|lloc|sitio|punto|espacio|${premises}) (?:(?:a|en|al) )?(?:(?:la|el) )?(?:que|donde|onde|on) (?:(?:te|le|os|us|et|se) )?(?:ilumin|llev|suministr|serv|abastec|abast|aliment|conect|consum|gast|us|recib|disfrut|enchuf|electrific)[a-z]*(?:(?: (?:la|el|tu|su))? (?:luz|llum|energia|enerxia|electricidad|electricidade|electricitat|corriente|corrent|suministro))?`,
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

/** Another supply of the customer. */
export const anotherSupply =
  '(?:casa|vivienda|domicilio|hogar|suministro) anterior|(?:otr[oa]s?|outr[oa]s?|altr[ea]s?|beste) (?:(?:puntos?|punts?) de )?(?:suministros?|subministraments?|subministracions?|consumos?|viviendas?|vivendas?|habitatges?|contratos?|contractes?|cups|hornidura\\w*)'

/** An address with this label is where letters or bills go to. */
export const otherAddress = [
  anotherSupply,
  // The solar panels that neighbours share.
  '(?:instalacion|instal.lacio) (?:colectiva|col.lectiva|compartida|generadora|fotovoltai[ck]a|solar|de (?:autoconsumo|autoconsum|produccion|generacion))',
  `(?:${placeNouns})${linking} ?(?:(?:instalacion|servicio)(?: de(?: la)?)? )?(?:gas|agua|auga|aigua|${otherServices})(?: natural)?(?!\\s+(?:y|i|e|eta)\\s)`,
  `(?:direccion|domicilio|adreca|domicili|enderezo|datos|dades)${linking} ?(?:fiscal\\w*|facturacio\\w*|envio\\w*|enviament|correspondencia|postal|contact[oe]|(?:a )?efect(?:os?|es) (?:(?:de |d['’])(?:notific|factur|correspond|cobr)|fiscal)\\w*|notificacio\\w*|correos?|correu|titular|cliente?|cobro|pago|pagador|residencia)`,
  // "DOMICILIO FISC:", "Dir. corresp.", "Corresp.", "Correspondencia"
  '(?:dom|dir|direc|domic|domicilio|direccion)\\.? ?(?:de )?(?:fisc|fact|corresp|corr|env|post)(?:\\.|(?=\\s*(?:[:·]|$)))',
  '^(?:envio|enviament|bidalketa) (?:de|da)(?: (?:la|las|esta|aquesta|su|tu|a|as|les))? ?(?:facturas?|factures|correspondencia|cartas?|recibos?)(?=\\s*:?\\s*$)',
  '^(?:entrega|recepcion|lliurament|recepcio)(?: de| da)?(?: la)? (?:correspondencia|facturas?|factures|correo)|^(?:cargo|cobro|adeudo|domiciliacion|carrec) (?:a|en)(?=\\s*:?\\s*$)',
  '^(?:corresp(?:\\.|ondencia|ondence)|correo postal|envios?|enviament|bidalketa)(?=\\s*:?\\s*$)',
  '(?:billing|postal|mailing|correspondence|invoice|invoicing|tax|fiscal|home|contact|registered|customer)(?: and (?:billing|postal|mailing|tax|fiscal))? address',
  '(?:posta|fakturazio|bidalketa|zerga|jakinarazpen)[- ]?helbidea|helbide fiskala|helbidea fakturatzeko',
  '(?:donde|onde|on|aqui|aci) (?:te|le|lle|che|et|us) (?:escribimos|escrivim|enviamos|enviem|mandamos)',
  '(?:enviamos|enviem|enviarem|mandamos|remitimos)(?: la| tu| la teva| su)? factura',
  'destinatari\\w*|hartzailea',
  '^(?:envio|enviament|recibos?|rebuts?|facturas?|factures|cartas?|avisos) (?:a|para|per a)(?=\\s*[:.]*\\s*$)',
  '(?:domicilio|domicili|direccion|adreca) (?:familiar|particular|habitual|legal|personal)',
  '(?:datos|dades) (?:de|do) (?:quien|qui|quen) paga|(?:quien|qui|quen|nork) (?:lo )?(?:paga|ordaintzen)',
  // "La casa que aseguramos"
  `(?:${premises}) (?:que|donde|onde|on) (?:(?:te|le|os|us|et) )?(?:${caredFor})[a-z]*`,
  // "Ubicación de la instalación generadora": the solar panels stand elsewhere.
  `(?:${placeNouns})[^:\\d]{0,40} (?:generador[a-z]*|generacion|generacio|xeracion|fotovoltaic[a-z]*|produccion|produccio|solar(?:es)?|placas|plaques|panel[a-z]*)`,
  '(?:facturar|enviar|facturamos|facturado|facturem) a|(?:a quien|a qui|a quen) (?:le|te|lle|li|et) (?:factura|cobra)\\w*|receptor\\w* de la factura|factura para|pagador|ordaintzailea',
  `(?:(?:${addressNouns})${linking} ?)?(?:${supplyNouns})(?: de| del| d['’])?(?: la)? ?gas(?:a|aren)?(?: natural)?(?!\\s+(?:y|i|e|eta)\\s)`,
  `(?:${otherServices})(?![^:]*(?:luz|llum|electric))[^:]*`,
  '(?<!(?:tu|su|teva|seva) )(?:segunda vivienda|segona residencia)|domicilio bancario|entidad bancaria',
]

/** Whose post it is: says little, since the holder's address is often the supply's. */
export const holderLabel = [
  "titular (?:de|del|do|da) .{0,20}|titular(?:ra)?|client(?:ea?)?|(?:datos|dades) (?:del |de l['’] ?)(?:abonado|abonat)|bezero|client|nombre|nom|nome|bezeroa|izena|contratante|a nombre de|apellidos|(?:con )?domicilio en(?=\\s*:?\\s*$)",
]

/** A post box, in which nobody lives. */
export const postBox = 'apartado|apartat|apdo'

/** Offices of retailers, distributors, regulators and all others nobody lives in. */
export const officeWords = [
  'domicilio social|domicili social|sede social|seu social|egoitza soziala|registro mercantil|reg\\. ?merc|inscrit[ao]|comercializador\\w*|\\b(?:c\\.?i\\.?f|n\\.?i\\.?f|ifk)[ :.]*[a-hjnpqrsuvw]-?\\d{8}',
  'reclamacion\\w*|reclamacions|reclamacios|erreklamazio\\w*|atencion (?:al|ao) client\\w*|atencio (?:al|a la) client\\w*|bezero\\w* arreta|oficinas?(?! (?:\\d{1,3}|[a-z])(?:,|$))|bulego\\w*|averias|avaries|matxur\\w*|urgencias',
  `${postBox}|junta arbitral|defensor|arbitraje|litigios|delegacion de consumo|direccion? (?:general|xeral) d|conselleria|\\bomic\\b|distribuidor\\w*|distribuidora|banatzaile\\w*|saltzaile\\w*|merkaturatzaile\\w*|protecci\\w+ de datos|dpo@|www\\.|@\\w`,
  "(?:nuestras?|nuestros|tu|la|nostra|nostres|nosas?) (?:tiendas?|botiga|botigues|tendas?|puntos? de atencion)|tienda mas|puntos? de atencion|punts? d['’]atencio|(?:ven a|visita)\\w* ?(?:vernos|nos\\b)|te esperamos|t['’]esperem|instalador\\w*|sucursal|asamblea|assemblea|gestoria|administrador de fincas",
]

/** A bare label, which the heading over it explains. */
export const bareAddress = ['direccion|dir\\.?(?= ?:)|domicilio|adreca|domicili|enderezo|helbidea']
