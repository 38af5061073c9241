const STARTS = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type ImageType = keyof typeof STARTS;

/** The type by the first bytes, whatever the file name. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const types = Object.keys(STARTS) as ImageType[]; // keys() loses the literal types
  return types.find((type) => STARTS[type].every((byte, at) => bytes[at] === byte));
}
