declare module 'virtual:resources' {
  /** The resources declared as data, `src/resources/<name>/<name>.resource.json`, in the order of their folders. */
  export const declaredAsData: readonly import('#crud/declared/ResourceHead.ts').LateResource[];
}
declare module 'virtual:theme.css';
declare module 'virtual:antd.css';
/** Where each part of each declaration stands: resource → `fields.price` → `src/…/goods.ts:41`. Development only. */
declare module 'virtual:places' {
  export const places: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
