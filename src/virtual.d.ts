declare module 'virtual:resources' {
  /** The resources declared as data, `src/resources/<name>/<name>.resource.json`, in the order of their folders. */
  export const declaredAsData: readonly import('#crud/declared/ResourceHead.ts').LateResource[];
}
declare module 'virtual:theme.css';
declare module 'virtual:antd.css';
