const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Whether a name or an address leads to this very machine and nowhere else. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

/** Whether a URL can be opened on this machine alone. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
