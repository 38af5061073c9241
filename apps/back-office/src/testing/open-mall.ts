import '../pages/activity';
import '../pages/agreement';
import '../pages/agreements';
import '../pages/applications';
import '../pages/audit';
import '../pages/categories';
import '../pages/jobs';
import '../pages/keys';
import '../pages/payouts';
import '../pages/reports';
import '../pages/words';
import '../pages/home-page';
import '../pages/new-activity';
import '../pages/shop';
import '../pages/shops';
import '../pages/shopper';
import '../pages/shoppers';
import { configure } from '@testing-library/react';
import { mallCalls } from './mall-calls';
import { openOffice, type Spied, spied } from './open-office';

// Pages of the mall have more to load than those of a shop
configure({ asyncUtilTimeout: 10_000 });

type Calls = Spied<ReturnType<typeof mallCalls>>;
type Replaced = { [Id in keyof Calls]?: (...args: never[]) => Promise<unknown> };

/** Opens the app as somebody who runs the mall, at a path, with these calls instead of the usual ones. */
export function openMall(path: string, replaced: Replaced = {}) {
  const own = { ...spied(mallCalls()), ...replaced } as Calls;
  const { router } = openOffice(path, own);
  return { calls: own, router };
}
