/** Where a control is, to find what React has rendered in its place. */
export interface Place<Node extends Element = Element> {
  /** The control, or what is at its place now; undefined if that is something else. */
  control(): Node | undefined;
}

const LANDMARKS = 'header, main, footer';

/**
 * The place of a control: its number among those of its kind in the same landmark. React discards HTML of the server
 * that somebody has changed, such as a translator, and renders the same again.
 */
export function placeOf<Node extends Element>(node: Node): Place<Node> {
  const landmark = node.closest(LANDMARKS)?.localName ?? 'body';
  const all = () => [...document.querySelectorAll<Node>(`${landmark} ${node.localName}`)];
  const index = all().indexOf(node);
  return { control: () => (node.isConnected ? node : all()[index]) };
}
