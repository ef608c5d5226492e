import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';

/** Where a request names things by their ids: `shop_id`, or `products.id` for one inside a list. */
export const idsIn = (row: Endpoint): readonly string[] => [...new Set(pathsIn(row.request, ''))];

function pathsIn(schema: unknown, path: string): readonly string[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.def.shape).flatMap(([name, field]) => pathsIn(field, path ? `${path}.${name}` : name));
  }
  if (schema instanceof z.ZodMiniArray) return pathsIn(schema.def.element, path);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return pathsIn(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => pathsIn(option, path));
  const [inner] = schema instanceof z.ZodMiniPipe ? [pathsIn(schema.def.out, path)] : [[]];
  if (inner.length > 0) return inner;
  return /(?:^|[._])ids?$/i.test(path) ? [path] : [];
}
