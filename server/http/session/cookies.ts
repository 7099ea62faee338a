import type { FastifyReply } from 'fastify';

/** The value of a cookie of the request; empty without one. */
export function readCookie(reply: FastifyReply, name: string): string {
  const pairs = reply.request.headers.cookie?.split(';') ?? [];
  const pair = pairs.find((one) => one.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? '';
}

interface CookieOptions {
  path: string;
  /** 0 takes the cookie away. */
  maxAgeSeconds: number;
  /** Sent over TLS only; off where the product itself is served without. */
  secure: boolean;
}

/** Sets a cookie that no script reads and no other site sends along with a call. `value` needs no escaping. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, maxAgeSeconds, secure }: CookieOptions,
): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
