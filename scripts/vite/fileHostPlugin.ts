import type { Plugin } from 'vite';

/** Tells the page where files are while it is served from its sources; the server does so for the built one. */
export function fileHostPlugin(fileHost = process.env.FILE_HOST ?? '/files'): Plugin {
  return {
    name: 'file-host',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('name="file-host" content="/files"', `name="file-host" content="${fileHost}"`),
  };
}
