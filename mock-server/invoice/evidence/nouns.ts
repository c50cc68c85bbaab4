/** Words of which `wordings.ts` makes labels, folded as there: parts of regular expressions. */

/** Words for an address, which are no names of people. */
export const placeNouns =
  'direccion|direccio|domicilio|adreca|domicili|enderezo|ubicacion|ubicacio|localizacion|localitzacio|situacion|situacio|emplazamiento|emplacament'
export const addressNouns = `${placeNouns}|helbidea|lugar|lloc|punto|punt|inmueble|finca|vivienda|local|calle|carrer|rua|centro|centre`
export const supplyNouns =
  'suministro|suministros|subministrament|subministracion|subministr[eo]|consumo|consum|instalacion|instal.lacio|punto de luz|punt de llum|contador|comptador|cargador|carregador|wallbox|punto de recarga|punt de recarrega'
/** What people have electricity for, and what joins it to the line. */
export const premises =
  'casa|vivienda|vivenda|habitatge|etxebizitza|inmoble|piso|pis|apartamento|apartament|estudio|estudi|atico|duplex|chalet|xalet|adosado|hogar|fogar|llar|inmueble|immoble|finca|cortijo|caserio|masia|granja|explotacion|explotacio|invernadero|huerta|bodega|nave|nau|pabellon|taller|almacen|magatzem|local|tienda|botiga|tenda|comercio|comerc|negocio|negoci|despacho|despatx|consulta|garaje|garatge|garaxe|trastero|obra|caseta|edificio|edifici|acometida|escomesa|enganche|empalme'
// "Piso", "Portal" and "Local" alone name parts of an address.
export const premisesAlone =
  'casa|vivienda|vivenda|habitatge|apartamento|apartament|estudio|chalet|xalet|hogar|fogar|llar|inmueble|immoble|finca|cortijo|granja|explotacion|explotacio|taller|almacen|tienda|comercio|negocio|garaje|garatge|garaxe|trastero|obra|acometida|escomesa|enganche|empalme'
// What is done with them. No ending alone: "Taller Granada" is a name.
export const participle =
  '(?:(?:arrendad|alquilad|alugad|llogad|atendid|servid|abonad|suministrad|subministrad|abastecid|abastad|electrificad|conectad|connectad|contratad|contractad|iluminad|il.luminad|alumbrad|alumead|encendid|facturad)[oa]|llogat|servit|connectat|contractat|subministrat|abastat|facturat)s?'
export const linking =
  "(?: (?:de|del|de la|da|do|d['’]|dels|els|en|para|per al?|o|os|tu|tus|su|sus|tua|teu|el|la|los|a|punto de|punt de|este|esta|aquest|datos|ambos|ambdos|los dos|els dos|os dous|todos|tots))*"

/** What an insurer, a guard or a landlord does with a home. */
export const caredFor = 'a?ss?egur|prote[jg]|vigil|alquil|alug|llog'

export const otherVerbs =
  '(?:viene|vienen|ven|ve|procede|nace|neix|sale|surt|ver|veure|saber)(?![a-z])|(?:llam|truc|chama|contrat|contract|pag|quej|reclam|inform|consult|atend|aten|solicit|gestion|compr)[a-z]*'

/** What is delivered. */
export const energyNouns = 'luz|llum|energia|enerxia|electricidad|electricidade|electricitat|corriente|corrent'

/** What a bill calls itself. */
export const bill =
  '(?:factura|recibo|rebut|cuota|quota|cuenta|conta|compte|hoja|full|folla|nota|papel|paper|boleta|documento|document|liquidacion|liquidacio)'

/** What else a home is billed for. */
export const otherServices =
  'fibra|internet|banda ancha|telefonia|linea fija|movil|alarma|basuras?|alcantarillado|calderas?|mantenimiento|manteniment|mantemento|seguro'
