/** Stands for a sign in a picture that was hardly legible. */
export const illegible = '¿'
/** Two in a row stand in no text: one alone may begin a question. */
export const illegibleWord = illegible.repeat(2)
