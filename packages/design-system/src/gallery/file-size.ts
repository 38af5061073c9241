/** Width and height of a file in px. */
export interface FileSize {
  width: number;
  height: number;
}

/**
 * The size of the file that an image shows. Its own `naturalWidth` is divided by the density of the candidate, which says
 * what was asked for; a service never enlarges, so the file may be smaller.
 */
export function readFileSize({ currentSrc }: HTMLImageElement, onRead: (size: FileSize) => void) {
  const file = new Image();
  // At once: the browser has it
  file.onload = () => onRead({ width: file.naturalWidth, height: file.naturalHeight });
  file.src = currentSrc;
}

/** The most that a picture is longer than wide, or wider than long, to be cropped to its frame. */
const MAX_CROPPED = 1.25;

/** Whether an image that has loaded is shown whole, since too much of the goods would be cropped. */
export const isUneven = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  Math.max(width / height, height / width) > MAX_CROPPED;
