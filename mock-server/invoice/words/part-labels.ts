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

/** Labels that stand in the same forms and are no part of an address: their values belong to nobody's home. */
export const otherLabels =
  'cups|nif|dni|cif|ifz|tarifa|peaje|peatge|peaxe|titular|contrato|contracte|contador|comptador|distribuidora|cliente|client|pais|telefono|telefon|email|correo|referencia|ref catastral|referencia catastral|cnae|potencia|poligono|parcela|fecha|data|factura|importe'
