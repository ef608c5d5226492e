import { controllerPath } from '#schemas/endpoints/controller.ts';
import type { Settings } from '../settings.ts';

/** What the page is told of its surroundings; each a text of the settings, none a stranger's. */
export interface PageSettings {
  /** Where uploads go and relative pictures are found: a path or an URL. */
  readonly 'file-host': string;
  /** Where the editor's controller answers: a path, an URL, or `none`. E11 */
  readonly 'editor-controller': string;
  /** Which of the two takes an article's pictures and films. U1, E11 */
  readonly 'editor-uploads': 'signed' | 'controller';
  /** Whether the applet lists and ends sessions, beside what spec §7 asks of it. K6 */
  readonly 'account-calls': 'own' | 'none';
  /** Where further declarations lie: `/resources.json`, or nothing. */
  readonly resources: string;
}

/** What the built page says by itself. */
export const builtIn: PageSettings = {
  'file-host': '/files',
  'editor-controller': controllerPath,
  'editor-uploads': 'signed',
  'account-calls': 'own',
  resources: '',
};

/** What follows from the server's settings; no declarations beside. */
export const pageSettings = ({ fileHost, editorController, editorUploads, appletOrigin }: Settings): PageSettings => ({
  'file-host': fileHost,
  'editor-controller': editorController,
  'editor-uploads': editorUploads,
  'account-calls': appletOrigin === undefined ? 'own' : 'none',
  resources: '',
});

/** The page's HTML with other settings than the built-in ones. */
export function tellPage(html: string, settings: PageSettings): string {
  return Object.entries(settings).reduce(
    (page, [name, content]) =>
      page.replace(
        new RegExp(`<meta name="${name}" content="[^"]*" />`),
        `<meta name="${name}" content="${content}" />`,
      ),
    html,
  );
}
