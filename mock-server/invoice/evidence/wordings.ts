import { addressNouns, caredFor, linking, otherServices, placeNouns, premises, supplyNouns } from './nouns.ts'

/**
 * What bills call things, folded (lower case, no accents), in Castilian, Catalan, Galician and Basque. Each entry is part of a regular
 * expression; a blank stands for blanks of any width. To teach the reader a wording or a language, add a line.
 */

/** Another supply of the customer. */
export const anotherSupply =
  '(?:(?:tu|su) )?(?:casa|vivienda|piso|domicilio|hogar|suministro) (?:anterior|de antes)|(?:otr[oa]s?|outr[oa]s?|altr[ea]s?|beste) (?:(?:puntos?|punts?) de )?(?:suministros?|subministraments?|subministracions?|consumos?|viviendas?|vivendas?|habitatges?|contratos?|contractes?|cups|hornidura\\w*)'

/** An address with this label is where letters or bills go to. */
export const otherAddress = [
  anotherSupply,
  // The solar panels that neighbours share.
  '(?:instalacion|instal.lacio) (?:colectiva|col.lectiva|compartida|generadora|fotovoltai[ck]a|solar|de (?:autoconsumo|autoconsum|produccion|generacion))',
  `(?:${placeNouns})${linking} ?(?:(?:instalacion|servicio)(?: de(?: la)?)? )?(?:gas|agua|auga|aigua|${otherServices})(?: natural)?(?!\\s+(?:y|i|e|eta)\\s)`,
  `(?:direccion|domicilio|adreca|domicili|enderezo|datos|dades)${linking} ?(?:fiscal\\w*|facturacio\\w*|envi(?:o|ar)\\w*|enviament|correspondencia|postal|contact[oe]|(?:a )?efect(?:os?|es) (?:(?:de |d['’])(?:notific|factur|correspond|cobr)|fiscal)\\w*|notificacio\\w*|correos?|correu|titular|cliente?|cobro|pago|pagador|residencia)`,
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
  '^(?:cobro|cobrament|sede|seu)(?=\\s*:?\\s*$)',
  '(?:donde|onde|on) se (?:envia|remite|manda)|^destino del importe',
  '(?:domicilio|direccion|domicili|adreca|enderezo) de (?:la |el |a )?(?:cuenta|compte|conta)|^(?:cuenta|compte|conta) (?:pagador|de (?:cargo|cobro|carrec))',
  '^autoconsum[eo]? (?:colectivo|compartido|col.lectiu|compartit)(?=\\s*$)',
  // "Protege tu hogar"
  `^(?:a?ss?egur|prote[jg]|vigil|cuid)[a-z]* (?:tu|su|la teva|el teu|a tua|o teu) (?:${premises})`,
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
  'domicilio social|domicili social|sede social|seu social|egoitza soziala|registro mercantil|reg\\. ?merc|inscrit[ao]|comerciali(?:z|tz)ador\\w*|^(?:la )?empresa (?:suministrador|subministrador|comercializador)a|\\b(?:c\\.?i\\.?f|n\\.?i\\.?f|ifk)[ :.]*[a-hjnpqrsuvw]-?\\d{8}',
  'reclamacion\\w*|reclamacions|reclamacios|erreklamazio\\w*|atencion (?:al|ao) client\\w*|atencio (?:al|a la) client\\w*|bezero\\w* arreta|oficinas?(?! (?:\\d{1,3}|[a-z])(?:,|$))|oficines(?! (?:\\d{1,3}|[a-z])(?:,|$))|(?:our|head) office|^(?:donde|onde|on) (?:estamos|estem|som)(?=[\\s?:]*$)|bulego\\w*|averias|avaries|matxur\\w*|urgencias',
  `${postBox}|junta arbitral|(?:institut[oe]?|agencia|conselleria|consejeria|ministerio) [^:\\d]{0,25}consum(?:o|idor\\w*)?(?!\\p{L})|defensor|arbitraje|litigios|delegacion de consumo|direccion? (?:general|xeral) d|conselleria|\\bomic\\b|distribuidor\\w*|distribuidora|banatzaile\\w*|saltzaile\\w*|merkaturatzaile\\w*|protecci\\w+ de datos|dpo@|www\\.|@\\w`,
  "(?:nuestras?|nuestros|tu|la|nostra|nostres|nosas?) (?:tiendas?|botiga|botigues|tendas?|puntos? de atencion)|tienda mas|puntos? de atencion|punts? d['’]atencio|(?:ven a|visita)\\w* ?(?:vernos|nos\\b)|te esperamos|t['’]esperem|instalador\\w*|sucursal|asamblea|assemblea|gestoria|administrador de fincas",
]

/** A bare label, which the heading over it explains. */
export const bareAddress = ['direccion|dir\\.?(?= ?:)|domicilio|adreca|domicili|enderezo|helbidea']
