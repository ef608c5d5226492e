import type { EditorWay } from './createEditorFiles.ts';

/** How an article's files travel, as the page was told by its `<meta>` of these names. @param told its content, if any */
export function readEditorWay(setting: (name: string) => string | undefined): EditorWay {
  const controller = setting('editor-controller') || 'none';
  return {
    controller: controller === 'none' ? undefined : controller,
    uploads: setting('editor-uploads') === 'controller' ? 'controller' : 'signed',
  };
}
