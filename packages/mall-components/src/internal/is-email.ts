/** Format of account e-mail addresses, as the server accepts them. */
const EMAIL = /^\w+([-+.]\w+)*@\w+(-\w+)*(\.\w+(-\w+)*)+$/;

export const isEmail = (text: string) => EMAIL.test(text.trim());
