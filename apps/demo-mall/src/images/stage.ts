import { Defs } from './svg';
import type { Thing } from './thing';

/** Where an object is: the centre of its lower edge, and the length of its longer side. */
export interface Spot {
  x: number;
  base: number;
  size: number;
  /** degrees around its centre */
  rotate?: number;
}

/** An object at its place. One that stands has a shadow on the floor, one that lies below itself. */
export interface Placement extends Spot {
  thing: Thing;
  pose: 'stand' | 'lie' | 'hang';
  shade: string;
}

/** What is drawn, from back to front: SVG in units of the scene, and objects. */
export type Layer = string | Placement;

/** Collects the layers of a scene. */
export class Stage {
  readonly defs = new Defs();
  readonly layers: Layer[] = [];
  shade = '#3f322c';

  /** Adds shapes. */
  draw(svg: string): this {
    const last = this.layers.at(-1);
    if (typeof last === 'string') this.layers[this.layers.length - 1] = last + svg;
    else this.layers.push(svg);
    return this;
  }
  stand(thing: Thing | undefined, spot: Spot): this {
    return this.put(thing, spot, 'stand');
  }
  /** The object from above; `base` is its centre. */
  lie(thing: Thing | undefined, spot: Spot): this {
    return this.put(thing, spot, 'lie');
  }
  /** The object before a wall; `base` is its centre. */
  hang(thing: Thing | undefined, spot: Spot): this {
    return this.put(thing, spot, 'hang');
  }

  private put(thing: Thing | undefined, spot: Spot, pose: Placement['pose']): this {
    if (thing) this.layers.push({ thing, ...spot, pose, shade: this.shade });
    return this;
  }
}
