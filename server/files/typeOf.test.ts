import { expect, test } from 'vitest';
import { typeOf } from './typeOf.ts';

const head = (text: string) => Buffer.from(text.padEnd(16, '\x01').slice(0, 16), 'latin1');
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

test.each([
  ['a.pdf', '%PDF-1.7', 'application/pdf'],
  ['a.PDF', '%PDF-1.7', 'application/pdf'],
  ['a.zip', 'PK\x03\x04', 'application/zip'],
  ['a.docx', 'PK\x03\x04', 'application/octet-stream'],
  ['a.xls', OLE, 'application/octet-stream'],
  ['a.rar', 'Rar!\x1a\x07\x01', 'application/octet-stream'],
  ['a.7z', "7z\xbc\xaf'\x1c", 'application/octet-stream'],
  ['a.tar', 'menu.txt', 'application/octet-stream'],
  ['a.txt', 'beef 12', 'text/plain; charset=utf-8'],
  ['a.xml', '<?xml version="1.0"?>', 'text/plain; charset=utf-8'],
  ['a.png', '\x89PNG\r\n\x1a\n', 'application/octet-stream'],
])('E4 the attachment %s that begins %j is sent as %s', (name, start, type) => {
  expect(typeOf({ folder: 'file', name }, head(start))).toBe(type);
});

test.each([
  ['a.pdf', '<!doctype html>'],
  ['a.docx', '<script>alert(1)</script>'],
  ['a.txt', 'MZ\x00\x00'],
  ['a.png', '<svg onload="x">'],
  ['a.html', '<!doctype html>'],
  ['a.svg', '<svg xmlns="x">'],
  ['a.exe', 'MZ'],
  ['a', '%PDF-1.7'],
])('E4 an attachment %s that begins %j is not kept', (name, start) => {
  expect(typeOf({ folder: 'file', name }, head(start))).toBeUndefined();
});

test('E4 a short text is kept, an empty one is not', () => {
  expect(typeOf({ folder: 'file', name: 'a.txt' }, Buffer.from('牛肉'))).toBe('text/plain; charset=utf-8');
  expect(typeOf({ folder: 'file', name: 'a.txt' }, Buffer.alloc(0))).toBeUndefined();
});

test('U2 a picture is none where films are kept', () => {
  expect(typeOf({ folder: 'video', name: 'a.mp4' }, head('\x89PNG\r\n\x1a\n'))).toBeUndefined();
});
