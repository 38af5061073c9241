const inMall = /^\/(?![/\\])[^\s\\]*$/;

/** A URL from the API if it is a path of this mall; no other URL becomes a link. */
export const inMallPath = (url: string | null | undefined) => {
  const path = url?.trim();
  return path && inMall.test(path) ? path : undefined;
};
