import { useMemo } from 'react';
import type { EditorPorts } from '#editor/EditorPorts.ts';
import { sentenceOf } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { useFieldPort } from '../form/FieldContext.ts';

/** All an article's editor may do to the world outside. */
export function useEditorPorts(): EditorPorts {
  const { editorFiles, local, clock, notifications, fileHost } = useProviders();
  const { beginWork, noteFailed, keepDraft } = useFieldPort();
  return useMemo(() => {
    const { upload, capture, list } = editorFiles;
    return {
      upload: (file, options) => upload(file, options).catch(tell),
      ...(capture && { capture: (urls, signal) => capture(urls, signal).catch(tell) }),
      ...(list && { list: (kind, start, signal) => list(kind, start, signal).catch(tell) }),
      storage: local,
      clock,
      notice: ({ type, text }) => notifications.open(type, text),
      wordLimit: limits.articleLength,
      resolve: fileHost.resolve,
      thumbnail: fileHost.thumbnail,
      beginWork,
      noteFailed,
      keepDraft,
    };
  }, [editorFiles, local, clock, notifications, fileHost, beginWork, noteFailed, keepDraft]);
}

/** The editor knows no error of ours: it is given the sentence for the merchant. E14 */
function tell(error: unknown): never {
  throw new Error(sentenceOf(error), { cause: error });
}
