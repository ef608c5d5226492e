import { expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';

const policyFor = (fileHost: string) => securityHeaders(fileHost)['content-security-policy'];

it('a page loads from its own origin alone', () => {
  expect(policyFor('/files')).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  );
});

it('U1 a file host elsewhere is allowed by its origin for pictures, videos and uploads', () => {
  const policy = policyFor('https://files.example.com/bucket');
  for (const part of ["img-src 'self' data: blob:", "media-src 'self' blob:", "connect-src 'self'"]) {
    expect(policy).toContain(`${part} https://files.example.com;`);
  }
  expect(policy).toContain("script-src 'self';");
});
