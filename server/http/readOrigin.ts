/** Where the caller reached this server; a proxy in front that speaks https says so. */
export function readOrigin(request: Request): string {
  const url = new URL(request.url);
  return isSecure(request) ? `https://${url.host}` : url.origin;
}

/** Whether the caller came over https, to us or to a proxy in front. */
export function isSecure({ url, headers }: Request): boolean {
  const outside = headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
  return url.startsWith('https:') || outside === 'https';
}
