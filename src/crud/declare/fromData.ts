import type { AnyField, FieldMap } from '#fields/Field.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import type { Habit } from '#schemas/habit/Habit.ts';
import { habitOf } from '#schemas/habit/habitOf.ts';
import { habits } from '#schemas/habit/habits.ts';
import type { Resource, Rights } from '../Resource.ts';
import { callsBy } from './callsBy.ts';
import { complete, type Declared } from './complete.ts';
import { conventionalCalls } from './conventionalCalls.ts';
import type { Applets, RoleRule, WrittenAsData, WrittenField, WrittenRight } from './WrittenAsData.ts';

const ruleOf = ({ below, reason }: RoleRule): Access => roleBelow(below, reason);

const rulesOf = <Name extends string>(rules: Readonly<Partial<Record<Name, RoleRule>>>) =>
  Object.fromEntries(
    Object.entries<RoleRule | undefined>(rules).flatMap(([name, rule]) => (rule ? [[name, ruleOf(rule)]] : [])),
  );

/** What is no right is told by the linter, and is none here. */
const rightsOf = (rights: NonNullable<WrittenAsData['rights']>): Rights =>
  Object.fromEntries(
    (['create', 'update', 'deleteOne'] as const).flatMap((verb) => {
      const right: WrittenRight | undefined = rights[verb];
      return right ? [[verb, [right].flat().map((rule) => ('when' in rule ? rule : ruleOf(rule)))]] : [];
    }),
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

/** The habit that calls written as data are in. */
export function habitIn({ habit = {} }: Pick<WrittenAsData['calls'], 'habit'>): Habit {
  const { like = 'applet', ...changes } = typeof habit === 'string' ? { like: habit } : habit;
  return habitOf(habits[like], changes);
}

/** The same declaration with the habit of the applet it names; as it stands where it names none that is known. */
export function withHabit(written: WrittenAsData, applets: Applets): WrittenAsData {
  const { applet, ...calls } = written.calls;
  const habit = applet !== undefined && Object.hasOwn(applets, applet) ? applets[applet] : undefined;
  return habit === undefined ? written : { ...written, calls: { ...calls, habit } };
}

/** A declaration written as data, as code would have written it; its shape has been checked. */
export function declaredFrom({ $schema: _, calls, fields, access, rights, ...rest }: WrittenAsData): Declared {
  const { noun, habit, applet: _applet, ...naming } = calls;
  return {
    ...rest,
    fields: fieldsOf(fields),
    calls: habit === undefined ? conventionalCalls(noun, naming) : callsBy(habitIn(calls), noun, naming),
    ...(access && { access: ruleOf(access) }),
    ...(rights && { rights: rightsOf(rights) }),
  };
}

/** A resource from a declaration written as data. @throws Error for one the linter refuses. */
export const fromData = (written: WrittenAsData): Resource => complete(declaredFrom(written));
