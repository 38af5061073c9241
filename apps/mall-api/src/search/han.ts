import { createRequire } from 'node:module';

/** The dictionaries take a moment to load: they are not, until there is Chinese. */
const require = createRequire(import.meta.url);

type Convert = (text: string) => string;
type Pinyin = (text: string, options: { toneType: 'none'; type: 'array'; v: boolean }) => string[];

let convert: Convert | undefined;
let read: Pinyin | undefined;

export const HAN = /\p{Script=Han}/u;

/** Traditional characters as simplified ones; everything else stays. */
export function simplified(text: string): string {
  if (!HAN.test(text)) return text;
  convert ??= (require('opencc-js/t2cn') as { Converter(way: object): Convert }).Converter({
    from: 't',
    to: 'cn',
  });
  return convert(text);
}

/** The pinyin of each character, without tones, as its neighbours have it read. */
export function pinyinOf(run: string): string[] {
  read ??= (require('pinyin-pro') as { pinyin: Pinyin }).pinyin;
  return read(run, { toneType: 'none', type: 'array', v: true });
}
