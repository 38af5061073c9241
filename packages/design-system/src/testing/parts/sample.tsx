/** A child to try `asChild` with. */
export const anchor = <a href="#there">There</a>;
export const nothing = () => undefined;
