/** Forms are heavy and nobody needs them to see a list: their code comes late. */
const loadPages = () => import('./FormPage.tsx');
const loadDialog = () => import('./FormDialog.tsx');

export const loadCreatePage = async () => ({ default: (await loadPages()).CreatePage });
export const loadEditPage = async () => ({ default: (await loadPages()).EditPage });
export const loadSingletonPage = async () => ({ default: (await loadPages()).SingletonPage });
export const loadFormDialog = async () => ({ default: (await loadDialog()).FormDialog });

/** Fetches all of it while nobody waits; a failure is told when a form is really opened. */
export const loadForms = (): void => {
  void Promise.all([loadPages(), loadDialog()]).catch(() => undefined);
};
