/** Something that a cell names, alone or below another. */
export interface Named {
  id: number;
  name: string;
  /** 0 or absent for none */
  pid?: number;
}

const SEPARATOR = ' > ';
const NUMBERED = /^#(\d{1,9})$/;

/**
 * Things by their path, `Home > Kitchen > Teapots`, and paths by their ids. A path that several things have names none of
 * them: these are `#12`.
 */
export class Paths {
  readonly #ids = new Map<string, number[]>();
  readonly #paths = new Map<number, string>();

  constructor(things: readonly Named[]) {
    const byId = new Map(things.map((thing) => [thing.id, thing]));
    const pathOf = (thing: Named, depth = 0): string => {
      const above = byId.get(thing.pid ?? 0);
      const name = thing.name.trim();
      return above && depth < 10 ? pathOf(above, depth + 1) + SEPARATOR + name : name;
    };
    for (const thing of things) {
      const path = pathOf(thing);
      this.#paths.set(thing.id, path);
      this.#ids.set(path, [...(this.#ids.get(path) ?? []), thing.id]);
    }
  }

  /** What names a thing in a cell. */
  of(id: number): string {
    const path = this.#paths.get(id);
    const isClear = path && !NUMBERED.test(path) && this.#ids.get(path)?.length === 1;
    return isClear ? path : `#${id}`;
  }

  /** The id of what a cell names, or what is wrong with it. */
  idOf(cell: string): number | string {
    const [, number] = NUMBERED.exec(cell.trim()) ?? [];
    if (number) return this.#paths.has(Number(number)) ? Number(number) : 'is not known';
    const path = cell
      .split('>')
      .map((name) => name.trim())
      .join(SEPARATOR);
    const ids = this.#ids.get(cell.trim()) ?? this.#ids.get(path) ?? [];
    if (ids.length > 1) {
      return `is the name of several: ${ids.map((id) => `#${id}`).join(', ')}`;
    }
    return ids[0] ?? 'is not known';
  }
}
