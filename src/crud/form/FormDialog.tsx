import { useRef } from 'react';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useAccess } from '../access/useAccess.ts';
import { useScopedRecord } from '../data/useScopedRecord.ts';
import { type FormDeclaration, oneOf, type Resource } from '../Resource.ts';
import { Denied } from '../show/Refusals.tsx';
import { DialogForm } from './DialogForm.tsx';
import { type Adjust, type FormMode, headingOf } from './FormMode.ts';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  /** What is edited; nothing for a new one. */
  readonly record: DataRecord | undefined;
  /** What a new one is filled with to begin with. */
  readonly fill?: Values | undefined;
  /** What a new one is a copy of. */
  readonly from?: DataRecord | undefined;
  /** What is to be different in that copy; told above its fields. */
  readonly adjust?: Adjust | undefined;
  /** The key of a draft that is gone on with. N4 */
  readonly resume?: string | undefined;
  readonly onClose: () => void;
}

/** A small form over its list; on a phone it fills the screen. C1 */
export function FormDialog({ resource, form, scope, record, fill, from, adjust, resume, onClose }: Props) {
  const start = startOf({ record, fill, from, adjust });
  const { can, reason } = useAccess(resource).may(start.verb === 'update' ? 'update' : 'create');
  /** What the cross and Esc do: a form that holds something asks first. */
  const close = useRef(onClose);
  const all = { resource, form, scope, resume, close, onClose };

  function content() {
    if (!can) return <Denied reason={reason} />;
    if (start.verb === 'create' || !resource.calls.getOne) return <DialogForm {...all} start={start} />;
    return <Loaded {...all} start={start} />;
  }
  return (
    <AntdTheme>
      <Dialog
        guarded
        className="form-dialog"
        title={headingOf(resource, start.verb)}
        width={form.sections.length > 1 ? WIDE_PX : NARROW_PX}
        onClose={() => close.current()}
      >
        {content()}
      </Dialog>
    </AntdTheme>
  );
}

/** Fields in sections stand beside each other. */
const WIDE_PX = 760;
const NARROW_PX = 520;

const startOf = ({ record, fill, from, adjust }: Pick<Props, 'record' | 'fill' | 'from' | 'adjust'>): FormMode => {
  if (record) return { verb: 'update', of: record };
  return from ? { verb: 'copy', of: from, ...(adjust && { adjust }) } : { verb: 'create', fill };
};

type LoadedProps = Omit<Parameters<typeof DialogForm>[0], 'start'> & {
  readonly start: Exclude<FormMode, { readonly verb: 'create' }>;
};

/** A list may hold less of a record than there is: all of it is read first. */
function Loaded({ start, ...props }: LoadedProps) {
  const { resource, scope } = props;
  const { record, loading, failed, refetch } = useScopedRecord(resource, scope, start.of.id);
  if (record) return <DialogForm {...props} start={{ ...start, of: record }} refetch={refetch} />;
  if (loading || !failed) return <ListSkeleton />;
  return <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />;
}
