import braft from 'braft-editor';
import 'braft-editor/dist/index.css';
import { useState } from 'react';

// Named as one of Node's modules would name it.
const BraftEditor = braft.default;

/** The library as it comes, with all that it can do. */
export function Article() {
  const [value, setValue] = useState(() => BraftEditor.createEditorState(''));
  return <BraftEditor value={value} onChange={setValue} />;
}
