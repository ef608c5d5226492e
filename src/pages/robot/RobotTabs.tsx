import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRecords } from '#crud/data/useRecords.ts';
import { ListSkeleton } from '#crud/faces/Faces.tsx';
import { ListPage } from '#crud/list/ListPage.tsx';
import { Tabs } from '#crud/list/Tabs.tsx';
import { LoadGroups } from './groups/LoadGroups.tsx';
import { wechatGroups } from './groups/wechatGroups.ts';
import { autoReplies } from './replies/autoReplies.ts';
import { rulesOf } from './replies/rulesOf.ts';

const TesterTab = lazy(() => import('./tester/TesterTab.tsx').then(({ TesterTab }) => ({ default: TesterTab })));

const parts = [
  { value: 'groups', label: '微信群' },
  { value: 'replies', label: '自动回复' },
  { value: 'tester', label: '测试' },
] as const;
type Part = (typeof parts)[number]['value'];

const everything = { page: 1, filters: {} } as const;

/** What a robot that is known can do. The part that is open stands behind the address, its list in it. W4, W5 */
export function RobotTabs({ shop }: { readonly shop: number }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const left = useRef<Partial<Record<Part, string>>>({});
  const open = parts.find(({ value }) => hash === `#${value}`)?.value ?? 'groups';
  const groups = useRecords(wechatGroups, { scope: shop, ...everything });
  const replies = useRecords(autoReplies, { scope: shop, ...everything });
  const counts: Readonly<Record<Part, number | undefined>> = {
    groups: groups.loading || groups.failed ? undefined : groups.total,
    replies: replies.loading || replies.failed ? undefined : replies.total,
    tester: undefined,
  };
  const shown: Readonly<Record<Part, ReactNode>> = {
    groups: <ListPage key="groups" inside resource={wechatGroups} buttons={<LoadGroups shop={shop} />} />,
    replies: <ListPage key="replies" inside resource={autoReplies} />,
    tester: (
      <Suspense fallback={<ListSkeleton />}>
        <TesterTab shop={shop} rules={rulesOf(replies.records)} />
      </Suspense>
    ),
  };

  function lead(to: Part) {
    left.current[open] = search;
    void navigate({ hash: to, search: left.current[to] ?? '' });
  }

  return (
    <>
      <Tabs
        label="机器人"
        options={parts}
        value={open}
        onChange={(value) => lead(parts.find((part) => part.value === value)?.value ?? 'groups')}
        countOf={({ value }) =>
          parts
            .filter((part) => part.value === value)
            .map((part) => counts[part.value])[0]
            ?.toString()
        }
      />
      {shown[open]}
    </>
  );
}
