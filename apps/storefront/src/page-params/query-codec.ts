/** Reads one value from a query and writes it. */
export interface Param<T> {
  /** The value if the query has none or an invalid one. It is never written. */
  fallback: T;
  /** Undefined for an invalid text. */
  parse(text: string): T | undefined;
  /** Default: `String`. */
  format?(value: T): string;
  /** Alternative names used by payment providers. They are read but never written. */
  aliases?: readonly string[];
}

/** The query of one page: `parse` accepts anything, `build` omits defaults. */
export interface QueryCodec<Q> {
  parse(query: URLSearchParams): Q;
  /** `?name=value`, or an empty string. */
  build(values: Partial<Q>): string;
  /** The same as name and value pairs, for hidden form fields. */
  fields(values: Partial<Q>): Record<string, string>;
  /** A query reduced to what `parse` reads, in one order: equal for queries with the same values. */
  reduce(query: string): string;
}

type Params<Q> = { [Name in keyof Q]: Param<Q[Name]> };

export function queryCodec<Q>(params: Params<Q>): QueryCodec<Q> {
  const entries = Object.entries(params) as [keyof Q & string, Param<unknown>][];
  const fields = (values: Partial<Q>) =>
    Object.fromEntries(
      entries.flatMap(([name, { fallback, format = String }]) => {
        const value = values[name] ?? fallback;
        return value === fallback ? [] : [[name, format(value)]];
      }),
    );
  const codec: QueryCodec<Q> = {
    parse(query) {
      const valueOf = ([name, param]: (typeof entries)[number]) => {
        const names = [name, ...(param.aliases ?? [])];
        const text = names.map((one) => query.get(one)).find(Boolean);
        return [name, (text && param.parse(text)) ?? param.fallback];
      };
      return Object.fromEntries(entries.map(valueOf)) as Q;
    },
    build(values) {
      const text = new URLSearchParams(fields(values)).toString();
      return text && `?${text}`;
    },
    fields,
    reduce: (query) => codec.build(codec.parse(new URLSearchParams(query))),
  };
  return codec;
}

/** A text without validation, which is up to the caller. */
export const raw: Param<string> = { fallback: '', parse: (text) => text };

/** Free text, trimmed and truncated to a number of characters. */
export const words = (maxLength: number): Param<string> => ({
  fallback: '',
  parse: (text) => [...text.trim()].slice(0, maxLength).join('').trim(),
});

const number = (pattern: RegExp) => (text: string) =>
  pattern.test(text) ? Number(text) : undefined;

export const id: Param<number | undefined> = {
  fallback: undefined,
  parse: number(/^[1-9]\d{0,14}$/),
};

/** A numeric code of the wire, 0 included. */
export const code: Param<number | undefined> = {
  fallback: undefined,
  parse: number(/^(0|[1-9]\d?)$/),
};

/** The page of a list; the first one is never written, so that a list has one URL. */
export const page: Param<number> = { fallback: 1, parse: number(/^[1-9]\d{0,5}$/) };

/** An amount as the wire's decimal text: the decimals of the currency are not known before the home data. */
export const amount: Param<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? text : undefined),
};

/** Ids of values of facets, joined by a hyphen. */
export const facetValues: Param<string> = {
  fallback: '',
  parse: (text) => (/^\d{1,9}(-\d{1,9}){0,29}$/.test(text) ? text : undefined),
};

/** One of a few values; the default is the first unless given. */
export const oneOf = <T extends string>(
  values: readonly T[],
  fallback = values[0] as T,
): Param<T> => ({ fallback, parse: (text) => values.find((value) => value === text) });

/** A boolean; `1` in the URL. */
export const flag: Param<boolean> = {
  fallback: false,
  parse: (text) => text === '1' || undefined,
  format: () => '1',
};
