/** Families of the scripts other than Latin, as systems bring them. */
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
  thai: ['"Sukhumvit Set"', '"Leelawadee UI"', 'Leelawadee', '"Noto Sans Thai"', 'Thonburi'],
  lao: ['"Lao Sangam MN"', '"Leelawadee UI"', '"Lao UI"', '"Noto Sans Lao"', 'Phetsarath'],
};

/** A family list without duplicates, ending in a generic family. */
export const stack = (families: readonly string[][], generic = 'sans-serif') =>
  [...new Set(families.flat()), generic].join(', ');
