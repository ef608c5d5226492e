import type { FieldKind } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import type { Role } from '#fields/Shape.ts';

interface RoleRule {
  readonly fits: (kind: FieldKind) => boolean;
  /** Which fields do, e.g. `单选`. */
  readonly wants: string;
}

const only = (wants: string, ...kinds: readonly FieldKind[]): RoleRule => ({
  wants,
  fits: (kind) => kinds.includes(kind),
});

/** Which kinds of fields can be named for what. */
export const roles: Readonly<Record<Role, RoleRule>> = {
  any: { wants: '任何字段', fits: () => true },
  seen: { wants: '看得见的字段', fits: (kind) => kinds[kind].unseen !== true },
  searched: { wants: '有文字可搜的字段', fits: (kind) => kinds[kind].searched === true },
  filtered: { wants: '可以筛选的字段', fits: (kind) => kinds[kind].filter !== undefined },
  tabs: only('choice 字段', 'choice'),
  condition: only('choice 或 switch 字段', 'choice', 'switch'),
  decides: only('choice、switch、ref 或 city 字段', 'choice', 'switch', 'ref', 'city'),
  day: only('day 字段', 'day'),
  choice: only('choice 字段', 'choice'),
  switch: only('switch 字段', 'switch'),
  text: only('text 字段', 'text'),
  typed: only('text、int 或 money 字段', 'text', 'int', 'money'),
  list: only('list 字段', 'list'),
  rows: only('list 或 union 字段', 'list', 'union'),
};
