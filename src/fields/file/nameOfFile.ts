/** What a merchant called a file: `/files/video/1772928000_%E9%A5%BA.mp4` → `饺.mp4`. */
export function nameOfFile(path: string): string {
  const last =
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const plain = last.replace(/^\d{10,13}_(?=.)/, '');
  try {
    return decodeURIComponent(plain) || path;
  } catch {
    return plain;
  }
}
