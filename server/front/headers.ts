import { playerOrigins } from '#schemas/article/players.ts';
import type { PageSettings } from './PageSettings.ts';

/**
 * Sent where the caller came over https: for a year this browser comes by no other way. Subdomains are not ours to speak for.
 *
 * Whoever makes up the word of a proxy is told so himself and nobody else, and browsers pass over it on plain http.
 */
export const secureOnly = { 'strict-transport-security': 'max-age=31536000' } as const;

/**
 * Headers of every answer: what a page of ours may load and who may look at it.
 *
 * @param scripts those that stand in the page itself, as {@link scriptsIn} gives them.
 */
export function securityHeaders(
  page: PageSettings,
  scripts: readonly string[] = [],
): Readonly<Record<'content-security-policy', string> & Record<string, string>> {
  const elsewhere = [page['file-host'], page['editor-controller']].filter((place) => URL.canParse(place));
  const hosts = [...new Set(elsewhere.map((place) => ` ${new URL(place).origin}`))].join('');
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // The editor carries its icons inside its stylesheet.
    "font-src 'self' data:",
    // Pictures and films of articles may lie anywhere: pasted ones stay where they were when they cannot be fetched. E11
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    `frame-src ${playerOrigins.join(' ')}`,
    `connect-src 'self'${hosts}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
