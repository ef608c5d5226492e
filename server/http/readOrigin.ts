/** Where the caller reached this server; a proxy in front that speaks https says so. */
export function readOrigin(request: Request): string {
  const url = new URL(request.url);
  const isSecure = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  return isSecure ? `https://${url.host}` : url.origin;
}
