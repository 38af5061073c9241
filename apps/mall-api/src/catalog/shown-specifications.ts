import type { ProductDetailRow } from './product-detail-store';

type Attr = Pick<ProductDetailRow['attrs'][number], 'id' | 'name' | 'label' | 'options' | 'labels'>;

/** A specification as the shopper reads it. */
export interface ShownSpecification {
  id: number;
  /** the shop's own name */
  name: string;
  label: string;
  /** values as shown, by the shop's own ones, in their order */
  values: ReadonlyMap<string, string>;
}

/** Clients find a SKU by its values joined by commas, so they must stay distinct and without commas. */
const areKeys = (values: readonly string[]) =>
  new Set(values).size === values.length && values.every((value) => !value.includes(','));

/** Names and values in the shopper's language; values that would be ambiguous stay as the shop wrote them. */
export const shownSpecifications = (attrs: readonly Attr[]): ShownSpecification[] =>
  attrs.map(({ id, name, label, options, labels }) => {
    const shown = areKeys(labels) ? labels : options;
    return { id, name, label, values: new Map(options.map((own, at) => [own, shown[at] ?? own])) };
  });

/** The name of a SKU: its values in the order of the specifications. */
export const shownSkuName = (specifications: readonly ShownSpecification[], name: string) =>
  name
    .split(',')
    .map((own, at) => specifications[at]?.values.get(own) ?? own)
    .join(',');

/** The attributes of a SKU. Their keys match the specifications, which storefronts find the values by. */
export const shownAttributes = (
  specifications: readonly ShownSpecification[],
  attributes: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, own]) => {
      const known = specifications.find((one) => one.name === name);
      return [known?.label ?? name, known?.values.get(own) ?? own];
    }),
  );
