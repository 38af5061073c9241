const inMall = /^\/(?![/\\])[^\s\\]*$/;

/** An address of the wire when it is a path of this mall; nothing else is linked to. */
export const inMallPath = (url: string | null | undefined) => {
  const path = url?.trim();
  return path && inMall.test(path) ? path : undefined;
};
