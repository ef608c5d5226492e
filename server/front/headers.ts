/** Headers of every answer: what a page of ours may load and who may look at it. `fileHost` is a path or an URL. */
export function securityHeaders(fileHost: string): Readonly<Record<string, string>> {
  const host = URL.canParse(fileHost) ? ` ${new URL(fileHost).origin}` : '';
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // The editor carries its icons inside its stylesheet.
    "font-src 'self' data:",
    `img-src 'self' data: blob:${host}`,
    `media-src 'self' blob:${host}`,
    `connect-src 'self'${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
