import { expect, test } from 'vitest';
import { filled } from '#crud/form/FormMode.ts';
import { checkField } from '#fields/form/checkField.ts';
import { productResources } from '../support/declaredResources.ts';

const begun = productResources.flatMap((resource) =>
  resource.list.begin ? [{ name: resource.name, resource, begin: resource.list.begin }] : [],
);

test.each(begun)(
  'the examples that an empty list of $name offers fill fields of its form, with what may be saved',
  async ({ resource, begin }) => {
    const { says, examples } = await begin();
    expect(says).not.toMatch(/[。！]$/);
    for (const { label, values: fill } of examples) {
      if (!resource.form) throw new Error(`Failed to fill the form of ${resource.name}: it has none.`);
      const begun = filled(resource, resource.form, fill);
      for (const name of Object.keys(fill)) {
        const field = resource.fields[name];
        expect([label, name, field && checkField(field, begun[name])]).toEqual([label, name, undefined]);
        expect(begun[name], name).toBeDefined();
      }
    }
  },
);
