/** Where the servers have the document of the reviews' frame: see web/server/reviews-frame.ts. */
export const reviewsFramePath = '/frames/reviews.html'
