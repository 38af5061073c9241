import { account } from './account';
import { afterBuying } from './after-buying';
import { buying } from './buying';
import { deciding } from './deciding';
import { finding } from './finding';
import type { Pictures } from './picture';
import { shops } from './shops';
import { signingIn } from './signing-in';

/** Right and wrong use of the parts of the mall, by the name of the guide's file. */
export const pictures: Pictures = {
  ...finding,
  ...deciding,
  ...shops,
  ...signingIn,
  ...buying,
  ...afterBuying,
  ...account,
};
