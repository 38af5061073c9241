/** The page only needs the home data, which every page has. */
export const createLoader = () => async () => null;
