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
