import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How a server is reached. A password is never said in the clear to another machine. */
export function connectionOptions(url: string): SMTPConnectionOptions {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "smtps:";
  const requireTLS = !secure && credentialsOf(url) !== null && !LOOPBACK.test(hostname);
  const options = { host: hostname.replace(/^\[|\]$/g, ""), secure, requireTLS };
  return port === "" ? options : { ...options, port: Number(port) };
}

/** Who signs in; null where the address names nobody. */
export function credentialsOf(
  url: string,
): { readonly user: string; readonly pass: string } | null {
  const { username, password } = new URL(url);
  if (username === "") return null;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
