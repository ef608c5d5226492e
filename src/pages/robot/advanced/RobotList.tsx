import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { robotDelete, robotList } from '#schemas/endpoints/robot.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Failed } from '#ui/Faces.tsx';
import './robotList.css';

interface Props {
  readonly shop: number;
  readonly onRemoved: () => void;
}

/** The robots of all shops of the merchant; each can be removed after a question. W7 */
export function RobotList({ shop, onRemoved }: Props) {
  const { call, notifications } = useProviders();
  const profile = useProfile();
  const confirm = useConfirm();
  const { data, isError, refetch } = useQuery({
    queryKey: ['robots'],
    queryFn: ({ signal }) => call(robotList, {}, { signal }),
  });
  const [removing, setRemoving] = useState<number>();

  const shopName = (id: number | undefined) =>
    profile?.shops.find((each) => each.id === id)?.name ?? (id === undefined ? '未知店铺' : `店铺 ${id}`);

  async function remove(of: number) {
    const title = `移除「${shopName(of)}」的机器人？`;
    const body = '移除后微信退出登录，登录信息无法恢复，再用需要重新扫码。';
    if (!(await confirm({ title, body, ok: '移除', danger: true }))) return;
    setRemoving(of);
    try {
      await call(robotDelete, { shop_id: of });
      notifications.open('success', '已移除机器人');
      if (of === shop) onRemoved();
      await refetch();
    } catch (error) {
      notifications.fail(error);
    } finally {
      setRemoving(undefined);
    }
  }

  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <p role="status">正在加载…</p>;
  const { robots = [] } = data;
  if (robots.length === 0) return <p>还没有机器人</p>;
  return (
    <ul className="robot-list">
      {robots.map(({ user, logged_in, shop_id }, at) => (
        <li key={shop_id ?? `at-${at}`}>
          <span>
            <strong>{user?.NickName || '未登录过'}</strong>
            <span className="soft">{shopName(shop_id)}</span>
          </span>
          <span className={logged_in ? 'tag good' : 'tag muted'}>{logged_in ? '已登录' : '未登录'}</span>
          {shop_id !== undefined && (
            <Button disabled={removing !== undefined} onClick={() => void remove(shop_id)}>
              移除
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
