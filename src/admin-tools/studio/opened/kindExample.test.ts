import { expect, test } from 'vitest';
import { kindShapes } from '#fields/kindShapes.ts';
import { productResources } from '../../../../tests/support/declaredResources.ts';
import { lintText } from '../../json/lintData.ts';
import { isStyle } from '../../lint/Finding.ts';
import { kindExample } from './kindExample.ts';

const product = { declared: productResources, addresses: [] };
/** A function is code: nothing of it can be tried. */
const inCode = ['computed'];

test.each(Object.keys(kindShapes).filter((kind) => !inCode.includes(kind)))(
  'the example of %s, opened from the reference, is a sound declaration with it',
  (kind) => {
    const text = kindExample(`#kind=${kind}`) ?? '';
    const { written, findings } = lintText(text, product);
    expect(findings.filter((finding) => !isStyle(finding)).map(({ sentence }) => sentence)).toEqual([]);
    expect(written?.fields.more?.kind).toBe(kind);
  },
);

test.each(['', '#', '#kind=', '#kind=nothing', '#kind=constructor', '#more', ...inCode.map((kind) => `#kind=${kind}`)])(
  'the address %s opens what the studio begins with',
  (hash) => {
    expect(kindExample(hash)).toBeUndefined();
  },
);
