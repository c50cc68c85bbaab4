/** Names of the large electricity distributors by the four digits after ES. The many small ones are not listed. */
export const distributorNames: Readonly<Record<string, string>> = {
  '0021': 'i-DE Redes Eléctricas Inteligentes (Iberdrola)',
  '0022': 'UFD Distribución Electricidad (Naturgy)',
  '0023': 'e-distribución Redes Digitales (Endesa)',
  '0024': 'e-distribución Redes Digitales (Endesa)',
  '0026': 'E-REDES Distribución Eléctrica (EDP)',
  '0027': 'Viesgo Distribución Eléctrica',
  '0029': 'e-distribución Redes Digitales (Endesa)',
  '0031': 'e-distribución Redes Digitales (Endesa)',
  '0288': 'e-distribución Redes Digitales (Endesa)',
  '0363': 'e-distribución Redes Digitales (Endesa)',
  '0390': 'UFD Distribución Electricidad (Naturgy)',
  '0396': 'e-distribución Redes Digitales (Endesa)',
  '0397': 'UFD Distribución Electricidad (Naturgy)',
}
