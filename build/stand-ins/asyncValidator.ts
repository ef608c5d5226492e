type Done = (error?: unknown) => void;

/** A rule of a form: a function that calls back with what is wrong, or gives a promise of it. */
interface Rule {
  validator?(rule: Rule, value: unknown, done: Done): unknown;
}

/** Stands in for the checker inside the form store, which knows fifteen types of values: the engine's rules are functions. 038 */
export default class Validator {
  readonly #rules: Readonly<Record<string, readonly Rule[]>>;

  constructor(rules: Readonly<Record<string, readonly Rule[]>>) {
    this.#rules = rules;
  }
  messages(): void {}

  /** @throws what is wrong with the first of the values, as `{ errors: [{ message }] }`. */
  async validate(values: Readonly<Record<string, unknown>>): Promise<void> {
    for (const [name, rules] of Object.entries(this.#rules)) {
      for (const rule of rules) {
        const wrong = await asked(rule, values[name]);
        if (wrong !== undefined) throw Object.assign(new Error(name), { errors: [{ message: wordsOf(wrong) }] });
      }
    }
  }
}

const asked = (rule: Rule, value: unknown): Promise<unknown> =>
  new Promise((done) => {
    const promised = rule.validator?.(rule, value, done);
    if (promised instanceof Promise) promised.then(() => done(undefined), done);
  });

const wordsOf = (wrong: unknown): unknown => (wrong instanceof Error ? wrong.message : wrong);
