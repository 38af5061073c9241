const shape = /^#([\w-]{32})$/;

/** The token in the address of an invitation; undefined where it is not whole. */
export const readInvitation = (hash = window.location.hash): string | undefined =>
  shape.exec(hash)?.[1];
