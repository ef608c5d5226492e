import { declarationsVersionHeader } from '#schemas/declarationsVersion.ts';
import { limits } from '#schemas/limits.ts';
import type { Version } from './readVersions.ts';

/** The declarations beside the product, as the server gives them to any page. Undefined where there are none. @throws Error */
export async function fetchVersion(address: string): Promise<Version | undefined> {
  // Until it is there, or known not to come, nothing is drawn.
  const response = await fetch(address, { signal: AbortSignal.timeout(limits.requestTimeoutMs) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Failed to fetch ${address}: HTTP ${response.status}.`);
  return { text: await response.text(), version: Number(response.headers.get(declarationsVersionHeader) ?? 0) };
}
