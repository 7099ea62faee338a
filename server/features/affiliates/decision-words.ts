export const APPLICATION_REJECTED = 'Your affiliate application was rejected';
export const PROGRAMME_ENDED = 'Your part in the affiliate programme has ended';
