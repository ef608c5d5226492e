import { lazy } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { loadFormDialog } from '../form/loadForms.ts';
import { lazyScreen } from '../lazyScreen.ts';
import type { Resource } from '../Resource.ts';
import type { OpenedRecord } from './useDialogs.ts';

const FormDialog = lazy(loadFormDialog);
const ShowDialog = lazy(async () => ({ default: (await import('../show/ShowDialog.tsx')).ShowDialog }));

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly opened: OpenedRecord;
  readonly onClose: () => void;
}

/** Whatever stands open about one record, over its list or over its page. */
export function RecordDialog({ opened, ...over }: Props) {
  const { form, show } = over.resource;
  const { record } = opened;
  switch (opened.what) {
    case 'edit':
      return form && <FormDialog {...over} form={form} record={record} />;
    case 'clone':
      return form && <FormDialog {...over} form={form} record={undefined} from={record} />;
    case 'show':
      return (
        show && <ShowDialog resource={over.resource} fields={show.fields} record={record} onClose={over.onClose} />
      );
    case 'screen': {
      const Screen = lazyScreen(opened.screen);
      return <Screen {...over} record={record} />;
    }
  }
}
