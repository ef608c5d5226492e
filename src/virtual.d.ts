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
