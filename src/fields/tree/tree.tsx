import type { CSSProperties, ReactElement } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { count } from '#schemas/codecs/count.ts';
import { isReference, reference, textReference } from '#schemas/codecs/reference.ts';
import { type ReferencesWire, references } from '#schemas/codecs/references.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { allNames } from '../ref/allNames.ts';
import { refFilter, refText } from '../ref/ref.ts';
import { severalText, someNames } from '../refs/refs.ts';
import { checkCount } from '../tags/tags.ts';
import type { FieldText, Names } from '../text/FieldText.ts';
import { growForest } from './growForest.ts';
import { type Held, idsIn } from './idsIn.ts';
import { readWhole } from './readWhole.ts';
import { treeFault } from './treeFault.ts';

/** A record of another resource, or several, where those belong to each other; it may be the resource itself. */
export interface TreeField<Value = Held> extends FieldBase<'tree', Value> {
  readonly to: string;
  /** Which of their fields names them. */
  readonly shows: string;
  /** Which of their fields holds the id of the one they belong to. */
  readonly parent: string;
  /** They are known by texts; left out, by numbers. */
  readonly ids?: 'text';
  /** Only those may be chosen that nothing belongs to. */
  readonly leaves?: true;
  /** More than one may be chosen. */
  readonly several?: true;
  /** How many there may be. */
  readonly most?: number;
  /** How several stand on the wire: `[3, 7]` where nothing is said. */
  readonly wire?: ReferencesWire;
}

// A kind brings no style sheet: declarations are read where there is no page.
const whole: CSSProperties = { display: 'flex', minWidth: 0, whiteSpace: 'pre' };
const cut: CSSProperties = { overflow: 'hidden', minWidth: 0, textOverflow: 'ellipsis' };
const own: CSSProperties = { ...cut, flex: 'none', maxWidth: '100%' };

/** The path is read from its end: of a long one the names above give way. Plain elements: what is kept for offline is read off them. */
function drawPath(path: string): ReactElement {
  const at = path.lastIndexOf('/ ') + 1;
  return (
    <span style={whole} title={path}>
      <span className="soft" style={cut}>
        {path.slice(0, at)}
      </span>
      <span style={own}>{path.slice(at)}</span>
    </span>
  );
}

/** What is looked for holds the ids below it by then: whoever narrows a list has put them in. */
const filter: Filter<TreeField, Held, readonly RecordId[]> = {
  ...refFilter,
  matches: (value, asked) => idsIn(value).some((id) => asked.includes(id)),
  widen: (asked, { below }) => [...new Set(asked.flatMap(below))],
};

/** The only one that a text means. */
function meantIn(text: string, field: TreeField, names: Names): RecordId | undefined {
  const [meant, ...others] = names.forestOf?.(field)?.meantBy(text) ?? [];
  return others.length === 0 ? meant : undefined;
}

/** `食品 / 水饺`, or a name or the end of a path where that means one alone; `#7` for one that no path means. */
const oneText: FieldText<TreeField, RecordId> = {
  write(id, field, names) {
    if (!isReference(id)) return '';
    const forest = names.forestOf?.(field);
    if (!forest) return refText.write(id, field, names);
    const path = forest.pathOf(id) ?? '';
    const [meant, other] = forest.meantBy(path);
    return meant === id && other === undefined ? path : `#${id}`;
  },
  read(text, field, names) {
    const forest = names.forestOf?.(field);
    const [meant, ...others] = forest?.meantBy(text) ?? [];
    if (meant === undefined) return refText.read(text, field, names);
    if (others.length === 0) return { value: meant };
    const paths = [meant, ...others].slice(0, 2).map((id) => `「${forest?.pathOf(id)}」`);
    const sameAll = new Set(paths).size === 1;
    const name = text.trim();
    return sameAll
      ? { problem: `有 ${others.length + 1} 个「${name}」，请写编号，例如 #${meant}` }
      : { problem: `有 ${others.length + 1} 个「${name}」，请写全：${paths.join('或')}` };
  },
};
const manyText = severalText<TreeField>(oneText, meantIn);

const text: FieldText<TreeField, Held> = {
  write: (value, field, names) =>
    field.several ? manyText.write(idsIn(value), field, names) : oneText.write(idsIn(value)[0], field, names),
  read: (text, field, names) => (field.several ? manyText : oneText).read(text, field, names),
};

export const treeKind: Kind<TreeField, Held> = {
  column: true,
  narrowed: true,
  cell: {
    width: 'minmax(140px, 1fr)',
    cut: true,
    draw(value, field, { nameOf }) {
      const ids = idsIn(value);
      const [id] = ids;
      if (id === undefined) return nothing;
      if (ids.length > 1) return someNames(ids, field, nameOf);
      return drawPath(nameOf?.(field, id) ?? `#${id}`);
    },
  },
  show: { draw: (value, field, { nameOf }) => allNames(idsIn(value), field, nameOf) },
  filter,
  text,
  codec({ ids, several, wire = 'list' }, { nest, opaque }) {
    if (several) return references(ids === 'text' ? opaque : count, wire, nest);
    return ids === 'text' ? textReference : reference;
  },
  forest: ({ shows, parent }, records) =>
    growForest(
      records.map((record) => {
        const name = String(record[shows] ?? '').trim();
        return { id: record.id, name: name || `#${record.id}`, parent: record[parent] };
      }),
    ),
  whole: readWhole,
  faultAmong: treeFault,
  isEmpty: (value) => value === 0,
  check: (value, field) => checkCount(value, field, '个'),
};
