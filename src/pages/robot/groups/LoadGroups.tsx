import { useEffect, useRef, useState } from 'react';
import { useWrite } from '#crud/data/useWrite.ts';
import { useProviders } from '#providers/useProviders.ts';
import { wechatGroupLoad } from '#schemas/endpoints/robot.ts';
import { Button } from '#ui/Button.tsx';
import { wechatGroups } from './wechatGroups.ts';

/** Reads the groups anew from WeChat, which takes a while; the list follows. W4, RB-E4 */
export function LoadGroups({ shop }: { readonly shop: number }) {
  const { call, notifications } = useProviders();
  const { refresh } = useWrite(wechatGroups, shop);
  const [loading, setLoading] = useState(false);
  const leaving = useRef<AbortController>();
  useEffect(() => () => leaving.current?.abort(), []);

  async function load() {
    const own = new AbortController();
    leaving.current = own;
    setLoading(true);
    try {
      await call(wechatGroupLoad, { shop_id: shop }, { signal: own.signal });
      await refresh();
      notifications.open('success', '微信群已加载');
    } catch (error) {
      notifications.fail(error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <div role="status" className="robot-progress">
        {loading && (
          <>
            <progress aria-hidden="true" />
            <span>正在从微信读取，群多的时候要等一会儿…</span>
          </>
        )}
      </div>
      <Button disabled={loading} onClick={() => void load()}>
        加载微信群
      </Button>
    </>
  );
}
