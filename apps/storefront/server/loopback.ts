const name = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a host name, as written in a URL, is a loopback name. */
export const isLoopback = (hostname: string) => name.test(hostname);
