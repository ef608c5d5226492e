/** Every declaration, page and endpoint row of the product as it was written, module by module. */
export function collect(
  files?: readonly string[],
): Promise<{ readonly modules: readonly (readonly [file: string, module: object])[] }>;

/** Declarations as data, each with its text. */
export function dataTexts(): readonly (readonly [file: string, text: string])[];
