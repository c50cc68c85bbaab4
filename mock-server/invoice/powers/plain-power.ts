// What may stand with the word "power" in the label of the contracted one: words of the account, periods, units and small words. Folded.
const plainWord =
  /^(?:poten\w*|datos|dades|datuak|power|charges?|peak|off|valley|ahalmen\w*|pot|termin\w*|termes?|terme?os?|fij[oa]s?|fix[aeo]?s?|finko\w*|factur\w*|faktur\w*|kw|kva|vatios?|periodos?|periodes?|epea\w*|aldi\w*|punt\w*|pta|pun|vall?e?s?|vll|lla|haran\w*|ibar\w*|llano|plan?a?|chan|laua\w*|lautada\w*|hor[ae]s?|car[ae]s|barat[ae]s|garesti\w*|merke\w*|ambd[ou]e?s|ordu\w*|franjas?|franges?|tramos?|trams?|bloques?|dia|dies|dias|diari[oa]s?|diurna|egun\w*|noche|nocturna|fin(?:es)?|caps?|semanas?|setmana|asteburu\w*|nit|noite|mes|meses|ano|any|anual|tus?|sus?|tua|teva|teua|vostra|seva|zure\w*|importes?|imports?|zenbatekoa|coste?|cost|precios?|preus?|prezos?|prezio\w*|cuota|quota|concepto|rectificad[ao]s?|sin|sense|cambios?|canvis?|variacion|concepte|cabal|caudal|peaje|peatge|peaxe|tarifa|acceso|acces|luz|llum|electric[ao]|electricidad|electricitat|suministro|subministrament|hornidura\w*|hogar|desde|tiene|tienes|tens|tes|duzu|las?|los|les|els?|del|dels|das?|dos|por|per|para|con|amb|com|cada|ambos|ambas|dues?|contador|normalizada|normalitzada|cuant[ao]s?|quant[ae]?s?|cant[ao]s?|zenbat\w*|festi\w*|labora\w*|feiner\w*|euros?|eur)$/

/**
 * Nothing in the label qualifies the power: "Término de potencia punta" does not, "Potencia de sus paneles", "Potencia leída" and
 * "Potencia que le conviene" do. What the reader has never heard of is some other power, not the contracted one.
 */
export const isPlainPower = (label: string): boolean =>
  (label.match(/\p{L}+/gu) ?? []).every(word => word.length < 3 || plainWord.test(word))
