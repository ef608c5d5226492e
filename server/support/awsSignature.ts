import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it came: its path and query as they were written. */
export interface Signed {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether a request was signed by who holds the secret, written down from the description alone.
 *
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned({ method, path, headers }: Signed, key: string, secret: string): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyGiven, day = '', region = '', names = '', signature = ''] = given.exec(headers.authorization ?? '') ?? [];
  if (keyGiven !== key) return false;
  const [resource = '', query = ''] = path.split('?');
  const lines = names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}\n`);
  const canonical = [method, resource, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
