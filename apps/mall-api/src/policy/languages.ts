/** The tags of the supported languages, the default first. */
export const languages = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;
export type Language = (typeof languages)[number];
