/** What is said when a code has left. */
export const MAILED = 'The code is on its way. Please look into your mailbox';
export const TEXTED = 'The code is on its way to your phone';
