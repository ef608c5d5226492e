import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { createAutosave } from './createAutosave.ts';

function open(written = true) {
  const clock = fakeClock(0);
  const save = vi.fn(() => written);
  const show = vi.fn();
  return { clock, save, show, autosave: createAutosave({ clock, save, show }) };
}

it('E2 an article is saved half a second after the last key, and not before', async () => {
  const { clock, save, autosave } = open();
  autosave.touch();
  await clock.advance(499);
  autosave.touch();
  await clock.advance(499);
  expect(save).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(save).toHaveBeenCalledOnce();
});

it('E14 the message stands for 2000 ms after the last saving', async () => {
  const { clock, show, autosave } = open();
  autosave.touch();
  await clock.advance(500);
  expect(show.mock.calls).toEqual([[true]]);
  autosave.touch();
  await clock.advance(1999);
  expect(show.mock.calls).toEqual([[true], [true]]);
  await clock.advance(501);
  expect(show.mock.calls).toEqual([[true], [true], [false]]);
});

it('what changed nothing is not called saved', async () => {
  const { clock, show, autosave } = open(false);
  autosave.touch();
  await clock.advance(5000);
  expect(show).not.toHaveBeenCalled();
});

it('an editor that is gone saves nothing more', async () => {
  const { clock, save, autosave } = open();
  autosave.touch();
  autosave.stop();
  await clock.advance(5000);
  expect(save).not.toHaveBeenCalled();
});
