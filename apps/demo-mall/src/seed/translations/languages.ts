/** The languages of a row, in the order of its cells. */
export const LANGUAGES = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;
export type Locale = (typeof LANGUAGES)[number];

/** The same text in every language; any of them may be the original. */
export type Row = readonly string[];
