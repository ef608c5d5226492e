import { expect, it } from 'vitest';
import { createMemoryStore } from './createMemoryStore.ts';
import { createThumbnails } from './createThumbnails.ts';

it('a name that leads nowhere is looked for anew each time, and takes no room', async () => {
  const asked: string[] = [];
  const store = createMemoryStore();
  const get: typeof store.get = (place) => {
    asked.push(place.name);
    return store.get(place);
  };
  const thumbnails = createThumbnails({ ...store, get }, () => {});
  const place = { folder: 'image', name: 'a.png' } as const;
  expect(await thumbnails(place)).toBeUndefined();
  expect(await thumbnails(place)).toBeUndefined();
  expect(asked).toEqual(['a.png', 'a.png']);
});
