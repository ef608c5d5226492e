import type { Shape, ShapeKeys } from '#fields/Shape.ts';
import { must, oneOf } from '#fields/Shape.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Path } from '../../lint/Finding.ts';
import {
  accessAsData,
  declarationAsData,
  fieldKinds,
  isFieldKind,
  keysOfField,
  recordRule,
} from '../../lint/shapes.ts';

/** What may stand at a place: one of these shapes. */
export interface Wanted {
  readonly shapes: readonly Shape[];
  /** The fields that may be named there. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What stands there. */
  readonly value: unknown;
}

/** What may stand at a path of a declaration, given what is written of it. */
export function shapeAt(path: Path, written: unknown): Wanted {
  let shapes = opened({ is: 'object', keys: declarationAsData }, written);
  let value = written;
  let fields = fieldsIn(written);
  for (const step of path) {
    // Fields of a nested row are named within it.
    if (shapes.some(({ is }) => is === 'fields') && isRecord(value)) fields = value;
    value = Array.isArray(value) || isRecord(value) ? Reflect.get(value, step) : undefined;
    const inner = value;
    shapes = shapes.flatMap((shape) => inside(shape, step).flatMap((each) => opened(each, inner)));
  }
  return { shapes, fields, value };
}

const fieldsIn = (written: unknown): Wanted['fields'] =>
  isRecord(written) && isRecord(written.fields) ? written.fields : {};

const kindKeys: ShapeKeys = { kind: must(oneOf(...fieldKinds), '字段的种类，如 text、money。') };

/** A shape with what it stands for: either of several, the keys of a kind of field. */
function opened(shape: Shape, value: unknown): readonly Shape[] {
  if (shape.is === 'either') return shape.of.flatMap((each) => opened(each, value));
  if (shape.is === 'access') return [{ is: 'object', keys: accessAsData }];
  if (shape.is === 'right') return [{ is: 'object', keys: accessAsData }, recordRule];
  if (shape.is !== 'field') return [shape];
  const kind = isRecord(value) ? value.kind : undefined;
  return [{ is: 'object', keys: { ...(isFieldKind(kind) && keysOfField(kind)), ...kindKeys } }];
}

function inside(shape: Shape, step: string | number): readonly Shape[] {
  switch (shape.is) {
    case 'object': {
      const entry = Object.hasOwn(shape.keys, step) ? shape.keys[step] : undefined;
      return entry ? [entry.shape] : [];
    }
    case 'list':
    case 'map':
      return [shape.of];
    case 'fields':
      return [{ is: 'field' }];
    default:
      return [];
  }
}
