import { useLocation, useSearchParams } from 'react-router-dom';

interface Row {
  id: number;
}

/** Names the row of a list that the address opens, over the list. */
const NAME = 'open';

/** The row that the address opens, if the page of the list has it, and the address of the list itself. */
export function useOpened<One extends Row>(rows: readonly One[] = []) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const others = new URLSearchParams(params);
  others.delete(NAME);
  return {
    opened: rows.find(({ id }) => String(id) === params.get(NAME)),
    listHref: others.size ? `${pathname}?${others}` : pathname,
  };
}

/** The address that opens a row over the list. */
export function useOpenHref() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return ({ id }: Row) => {
    const opening = new URLSearchParams(params);
    opening.set(NAME, String(id));
    return `${pathname}?${opening}`;
  };
}
