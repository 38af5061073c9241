import type { ProductFacets } from '@vermilion/api-client';
import type { FilterGroup } from '@vermilion/mall-components/goods';

type Facets = Pick<ProductFacets, 'attributes' | 'total'> | undefined;
type Facet = NonNullable<ProductFacets['attributes']>[number];

/** The share of the goods that have to have an attribute for it to be a filter. */
const MIN_SHARE = 0.25;

const idsIn = (values: string) => values.split('-').filter(Boolean);

/** The values with one more, or without it. */
function toggled(values: string, id: string): string {
  const ids = idsIn(values);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join('-');
}

/** As an argument of a call. */
export const valueArgs = (values: string) => values.replaceAll('-', ',') || undefined;

/** Whether an attribute divides the goods, instead of naming single ones. */
function divides({ values }: Facet, total: number) {
  const frequent = values.filter(({ count }) => count > 1).length;
  const sum = values.reduce((all, { count }) => all + count, 0);
  return frequent > 1 && sum >= MIN_SHARE * total;
}

/** Colour, size, brand and others: what the goods of a list say of themselves. A selected one stays. */
export const facetGroups = (
  facets: Facets,
  values: string,
  hrefOf: (values: string) => string,
): FilterGroup[] =>
  (facets?.attributes ?? [])
    .filter((facet) => isSelected(facet, values) || divides(facet, facets?.total ?? 0))
    .map((facet) => ({
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

const isSelected = (facet: Facet, values: string) =>
  facet.values.some(({ id }) => idsIn(values).includes(String(id)));

/** The selected options of groups, as the list above the results shows them. */
export const chosenOf = (groups: readonly FilterGroup[]) =>
  groups.flatMap(({ options }) => options.filter(({ chosen }) => chosen));
