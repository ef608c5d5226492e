import { AppletError } from '../http/AppletError.ts';
import type { EditorFiles } from './createEditorFiles.ts';

/**
 * The editor's files before their code is there: it comes with the first call.
 *
 * @param hasController whether there is anything to capture or list by
 */
export function lateEditorFiles(load: () => Promise<EditorFiles>, hasController: boolean): EditorFiles {
  let loaded: Promise<EditorFiles> | undefined;
  async function loadOnce(): Promise<EditorFiles> {
    loaded ??= load();
    try {
      return await loaded;
    } catch (error) {
      // Code that could not be fetched is asked for anew by the next try.
      loaded = undefined;
      throw error;
    }
  }
  const noController = () => {
    throw new AppletError('upload', { method: 'POST', path: '<controller>' }, { why: 'there is none.' });
  };
  return {
    upload: async (...asked) => (await loadOnce()).upload(...asked),
    ...(hasController && {
      capture: async (...asked) => ((await loadOnce()).capture ?? noController)(...asked),
      list: async (...asked) => ((await loadOnce()).list ?? noController)(...asked),
    }),
  };
}
