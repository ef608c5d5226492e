import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EditorPorts, StoredFile, StoredFiles } from '../EditorPorts.ts';
import { FileManager } from './FileManager.tsx';

// No end comes into sight by itself: whoever wants more asks for it.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

/** So many files on the host, newest first. */
const files = (count: number): readonly StoredFile[] =>
  Array.from({ length: count }, (_, at) => ({ url: `/files/image/${at}.png`, name: `照片 ${at}.png` }));

const pageOf = (all: readonly StoredFile[], start: number): StoredFiles => ({
  files: all.slice(start, start + 20),
  total: all.length,
});

type List = NonNullable<EditorPorts['list']>;

function Stage({
  list,
  onChoose,
}: {
  readonly list: List;
  readonly onChoose: (chosen: readonly StoredFile[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly StoredFile[]>([]);
  const choose = (next: readonly StoredFile[]) => {
    setChosen(next);
    onChoose(next);
  };
  return <FileManager kind="image" list={list} thumbnail={(url) => `${url}?w=144`} chosen={chosen} onChoose={choose} />;
}

/** A manager whose every call is answered by its start and by how many went before it. */
function open(answer: (start: number, nth: number) => Promise<StoredFiles>) {
  const asked: number[] = [];
  let chosen: readonly StoredFile[] = [];
  const keep = (next: readonly StoredFile[]) => {
    chosen = next;
  };
  const list: List = (_kind, start) => answer(start, asked.push(start));
  render(<Stage list={list} onChoose={keep} />);
  return { asked, chosen: () => chosen.map(({ name }) => name), user: userEvent.setup() };
}

it('E15 pictures come 20 at a time, as small copies', async () => {
  const { asked, user } = open(async (start) => pageOf(files(43), start));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/image/0.png?w=144');
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  await user.click(await screen.findByRole('button', { name: '加载更多' }));
  await screen.findByText('共 43 个');
  expect([screen.getAllByRole('checkbox').length, asked]).toEqual([43, [0, 20, 40]]);
});

it('E15 what was sent meanwhile is not shown twice', async () => {
  const { user } = open(async (start) => pageOf(files(25), Math.max(0, start - 2)));
  await screen.findAllByRole('checkbox');
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  await screen.findByRole('checkbox', { name: '照片 24.png' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(25);
});

it('E15 a page of nothing but what is shown already ends the list', async () => {
  const { user } = open(async (start) => ({ ...pageOf(files(20), 0), total: start === 0 ? 21 : 22 }));
  await screen.findAllByRole('checkbox');
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  await screen.findByText('共 20 个');
});

it('E15 a page that did not come can be asked for again', async () => {
  const { user } = open(async (start, nth) => {
    if (nth === 1) throw new Error('请求错误');
    return pageOf(files(3), start);
  });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
});

it('E15 pictures are chosen in the order they are pressed, and let go again', async () => {
  const { user, chosen } = open(async (start) => pageOf(files(5), start));
  await user.click(await screen.findByRole('checkbox', { name: '照片 3.png' }));
  await user.click(screen.getByRole('checkbox', { name: '照片 1.png' }));
  await user.click(screen.getByRole('checkbox', { name: '照片 4.png' }));
  await user.click(screen.getByRole('checkbox', { name: '照片 1.png' }));
  expect(chosen()).toEqual(['照片 3.png', '照片 4.png']);
});

it('E15 where nothing was sent yet that is said', async () => {
  open(async () => ({ files: [], total: 0 }));
  await screen.findByText('还没有上传过图片');
});
