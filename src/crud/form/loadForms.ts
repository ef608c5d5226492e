/** Forms are heavy and nobody needs them to see a list: their code comes late. */
const loadPages = () => import('./FormPage.tsx');
const loadDialog = () => import('./FormDialog.tsx');

export const loadCreatePage = async () => ({ default: (await loadPages()).CreatePage });
export const loadEditPage = async () => ({ default: (await loadPages()).EditPage });
export const loadSingletonPage = async () => ({ default: (await loadPages()).SingletonPage });
export const loadFormDialog = async () => ({ default: (await loadDialog()).FormDialog });

/** The same in steps, for a page that has other things to do: what all inputs stand on, the inputs, the rest. */
export const formParts = [
  () => import('#ui/theme/AntdTheme.tsx'),
  () => import('#fields/inputs.ts'),
  loadPages,
  loadDialog,
] as const;
