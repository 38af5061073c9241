/** The tags of the languages that the server speaks, the default first. */
export const languages = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;
export type Language = (typeof languages)[number];
