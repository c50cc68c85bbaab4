/** Stands for a sign in a picture that was hardly legible. */
export const illegible = '¿'
