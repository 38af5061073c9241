import type { WordLists } from '../lexicon';
import { everyday } from './everyday';
import { fashion } from './fashion';
import { home } from './home';
import { kitchen } from './kitchen';
import { play } from './play';

const linesOf = (text: string) => text.trim().split('\n');

/** What a mall begins with; its owner adds lines and takes others away. */
export const DEFAULT_LISTS: WordLists = {
  synonyms: [kitchen, home, fashion, play, everyday].flatMap(linesOf),
  stopWords: [
    'a an and at by for from in of on or the to with',
    'al con de del el en la las los o para por sin un una y',
    'au aux avec d des du en et l la le les ou par pour sans un une à',
    '的 了 和 与 个',
    'ของ และ ที่ สำหรับ กับ',
    'ຂອງ ແລະ ທີ່ ສຳລັບ ກັບ',
  ].flatMap((line) => line.split(' ')),
};
