/** Id of the element in which the server embeds the answers that a page was rendered with. */
export const ANSWERS_ID = 'answers';
