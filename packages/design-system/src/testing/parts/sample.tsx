/** A child for `asChild`. */
export const anchor = <a href="#there">There</a>;
export const nothing = () => undefined;
