import { lazy, useState } from 'react';
import { useRecord } from '#crud/data/useRecord.ts';
import { loadFormDialog } from '#crud/form/loadForms.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { RobotLogin } from '#schemas/states/robotLogin.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { robotSettings } from '../robotSettings.ts';
import type { RobotLoginRun } from './createRobotLogin.ts';
import { failureText, placeText } from './loginText.ts';

const FormDialog = lazy(loadFormDialog);

interface Props {
  readonly shop: number;
  readonly login: RobotLogin;
  readonly press: RobotLoginRun['press'];
}

/** Who the robot is, where it stands, its settings and the way out. W3, RB-D4 */
export function StatusBar({ shop, login, press }: Props) {
  const confirm = useConfirm();
  const { place, known, error } = login;
  const { record } = useRecord(robotSettings, shop, known ? shop : undefined);
  const [setting, setSetting] = useState(false);
  const { name, tone } = placeText[place];
  const { form } = robotSettings;

  async function logOut() {
    const title = '退出微信登录？';
    const body = '退出后机器人不再回复消息，再用需要重新扫码。群和自动回复会保留。';
    if (await confirm({ title, body, ok: '退出', danger: true })) press('logout');
  }

  return (
    <div className="bar robot-status">
      <p role="status">
        <span className="soft">登录状态</span>
        <span className={`tag ${tone}`}>{name}</span>
        {known && <strong>{String(record?.NickName ?? '')}</strong>}
        {place === 'loggedIn' && error !== undefined && (
          <span className="soft">{`上次检查没有成功：${failureText(login)}`}</span>
        )}
      </p>
      {known && (
        <div className="buttons">
          <Button disabled={!record} onClick={() => setSetting(true)}>
            机器人设置
          </Button>
          {place === 'loggedIn' && <Button onClick={() => void logOut()}>退出</Button>}
        </div>
      )}
      {setting && record && form && (
        <LatePart>
          <FormDialog
            resource={robotSettings}
            form={form}
            scope={shop}
            record={record}
            onClose={() => setSetting(false)}
          />
        </LatePart>
      )}
    </div>
  );
}
