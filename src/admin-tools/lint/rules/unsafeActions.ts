import { isScreen } from '#crud/Resource.ts';
import { found } from '../Finding.ts';
import type { Rule } from '../ProductFacts.ts';

/** Actions do something, and nothing dangerous at one press. */
export const unsafeActions: Rule = ({ actions = {} }) =>
  Object.entries(actions).flatMap(([name, action]) => {
    if (isScreen(action)) return [];
    const { values, call, danger, confirm, undo } = action;
    return [
      ...(values || call ? [] : [found('idle-action', ['actions', name], `"${name}" 什么也不做`, { at: 'key' })]),
      ...(danger && !confirm && !undo
        ? [found('unasked-danger', ['actions', name, 'danger'], `"${name}" 一按就执行`, { at: 'key' })]
        : []),
    ];
  });
