import { useMemo } from 'react';
import type { EditorPorts } from '#editor/EditorPorts.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { useFieldPort } from '../form/FieldContext.ts';

/** All an article's editor may do to the world outside. */
export function useEditorPorts(): EditorPorts {
  const { upload, local, clock, notifications, fileHost } = useProviders();
  const { beginWork } = useFieldPort();
  return useMemo(
    () => ({
      upload: (file, { kind, ...options }) => upload(file, { type: kind === 'file' ? 'image' : kind, ...options }),
      storage: local,
      clock,
      notice: ({ type, text }) => notifications.open(type, text),
      wordLimit: limits.articleLength,
      resolve: fileHost.resolve,
      beginWork,
    }),
    [upload, local, clock, notifications, fileHost, beginWork],
  );
}
