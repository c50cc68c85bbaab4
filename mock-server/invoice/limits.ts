/** Pages of one PDF. */
export const mostPages = 20
/** Pixels of one picture: well above a phone's camera, well below what fills the memory. */
export const mostImagePixels = 64_000_000
/**
 * What text and codes of an invoice, or one page read letter by letter, may cost: several times what a long one does. In processor
 * time, since on a busy machine the clock says little about a file.
 */
export const processorLimitMs = 7_000
/** What a worker may hold in memory while at it: twice what the heaviest scan of the corpus does. */
export const memoryLimitBytes = 600_000_000
/** Longest wait for the same, should processor time not tell. */
export const timeLimitMs = 75_000
/** Invoices read at the same time; the others wait. */
export const workers = 2
/** Invoices that may wait; more are refused at once rather than late. */
export const longestQueue = 20
