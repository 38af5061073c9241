/** The languages of a row, in the order of its cells. */
export const LANGUAGES = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;

/** The same text in every language. Whichever of them the mall has, the others are its translations. */
export type Row = readonly string[];
