/** How sure the reader is of a value that asks for a look, 0 to 1. From 0.7 on the contract calls one sure. */
export const doubtful = 0.6
