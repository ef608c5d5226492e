import { useState } from 'react';
import { InRefine } from '#crud/data/InRefine.tsx';
import { useProviders } from '#providers/useProviders.ts';
import { useTitle } from '#ui/useTitle.ts';
import { LoginForm } from './LoginForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useResetCode } from './useResetCode.ts';
import './login.css';

/** The only public screen: sign in, or set a new password. L1–L5 */
export const LoginPage = () => (
  <InRefine>
    <Login />
  </InRefine>
);

function Login() {
  const { session } = useProviders();
  const [mode, setMode] = useState<'login' | 'reset'>('login');
  const [email, setEmail] = useState('');
  const code = useResetCode();
  useTitle(mode === 'login' ? '登录' : '重置密码');

  return (
    <main className="login">
      <div className="login-card">
        <h1>掌柜台</h1>
        <p className="sub">海外社区商家后台</p>
        {mode === 'login' ? (
          <LoginForm
            email={email}
            onEmail={setEmail}
            onReset={() => setMode('reset')}
            note={session.departure() === 'ended' ? '登录已失效，请重新登录' : undefined}
          />
        ) : (
          <ResetForm email={email} onEmail={setEmail} onDone={() => setMode('login')} code={code} />
        )}
      </div>
    </main>
  );
}
