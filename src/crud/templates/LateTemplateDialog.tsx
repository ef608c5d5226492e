import { type ComponentProps, lazy } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { TemplateDialog as Dialog } from './TemplateDialog.tsx';

const TemplateDialog = lazy(async () => ({ default: (await import('./TemplateDialog.tsx')).TemplateDialog }));

/** Where templates are kept in order; its code comes when it is opened. */
export const LateTemplateDialog = (props: ComponentProps<typeof Dialog>) => (
  <LatePart>
    <TemplateDialog {...props} />
  </LatePart>
);
