/** Simple product shapes for stories, rendered to data URLs, so that no server is needed. */
const shapes = {
  kettle:
    '<path d="M120 190q0-70 80-70t80 70l12 80q0 20-20 20H128q-20 0-20-20z"/><path d="M280 190q44-8 44 36" fill="none" stroke-width="14"/><path d="M184 112h32v-18h-32z"/><path d="m112 200-34-24 6-12 34 12z"/>',
  mug: '<path d="M120 140h130v120q0 26-26 26h-78q-26 0-26-26z"/><path d="M250 168h22q26 0 26 30t-26 30h-22" fill="none" stroke-width="16"/>',
  lamp: '<path d="m146 100h108l34 90H112z"/><path d="M192 190h16v90h-16z"/><path d="M140 280h120v18H140z"/>',
  shoe: '<path d="M84 250v-70q26 14 50-14l60 44q30 22 92 26 24 4 24 30v14H84z"/><path d="M84 282h226v14H84z"/>',
  phones:
    '<path d="M110 230v-30a90 90 0 0 1 180 0v30" fill="none" stroke-width="18"/><rect x="94" y="214" width="42" height="74" rx="18"/><rect x="264" y="214" width="42" height="74" rx="18"/>',
  bag: '<path d="M110 160h180l16 130H94z"/><path d="M156 160v-22a44 44 0 0 1 88 0v22" fill="none" stroke-width="14"/>',
  watch:
    '<path d="M166 90h68l10 60h-88zM156 250h88l-10 60h-68z"/><circle cx="200" cy="200" r="64"/><circle cx="200" cy="200" r="46" fill="#fff" stroke="none"/><path d="M200 172v28l18 12" fill="none" stroke-width="8"/>',
  chair:
    '<rect x="136" y="90" width="128" height="110" rx="26"/><rect x="120" y="206" width="160" height="34" rx="16"/><path d="M138 240l-12 66M262 240l12 66" fill="none" stroke-width="14"/>',
} as const;

const palettes = [
  ['#fbeee6', '#c8553d'],
  ['#e9f0f5', '#2f6690'],
  ['#eef3e8', '#588157'],
  ['#f7efdf', '#b5832a'],
  ['#f3ecf5', '#7b4b94'],
  ['#eaf3f1', '#2a7f78'],
] as const;

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const names = Object.keys(shapes) as (keyof typeof shapes)[]; // the keys of the table above

/** The n-th sample image of goods; the same n always gives the same image. */
export function samplePicture(n: number) {
  const [ground, ink] = palettes[n % palettes.length] ?? palettes[0];
  const shape = shapes[names[n % names.length] ?? 'mug'];
  return asAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><ellipse cx="200" cy="312" rx="120" ry="14" fill="#000" opacity=".08"/><g fill="${ink}" stroke="${ink}" stroke-linejoin="round">${shape}</g></svg>`,
  );
}

/** A wide sample image with its goods at the end, so that text fits at the start. */
export function sampleBanner(n: number) {
  const [ground, ink] = palettes[n % palettes.length] ?? palettes[0];
  const shape = shapes[names[n % names.length] ?? 'mug'];
  return asAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="480" viewBox="0 0 1280 480"><rect width="1280" height="480" fill="${ground}"/><circle cx="960" cy="240" r="210" fill="#fff" opacity=".6"/><g transform="translate(760 40)" fill="${ink}" stroke="${ink}" stroke-linejoin="round">${shape}</g></svg>`,
  );
}
