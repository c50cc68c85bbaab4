/**
 * Words about powers, in Castilian, Catalan, Galician, Basque and English: beginnings of words, lower case, no accents, parted by "|". What follows
 * an "other" word is no contracted power.
 */
export const contractedPower = 'contrat|contract|kontrat|contra-|contr[.]'
export const power = 'potenc|potent|poten|pot|power'
export const otherPower =
  'max|demand|maximetr|registr|pico|punta maxima|exces|derecho|dret|dereito|extension|adscri|instal|recomend|recoman|gomend|propon|propues|propost|sugeri|suxer|anterior|antes|abans|hasta|fins|ata|arte|superior|inferior|ejempl|exempl|bolet|butllet|interrupt|icp|normaliz|normalitz|generac|fotovolt|inversor|fv|solar|placas|autoconsum|eskaer|eskari|gehien|eskat|reactiva|kva|podria|bastaria|ajust|minim|media|mitjana|limite|limit|motor|bomba|alcanz|highest|maximum|rebaj|subir|bajar|reduc|ahorr|leid|llegado|utilizad|historic|excepto|boletin|vinculad|garaje|recarga|wallbox|coche|acceso rapido|bie'
/** Ends what a word about power says: another column of the account. */
export const notPower =
  'energ|enerx|consum|kontsum|kwh|lectur|import|precio|prezo|preu|prezioa|total|alquiler|aluguer|lloguer|impuest|impost|descuent|excedent|bono|equipo|contador|comptador|iva|reading|price'
