/**
 * Has files fetched that may be asked for next, and leaves them unread: run, their code would hold memory for what nobody
 * has opened. A browser that knows no such links fetches them when they are asked for. 036
 *
 * @param files addresses with spaces between, as `virtual:files/…` gives them.
 */
export function prefetch(files: string): void {
  for (const href of files.split(' ')) {
    if (href === '' || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}
