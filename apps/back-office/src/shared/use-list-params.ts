import { useSearchParams } from 'react-router-dom';

/** The last page of which the server counts the offset. */
const LAST_PAGE = 100_000;

/** The page of a list and its filter, as its address says; what cannot be read is left out. */
export function useListParams<Value extends string>(name: string, known: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const filter = known.find((value) => value === params.get(name));
  /** Another filter begins at the first page. */
  const setFilter = (value: string) => setParams(value ? { [name]: value } : {});
  return { page, filter, setFilter };
}
