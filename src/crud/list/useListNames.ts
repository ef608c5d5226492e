import { useCallback, useMemo } from 'react';
import type { NameOf } from '#fields/Cell.ts';
import type { Option } from '#fields/choice/choice.tsx';
import type { AnyField } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import type { Forest } from '#fields/tree/growForest.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { collator } from '#schemas/text/collator.ts';
import { useCityNames } from '../data/useCityNames.ts';
import type { Refs } from '../data/useRefs.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** What a list's ids are called, and what there is to choose among where no option is declared. */
export interface ListNames {
  readonly nameOf: NameOf;
  /** Nothing while it is on its way, and for a field whose options are declared. */
  optionsOf(name: string): readonly Option[];
  /** How those belong to each other that a field refers to, where they do. */
  forestOf(name: string): Forest | undefined;
}

interface Dependencies {
  readonly resource: Resource;
  readonly refs: Refs;
  /** The fields that are shown or looked for. */
  readonly names: readonly string[];
  readonly records: readonly DataRecord[];
  /** What is looked for now stays to be chosen, loaded or not. */
  readonly asked: Values;
}

/**
 * Names for the ids of a list. Records referred to are offered as a whole; of a kind whose options nobody lists, what
 * the loaded records hold, by name. CL-E1
 */
export function useListNames({ resource, refs, names, records, asked }: Dependencies): ListNames {
  const held = useMemo(() => heldIn(resource, names, records, asked), [resource, names, records, asked]);
  const cities = [...held].flatMap(([name, ids]) => (isCity(fieldOf(resource, name)) ? ids : []));
  const cityName = useCityNames(cities);
  // Stays the same while no answer is new: every cell is drawn with it.
  const nameOf: NameOf = useCallback(
    (field, id) => (isCity(field) ? cityName(Number(id)) : refs.nameOf(field, id)),
    [refs, cityName],
  );
  return {
    nameOf,
    forestOf: (name) => refs.forestOf(fieldOf(resource, name)),
    optionsOf(name) {
      const field = fieldOf(resource, name);
      const ids = held.get(name);
      if (!ids) return refs.optionsOf(field);
      const options = ids.map((value) => ({ value, label: nameOf(field, value) ?? `#${value}` }));
      return options.sort((a, b) => collator().compare(a.label, b.label));
    },
  };
}

const isCity = ({ kind }: AnyField): boolean => kind === 'city';

/** The ids that stand in the loaded records or are looked for, each once, of fields that offer these. */
function heldIn(resource: Resource, names: readonly string[], records: readonly DataRecord[], asked: Values) {
  const offering = names.filter((name) => kinds[fieldOf(resource, name).kind].filter?.offers === 'loaded');
  return new Map(offering.map((name) => [name, idsIn([asked[name], ...records.map((record) => record[name])])]));
}

const idsIn = (values: readonly unknown[]): readonly number[] => [
  ...new Set(values.flat().filter((id): id is number => typeof id === 'number' && id > 0)),
];
