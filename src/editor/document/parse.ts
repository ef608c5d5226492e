/** The top nodes of a piece of HTML; nothing in it is fetched or run. */
export function parse(html: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...body.childNodes];
}
