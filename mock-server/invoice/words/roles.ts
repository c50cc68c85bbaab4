/**
 * Beginnings of the words by which bills say whose an address is, in Castilian, Catalan, Galician, Basque and English: lower case, no accents,
 * parted by "|". A stem of three letters or fewer must be the whole word.
 */

/** An address, or a place that has one. */
export const place =
  'direcci|domicili|adrec|enderez|helbid|ubicaci|localizaci|localitzaci|situaci|emplaza|emplaca|lugar|lloc|punto$|punt$|pto|puntu$|puntua$|puntuaren$|dir|dom|adr|direc|domic|address|location|donde|adonde|onde|on|non|nora|where|kokapen|leku|tokia'
/** What people have electricity for. */
export const premises =
  'inmueble|immoble|inmoble|finca|viviend|vivend|habitatge|etxe|casa|piso|pis|hogar|llar|fogar|local|nave|nau|property|premises|home|house|flat|chalet|apartament|propiedad|propietat|explotacion|taller|garaje|instalaci|instal·laci|instal.laci'
/** Of the supply: alone, the heading over all about it. */
export const supply =
  'suministr|subministr|subministrac|hornidura|hornikuntza|horniketa|hornitu|sumin|sumtro|suminis|suminist|sumto|subm|supply|supplied|abastec|abast'
/** Of the supply only beside a place or premises. */
export const supplyBesidePlace =
  'punto$|punt$|puntu$|puntua$|ps|consom|consum|kontsum|instalaci|instal·laci|instal.laci|ilumin|il·lumin|alumbr|alume|servicio|servei|servizo|luz|llum|argi|argindar|electric|elektr|energi|enerxi|contador|comptador|kontagail|cups|acometid|escomes|enganche|toma|ps|p.s|entrega|lliurament|medida|mesura|sum|llevamos|llega|arriba|chega|encend|conect|connect|electrificad|arrendad|factura esta|vives|vius|service|metering|deliver|power'
/** Of post, taxes, payment and other services. */
export const other =
  'fiscal|factur|envi|correspondenc|corresp|postal|notific|contact|correo|correu|pago|pagador|paga|cobr|cargo|banc|destinatari|hartzaile|remit|residenci|habitual|posta|bidalket|zerga|jakinaraz|faktura|fakturazi|gas|gasa|agua|aigua|fibra|telefon|movil|billing|mailing|invoice|escribimos|escrivim|mandamos|enviem|alquil|segur|asegur|particular|familiar|generador|generacio|fotovolt|solar|anterior|otra|otro|otras|otros|altra|altre|outra|outro|beste|segunda|segona|receptor'
export const holder =
  'titular|client|abonad|abonat|nombre|nom|nome|bezero|soci|socio|socia|contratant|izena|apellidos|usuari|holder|customer|name'
/** Heads of sentences and boxes of retailers, distributors and authorities. */
export const office =
  'social|soziala|mercantil|inscrit|comercializador|comercialitzador|reclamaci|erreklamazi|atencion|atencio|arreta|oficina|oficines|oficin|bulego|averia|avaria|matxur|urgenci|apartado|apartat|apdo|arbitra|defensor|litigi|distribuid|banatzail|omic|dpo|www|sede|seu|sucursal|tienda|botiga|gestoria|asamblea|assemblea|emisor|emissor|instalador|conselleria|consejeria|consumidor|vendedor|saltzaile|merkaturatzaile|sociedad|institut|delegaci|agenci|ministeri|consumidor'
/** Names what follows and does not say whose it is. */
export const contract = 'contrat|contract|kontratu'
export const small =
  'de|del|la|el|los|las|les|els|do|da|dos|das|d|l|en|a|al|o|y|i|e|eta|tu|su|sus|tus|teu|tua|teva|seva|que|te|se|es|le|os|para|per|datos|dades|datuak|of|the|your|con|amb|mi|un|una'
