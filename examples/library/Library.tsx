import { lazy } from 'react';
import type { Providers } from '#providers/useProviders.ts';
import { Product } from '#shell/Product.tsx';
import { Home } from './Home.tsx';
import { books } from './resources/books.ts';
import { loans } from './resources/loans.ts';
import { readers } from './resources/readers.ts';

const Login = lazy(async () => {
  const [{ LoginPage }, { entry }] = await Promise.all([import('#shell/login/LoginPage.tsx'), import('./account.ts')]);
  return { default: () => <LoginPage entry={entry} /> };
});

/** What the product is made of, in the order of its menu. */
const sections = [books, readers, loans];

interface Props {
  readonly providers: Providers;
  readonly log: (line: string) => void;
}

export const Library = ({ providers, log }: Props) => (
  <Product sections={sections} login={<Login />} dashboard={<Home />} providers={providers} log={log} />
);
