declare module 'virtual:resources' {
  /** Those declared as data, `src/resources/<name>/<name>.resource.json`, in the order of their folders; further ones apart. */
  export const declaredAsData: readonly import('#crud/declared/ResourceHead.ts').LateResource[];
  /** What is declared beyond what the first file holds; most often there is nothing. 030 */
  export const further: import('#crud/declared/Further.ts').Further | undefined;
}
/** The addresses of what was built of a source, `virtual:files/pages/x/X.tsx`, with spaces between. 036 */
declare module 'virtual:files/*' {
  export const files: string;
}
declare module 'virtual:theme.css';
declare module 'virtual:antd.css';
/** The address of a file a worker of Node can be started with; the server's alone. 051 */
declare module '*?nodeWorker' {
  export const file: string;
}
/** Where each part of each declaration stands: resource → `fields.price` → `src/…/goods.ts:41`. Development only. */
declare module 'virtual:places' {
  export const places: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
