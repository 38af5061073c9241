/** E-mail addresses of accounts, as the server takes them. */
const EMAIL = /^\w+([-+.]\w+)*@\w+(-\w+)*(\.\w+(-\w+)*)+$/;

export const isEmail = (text: string) => EMAIL.test(text.trim());
