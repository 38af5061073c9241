const inMall = /^\/(?![/\\])[^\s\\]*$/;

/** An address of the API if it is a path of this mall; no other address becomes a link. */
export const inMallPath = (url: string | null | undefined) => {
  const path = url?.trim();
  return path && inMall.test(path) ? path : undefined;
};
