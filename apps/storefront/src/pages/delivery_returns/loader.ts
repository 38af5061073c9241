/** All that the page tells is in the home data, which every page has. */
export const createLoader = () => async () => null;
