export interface Province {
  /** INE number, which is also how its postal codes begin. */
  code: string
  /** As the wizard shows it. */
  name: string
  /** Other names it goes by on invoices and in registers. */
  aliases: readonly string[]
}

// In Spanish order as they stand: sorting them would load the language's rules, at every start of a page and of the mock server.
const rows: readonly (readonly [code: string, name: string, ...aliases: string[]])[] = [
  ['15', 'A Coruña', 'La Coruña', 'Coruña'],
  ['02', 'Albacete'],
  ['03', 'Alicante/Alacant'],
  ['04', 'Almería'],
  ['01', 'Araba/Álava'],
  ['33', 'Asturias', 'Principado de Asturias', 'Oviedo'],
  ['05', 'Ávila'],
  ['06', 'Badajoz'],
  ['08', 'Barcelona'],
  ['48', 'Bizkaia', 'Vizcaya'],
  ['09', 'Burgos'],
  ['10', 'Cáceres'],
  ['11', 'Cádiz'],
  ['39', 'Cantabria', 'Santander'],
  ['12', 'Castellón/Castelló', 'Castellón de la Plana', 'Castelló de la Plana'],
  ['51', 'Ceuta'],
  ['13', 'Ciudad Real'],
  ['14', 'Córdoba'],
  ['16', 'Cuenca'],
  ['20', 'Gipuzkoa', 'Guipúzcoa', 'Guipuzkoa'],
  ['17', 'Girona', 'Gerona'],
  ['18', 'Granada'],
  ['19', 'Guadalajara'],
  ['21', 'Huelva'],
  ['22', 'Huesca'],
  ['07', 'Illes Balears', 'Islas Baleares', 'Baleares', 'Balears', 'Les Balears'],
  ['23', 'Jaén'],
  ['26', 'La Rioja', 'Rioja'],
  ['35', 'Las Palmas', 'Las Palmas de Gran Canaria'],
  ['24', 'León'],
  ['25', 'Lleida', 'Lérida'],
  ['27', 'Lugo'],
  ['28', 'Madrid', 'Comunidad de Madrid'],
  ['29', 'Málaga'],
  ['52', 'Melilla'],
  ['30', 'Murcia', 'Región de Murcia'],
  ['31', 'Navarra', 'Nafarroa', 'Comunidad Foral de Navarra'],
  ['32', 'Ourense', 'Orense'],
  ['34', 'Palencia'],
  ['36', 'Pontevedra'],
  ['37', 'Salamanca'],
  [
    '38',
    'Santa Cruz de Tenerife',
    'Tenerife',
    'S.C. Tenerife',
    'S/C Tenerife',
    'S/C de Tenerife',
    'Sta. Cruz de Tenerife',
  ],
  ['40', 'Segovia'],
  ['41', 'Sevilla'],
  ['42', 'Soria'],
  ['43', 'Tarragona'],
  ['44', 'Teruel'],
  ['45', 'Toledo'],
  ['46', 'Valencia/València'],
  ['47', 'Valladolid'],
  ['49', 'Zamora'],
  ['50', 'Zaragoza'],
]

/** The 50 provinces and the two autonomous cities, in Spanish order. */
export const provinces: readonly Province[] = rows.map(([code, name, ...aliases]) => ({ code, name, aliases }))
