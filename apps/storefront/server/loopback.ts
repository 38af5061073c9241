const name = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Does a host name, as an address writes it, mean the machine itself? */
export const isLoopback = (hostname: string) => name.test(hostname);
