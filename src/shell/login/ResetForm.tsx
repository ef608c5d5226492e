import { useUpdatePassword } from '@refinedev/core';
import { type FormEvent, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { passwordReset, resetEmail } from '#schemas/rules/login.ts';
import { withLatinSigns } from '#schemas/text/fold.ts';
import { Button } from '#ui/Button.tsx';
import { LabelledInput } from './LabelledInput.tsx';
import type { useResetCode } from './useResetCode.ts';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: () => void;
  readonly code: ReturnType<typeof useResetCode>;
}

/** A new password, proven by a code from the e-mail. L3–L5 */
export function ResetForm({ email, onEmail, onDone, code }: Props) {
  const { notifications } = useProviders();
  const { mutateAsync: update, isPending } = useUpdatePassword<{
    readonly email: string;
    readonly pwd: string;
    readonly token: string;
  }>();
  const [pwd, setPwd] = useState('');
  const [repeated, setRepeated] = useState('');
  const [token, setToken] = useState('');
  const [wrong, setWrong] = useState<Message>();

  const handleSend = () => {
    const address = withLatinSigns(email);
    const message = resetEmail(address);
    setWrong(message);
    if (message === undefined) void code.sendTo(address);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const written = { email: withLatinSigns(email), pwd, token: withLatinSigns(token) };
    const message = passwordReset({ ...written, repeated });
    setWrong(message);
    if (message !== undefined) return;
    const { success } = await update(written);
    if (!success) return;
    notifications.open('success', '密码已重置，请用新密码登录');
    onDone();
  };
  const waits = code.sending || code.secondsLeft > 0;

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <LabelledInput
        label="邮箱"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onText={onEmail}
      />
      <LabelledInput
        label="新密码"
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={pwd}
        onText={setPwd}
      />
      <LabelledInput
        label="重复新密码"
        type="password"
        name="repeat-password"
        autoComplete="new-password"
        value={repeated}
        onText={setRepeated}
      />
      <LabelledInput
        label="验证码"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={token}
        onText={setToken}
      >
        <Button disabled={waits} aria-busy={code.sending} onClick={handleSend}>
          {code.secondsLeft > 0 ? `${code.secondsLeft} 秒后可重发` : '发送验证码'}
        </Button>
      </LabelledInput>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" look="filled" large aria-busy={isPending} disabled={isPending}>
        确认
      </Button>
      <Button look="plain" className="switch" onClick={onDone}>
        返回
      </Button>
    </form>
  );
}
