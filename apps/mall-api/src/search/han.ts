import { createRequire } from 'node:module';

/** The dictionaries are slow to load, so they are required with the first Chinese text. */
const require = createRequire(import.meta.url);

type Convert = (text: string) => string;
type Pinyin = (text: string, options: { toneType: 'none'; type: 'array'; v: boolean }) => string[];

let convert: Convert | undefined;
let pinyin: Pinyin | undefined;

export const HAN = /\p{Script=Han}/u;

/** Converts traditional characters to simplified ones. */
export function simplified(text: string): string {
  if (!HAN.test(text)) return text;
  convert ??= (require('opencc-js/t2cn') as { Converter(way: object): Convert }).Converter({
    from: 't',
    to: 'cn',
  });
  return convert(text);
}

/** The pinyin of each character in its context, without tones. */
export function pinyinOf(run: string): string[] {
  pinyin ??= (require('pinyin-pro') as { pinyin: Pinyin }).pinyin;
  return pinyin(run, { toneType: 'none', type: 'array', v: true });
}
