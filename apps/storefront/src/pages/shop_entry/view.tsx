import { redirect } from 'react-router-dom';
import { shopParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { idOr404 } from '../../routing/load-or-404';

export { shopParams as query } from '../../page-params';

/** A shop URL without a page name redirects to the shop's home page. */
export const createLoader =
  () =>
  async ({ request }: { request: Request }) => {
    const { id, search } = shopParams.parse(new URL(request.url).searchParams);
    const shop = idOr404(id);
    return redirect(search ? paths.shopGoods(shop, { search }) : paths.shop(shop), 301);
  };

export const View = () => null;
