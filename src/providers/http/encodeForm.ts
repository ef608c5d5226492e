/**
 * The fields of a query or a form body, in their order: `shop_id=1&imgs=%5B%22a%22%5D`.
 *
 * Undefined fields are left out, lists and objects become JSON in their field, empty text stays. T2
 * A library does this differently: axios flattens lists to `a[]=`, `URLSearchParams` writes `[object Object]`.
 * @throws TypeError for what has no spelling on the wire: null, NaN, a function.
 */
export function encodeForm(fields: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, spell(name, value));
  }
  return form.toString();
}

function spell(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  throw new TypeError(`Failed to encode the form field "${name}": ${String(value)} has no spelling on the wire.`);
}
