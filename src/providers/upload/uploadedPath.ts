/** Names of a cloud's regions, e.g. `ap-guangzhou`, and the short ones of its first years, e.g. `gz`. */
const REGION = /^(?:(?:ap|cn|na|eu|sa|me|af)-[a-z]+(?:-[a-z0-9]+)*|gz|sh|tj|bj|cd|hk|sgp|ca|ger)$/;

/**
 * The address under which an uploaded file is kept: `source_url`, else what follows the region in `resource_path`.
 *
 * `/1250000000/shop/gz/image/1.png` → `/image/1.png`; a path without a region is taken whole. U2
 * @returns undefined when the answer has neither.
 */
export function uploadedPath(answer: Readonly<Record<string, unknown>>): string | undefined {
  const { source_url, resource_path } = answer;
  if (typeof source_url === 'string' && source_url !== '') return source_url;
  if (typeof resource_path !== 'string' || resource_path === '') return undefined;
  const parts = resource_path.split('/');
  const region = parts.findIndex((part) => REGION.test(part));
  return region < 0 ? resource_path : `/${parts.slice(region + 1).join('/')}`;
}
