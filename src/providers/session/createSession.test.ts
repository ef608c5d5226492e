// @vitest-environment happy-dom
import { expect, it, test, vi } from 'vitest';
import { buildStorage } from '../../../tests/support/builders.ts';
import { createSession } from './createSession.ts';

function build(proof?: string) {
  const storage = buildStorage(proof === undefined ? {} : { 'Login-Session': proof });
  const otherTabs = new EventTarget();
  const session = createSession(storage, otherTabs);
  const told = vi.fn();
  const stop = session.subscribe(told);
  return { storage, otherTabs, session, told, stop };
}

it('L2 the session is kept under Login-Session, can be read and removed', () => {
  const { session, storage } = build();
  expect(session.get()).toBeNull();
  session.set('abc');
  expect(storage.getItem('Login-Session')).toBe('abc');
  expect(session.get()).toBe('abc');
  session.clear();
  expect(storage.getItem('Login-Session')).toBeNull();
  expect(session.get()).toBeNull();
});

it('L2 a session that is there already is found', () => {
  expect(build('kept').session.get()).toBe('kept');
});

it('R5 whoever listens hears of coming and going, until they stop', () => {
  const { session, told, stop } = build();
  session.set('abc');
  session.clear();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  session.set('def');
  expect(told).toHaveBeenCalledTimes(2);
});

it('T5 ends only the session that is meant', () => {
  const { session, told } = build('new');
  session.end('old');
  session.end(null);
  expect(session.get()).toBe('new');
  expect(told).not.toHaveBeenCalled();
  session.end('new');
  expect(session.get()).toBeNull();
  session.end('new');
  expect(told).toHaveBeenCalledOnce();
});

it('tells a merchant who left from one whose session was ended', () => {
  const { session } = build();
  expect(session.departure()).toBeNull();
  session.set('abc');
  session.clear();
  expect(session.departure()).toBe('left');
  session.set('def');
  expect(session.departure()).toBeNull();
  session.end('def');
  expect(session.departure()).toBe('ended');
});

it('R8 the word of known shops goes with the session', () => {
  const { session, storage } = build('abc');
  session.rememberShops([1, 22]);
  expect(storage.getItem('Known-Shops')).toBe('1,22');
  session.clear();
  expect(storage.length).toBe(0);
});

test.each([
  ['another session in another tab', new StorageEvent('storage', { key: 'Login-Session', newValue: 'def' }), 1],
  ['a storage that another tab emptied', new StorageEvent('storage', { key: null }), 1],
  ['something else in another tab', new StorageEvent('storage', { key: 'draft:1' }), 0],
  ['an event that is none of a storage', new Event('storage'), 0],
])('L2 %s is told to whoever listens, as it concerns them', (_, event, times) => {
  const { otherTabs, told } = build('abc');
  otherTabs.dispatchEvent(event);
  expect(told).toHaveBeenCalledTimes(times);
});

it('L2 a logout in another tab is a logout in this one', () => {
  const { otherTabs, session, storage } = build('abc');
  storage.removeItem('Login-Session');
  otherTabs.dispatchEvent(new StorageEvent('storage', { key: 'Login-Session', newValue: null }));
  expect(session.get()).toBeNull();
});

it('a browser without room keeps its merchant signed in', () => {
  const { session, storage } = build('kept');
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.rememberShops([1, 22]);
  expect(session.get()).toBe('kept');
});
