import type { AnyField, FieldMap } from '#fields/Field.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import type { Resource, Rights } from '../Resource.ts';
import { complete, type Declared } from './complete.ts';
import { conventionalCalls } from './conventionalCalls.ts';
import type { RoleRule, WrittenAsData, WrittenField, WrittenRight } from './WrittenAsData.ts';

const ruleOf = ({ below, reason }: RoleRule): Access => roleBelow(below, reason);

const rulesOf = <Name extends string>(rules: Readonly<Partial<Record<Name, RoleRule>>>) =>
  Object.fromEntries(
    Object.entries<RoleRule | undefined>(rules).flatMap(([name, rule]) => (rule ? [[name, ruleOf(rule)]] : [])),
  );

const rightsOf = (rights: NonNullable<WrittenAsData['rights']>): Rights =>
  Object.fromEntries(
    Object.entries(rights).map(([verb, right]: readonly [string, WrittenRight]) => [
      verb,
      [right].flat().map((rule) => ('when' in rule ? rule : ruleOf(rule))),
    ]),
  );

function fieldOf({ access, ...field }: WrittenField): AnyField {
  return {
    ...field,
    ...(field.kind === 'constant' && { initial: field.value }),
    ...(field.of && { of: fieldsOf(field.of) }),
    ...(field.variants && { variants: fieldsOf(field.variants) }),
    ...(access && { access: rulesOf(access) }),
  };
}

const fieldsOf = (fields: Readonly<Record<string, WrittenField>>): FieldMap =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]));

/** A declaration written as data, as code would have written it; its shape has been checked. */
export function declaredFrom({ $schema: _, calls, fields, access, rights, ...rest }: WrittenAsData): Declared {
  const { noun, ...naming } = calls;
  return {
    ...rest,
    fields: fieldsOf(fields),
    calls: conventionalCalls(noun, naming),
    ...(access && { access: ruleOf(access) }),
    ...(rights && { rights: rightsOf(rights) }),
  };
}

/** A resource from a declaration written as data. @throws Error for one the linter refuses. */
export const fromData = (written: WrittenAsData): Resource => complete(declaredFrom(written));
