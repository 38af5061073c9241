import { darker, lighter } from '../colour';
import type { Defs } from '../svg';

/** Parameters of a form. */
export interface FormPaint {
  tint: string;
  defs: Defs;
  /** an emoji as a label of the given size around a centre; empty if there is none */
  label(cx: number, cy: number, size: number): string;
  hasLabel: boolean;
}

/** A drawing that fills its own box; it stands on the lower edge. */
export interface Form {
  width: number;
  height: number;
  draw(paint: FormPaint): string;
}

/** Lighting of round objects, from the upper left. */
export const round = ({ defs }: Pick<FormPaint, 'defs'>, colour: string) =>
  defs.linear([
    [0, darker(colour, 0.16)],
    [0.14, colour],
    [0.32, lighter(colour, 0.36)],
    [0.55, colour],
    [0.86, darker(colour, 0.2)],
    [1, darker(colour, 0.1)],
  ]);

/** Lighting of flat objects, from the upper left. */
export const soft = ({ defs }: Pick<FormPaint, 'defs'>, colour: string) =>
  defs.radial(
    [
      [0, lighter(colour, 0.3)],
      [0.55, colour],
      [1, darker(colour, 0.18)],
    ],
    [0.35, 0.28, 0.85],
  );

/** The paper of a label, a little lighter than its surface. */
export const paper = ({ defs }: Pick<FormPaint, 'defs'>, colour = '#fbf7ef') =>
  defs.linear([
    [0, darker(colour, 0.08)],
    [0.3, lighter(colour, 0.5)],
    [1, darker(colour, 0.12)],
  ]);
