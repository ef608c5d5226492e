import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import Validator from './asyncValidator.ts';

/** Asked of Node, which knows nothing of what stands in for it. */
const { default: RealValidator }: { readonly default: typeof Validator } = createRequire(import.meta.url)(
  '@rc-component/async-validator',
);

type Check = (rule: unknown, value: unknown, done: (error?: unknown) => void) => unknown;

/** What a form store makes of a check: the messages it was refused with. */
async function told(Made: typeof Validator, validator: Check, value: unknown) {
  const checker = new Made({ name: [{ validator }] });
  checker.messages();
  try {
    await checker.validate({ name: value });
    return [];
  } catch (error) {
    const { errors } = Object(error);
    return errors.map(({ message }: { readonly message: unknown }) => message);
  }
}

const wrongOf = (value: unknown) => (String(value).length % 2 === 1 ? new Error(`「${value}」不对`) : undefined);
const checks: Readonly<Record<string, Check>> = {
  'gives a promise': async (_, value) => {
    const wrong = wrongOf(value);
    if (wrong) throw wrong;
  },
  'calls back, as the form store has it do': (_, value, done) => done(wrongOf(value)),
  'calls back later': (_, value, done) => queueMicrotask(() => done(wrongOf(value))),
};

test.each(Object.entries(checks))(
  'G4 a check that %s says of every value what the real one would say',
  async (_, check) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(undefined)), async (value) => {
        expect(await told(Validator, check, value)).toEqual(await told(RealValidator, check, value));
      }),
    );
  },
);

it('a check that fails itself is told of as it failed', async () => {
  const broken = () => Promise.reject('CODE_LOGIC_ERROR');
  expect(await told(Validator, broken, 1)).toEqual(['CODE_LOGIC_ERROR']);
  expect(await told(RealValidator, broken, 1)).toEqual(['CODE_LOGIC_ERROR']);
});
