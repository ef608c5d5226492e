import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { createProviders } from '#providers/createProviders.ts';
import { Product } from '#shell/Product.tsx';
import { benched } from './benched.ts';
import { plain } from './plain.tsx';
import 'virtual:theme.css';
import '#shell/shell.css';

z.config({ jitless: true });

const log = (line: string) => console.error(line);
const providers = createProviders({
  storage: localStorage,
  events: window,
  origin: location.origin,
  fileHost: '/files',
  log,
});
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Product
      sections={[...benched, plain]}
      login={<h1>登录</h1>}
      dashboard={<h1>首页</h1>}
      providers={providers}
      log={log}
    />,
  );
