/** Where a control is, to find it again where React has discarded the server's HTML. */
export interface Place<Node extends HTMLElement = HTMLElement> {
  /** The island at the place of the control's. */
  island(): Element | undefined;
  /** The control, or what is at its place now; undefined if that is something else. */
  control(): Node | undefined;
}

declare global {
  interface Window {
    /** Comes with the page, which can be used before its scripts are there: `record-early-clicks`. */
    __PLACE_OF__<Node extends HTMLElement>(node: Node): Place<Node>;
  }
}

export const placeOf = <Node extends HTMLElement>(node: Node) => window.__PLACE_OF__(node);
