import type { ProductFacets } from '@vermilion/api-client';
import type { FilterGroup } from '@vermilion/mall-components/goods';

type Facets = Pick<ProductFacets, 'attributes'> | undefined;

const idsIn = (values: string) => values.split('-').filter(Boolean);

/** The values with one more, or without it. */
function toggled(values: string, id: string): string {
  const ids = idsIn(values);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join('-');
}

/** As an argument of a call. */
export const valueArgs = (values: string) => values.replaceAll('-', ',') || undefined;

/** Colour, size, brand and others: what the goods of a list say of themselves. */
export const facetGroups = (
  facets: Facets,
  values: string,
  hrefOf: (values: string) => string,
): FilterGroup[] =>
  (facets?.attributes ?? []).map((facet) => ({
    key: `facet ${facet.id}`,
    label: facet.name,
    options: facet.values.map(({ id, name, count, color }) => ({
      key: id,
      label: name,
      count,
      color,
      chosen: idsIn(values).includes(String(id)),
      href: hrefOf(toggled(values, String(id))),
    })),
  }));

/** The selected options of groups, as the list above the results shows them. */
export const chosenOf = (groups: readonly FilterGroup[]) =>
  groups.flatMap(({ options }) => options.filter(({ chosen }) => chosen));
