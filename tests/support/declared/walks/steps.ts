import { fireEvent } from '@testing-library/dom';
import fc from 'fast-check';
import { canary } from './canary.ts';
import type { FarEnd, MerchantName } from './createFarEnd.ts';
import { shopHere } from './leaksOf.ts';
import type { OpenWalk } from './openWalk.tsx';

/** One thing a merchant, or the network, does. Plain data, so that a failing walk can be read and walked again. */
export type Step =
  | readonly ['go', string]
  | readonly ['back' | 'forward' | 'fill' | 'save' | 'hold' | 'fail' | 'wait']
  | readonly ['press' | 'follow' | 'release', number]
  | readonly ['type', number, string]
  | readonly ['answer', 'yes' | 'no']
  | readonly ['become', MerchantName];

const places = [1, 2].flatMap((shop) => [
  `/shop/${shop}/notes`,
  `/shop/${shop}/notes?status=2`,
  `/shop/${shop}/notes/add`,
  `/shop/${shop}/boxes`,
  // Ids are given once, whatever the shop: 1 and 2 are notes of shop 1, 3 and 4 of shop 2, and so for both.
  `/shop/${shop}/notes/edit?id=${shop * 2}`,
  `/shop/${shop}/notes/edit?id=2`,
  `/shop/${shop}/notes/show?id=${shop * 2 - 1}`,
]);
const elsewhere = ['/shop/3/notes', '/shop/3/boxes', '/memos', '/memos/add', '/dashboard'];

const nth = fc.nat({ max: 30 });
const word = fc.constantFrom('豆腐', '油条', '鱼丸', '3');
const go = fc.tuple(fc.constant('go'), fc.constantFrom(...places));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: go },
  { weight: 2, arbitrary: fc.tuple(fc.constant('go'), fc.constantFrom(...elsewhere)) },
  { weight: 8, arbitrary: fc.tuple(fc.constantFrom('press', 'press', 'follow', 'release'), nth) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('type'), nth, word) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('answer'), fc.constantFrom('yes', 'no')) },
  {
    weight: 9,
    arbitrary: fc.tuple(fc.constantFrom('back', 'forward', 'fill', 'fill', 'save', 'save', 'hold', 'wait')),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('fail')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('become'), fc.constantFrom('demo', 'rival')) },
);

/** From a screen of a shop to anywhere: 8 to 13 steps. */
export const anyWalk: fc.Arbitrary<readonly Step[]> = fc
  .tuple(go, fc.array(anyStep, { minLength: 7, maxLength: 12 }))
  .map(([first, rest]) => [first, ...rest]);

/** Longer than a draft waits before it is kept. */
const A_WHILE_MS = 1000;

/** Does one step; what cannot be done where the page is, is left out. */
export async function take(step: Step, { go, clock, providers }: OpenWalk, farEnd: FarEnd): Promise<void> {
  switch (step[0]) {
    case 'go':
      return void go(step[1]);
    case 'back':
      return history.state?.idx > 0 ? void go(-1) : undefined;
    case 'forward':
      return void go(1);
    case 'save':
      return buttonsIn('form')
        .findLast(({ type }) => type === 'submit')
        ?.click();
    case 'press':
      return pick(buttonsIn('main, [role="dialog"]'), step[1])?.click();
    case 'follow':
      return pick([...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')], step[1])?.click();
    case 'type': {
      const input = pick(textInputs(), step[1]);
      return input && write(input, step[2]);
    }
    case 'fill':
      for (const input of textInputs()) write(input, '填好');
      return undefined;
    case 'answer':
      return buttonsIn('dialog, [role="dialog"]')
        .at(step[1] === 'yes' ? -1 : 0)
        ?.click();
    case 'wait':
      return clock.advance(A_WHILE_MS);
    case 'hold':
      return farEnd.holdNext();
    case 'fail':
      return farEnd.failNext();
    case 'release':
      return farEnd.release(step[1]);
    case 'become':
      providers.session.clear();
      return void providers.auth.login({ email: `${step[1]}@example.com`, pwd: 'x' });
  }
}

/** What is typed says in which shop it was typed. */
const write = (input: Element, text: string): void =>
  void fireEvent.change(input, { target: { value: canary(shopHere(), text) } });

const pick = <Item>(items: readonly Item[], nth: number): Item | undefined => items[nth % Math.max(items.length, 1)];

const buttonsIn = (place: string) =>
  [...document.querySelectorAll(place)].flatMap((box) => [
    ...box.querySelectorAll<HTMLButtonElement>('button:not([disabled])'),
  ]);

/** Whatever takes free text; a choice or a number would not carry whose it is. */
const textInputs = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type="text"], input[type="search"], input:not([type]), textarea:not([aria-hidden])',
  ),
];
