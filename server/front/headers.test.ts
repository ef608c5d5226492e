import { expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { builtIn, type PageSettings } from './PageSettings.ts';
import { scriptsIn } from './scriptsIn.ts';

const policyFor = (given: Partial<PageSettings> = {}) =>
  securityHeaders({ ...builtIn, ...given })['content-security-policy'];

it('a page runs and asks its own origin alone; pictures may lie anywhere, frames are those of players', () => {
  expect(policyFor()?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    'frame-src https://player.bilibili.com https://player.youku.com https://v.qq.com https://www.youtube.com https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]);
});

it('U1 E11 a file host and a controller elsewhere may be sent to', () => {
  expect(policyFor({ 'file-host': 'https://files.example.com/bucket' })).toContain(
    "connect-src 'self' https://files.example.com;",
  );
  expect(policyFor({ 'editor-controller': 'https://edit.example.com/controller.php' })).toContain(
    "connect-src 'self' https://edit.example.com;",
  );
  expect(policyFor({ 'file-host': 'https://files.example.com/bucket' })).toContain("script-src 'self';");
});

it('E6 a page that is opened from ours, or opens it, has no hold of its window', () => {
  expect(securityHeaders(builtIn)['cross-origin-opener-policy']).toBe('same-origin');
});

it('a script that stands in the page runs by its hash alone: one sign more or less, and it does not', () => {
  // As in https://www.w3.org/TR/CSP3/#example-hash
  const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
  expect(scriptsIn('<script src="/a.js"></script><script>alert(\'Hello, world.\');</script>')).toEqual([hash]);
  const policy = securityHeaders(builtIn, [hash])['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${hash};`);
  expect(scriptsIn("<script>alert('Hello, world!');</script>")).not.toEqual([hash]);
});
