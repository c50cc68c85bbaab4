/** Invented customers whose documents and accounts pass every check. */
export interface Customer {
  email: string
  password: string
  phone: string
  name: string
  surname: string
  document: string
  company?: { name: string; cif: string }
  iban: string
}

export const ana: Customer = {
  email: 'ana.prueba@correo.example',
  password: 'amanecer7',
  phone: '612345678',
  name: 'Ana',
  surname: 'Prueba Ejemplo',
  document: '00000000T',
  iban: 'ES9121000418450200051332',
}

export const bakery = {
  ...ana,
  email: 'hola@panaderia.example',
  name: 'Íñigo',
  surname: "O'Donnell-Peña",
  document: 'X0000000T',
  company: { name: 'Panadería El Alba, S.L.', cif: 'B00000000' },
} satisfies Customer
