import { vi } from 'vitest';

/** The files a page has handed to the browser. */
export interface Downloads {
  /** @throws Error when there was none. */
  last(): File;
  count(): number;
}

/** Stands where the browser takes files from a page; undone with all other mocks. */
export function watchDownloads(): Downloads {
  const files: File[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push(new File([blob], this.download));
  });
  return {
    last() {
      const file = files.at(-1);
      if (!file) throw new Error('Failed to find a download: the page has handed out no file.');
      return file;
    },
    count: () => files.length,
  };
}
