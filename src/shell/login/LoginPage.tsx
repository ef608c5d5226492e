import { useState } from 'react';
import { InRefine } from '#crud/data/InRefine.tsx';
import { createResetProvider } from '#providers/auth/createResetProvider.ts';
import type { Entry } from '#providers/session/Account.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useTitle } from '#ui/useTitle.ts';
import { LoginForm } from './LoginForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useResetCode } from './useResetCode.ts';
import './login.css';

interface Props {
  readonly entry: Entry;
}

/** The only public screen: sign in, or set a new password where the account has a way to. L1–L5 */
export function LoginPage({ entry }: Props) {
  const { call } = useProviders();
  const [auth] = useState(() => entry.reset && createResetProvider(entry.reset, call));
  return (
    <InRefine auth={auth}>
      <Login entry={entry} />
    </InRefine>
  );
}

function Login({ entry }: Props) {
  const { brand, session } = useProviders();
  const [mode, setMode] = useState<'login' | 'reset'>('login');
  const [email, setEmail] = useState('');
  const code = useResetCode();
  useTitle(mode === 'login' ? '登录' : '重置密码');

  return (
    <main className="login">
      <div className="login-card">
        <h1>{brand.name}</h1>
        <p className="sub">{brand.about}</p>
        {mode === 'login' ? (
          <LoginForm
            name={entry.name}
            email={email}
            onEmail={setEmail}
            onReset={entry.reset && (() => setMode('reset'))}
            note={session.departure() === 'ended' ? '登录已失效，请重新登录' : undefined}
          />
        ) : (
          <ResetForm email={email} onEmail={setEmail} onDone={() => setMode('login')} code={code} />
        )}
      </div>
    </main>
  );
}
