declare module 'virtual:theme.css';
declare module 'virtual:antd.css';
/** The address of a file a worker of Node can be started with; the server's alone. 051 */
declare module '*?nodeWorker' {
  export const file: string;
}
