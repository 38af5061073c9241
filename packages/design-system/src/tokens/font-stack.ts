/** System fonts for the scripts other than Latin. */
export const scripts = {
  chinese: [
    '"PingFang SC"',
    '"Hiragino Sans GB"',
    '"Microsoft YaHei"',
    '"Noto Sans CJK SC"',
    '"Noto Sans SC"',
    '"Source Han Sans SC"',
  ],
  chineseTraditional: [
    '"PingFang TC"',
    '"PingFang HK"',
    '"Microsoft JhengHei"',
    '"Noto Sans CJK TC"',
    '"Noto Sans TC"',
    '"Source Han Sans TC"',
  ],
  japanese: [
    '"Hiragino Sans"',
    '"Yu Gothic UI"',
    '"Yu Gothic"',
    'Meiryo',
    '"Noto Sans CJK JP"',
    '"Noto Sans JP"',
  ],
  korean: ['"Apple SD Gothic Neo"', '"Malgun Gothic"', '"Noto Sans CJK KR"', '"Noto Sans KR"'],
  // Fonts with all stacked diacritics first; a font that lacks some would mix two typefaces in one word
  vietnamese: ['-apple-system', '"Segoe UI"', 'Roboto', '"Noto Sans"', 'Arial'],
  arabic: ['"SF Arabic"', '"Geeza Pro"', '"Segoe UI"', 'Tahoma', '"Noto Sans Arabic"'],
  hebrew: ['"SF Hebrew"', '"Arial Hebrew"', '"Segoe UI"', 'Arial', '"Noto Sans Hebrew"'],
  thai: ['"Sukhumvit Set"', '"Leelawadee UI"', 'Leelawadee', '"Noto Sans Thai"', 'Thonburi'],
  lao: ['"Lao Sangam MN"', '"Leelawadee UI"', '"Lao UI"', '"Noto Sans Lao"', 'Phetsarath'],
};

/** A family list without duplicates, ending in a generic family. */
export const stack = (families: readonly (readonly string[])[], generic = 'sans-serif') =>
  [...new Set(families.flat()), generic].join(', ');

type Script = keyof typeof scripts;

/**
 * A font stack for each language, from a brand's Latin families. A page in one script shows shop names in
 * others, so every stack ends in the families of the mall's languages.
 */
export function familiesOf(latin: readonly string[]) {
  const { chinese, thai, lao } = scripts;
  const first = (own: readonly string[]) => stack([own, latin, chinese, thai, lao]);
  const others = Object.entries(scripts).map(([name, own]) => [name, first(own)]);
  return { latin: first([]), ...(Object.fromEntries(others) as Record<Script, string>) };
}
