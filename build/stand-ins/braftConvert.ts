/**
 * Stands in for the editor library's own way from and to HTML, which brings React's server along: articles are read and
 * printed by `src/editor/document` (005, 039).
 *
 * The library itself asks for one thing: the colours of an article, for a palette of its own that is not drawn.
 */
export const convertEditorStateToRaw = () => ({ blocks: [], entityMap: {} });

function refuse(): never {
  throw new Error('Failed to convert by the library: articles are read and printed by src/editor/document.');
}

export {
  refuse as convertEditorStateToHTML,
  refuse as convertHTMLToEditorState,
  refuse as convertHTMLToRaw,
  refuse as convertRawToEditorState,
  refuse as convertRawToHTML,
};
