import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRecords } from '#crud/data/useRecords.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import { Tabs } from '#crud/list/Tabs.tsx';
import { LoadGroups } from './groups/LoadGroups.tsx';
import { wechatGroups } from './groups/wechatGroups.ts';
import { autoReplies } from './replies/autoReplies.ts';

const parts = [
  { value: 'groups', label: '微信群' },
  { value: 'replies', label: '自动回复' },
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
  };
  const shown: Readonly<Record<Part, ReactNode>> = {
    groups: (
      <>
        <LoadGroups shop={shop} />
        <ListPage key="groups" inside resource={wechatGroups} />
      </>
    ),
    replies: <ListPage key="replies" inside resource={autoReplies} />,
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
