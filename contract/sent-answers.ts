/** The element in which the server sends a page the answers that it was drawn with. */
export const ANSWERS_ID = 'answers';
