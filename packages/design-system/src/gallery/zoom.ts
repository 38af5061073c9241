/** Scale relative to the stage, and offset of the centres in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Stage {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Until the size of the file is known. */
export const MAX_SCALE = 5;

/** The scale at which an image that fits its stage shows each of its pixels. */
export const fullScale = (file: Stage, stage: Stage) =>
  Math.min(MAX_SCALE, Math.max(1, file.width / stage.width, file.height / stage.height));

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the image from leaving a gap at an edge of the stage. */
const bound = ({ scale, x, y }: View, stage: Stage): View => ({
  scale,
  x: within(x, (stage.width * (scale - 1)) / 2),
  y: within(y, (stage.height * (scale - 1)) / 2),
});

export const pan = (view: View, dx: number, dy: number, stage: Stage) =>
  bound({ ...view, x: view.x + dx, y: view.y + dy }, stage);

/** Zooms by a factor around a point (px from the stage's centre), up to `max`. */
export function zoom(
  view: View,
  factor: number,
  point: { x: number; y: number },
  stage: Stage,
  max = MAX_SCALE,
) {
  const scale = Math.max(1, Math.min(max, view.scale * factor));
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return bound({ scale, x, y }, stage);
}
