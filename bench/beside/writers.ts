import type { App } from './App.ts';
import { apps } from './apps.ts';

/** What ratios are taken of. */
export const LIBRARY = 'react-braft';

const article = '[contenteditable="true"]';

/** The product's form of new goods, and plain React with the editor's library as it comes: `edit` opens the article. */
export const writers: readonly App[] = [
  ...apps
    .filter(({ name }) => name === 'ours')
    .map((app) => ({
      ...app,
      ...{ path: '/shop/1/goods/add', row: '#name', text: '', edit: 'button:has-text("添加图文")', field: article },
    })),
  {
    ...{ name: LIBRARY, folder: `dist/peers/${LIBRARY}`, path: '/', row: 'input[name=name]', text: '' },
    ...{ scroller: 'html', edit: '[data-edit]', field: article },
  },
];
