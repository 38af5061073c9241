/** A line of the cart. */
export interface CartRow {
  id: number;
  name: string;
  href: string;
  imageSrc: string;
  /** The chosen options as one text; absent for goods without dimensions. */
  specification?: string;
  /** Minor units. */
  priceMinor: number;
  /** The price when it was added, where it is known; a change is told. */
  addedPriceMinor?: number;
  quantity: number;
  stock: number;
}

/** The rows of one shop. */
export interface CartShop {
  id: number;
  name: string;
  href: string;
  rows: CartRow[];
}

/** A line whose goods can no longer be bought. */
export interface InvalidCartRow {
  id: number;
  name: string;
  imageSrc: string;
  specification?: string;
}

/** Ids of the selected rows. */
export type CartSelection = ReadonlySet<number>;
