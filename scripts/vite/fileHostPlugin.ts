import type { Plugin } from 'vite';

/** Environment variable → the name of the page's meta tag that says it. */
const told = {
  FILE_HOST: 'file-host',
  EDITOR_CONTROLLER: 'editor-controller',
  EDITOR_UPLOADS: 'editor-uploads',
} as const;

/** Tells the page where files are while it is served from its sources; the server does so for the built one. */
export function fileHostPlugin(environment: Readonly<Record<string, string | undefined>> = process.env): Plugin {
  const say = (html: string, [variable, name]: readonly [string, string]) => {
    const content = environment[variable];
    return content ? html.replace(new RegExp(`(name="${name}" content=")[^"]*`), `$1${content}`) : html;
  };
  // An applet elsewhere is asked for nothing that the specification does not know.
  const shorten = (html: string) =>
    environment.APPLET_ORIGIN
      ? html.replace('name="account-calls" content="own"', 'name="account-calls" content="none"')
      : html;
  return {
    name: 'file-host',
    apply: 'serve',
    transformIndexHtml: (html) => shorten(Object.entries(told).reduce(say, html)),
  };
}
