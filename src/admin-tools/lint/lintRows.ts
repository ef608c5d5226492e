import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { type Finding, found } from './Finding.ts';

/** A row with the name it is exported by. */
export interface NamedRow {
  readonly exported: string;
  readonly row: Endpoint;
}

/**
 * What is wrong with a row of the applet's calls, given those before it.
 *
 * @param used names of the rows that something uses; where nobody looked, none is called idle.
 */
export const lintRow = (
  named: NamedRow,
  before: readonly NamedRow[],
  used: ReadonlySet<string> | undefined,
): readonly Finding[] => [
  ...(used === undefined || used.has(named.exported)
    ? []
    : [found('idle-endpoint', [], `没有谁用 "${addressOf(named.row)}"`)]),
  ...repeated(named, before),
  ...secrets(named),
];

function repeated({ row }: NamedRow, before: readonly NamedRow[]): readonly Finding[] {
  const first = before.find((other) => addressOf(other.row) === addressOf(row));
  return first ? [found('repeated-endpoint', [], `"${addressOf(row)}" 已经是接口行 ${first.exported}`)] : [];
}

/** What proves who somebody is: such a name, or one that ends so (`new_pwd`, `sms_code`). */
const SECRET = /(?:^|_)(?:pwd|password|token|secret|session|captcha)$|^(?:code|(?:sms|auth|login|verify)_code)$/i;

const secrets = ({ row }: NamedRow): readonly Finding[] =>
  row.method === 'GET'
    ? Object.keys(row.request.shape).flatMap((name) =>
        SECRET.test(name)
          ? [found('secret-in-address', ['request', name], `"${name}" 会写进地址里`, { at: 'key' })]
          : [],
      )
    : [];

const addressOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
