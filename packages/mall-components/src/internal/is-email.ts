import { isEmail as fits, readEmail } from '@vermilion/input-rules/email';

/** Whether a text is an e-mail address, by the rule that the server has. */
export const isEmail = (text: string): boolean => fits(text);

/** The address as it is sent: the domain in ASCII, without invisible marks; other text trimmed. */
export const tidyEmail = (text: string): string => readEmail(text) ?? text.trim();
