const shapes = {
  mug: '<path d="M26 34h40v34a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z"/><path d="M66 42h6a8 8 0 0 1 0 20h-6" fill="none" stroke-width="6"/>',
  lamp: '<path d="M36 22h28l12 28H24z"/><path d="M47 50h6v24h14v6H33v-6h14z"/>',
  bag: '<path d="M24 40h52l4 40H20z"/><path d="M38 46V32a12 12 0 0 1 24 0v14" fill="none" stroke-width="6"/>',
  shoe: '<path d="M18 44l16 4 10-14 8 6c4 12 14 16 28 18 4 1 6 4 6 8v6H18z"/>',
};
export type SampleShape = keyof typeof shapes;

/** An image of goods for stories: one shape on a plain background, without a network request. */
export function samplePicture(shape: SampleShape, hue: number) {
  const ink = `hsl(${hue} 45% 42%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="hsl(${hue} 50% 93%)" d="M0 0h100v100H0z"/><g fill="${ink}" stroke="${ink}">${shapes[shape]}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
