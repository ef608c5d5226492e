import { useLogin } from '@refinedev/core';
import { type FormEvent, useState } from 'react';
import type { Entry } from '#providers/session/Account.ts';
import type { Message } from '#schemas/messages.ts';
import { credentials } from '#schemas/rules/login.ts';
import { withLatinSigns } from '#schemas/text/fold.ts';
import { Button } from '#ui/Button.tsx';
import { LabelledInput } from './LabelledInput.tsx';

interface Props {
  readonly name: Entry['name'];
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onReset: (() => void) | undefined;
  readonly note: Message | undefined;
}

/** What one is known by, and the password; Enter submits, but not while a Chinese word is still being composed. L1, L2 */
export function LoginForm({ name, email, onEmail, onReset, note }: Props) {
  const { mutate: login, isPending } = useLogin<{ readonly email: string; readonly pwd: string }>();
  const [pwd, setPwd] = useState('');
  const [wrong, setWrong] = useState<Message>();
  const [shown, setShown] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const address = withLatinSigns(email);
    const message = credentials({ email: address, pwd }) && name.missing;
    setWrong(message);
    if (message === undefined) login({ email: address, pwd });
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      {note && <p className="note">{note}</p>}
      <LabelledInput
        label={name.label}
        type={name.type}
        name={name.type === 'email' ? 'email' : 'username'}
        autoComplete="username"
        inputMode={name.type}
        value={email}
        onText={onEmail}
      />
      <LabelledInput
        label="密码"
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={pwd}
        onText={setPwd}
      >
        <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? '隐藏' : '显示'}
        </Button>
      </LabelledInput>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" look="filled" large aria-busy={isPending} disabled={isPending}>
        登录
      </Button>
      {onReset && (
        <Button look="plain" className="switch" onClick={onReset}>
          重置密码
        </Button>
      )}
    </form>
  );
}
